import type { MouseEvent, MouseEventHandler } from "react";

/** Whether what a button does is under way, or "away": it needs a server, and none answers. */
export type Busy = boolean | "away";

interface Pressing {
  type: "button" | "submit" | "reset";
  "aria-disabled": true | undefined;
  onClick: MouseEventHandler<HTMLButtonElement>;
}

/**
 * Returns props for a native button. It keeps its focus while disabled and submits a form only with `type="submit"`.
 */
export function pressing(
  disabled: Busy | undefined,
  onClick: MouseEventHandler<HTMLButtonElement> | undefined,
  type: Pressing["type"] = "button",
): Pressing {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a pressed button, so a closing dialog could not return the focus to it.
    if (document.activeElement !== event.currentTarget) event.currentTarget.focus({ preventScroll: true });
    if (disabled) event.preventDefault();
    else onClick?.(event);
  };
  return { type, "aria-disabled": disabled ? true : undefined, onClick: press };
}
