import { useState, ViewTransition, type ReactNode } from "react";
import { media } from "#client/theme/sizes.ts";
import { leaving } from "./Swap.css.ts";

interface SwapProps {
  /** What the children are about. Where a transition changes it, the ones before fade away above those that can be used already. */
  of: string;
  children: ReactNode;
}

/** A place in which one thing comes for another. */
export function Swap({ of, children }: SwapProps) {
  return <Swapped key={of}>{children}</Swapped>;
}

function Swapped({ children }: Pick<SwapProps, "children">) {
  // Once: a device's setting that changes draws nothing anew.
  const [moves] = useState(mayMove);
  if (!moves) return children;

  return (
    <ViewTransition default="none" exit={leaving}>
      {children}
    </ViewTransition>
  );
}

/** Ends what still moves, so that whoever goes on need not wait for it. */
export function endSwaps(): void {
  const swap = document.activeViewTransition;
  // Before it is ready that would be a failure, which React reports.
  swap?.ready.then(
    () => swap.skipTransition(),
    () => undefined,
  );
}

function mayMove(): boolean {
  return typeof window !== "undefined" && !window.matchMedia(media.still).matches;
}
