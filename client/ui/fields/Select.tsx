import { Field, type FieldTexts } from "./Field.tsx";
import { Icon } from "../display/Icon.tsx";
import { beside, selects, whole } from "./Select.css.ts";

export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
}

interface SelectProps<Value extends string> extends Omit<FieldTexts, "labelEnd"> {
  name?: string;
  options: readonly SelectOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Small is for card headings. */
  size?: keyof typeof selects;
}

/** The native list, for a few options. `SearchSelect` is for long lists (docs/decisions/0006). */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, labelHidden, hint, error, name, options, value, onChange, size = "regular" } = props;
  const choose = (picked: string) => {
    const option = options.find((known) => known.value === picked);
    if (option) onChange(option.value);
  };

  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error}>
      {(wiring) => (
        <span className={whole}>
          <select
            {...wiring}
            name={name}
            className={selects[size]}
            value={value}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={beside}>
            <Icon name="chevron" size={16} />
          </span>
        </span>
      )}
    </Field>
  );
}
