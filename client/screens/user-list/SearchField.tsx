import { textLimits } from "#domain/limits.ts";
import { Icon } from "#client/ui/display/Icon.tsx";
import { control } from "#client/ui/fields/Field.css.ts";
import { frame, input, sign } from "./SearchField.css.ts";

interface SearchFieldProps {
  name: string;
  /** Shown in the field and read with it. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function SearchField({ name, label, value, onChange }: SearchFieldProps) {
  return (
    <search className={frame}>
      <span className={sign}>
        <Icon name="search" />
      </span>
      <input
        type="search"
        dir="auto"
        name={name}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        maxLength={textLimits.search}
        className={`${control} ${input}`}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </search>
  );
}
