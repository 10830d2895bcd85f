import { useState } from "react";
import { TextField } from "#client/ui/TextField.tsx";
import { clockIn, isElsewhere } from "./zonedTime.ts";

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

  return (
    <TextField
      type="datetime-local"
      name="occurredAt"
      label="Date and time"
      hint={isElsewhere(zone, now) ? `By the clocks of ${zone.replaceAll("_", " ")}, where it was written.` : undefined}
      value={value}
      max={clockIn(zone, now)}
      onFocus={() => setNow(new Date())}
      onChange={onChange}
      error={error}
    />
  );
}
