import { useState, ViewTransition, type ReactNode } from "react";
import { media } from "#client/theme/sizes.ts";
import { leaving } from "./Swap.css.ts";

interface SwapProps {
  /**
   * Identifies the children. When a transition changes it, the old children fade out above the new ones, which are
   * usable immediately.
   */
  contentKey: string;
  children: ReactNode;
}

/** A place whose content is replaced with a fade. */
export function Swap({ contentKey, children }: SwapProps) {
  return <Swapped key={contentKey}>{children}</Swapped>;
}

function Swapped({ children }: Pick<SwapProps, "children">) {
  // Read once, because changing the device's setting does not rerender.
  const [moves] = useState(mayMove);
  if (!moves) return children;

  return (
    <ViewTransition default="none" exit={leaving}>
      {children}
    </ViewTransition>
  );
}

/** Ends running transitions so that nobody has to wait for them. */
export function endSwaps(): void {
  const swap = document.activeViewTransition;
  // Skipping it before it is ready counts as a failure, which React reports.
  swap?.ready.then(
    () => swap.skipTransition(),
    () => undefined,
  );
}

/** Reports what React recovered from, except that the browser ended a transition: the window was resized, or the device is slow. */
export function reportUnlessSkipped(error: unknown): void {
  if (!(error instanceof DOMException)) reportError(error);
}

function mayMove(): boolean {
  return typeof window !== "undefined" && !window.matchMedia(media.still).matches;
}
