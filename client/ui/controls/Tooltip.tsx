import { useState, type FocusEvent, type ReactElement } from "react";
import { later } from "../motion/later.ts";
import { frame } from "./Tooltip.css.ts";

// The bubble imports positioning code, so it loads on the first hover or focus.
const TooltipBubble = later(async () => (await import("./TooltipBubble.tsx")).TooltipBubble, { when: "loaded" });

interface TooltipProps {
  text: string;
  /** One element that can be hovered and focused. It needs its own accessible name besides the bubble. */
  children: ReactElement;
}

export function Tooltip({ text, children }: TooltipProps) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const meet = ({ currentTarget }: { currentTarget: Element }) => setAnchor(currentTarget.firstElementChild);
  const focus = (event: FocusEvent) => event.target.matches(":focus-visible") && meet(event);

  // A press removes the bubble, also one that is still loading: it would cover what the press opens.
  return (
    <span className={frame} onPointerEnter={meet} onFocus={focus} onPointerDown={() => setAnchor(null)}>
      {children}
      {anchor && <TooltipBubble anchor={anchor} text={text} />}
    </span>
  );
}
