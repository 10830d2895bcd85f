import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { toasts } from "#client/ui/toasts.ts";

const ToastProvider = lazy(async () => ({ default: (await import("#client/ui/Toast.tsx")).ToastProvider }));

/**
 * The place of the toasts. Its code, which knows swipes and announcements, waits until the first page stands, or comes
 * with the first toast if that is sooner.
 */
export function Toasts() {
  const isAsked = useSyncExternalStore(toasts.subscribe, () => toasts.current() !== undefined);
  const [isTime, setTime] = useState(false);

  useEffect(() => {
    const idle = window.requestIdleCallback?.(() => setTime(true)) ?? 0;
    const latest = setTimeout(() => setTime(true), settledMs);
    return () => {
      window.cancelIdleCallback?.(idle);
      clearTimeout(latest);
    };
  }, []);
  // Once here it stays: it announces the next toast too.
  if (isAsked && !isTime) setTime(true);

  return (
    // There from the start, for a dialog that opens before the first toast: it leaves this place within reach.
    <div data-toasts>
      {isTime && (
        <Suspense>
          <ToastProvider>{null}</ToastProvider>
        </Suspense>
      )}
    </div>
  );
}

const settledMs = 2000;
