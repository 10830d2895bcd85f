import { useState } from "react";
import { minuteIn } from "#domain/clocks.ts";
import { clock } from "#client/platform/clock.ts";
import { RadioRow } from "#client/ui/fields/RadioRow.tsx";
import { Reveal } from "#client/ui/motion/Reveal.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { TextField } from "#client/ui/fields/TextField.tsx";

export interface When {
  /** In the format of a datetime-local field. Null means "Just now". */
  value: string | null;
  /** The time zone of `value`. */
  zone: string;
  onChange: (value: string | null) => void;
  error: string | undefined;
}

interface WhenFieldProps extends When {
  label: string;
}

/** When the entry happened (docs/rules.md, When). */
export function WhenField({ label, value, zone, onChange, error }: WhenFieldProps) {
  const [now, setNow] = useState(() => new Date(clock.now()));

  return (
    <Stack>
      <RadioRow
        label={label}
        options={choices}
        value={value === null ? "now" : "earlier"}
        onChange={(choice) => onChange(choice === "now" ? null : (value ?? minuteIn(zone, new Date(clock.now()))))}
      />
      {value !== null && (
        <Reveal>
          <TextField
            type="datetime-local"
            name="occurredAt"
            label="Date and time"
            value={value}
            max={minuteIn(zone, now)}
            onFocus={() => setNow(new Date(clock.now()))}
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
