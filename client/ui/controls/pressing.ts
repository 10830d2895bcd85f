import type { MouseEvent, MouseEventHandler } from "react";

interface Pressing {
  type: "button" | "submit" | "reset";
  "aria-disabled": true | undefined;
  onClick: MouseEventHandler<HTMLButtonElement>;
}

/** What a native button spreads, so that it keeps its focus while it cannot be used, and submits a form only if told to. */
export function pressing(
  disabled: boolean | undefined,
  onClick: MouseEventHandler<HTMLButtonElement> | undefined,
  type: Pressing["type"] = "button",
): Pressing {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Safari leaves the focus elsewhere, and a dialog that this opens could not give it back.
    if (document.activeElement !== event.currentTarget) event.currentTarget.focus({ preventScroll: true });
    if (disabled) event.preventDefault();
    else onClick?.(event);
  };
  return { type, "aria-disabled": disabled ? true : undefined, onClick: press };
}
