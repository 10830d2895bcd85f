import * as Ariakit from "@ariakit/react";
import { useId, useMemo, useState } from "react";
import { control, field, hintText, labelText } from "./Field.css.ts";
import { FieldError, type FieldTexts } from "./Field.tsx";
import { Icon } from "../display/Icon.tsx";
import { matching } from "./matching.ts";
import { longPopover, noMatch, search } from "./SearchSelect.css.ts";
import type { SelectOption } from "./Select.tsx";
import { arrow, button, chosen, mark, nothingChosen, option as optionStyle, popover } from "./Select.css.ts";
import { visuallyHidden } from "../display/VisuallyHidden.css.ts";

interface SearchSelectProps extends Omit<FieldTexts, "labelEnd"> {
  name: string;
  options: readonly SelectOption<string>[];
  value: string;
  onChange: (value: string) => void;
  /** Called when the list opens and when it closes. */
  onOpen?: (isOpen: boolean) => void;
  placeholder?: string;
  searchLabel: string;
  /** Shown instead of the list while it loads. */
  waiting?: string | undefined;
  /** Shown below the list. */
  note?: string | undefined;
}

/** How many options an open list shows at once. */
const shownAtOnce = 8;

/** A choice from a long list, filtered by typing. Import it lazily: it is the largest control. */
export function SearchSelect(props: SearchSelectProps) {
  const { label, labelHidden, hint, error, name, options, value, onChange, onOpen, placeholder, searchLabel } = props;
  const { waiting, note } = props;
  const id = useId();
  const [typed, setTyped] = useState("");
  const matches = useMemo(() => (waiting ? [] : matching(options, typed)), [options, typed, waiting]);
  const picked = options.find((option) => option.value === value);
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");

  return (
    <div className={field}>
      <Ariakit.ComboboxProvider
        selectedValue={picked?.value ?? ""}
        setSelectedValue={onChange}
        resetValueOnHide
        setValue={setTyped}
        setOpen={(isOpen) => onOpen?.(isOpen)}
      >
        <Ariakit.ComboboxSelectLabel className={labelHidden ? visuallyHidden : labelText}>
          {label}
        </Ariakit.ComboboxSelectLabel>
        <Ariakit.ComboboxSelect
          name={name}
          className={button}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        >
          <span className={picked ? chosen : nothingChosen}>{picked?.label ?? placeholder}</span>
          <span className={arrow}>
            <Icon name="chevron" size={18} />
          </span>
        </Ariakit.ComboboxSelect>
        <Ariakit.ComboboxPopover
          className={options.length > shownAtOnce ? longPopover : popover}
          gutter={6}
          sameWidth
          fixed
          unmountOnHide
          aria-label={label}
          data-toast-obstacle=""
        >
          <div className={search}>
            <Ariakit.ComboboxInput
              autoSelect
              dir="auto"
              className={control}
              placeholder={searchLabel}
              aria-label={searchLabel}
            />
          </div>
          <Ariakit.ComboboxList aria-label={label}>
            {matches.map((match) => (
              <Ariakit.ComboboxItem
                key={match.value}
                value={match.value}
                setValueOnClick={false}
                className={optionStyle}
              >
                {match.label}
                <span className={mark}>
                  <Icon name="check" size={18} />
                </span>
              </Ariakit.ComboboxItem>
            ))}
          </Ariakit.ComboboxList>
          {matches.length === 0 && !waiting && (
            <p className={noMatch}>
              Nothing matches “<bdi>{typed}</bdi>”.
            </p>
          )}
          {(waiting ?? note) && <output className={noMatch}>{waiting ?? note}</output>}
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
