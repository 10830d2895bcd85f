import { useState } from "react";
import { useShell } from "#client/chrome/session/shell.ts";
import { clock } from "#client/platform/clock.ts";
import { TextField } from "#client/ui/fields/TextField.tsx";
import { minuteIn } from "#domain/clocks.ts";
import { nameOfPlace } from "#domain/dayNames.ts";
import type { Editor } from "./useEditor.ts";

/** The date and time of an edited entry, in the zone in which it was written. */
export function WhenWritten({ editor: { zone, values, change, errorAt } }: { editor: Editor }) {
  const [now, setNow] = useState(() => new Date(clock.now()));
  const { zone: here } = useShell();
  const isElsewhere = minuteIn(zone, now) !== minuteIn(here(), now);

  return (
    <TextField
      type="datetime-local"
      name="occurredAt"
      label="Date and time"
      hint={isElsewhere && `In ${nameOfPlace(zone)} time, where you wrote it.`}
      value={values.when}
      max={minuteIn(zone, now)}
      onFocus={() => setNow(new Date(clock.now()))}
      onChange={(when) => change({ when })}
      error={errorAt("occurredAt")}
    />
  );
}
