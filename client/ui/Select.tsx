import { lazy, Suspense } from "react";
import type { FieldTexts } from "./Field.tsx";
import { field, labelText } from "./Field.css.ts";
import { Icon } from "./Icon.tsx";
import { arrow, buttons, chosen } from "./Select.css.ts";
import { visuallyHidden } from "./VisuallyHidden.css.ts";

/** One line of a select. */
export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
}

export interface SelectProps<Value extends string> extends FieldTexts {
  name?: string;
  options: readonly SelectOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Small for the head of a card. */
  size?: keyof typeof buttons;
}

// Lists and their positioning are a quarter of a first page's code: they come beside it, and are asked for at once.
const loading = import("./SelectMenu.tsx");
const SelectMenu = lazy(async () => ({ default: (await loading).SelectMenu }));

/** One of a few known choices. `SearchSelect` is for long lists. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const choose = (picked: string) => {
    const option = props.options.find(({ value }) => value === picked);
    if (option) props.onChange(option.value);
  };

  return (
    <Suspense fallback={<StillSelect {...props} />}>
      <SelectMenu {...props} onChange={choose} />
    </Suspense>
  );
}

/** The same picture until the real one is here, so that nothing jumps. */
function StillSelect<Value extends string>({
  label,
  labelHidden,
  options,
  value,
  size = "regular",
}: SelectProps<Value>) {
  return (
    <div className={field} aria-hidden="true">
      <span className={labelHidden ? visuallyHidden : labelText}>{label}</span>
      <span className={buttons[size]}>
        <span className={chosen}>{options.find((option) => option.value === value)?.label}</span>
        <span className={arrow}>
          <Icon name="chevron" size={16} />
        </span>
      </span>
    </div>
  );
}
