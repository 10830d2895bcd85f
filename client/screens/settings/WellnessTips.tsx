import { useWellnessTips } from "#client/platform/wellnessTips.ts";
import { Select, type SelectOption } from "#client/ui/fields/Select.tsx";
import { Switch } from "./Switch.tsx";
import { field } from "./SettingsSection.css.ts";

/** Whether home offers tips, and how often. The server knows nothing of it. */
export function WellnessTips() {
  const [choice, choose] = useWellnessTips();

  return (
    <>
      <Switch
        name="wellnessTips"
        label="Wellness Tips"
        hint="Shows “Get Wellness Tip” on Home. Saved on this device until you sign out."
        checked={choice.isEnabled}
        onChange={(isEnabled) => choose({ ...choice, isEnabled })}
      />
      {choice.isEnabled && (
        <div className={field}>
          <Select
            name="wellnessTipMinutes"
            label="Minutes between tips"
            hint="Not used yet: tips appear only when you ask."
            options={intervals}
            value={`${choice.minutes}`}
            onChange={(minutes) => choose({ ...choice, minutes: Number(minutes) })}
          />
        </div>
      )}
    </>
  );
}

const intervals: readonly SelectOption<string>[] = [15, 30, 60, 120, 240].map((minutes) => ({
  value: `${minutes}`,
  label: `${minutes}`,
}));
