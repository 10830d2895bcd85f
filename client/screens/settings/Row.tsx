import type { ReactNode } from "react";
import { awayText } from "#client/ui/controls/Button.tsx";
import { Link } from "#client/ui/controls/Link.tsx";
import { hintText } from "#client/ui/fields/Field.css.ts";
import { Icon, type IconName } from "#client/ui/display/Icon.tsx";
import { pressing, type Busy } from "#client/ui/controls/pressing.ts";
import { danger as dangerStyle, hint as hintStyle, row, rows, sign, words } from "./Row.css.ts";
import { Spinner } from "#client/ui/display/Spinner.tsx";

/** A column of settings on a card: switches and rows. */
export function Rows({ children }: { children: ReactNode }) {
  return <div className={rows}>{children}</div>;
}

interface RowButtonProps {
  icon: IconName;
  hint?: string;
  children: ReactNode;
  /** For actions that cannot be undone. */
  danger?: boolean;
  /** Shows `busyLabel`, keeps the focus and ignores presses. "away" shows that a connection is missing. */
  busy?: Busy;
  busyLabel?: string;
  onClick: () => void;
}

/** A button across the card. The hint is part of its name, so that people who speak what they see can press it. */
export function RowButton({ icon, hint, children, danger, busy = false, busyLabel, onClick }: RowButtonProps) {
  const isBusy = busy === true;
  const shownHint = busy === "away" ? awayText : hint;

  return (
    <button {...pressing(busy, onClick)} className={danger ? `${row} ${dangerStyle}` : row}>
      <span className={sign}>{isBusy ? <Spinner size={22} decorative /> : <Icon name={icon} />}</span>
      <span className={words}>
        <span>{isBusy && busyLabel ? busyLabel : children}</span>{" "}
        {shownHint && <span className={`${hintText} ${hintStyle}`}>{shownHint}</span>}
      </span>
      <span className={sign}>
        <Icon name="right" size={20} />
      </span>
    </button>
  );
}

interface RowLinkProps {
  icon: IconName;
  hint?: string;
  children: ReactNode;
  /** One of our screens. `href` is anything else, such as a mail link. */
  to?: string;
  href?: string;
}

/** A link across the card. */
export function RowLink({ icon, hint, children, to, href }: RowLinkProps) {
  const inside = (
    <>
      <span className={sign}>
        <Icon name={icon} />
      </span>
      <span className={words}>
        <span>{children}</span> {hint && <span className={`${hintText} ${hintStyle}`}>{hint}</span>}
      </span>
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
