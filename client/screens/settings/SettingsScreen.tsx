import { Screen } from "#client/chrome/Screen.tsx";
import { useTheme } from "#client/chrome/useTheme.ts";
import type { ThemeChoice } from "#client/theme/theme.ts";
import { Card } from "#client/ui/Card.tsx";
import { RadioGrid, type RadioOption } from "#client/ui/RadioGrid.tsx";
import { SignOut } from "./SignOut.tsx";

const themes: readonly RadioOption<ThemeChoice>[] = [
  { value: "day", label: "Day" },
  { value: "night", label: "Night" },
  { value: "system", label: "Follow this device", apart: true },
];

/** What a person can set, and the way out. */
export function SettingsScreen() {
  const { choice, choose } = useTheme();

  return (
    <Screen title="Settings" back="/" width="column">
      <Card title="Appearance">
        <RadioGrid label="Theme" labelLook="hidden" options={themes} value={choice} onChange={choose} />
      </Card>
      <Card title="Security">
        <SignOut />
      </Card>
    </Screen>
  );
}
