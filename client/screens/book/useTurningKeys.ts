import { useEffect, useEffectEvent } from "react";

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };

/** Turns by the arrow keys, Page Up and Page Down. On a long leaf, the last two scroll first. */
export function useTurningKeys(onTurn: (step: 1 | -1) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest("input, [role=dialog]")) return;
    if (event.key.startsWith("Page") && hasMore(step)) return;
    event.preventDefault();
    onTurn(step);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

/** Whether the window can scroll on in this direction. */
function hasMore(step: 1 | -1): boolean {
  const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
  return step === 1 ? scrollTop + clientHeight < scrollHeight - 1 : scrollTop > 0;
}
