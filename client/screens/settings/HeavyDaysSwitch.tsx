import { useQuietUntil } from "#client/platform/quietUntil.ts";
import { Switch } from "./Switch.tsx";
import { quietForGood } from "#domain/heavyDays.ts";

/** Whether home asks after heavy days. The server knows nothing of it. */
export function HeavyDaysSwitch() {
  const [quietUntil, keepQuietUntil] = useQuietUntil();

  return (
    <Switch
      name="heavyDays"
      label="Help on heavy days"
      hint="After several heavy days, home asks whether it would help to talk to someone. This device works it out and tells nobody. Switched off, it stays off here until you sign out."
      checked={quietUntil !== quietForGood}
      onChange={(isOn) => keepQuietUntil(isOn ? "" : quietForGood)}
    />
  );
}
