import { useEffect, useId, useState } from "react";
import { clock } from "#client/platform/clock.ts";
import { visuallyHidden } from "#client/ui/display/VisuallyHidden.css.ts";
import { sendHeldNow, undoHeld } from "../_held/held.ts";
import type { Waiting } from "../_held/waitingHeld.ts";
import { useSentOnLeaving } from "../_held/useSentOnLeaving.ts";
import { button, left, line, ring, whole } from "./HeldLine.css.ts";

interface HeldLineProps {
  label: string;
  waiting: Waiting;
}

/** In the place of a mood's time while it can be undone. A screen reader hears it once, without the seconds. */
export function HeldLine({ label, waiting: { state, dueAt } }: HeldLineProps) {
  const id = useId();
  useSentOnLeaving("mood");

  const hasFailed = state === "fails";
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is no set of fields
    <div role="group" aria-labelledby={id} className={line}>
      <span id={id} className={visuallyHidden}>
        {label} {hasFailed ? "Not sent yet. It is saved on this device." : "It will be saved in a moment."}
      </span>
      {hasFailed ? (
        <span aria-hidden="true">Not sent yet</span>
      ) : (
        <>
          <svg key={dueAt} className={ring} viewBox="0 0 20 20" aria-hidden="true">
            <circle className={whole} cx="10" cy="10" r="8" />
            <circle className={left} cx="10" cy="10" r="8" pathLength="100" />
          </svg>
          <span aria-hidden="true">
            Sent in <SecondsLeft dueAt={dueAt} /> s
          </span>
        </>
      )}
      {hasFailed && (
        <button type="button" className={button} onClick={() => sendHeldNow("mood")}>
          Try again
        </button>
      )}
      <button type="button" className={button} onClick={() => undoHeld("mood")}>
        Undo
      </button>
    </div>
  );
}

function SecondsLeft({ dueAt }: Pick<Waiting, "dueAt">) {
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => clock.every(1000, () => setNow(clock.now())), []);
  return Math.max(0, Math.ceil((dueAt - now) / 1000));
}
