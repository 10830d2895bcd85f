import { useFindKey } from "#client/platform/findKey.ts";
import { Switch } from "#client/ui/fields/Switch.tsx";

/** The switch for Ctrl or Cmd and K. The choice is stored only on this device. */
export function FindKeySwitch() {
  const [isOn, choose] = useFindKey();

  return (
    <Switch
      name="findKey"
      label="Search with Ctrl+K or Cmd+K"
      hint="Searches from any screen."
      more="Saved on this device until you sign out."
      checked={isOn}
      onChange={choose}
    />
  );
}
