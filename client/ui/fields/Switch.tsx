import { useId, useState } from "react";
import { awayText } from "../controls/Button.tsx";
import { hintText } from "./Field.css.ts";
import { VisuallyHidden } from "../display/VisuallyHidden.tsx";
import { box, cell, label as labelStyle, opener, row, thumb, track, words } from "./Switch.css.ts";

interface SwitchProps {
  label: string;
  /** One line. */
  hint?: string;
  /** The rest of the hint, folded until it is asked for. Screen readers read both with the switch. */
  more?: string;
  name: string;
  checked: boolean;
  /** Whether it needs a server and none answers. */
  isAway?: boolean;
  onChange: (checked: boolean) => void;
}

export function Switch({ label, hint, more, name, checked, isAway = false, onChange }: SwitchProps) {
  const id = useId();
  const described = isAway ? [`${id}-away`] : [hint && `${id}-hint`, more && `${id}-more`].filter(Boolean);

  return (
    <div className={row}>
      <div className={words}>
        <label htmlFor={id} className={labelStyle}>
          {label}
        </label>
        {isAway ? (
          <span id={`${id}-away`} className={hintText}>
            {awayText}
          </span>
        ) : (
          hint && <Hint id={id} label={label} hint={hint} more={more} />
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
          aria-describedby={described.length > 0 ? described.join(" ") : undefined}
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

interface HintProps {
  id: string;
  label: string;
  hint: string;
  more: string | undefined;
}

function Hint({ id, label, hint, more }: HintProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <p className={hintText}>
      <span id={`${id}-hint`}>{hint}</span>{" "}
      {more && (
        <>
          <span id={`${id}-more`} hidden={!isOpen}>
            {more}{" "}
          </span>
          <button
            type="button"
            className={opener}
            aria-expanded={isOpen}
            aria-controls={`${id}-more`}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? "Less" : "More"} <VisuallyHidden>about {label}</VisuallyHidden>
          </button>
        </>
      )}
    </p>
  );
}
