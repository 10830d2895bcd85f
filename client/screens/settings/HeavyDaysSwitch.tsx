import { useQuietUntil } from "#client/platform/quietUntil.ts";
import { Switch } from "#client/ui/fields/Switch.tsx";
import { quietForGood } from "#domain/heavyDays.ts";

/** Whether home offers help after heavy days. Stored on this device only. */
export function HeavyDaysSwitch() {
  const [quietUntil, keepQuietUntil] = useQuietUntil();

  return (
    <Switch
      name="heavyDays"
      label="Help on heavy days"
      hint="Home can ask if you’d like to talk."
      more="After a few hard days, to someone who answers. Only this device knows. Turned off, it stays off on this device until you sign out."
      checked={quietUntil !== quietForGood}
      onChange={(isOn) => keepQuietUntil(isOn ? "" : quietForGood)}
    />
  );
}
