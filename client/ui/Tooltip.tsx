import * as Ariakit from "@ariakit/react";
import { lazy, Suspense, type ReactElement } from "react";
import { tooltip } from "#domain/limits.ts";

// The bubble imports positioning code, so it is fetched when the first one is about to show.
const TooltipBubble = lazy(async () => ({ default: (await import("./TooltipBubble.tsx")).TooltipBubble }));

interface TooltipProps {
  text: string;
  /** One element that can be hovered and focused. It needs a name of its own: the bubble must not be the only one. */
  children: ReactElement;
}

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
