import * as Ariakit from "@ariakit/react";
import { useEffect } from "react";
import { tooltip } from "#domain/limits.ts";
import { clock } from "#client/platform/clock.ts";
import { bubble } from "./Tooltip.css.ts";

interface TooltipBubbleProps {
  /** The element that is hovered or focused when the bubble is first drawn. */
  anchor: Element;
  text: string;
}

/** Appears after a delay (docs/rules.md, Times), or immediately if another bubble was just open. */
export function TooltipBubble({ anchor, text }: TooltipBubbleProps) {
  const store = Ariakit.useTooltipStore({ placement: "top" });

  useEffect(() => {
    let cancel: (() => void) | undefined;
    const show = () => {
      cancel?.();
      cancel = clock.after(clock.now() - lastHiddenAt < tooltip.skipDelayMs ? 0 : tooltip.openDelayMs, store.show);
    };
    const hide = () => {
      cancel?.();
      if (store.getState().open) lastHiddenAt = clock.now();
      store.hide();
    };
    const focus = () => anchor.matches(":focus-visible") && show();
    const leave = (event: Event) =>
      event.type !== "keydown" || (event as KeyboardEvent).key === "Escape" ? hide() : undefined;

    store.setAnchorElement(anchor as HTMLElement);
    if (anchor.matches(":hover")) show();
    else focus();
    const listening = new AbortController();
    const { signal } = listening;
    anchor.addEventListener("pointerenter", show, { signal });
    anchor.addEventListener("focus", focus, { signal });
    for (const event of ["pointerleave", "pointerdown", "blur", "keydown"])
      anchor.addEventListener(event, leave, { signal });
    return () => {
      listening.abort();
      cancel?.();
    };
  }, [anchor, store]);

  return (
    <Ariakit.Tooltip store={store} className={bubble} gutter={6} portal={false} fixed>
      {text}
    </Ariakit.Tooltip>
  );
}

let lastHiddenAt = -Infinity;
