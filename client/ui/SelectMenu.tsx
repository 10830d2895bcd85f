import * as Ariakit from "@ariakit/react";
import { useId } from "react";
import { field, hintText, labelText } from "./Field.css.ts";
import { FieldError } from "./Field.tsx";
import { Icon } from "./Icon.tsx";
import { arrow, buttons, chosen, mark, option as optionStyle, popover } from "./Select.css.ts";
import type { SelectProps } from "./Select.tsx";
import { visuallyHidden } from "./VisuallyHidden.css.ts";

/** What a Select becomes once its code is here; use that. */
export function SelectMenu(props: SelectProps<string>) {
  const { label, labelHidden, hint, error, name, options, value, onChange, size = "regular" } = props;
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");

  return (
    <div className={field}>
      <Ariakit.ComboboxProvider selectedValue={value} setSelectedValue={onChange} placement="bottom-end">
        <Ariakit.ComboboxSelectLabel className={labelHidden ? visuallyHidden : labelText}>
          {label}
        </Ariakit.ComboboxSelectLabel>
        <Ariakit.ComboboxSelect
          name={name}
          className={buttons[size]}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        >
          <span className={chosen}>{options.find((option) => option.value === value)?.label}</span>
          <span className={arrow}>
            <Icon name="chevron" size={16} />
          </span>
        </Ariakit.ComboboxSelect>
        <Ariakit.ComboboxPopover className={popover} gutter={6} fixed unmountOnHide aria-label={label}>
          {options.map((option) => (
            <Ariakit.ComboboxItem key={option.value} value={option.value} className={optionStyle}>
              {option.label}
              <span className={mark}>
                <Icon name="check" size={18} />
              </span>
            </Ariakit.ComboboxItem>
          ))}
        </Ariakit.ComboboxPopover>
      </Ariakit.ComboboxProvider>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {hint && (
        <span id={`${id}-hint`} className={hintText}>
          {hint}
        </span>
      )}
    </div>
  );
}
