import { useState } from "react";
import { refusedAway, useAway } from "#client/data/relay/connected.ts";
import type { Refused } from "#client/data/relay/useSubmit.ts";
import { serverReasonIn } from "#client/platform/requestError.ts";
import type { Busy } from "#client/ui/controls/pressing.ts";
import { toasts } from "#client/ui/overlays/toasts.ts";

/**
 * Runs changes of tags and own moods, and says in a toast what became of them.
 *
 * @returns A function that resolves with whether the change was made, and whether one is under way or cannot be.
 */
export function useChange(): [
  run: (change: () => Promise<Refused | undefined>, done?: string) => Promise<boolean>,
  busy: Busy,
] {
  const [isBusy, setIsBusy] = useState(false);
  const away = useAway();

  const run = async (change: () => Promise<Refused | undefined>, done?: string) => {
    if (refusedAway()) return false;
    setIsBusy(true);
    const reason = await change().then(
      (refusal) => refusal?.message,
      (error: unknown) => serverReasonIn(error) ?? "Something went wrong. Please try again.",
    );
    setIsBusy(false);
    if (reason !== undefined) toasts.show({ title: "Error", description: reason, tone: "destructive" });
    else if (done) toasts.show({ title: done });
    return reason === undefined;
  };
  return [run, isBusy || away];
}
