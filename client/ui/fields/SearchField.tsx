import { useRef, type Ref } from "react";
import { IconButton } from "../controls/IconButton.tsx";
import { Icon } from "../display/Icon.tsx";
import { control } from "./Field.css.ts";
import { box, clear, inputs, sign } from "./SearchField.css.ts";

interface SearchFieldProps {
  ref?: Ref<HTMLInputElement>;
  name: string;
  label: string;
  /** Default: the label. */
  placeholder?: string;
  /** Small is for a row of controls. */
  size?: keyof typeof inputs;
  maxLength: number;
  value: string;
  onChange: (value: string) => void;
  /** Called by Enter. */
  onSearch: () => void;
  /** Called by Escape and by the button that empties the field. */
  onClear: () => void;
}

/** A search field with an icon and a button that empties it. It has no visible label. */
export function SearchField({
  ref,
  name,
  label,
  maxLength,
  value,
  onChange,
  onSearch,
  onClear,
  ...look
}: SearchFieldProps) {
  const { placeholder = label, size = "regular" } = look;
  const form = useRef<HTMLFormElement>(null);

  return (
    <form
      ref={form}
      className={box}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch();
      }}
    >
      <span className={sign}>
        <Icon name="search" />
      </span>
      <input
        ref={ref}
        dir="auto"
        name={name}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={maxLength}
        className={`${control} ${inputs[size]}`}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || value === "") return;
          event.preventDefault();
          onClear();
        }}
      />
      {value !== "" && (
        <span className={clear}>
          <IconButton
            icon="close"
            variant="plain"
            label="Clear the search"
            onClick={() => {
              onClear();
              form.current?.querySelector("input")?.focus();
            }}
          />
        </span>
      )}
    </form>
  );
}
