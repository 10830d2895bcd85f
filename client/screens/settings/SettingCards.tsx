import { Card } from "#client/ui/Card.tsx";
import { Switch } from "#client/ui/Switch.tsx";

/** The settings that this screen offers so far. */
export type SettingKey = "dailyReminder" | "insights";

interface SettingCardsProps {
  settings: Readonly<Record<SettingKey, boolean>>;
  onChange: (key: SettingKey, value: boolean) => void;
}

/** The switches and what each is for. */
export function SettingCards({ settings, onChange }: SettingCardsProps) {
  return (
    <>
      <Card title="Notifications">
        <Switch
          name="dailyReminder"
          label="Daily Check-in Reminder"
          hint="Asks how you are at 9:00, 13:00 and 18:00, unless you have said so already."
          checked={settings.dailyReminder}
          onChange={(value) => onChange("dailyReminder", value)}
        />
      </Card>
      <Card title="Privacy">
        <Switch
          name="insights"
          label="Insights"
          hint="Shows what your own days have in common. It is counted on this server from your moods and karma; no third party sees any of it."
          checked={settings.insights}
          onChange={(value) => onChange("insights", value)}
        />
      </Card>
    </>
  );
}
