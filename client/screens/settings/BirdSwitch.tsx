import { useBirdChoice } from "#client/platform/bird.ts";
import { Switch } from "#client/ui/fields/Switch.tsx";

/** Whether the bird on the scale moves on this device. */
export function BirdSwitch() {
  const [moves, choose] = useBirdChoice();

  return (
    <Switch
      name="bird"
      label="The bird"
      hint="Moves when you do something."
      more="Turned off, it sits still on this device until you sign out."
      checked={moves}
      onChange={choose}
    />
  );
}
