import { useEffect } from "react";
import { helpPath } from "#domain/paths.ts";
import { sendHeldOnLeaving } from "./held.ts";

/** Sends a held action when the component that shows it leaves the screen (docs/rules.md, Undo). */
export function useSentOnLeaving(key: string): void {
  useEffect(
    () => () => {
      // No request, not even its time, may reveal that a person opened the help page.
      if (window.location.pathname !== helpPath) sendHeldOnLeaving(key);
    },
    [key],
  );
}
