import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { anchorOf } from "./cards/anchor.ts";

interface Place {
  isWriting: boolean;
  edited: string | null;
  /** Of the location. */
  key?: string;
}

interface Focusable {
  /** The button of a new entry. */
  opener: RefObject<HTMLElement | null>;
  /** The text of a new page. */
  body: RefObject<HTMLElement | null>;
  /** Of the entry that is about to leave the history, which then moves the focus itself. */
  leaving: RefObject<string | undefined>;
}

/** Moves the focus when a new page or an edited entry takes the place of the history, and when it is left. */
export function usePlaceFocus({ isWriting, edited }: Place, { opener, body, leaving }: Focusable): void {
  const { key } = useLocation();
  const isPushed = useNavigationType() === NavigationType.Push;
  const before = useRef({ isWriting: false, edited });

  const move = useEffectEvent((now: Place) => {
    const was = before.current;
    before.current = now;
    // Not in the form, because after navigation the screen's heading takes the focus first.
    if (now.isWriting) return body.current?.focus();
    const hasLeft = was.isWriting || (was.edited !== null && now.edited === null);
    if (!hasLeft && now.edited === was.edited) return undefined;

    const opened = was.isWriting ? opener.current : document.getElementById(anchorOf(was.edited ?? ""));
    const place = hasLeft && !isPushed ? opened : null;
    if (hasLeft && !place && leaving.current !== undefined) return undefined;
    return (place ?? document.querySelector("h1"))?.focus({ preventScroll: true });
  });
  // Also when the place on screen is opened once more.
  useEffect(() => {
    move({ isWriting, edited, key });
  }, [isWriting, edited, key]);
}
