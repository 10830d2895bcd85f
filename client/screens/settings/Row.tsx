import { useId, type ReactNode } from "react";
import { Link } from "#client/ui/controls/Link.tsx";
import { hintText } from "#client/ui/fields/Field.css.ts";
import { Icon, type IconName } from "#client/ui/display/Icon.tsx";
import { pressing } from "#client/ui/controls/pressing.ts";
import { danger as dangerStyle, hint as hintStyle, row, rows, sign, words } from "./Row.css.ts";
import { Spinner } from "#client/ui/display/Spinner.tsx";

/** What can be done on a sheet, one below the other: switches, rows. */
export function Rows({ children }: { children: ReactNode }) {
  return <div className={rows}>{children}</div>;
}

interface RowButtonProps {
  icon: IconName;
  hint?: string;
  children: ReactNode;
  /** For what cannot be undone. */
  danger?: boolean;
  /** Shows `busyLabel`, keeps the focus and does nothing when pressed. */
  busy?: boolean;
  busyLabel?: string;
  onClick: () => void;
}

/** A button across a sheet. */
export function RowButton({ icon, hint, children, danger, busy = false, busyLabel, onClick }: RowButtonProps) {
  const id = useId();

  return (
    <button
      {...pressing(busy, onClick)}
      className={danger ? `${row} ${dangerStyle}` : row}
      aria-labelledby={`${id}-label`}
      aria-describedby={hint && `${id}-hint`}
    >
      <span className={sign}>{busy ? <Spinner size={22} decorative /> : <Icon name={icon} />}</span>
      <span className={words}>
        <span id={`${id}-label`}>{busy && busyLabel ? busyLabel : children}</span>
        {hint && (
          <span id={`${id}-hint`} className={`${hintText} ${hintStyle}`}>
            {hint}
          </span>
        )}
      </span>
      <span className={sign}>
        <Icon name="right" size={20} />
      </span>
    </button>
  );
}

interface RowLinkProps {
  icon: IconName;
  children: ReactNode;
  /** A screen of ours; `href` is anything else, such as a mail link. */
  to?: string;
  href?: string;
}

/** A link across a sheet. */
export function RowLink({ icon, children, to, href }: RowLinkProps) {
  const inside = (
    <>
      <span className={sign}>
        <Icon name={icon} />
      </span>
      <span className={words}>{children}</span>
      <span className={sign}>
        <Icon name="right" size={20} />
      </span>
    </>
  );

  if (to === undefined)
    return (
      <a href={href} className={row}>
        {inside}
      </a>
    );
  return (
    <Link to={to} className={row}>
      {inside}
    </Link>
  );
}
