import { lazy, Suspense } from "react";
import type { PreloadedQuery } from "react-relay";
import { useSearchParams } from "react-router-dom";
import { graphql } from "relay-runtime";
import type { SettingsScreenQuery } from "#client/__generated__/SettingsScreenQuery.graphql.ts";
import { Screen, type Head } from "#client/chrome/screen/Screen.tsx";
import { ScreenSkeleton } from "#client/chrome/screen/ScreenSkeleton.tsx";
import { useTheme } from "#client/theme/useTheme.ts";
import { usePreloaded } from "#client/data/relay/usePreloaded.ts";
import { tagsPath } from "#domain/paths.ts";
import { HelpLine } from "../_help/HelpLine.tsx";
import type { ThemeChoice } from "#client/theme/theme.ts";
import { hintText } from "#client/ui/fields/Field.css.ts";
import { RadioRow, type RadioOption } from "#client/ui/fields/RadioRow.tsx";
import { RowLink } from "./Row.tsx";
import { StaleNote } from "#client/ui/notes/StaleNote.tsx";
import { bringPath } from "#domain/paths.ts";
import { BirdSwitch } from "./BirdSwitch.tsx";
import { BlockedPeople } from "./BlockedPeople.tsx";
import { ChangePassword } from "./ChangePassword.tsx";
import { DaysPutAway } from "./DaysPutAway.tsx";
import { DeleteAccount } from "./DeleteAccount.tsx";
import { Devices } from "./Devices.tsx";
import { ExportJournal } from "./ExportJournal.tsx";
import { FindKeySwitch } from "./FindKeySwitch.tsx";
import { HeavyDaysSwitch } from "./HeavyDaysSwitch.tsx";
import { Install } from "./Install.tsx";
import { ManageSubscription } from "./ManageSubscription.tsx";
import { ProfileCard } from "./ProfileCard.tsx";
import { ResetProgress } from "./ResetProgress.tsx";
import { SettingSwitches } from "./SettingSwitches.tsx";
import { columns, field, side } from "./SettingsSection.css.ts";
import { SettingsSection } from "./SettingsSection.tsx";
import { SignOut } from "./SignOut.tsx";
import { StoredReadingSwitch } from "./StoredReadingSwitch.tsx";
import { TakeEverything } from "./TakeEverything.tsx";
import { TimeZone } from "./TimeZone.tsx";
import { WellnessTips } from "./WellnessTips.tsx";

// Here and not at an address of its own, which the first page would have to know.
const TagsScreen = lazy(async () => ({ default: (await import("./words/TagsScreen.tsx")).TagsScreen }));

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
      ...settings_viewer
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
  const [search] = useSearchParams();
  if (search.get("show") === "tags")
    return (
      <Suspense fallback={<ScreenSkeleton />}>
        <TagsScreen />
      </Suspense>
    );
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
      {isStale && <StaleNote data="settings" />}
      <ProfileCard viewer={viewer} />
      <div className={columns}>
        <div className={side}>
          <SettingsSection title="Appearance">
            <div className={field}>
              <RadioRow label="Theme" labelHidden options={themes} value={choice} onChange={choose} />
            </div>
            <BirdSwitch />
          </SettingsSection>
          <SettingsSection title="Notifications">
            <SettingSwitches section="Notifications" viewer={viewer} />
            <WellnessTips />
          </SettingsSection>
          <SettingsSection title="Privacy">
            <SettingSwitches section="Privacy" viewer={viewer} />
            <DaysPutAway />
            <HeavyDaysSwitch />
            <StoredReadingSwitch />
            <BlockedPeople />
          </SettingsSection>
        </div>
        <div className={side}>
          <SettingsSection title="Your days">
            <TimeZone viewer={viewer} />
            <RowLink icon="pen" to={tagsPath}>
              Tags and Moods
            </RowLink>
            <FindKeySwitch />
          </SettingsSection>
          <SettingsSection title="Security">
            <ChangePassword email={viewer.email} />
            <Devices />
            <ManageSubscription email={viewer.email} />
            <SignOut />
          </SettingsSection>
          <SettingsSection title="Data & Account">
            <ExportJournal />
            <TakeEverything />
            <RowLink icon="book" hint="From Daylio, Day One or another app." to={bringPath}>
              Bring your diary
            </RowLink>
            <ResetProgress email={viewer.email} />
            <RowLink icon="mail" href={`mailto:${contact.supportEmail}`}>
              Contact Support
            </RowLink>
            <DeleteAccount email={viewer.email} />
          </SettingsSection>
          <SettingsSection title="About">
            <Install />
            <RowLink icon="paper" to="/privacy-policy">
              Privacy Policy
            </RowLink>
            <RowLink icon="paper" to="/terms-conditions">
              Terms & Conditions
            </RowLink>
            <p className={`${field} ${hintText}`}>Version {import.meta.env.VITE_VERSION}</p>
          </SettingsSection>
        </div>
      </div>
      <HelpLine onSky />
    </>
  );
}
