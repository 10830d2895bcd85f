import { useState } from "react";
import { isElsewhere, knownZone } from "#client/platform/zones.ts";
import { TextField } from "#client/ui/TextField.tsx";
import { minuteIn } from "#domain/clocks.ts";

interface EditedWhenProps {
  /** As a datetime-local field has it, in the zone the entry was written in. */
  value: string;
  zone: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** When an entry was. It keeps to the clocks of the place it was written in (design.md section 3). */
export function EditedWhen({ value, zone, onChange, error }: EditedWhenProps) {
  const [now, setNow] = useState(() => new Date());
  const known = knownZone(zone);

  return (
    <TextField
      type="datetime-local"
      name="occurredAt"
      label="Date and time"
      hint={
        isElsewhere(known, now) ? `By the clocks of ${zone.replaceAll("_", " ")}, where it was written.` : undefined
      }
      value={value}
      max={minuteIn(known, now)}
      onFocus={() => setNow(new Date())}
      onChange={onChange}
      error={error}
    />
  );
}
