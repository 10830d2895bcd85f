import { useWellnessTips } from "#client/platform/wellnessTips.ts";
import { Switch } from "#client/ui/fields/Switch.tsx";

/** Whether home offers tips. Stored on this device only, with an interval that does nothing and is not shown. */
export function WellnessTips() {
  const [choice, choose] = useWellnessTips();

  return (
    <Switch
      name="wellnessTips"
      label="Wellness Tips"
      hint="Offers a tip on Home."
      more="Shows “Get Wellness Tip” there. Saved on this device until you sign out."
      checked={choice.isEnabled}
      onChange={(isEnabled) => choose({ ...choice, isEnabled })}
    />
  );
}
