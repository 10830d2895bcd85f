import { useId } from "react";
import { awayText } from "../controls/Button.tsx";
import { hintText } from "./Field.css.ts";
import { box, cell, label as labelStyle, row, thumb, track, words } from "./Switch.css.ts";

interface SwitchProps {
  label: string;
  hint?: string;
  name: string;
  checked: boolean;
  /** Whether it needs a server and none answers. */
  isAway?: boolean;
  onChange: (checked: boolean) => void;
}

export function Switch({ label, hint: usualHint, name, checked, isAway = false, onChange }: SwitchProps) {
  const id = useId();
  const hint = isAway ? awayText : usualHint;

  return (
    <div className={row}>
      <div className={words}>
        <label htmlFor={id} className={labelStyle}>
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className={hintText}>
            {hint}
          </span>
        )}
      </div>
      <span className={cell}>
        <input
          id={id}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its own state
          role="switch"
          name={name}
          className={box}
          checked={checked}
          aria-describedby={hint ? `${id}-hint` : undefined}
          aria-disabled={isAway || undefined}
          onChange={(event) => !isAway && onChange(event.currentTarget.checked)}
        />
        <span className={track}>
          <span className={thumb} />
        </span>
      </span>
    </div>
  );
}
