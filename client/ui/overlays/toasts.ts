import { toast } from "#domain/limits.ts";

/** What a toast says. Destructive ones are said at once, the others when the person pauses; `karma` shows a coin. */
export interface ToastMessage {
  title: string;
  description?: string;
  tone?: "default" | "karma" | "destructive";
}

/** A toast on screen. It is dismissed first and removed some time later (docs/rules.md, Toasts). */
export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

let shown: ShownToast | undefined;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** The one toast there may be, for callers inside and outside React. */
export const toasts = {
  /** Shows it in place of any other. */
  show: (message: ToastMessage): void => {
    lastId += 1;
    become({ ...message, id: lastId, open: true });
  },

  /** Closes it; it is removed after a delay (docs/rules.md, Toasts), unless another has taken its place. */
  dismiss: (id: number): void => {
    if (shown?.id !== id || !shown.open) return;
    become({ ...shown, open: false });
    removal = setTimeout(() => become(undefined), toast.removedAfterMs);
  },

  /** Forgets it at once. */
  clear: (): void => become(undefined),

  current: (): ShownToast | undefined => shown,

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function become(next: ShownToast | undefined): void {
  clearTimeout(removal);
  shown = next;
  for (const listener of listeners) listener();
}
