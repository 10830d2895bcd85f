import type { PreloadedQuery } from "react-relay";
import { graphql } from "relay-runtime";
import type { SettingsScreenQuery } from "#client/__generated__/SettingsScreenQuery.graphql.ts";
import { Screen } from "#client/chrome/Screen.tsx";
import { useTheme } from "#client/chrome/useTheme.ts";
import { usePreloaded } from "#client/relay/usePreloaded.ts";
import { HelpLine } from "#client/screens/help-now/HelpLine.tsx";
import type { ThemeChoice } from "#client/theme/theme.ts";
import { RadioRow, type RadioOption } from "#client/ui/RadioRow.tsx";
import { StaleNote } from "#client/ui/StaleNote.tsx";
import { ExportJournal } from "./ExportJournal.tsx";
import { SettingSwitches } from "./SettingSwitches.tsx";
import { SettingsSection } from "./SettingsSection.tsx";
import { SignOut } from "./SignOut.tsx";

const themes: readonly RadioOption<ThemeChoice>[] = [
  { value: "day", label: "Day" },
  { value: "night", label: "Night" },
  { value: "system", label: "Follow this device" },
];

const query = graphql`
  query SettingsScreenQuery @preloadable {
    viewer @required(action: THROW) {
      ...SettingSwitches_viewer
    }
  }
`;

/** Settings (spec section 2). There is no skeleton: the look-up has brought them. */
export function SettingsScreen({ queryRef }: { queryRef: PreloadedQuery<SettingsScreenQuery> }) {
  const { data, isStale } = usePreloaded<SettingsScreenQuery>(query, queryRef);
  const { choice, choose } = useTheme();

  return (
    <Screen title="Settings" back="/">
      {isStale && <StaleNote of="settings" />}
      <SettingsSection title="Appearance" rows={false}>
        <RadioRow label="Theme" labelHidden options={themes} value={choice} onChange={choose} />
      </SettingsSection>
      <SettingSwitches viewer={data.viewer} />
      <SettingsSection title="Security">
        <SignOut />
      </SettingsSection>
      <SettingsSection title="Data & Account">
        <ExportJournal />
      </SettingsSection>
      <HelpLine onSky />
    </Screen>
  );
}
