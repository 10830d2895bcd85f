import { useState } from "react";
import { RadioGrid } from "./RadioGrid.tsx";
import { Reveal } from "./Reveal.tsx";
import { Stack } from "./Stack.tsx";
import { TextField } from "./TextField.tsx";

interface WhenFieldProps {
  /** What is asked, such as "When did it happen?". */
  label: string;
  /** As a datetime-local field has it; null is "Just now". */
  value: string | null;
  onChange: (value: string | null) => void;
  error?: string | undefined;
}

/** The time an entry is about (design.md section 6, 15). Mostly that is just now; the calendar is there once it is asked for. */
export function WhenField({ label, value, onChange, error }: WhenFieldProps) {
  const [latest, setLatest] = useState(() => localMinute(new Date()));

  return (
    <Stack>
      <RadioGrid
        label={label}
        options={choices}
        value={value === null ? "now" : "earlier"}
        onChange={(choice) => onChange(choice === "now" ? null : (value ?? localMinute(new Date())))}
      />
      {value !== null && (
        <Reveal>
          <TextField
            type="datetime-local"
            name="occurredAt"
            label="Date and time"
            value={value}
            max={latest}
            onFocus={() => setLatest(localMinute(new Date()))}
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

/** What a datetime-local field calls this minute, in the device's zone. */
function localMinute(instant: Date): string {
  const local = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
