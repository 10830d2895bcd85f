import * as Ariakit from "@ariakit/react";
import { bubble } from "./Tooltip.css.ts";

interface TooltipBubbleProps {
  store: Ariakit.TooltipStore;
  text: string;
}

export function TooltipBubble({ store, text }: TooltipBubbleProps) {
  return (
    <Ariakit.Tooltip store={store} className={bubble} gutter={6} portal={false} fixed>
      {text}
    </Ariakit.Tooltip>
  );
}
