import { useEffect, useRef, useState } from "react";
import { Button } from "#client/ui/Button.tsx";
import { TextField } from "#client/ui/TextField.tsx";
import { closed, words } from "./WhenField.css.ts";

interface WhenFieldProps {
  /** As a datetime-local field has it; null is "Just now". */
  value: string | null;
  onChange: (value: string | null) => void;
  error?: string | undefined;
}

/** When it happened (design.md section 6, 15). Mostly that is just now, so the field stays small until it is asked for. */
export function WhenField({ value, onChange, error }: WhenFieldProps) {
  const chooser = useRef<HTMLButtonElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const wasPressed = useRef(false);
  const [latest, setLatest] = useState(() => localMinute(new Date()));
  const isNow = value === null;

  // The button that was pressed has gone: the focus goes on to what came in its place.
  useEffect(() => {
    if (wasPressed.current) (isNow ? chooser : input).current?.focus();
    wasPressed.current = false;
  }, [isNow]);

  const become = (next: string | null) => {
    wasPressed.current = true;
    onChange(next);
  };

  if (isNow)
    return (
      <div className={closed}>
        <p className={words}>
          {label} <strong>Just now</strong>
        </p>
        <Button ref={chooser} variant="plain" size="small" onClick={() => become(localMinute(new Date()))}>
          Choose a time
        </Button>
      </div>
    );

  return (
    <TextField
      ref={input}
      type="datetime-local"
      name="occurredAt"
      label={label}
      value={value}
      max={latest}
      onFocus={() => setLatest(localMinute(new Date()))}
      onChange={onChange}
      error={error}
      labelEnd={
        <Button variant="plain" size="small" onClick={() => become(null)}>
          Just now
        </Button>
      }
    />
  );
}

const label = "When did it happen?";

/** What a datetime-local field calls this minute, in the device's zone. */
function localMinute(instant: Date): string {
  const local = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
