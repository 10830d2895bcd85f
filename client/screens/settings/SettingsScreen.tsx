import { Suspense } from "react";
import type { PreloadedQuery } from "react-relay";
import { graphql } from "relay-runtime";
import type { SettingsScreenQuery } from "#client/__generated__/SettingsScreenQuery.graphql.ts";
import { Screen, type Head } from "#client/chrome/screen/Screen.tsx";
import { ScreenSkeleton } from "#client/chrome/screen/ScreenSkeleton.tsx";
import { useTheme } from "#client/theme/useTheme.ts";
import { usePreloaded } from "#client/data/usePreloaded.ts";
import { HelpLine } from "../_help/HelpLine.tsx";
import type { ThemeChoice } from "#client/theme/theme.ts";
import { hintText } from "#client/ui/fields/Field.css.ts";
import { RadioRow, type RadioOption } from "#client/ui/fields/RadioRow.tsx";
import { RowLink } from "./Row.tsx";
import { StaleNote } from "#client/ui/notes/StaleNote.tsx";
import { BlockedPeople } from "./BlockedPeople.tsx";
import { ChangePassword } from "./ChangePassword.tsx";
import { DeleteAccount } from "./DeleteAccount.tsx";
import { Devices } from "./Devices.tsx";
import { ExportJournal } from "./ExportJournal.tsx";
import { HeavyDaysSwitch } from "./HeavyDaysSwitch.tsx";
import { ManageSubscription } from "./ManageSubscription.tsx";
import { ProfileCard } from "./ProfileCard.tsx";
import { ResetProgress } from "./ResetProgress.tsx";
import { SettingSwitches } from "./SettingSwitches.tsx";
import { field } from "./SettingsSection.css.ts";
import { SettingsSection } from "./SettingsSection.tsx";
import { SignOut } from "./SignOut.tsx";
import { TimeZone } from "./TimeZone.tsx";
import { WellnessTips } from "./WellnessTips.tsx";

const themes: readonly RadioOption<ThemeChoice>[] = [
  { value: "day", label: "Day" },
  { value: "night", label: "Night" },
  { value: "system", label: "Follow this device" },
];

const query = graphql`
  query SettingsScreenQuery @preloadable {
    viewer @required(action: THROW) {
      email
      ...ProfileCard_viewer
      ...SettingSwitches_viewer
      ...TimeZone_viewer
    }
    contact {
      supportEmail
    }
  }
`;

interface SettingsProps {
  queryRef: PreloadedQuery<SettingsScreenQuery>;
}

export const head: Head = { title: "Settings", back: "/" };

/** Settings (docs/rules.md, Settings). */
export function SettingsScreen({ queryRef }: SettingsProps) {
  return (
    <Screen {...head}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Settings queryRef={queryRef} />
      </Suspense>
    </Screen>
  );
}

function Settings({ queryRef }: SettingsProps) {
  const { data, isStale } = usePreloaded<SettingsScreenQuery>(query, queryRef);
  const { choice, choose } = useTheme();
  const { viewer, contact } = data;

  return (
    <>
      {isStale && <StaleNote of="settings" />}
      <ProfileCard viewer={viewer} />
      <SettingsSection title="Appearance" rows={false}>
        <RadioRow label="Theme" labelHidden options={themes} value={choice} onChange={choose} />
      </SettingsSection>
      <SettingsSection title="Notifications">
        <SettingSwitches section="Notifications" viewer={viewer} />
        <WellnessTips />
      </SettingsSection>
      <SettingsSection title="Privacy">
        <SettingSwitches section="Privacy" viewer={viewer} />
        <HeavyDaysSwitch />
        <BlockedPeople />
      </SettingsSection>
      <SettingsSection title="Your days">
        <TimeZone viewer={viewer} />
      </SettingsSection>
      <SettingsSection title="Security">
        <ChangePassword email={viewer.email} />
        <Devices />
        <ManageSubscription email={viewer.email} />
        <SignOut />
      </SettingsSection>
      <SettingsSection title="Data & Account">
        <ExportJournal />
        <ResetProgress email={viewer.email} />
        <RowLink icon="mail" href={`mailto:${contact.supportEmail}`}>
          Contact Support
        </RowLink>
        <DeleteAccount email={viewer.email} />
      </SettingsSection>
      <SettingsSection title="About">
        <RowLink icon="paper" to="/privacy-policy">
          Privacy Policy
        </RowLink>
        <RowLink icon="paper" to="/terms-conditions">
          Terms & Conditions
        </RowLink>
        <p className={`${field} ${hintText}`}>Version {import.meta.env.VITE_VERSION}</p>
      </SettingsSection>
      <HelpLine onSky />
    </>
  );
}
