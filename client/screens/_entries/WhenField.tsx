import { useState } from "react";
import { minuteIn } from "#domain/clocks.ts";
import { RadioRow } from "#client/ui/fields/RadioRow.tsx";
import { Reveal } from "#client/ui/motion/Reveal.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { TextField } from "#client/ui/fields/TextField.tsx";

export interface When {
  /** As a datetime-local field has it; null is "Just now". */
  value: string | null;
  /** The zone in which `value` is read. */
  zone: string;
  onChange: (value: string | null) => void;
  error: string | undefined;
}

interface WhenFieldProps extends When {
  label: string;
}

/** The time an entry is about (docs/rules.md, When). */
export function WhenField({ label, value, zone, onChange, error }: WhenFieldProps) {
  const [now, setNow] = useState(() => new Date());

  return (
    <Stack>
      <RadioRow
        label={label}
        options={choices}
        value={value === null ? "now" : "earlier"}
        onChange={(choice) => onChange(choice === "now" ? null : (value ?? minuteIn(zone, new Date())))}
      />
      {value !== null && (
        <Reveal>
          <TextField
            type="datetime-local"
            name="occurredAt"
            label="Date and time"
            value={value}
            max={minuteIn(zone, now)}
            onFocus={() => setNow(new Date())}
            onChange={onChange}
            error={error}
          />
        </Reveal>
      )}
    </Stack>
  );
}

const choices = [
  { value: "now", label: "Just now" },
  { value: "earlier", label: "Earlier" },
] as const;
