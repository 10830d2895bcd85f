import { toast } from "#domain/limits.ts";
import { clock } from "#client/platform/clock.ts";

/** A toast's text. Destructive ones interrupt the screen reader, the others wait; `karma` shows a coin. */
export interface ToastMessage {
  title: string;
  description?: string;
  tone?: "default" | "karma" | "destructive";
}

/** A toast on screen. It is first dismissed, then removed after a delay (docs/rules.md, Toasts). */
export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

/** Marks elements that a toast must not cover: header, navigation, docks, the prompt. */
export const toastObstacle = { "data-toast-obstacle": "" };

let shown: ShownToast | undefined;
let lastId = 0;
let cancelRemoval: (() => void) | undefined;
const listeners = new Set<() => void>();

/** The one toast on screen, for code inside and outside React. */
export const toasts = {
  /** Shows a toast and replaces the current one. */
  show: (message: ToastMessage): void => {
    lastId += 1;
    become({ ...message, id: lastId, open: true });
  },

  /** Dismisses a toast. It is removed after a delay (docs/rules.md, Toasts) unless another has replaced it. */
  dismiss: (id: number): void => {
    if (shown?.id !== id || !shown.open) return;
    become({ ...shown, open: false });
    cancelRemoval = clock.after(toast.removedAfterMs, () => become(undefined));
  },

  /** Removes the toast immediately. */
  clear: (): void => become(undefined),

  current: (): ShownToast | undefined => shown,

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function become(next: ShownToast | undefined): void {
  cancelRemoval?.();
  shown = next;
  for (const listener of listeners) listener();
}
