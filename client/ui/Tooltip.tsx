import * as Ariakit from "@ariakit/react";
import { lazy, Suspense, type ReactElement } from "react";
import { tooltip } from "#domain/limits.ts";

// The bubble brings positioning code along: it is fetched when the first one is about to show.
const TooltipBubble = lazy(async () => ({ default: (await import("./TooltipBubble.tsx")).TooltipBubble }));

interface TooltipProps {
  text: string;
  /** One element that can be hovered and focused. It has its own name: the bubble is never its only one. */
  children: ReactElement;
}

/** A few words on hover or focus, for those who see an icon and wonder (delays: spec section 9). */
export function Tooltip({ text, children }: TooltipProps) {
  const store = Ariakit.useTooltipStore({ timeout: tooltip.openDelayMs, skipTimeout: tooltip.skipDelayMs });
  const mounted = Ariakit.useStoreState(store, "mounted");

  return (
    <>
      <Ariakit.TooltipAnchor store={store} render={children} />
      {mounted && (
        <Suspense>
          <TooltipBubble store={store} text={text} />
        </Suspense>
      )}
    </>
  );
}
