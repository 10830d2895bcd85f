import type { ReactNode } from "react";
import { useFragment } from "react-relay";
import { graphql, type RecordSourceProxy } from "relay-runtime";
import type { SettingSwitches_viewer$key } from "#client/__generated__/SettingSwitches_viewer.graphql.ts";
import type { SettingSwitchesMutation } from "#client/__generated__/SettingSwitchesMutation.graphql.ts";
import { useSubmit } from "#client/relay/useSubmit.ts";
import { Switch } from "#client/ui/Switch.tsx";
import { brand } from "#domain/brand.ts";
import type { SettingName } from "#domain/settings.ts";
import { BlockedPeople } from "./BlockedPeople.tsx";
import { HeavyDaysSwitch } from "./HeavyDaysSwitch.tsx";
import { SettingsSection } from "./SettingsSection.tsx";

const changeSettings = graphql`
  mutation SettingSwitchesMutation($input: ChangeSettingsInput!) {
    changeSettings(input: $input) {
      __typename
      ... on ChangeSettingsPayload {
        viewer {
          ...SettingSwitches_viewer
          ...InsightsCard_viewer
        }
      }
      ... on Refusal {
        message
        code
      }
    }
  }
`;

/** The settings. Each changes at once, and back when the server says no. */
export function SettingSwitches({ viewer }: { viewer: SettingSwitches_viewer$key }) {
  const { settings } = useFragment(
    graphql`
      fragment SettingSwitches_viewer on Viewer {
        settings {
          dailyReminder
          insights
        }
      }
    `,
    viewer,
  );
  const [submit] = useSubmit<SettingSwitchesMutation>(changeSettings, {
    saved: { title: "Setting Updated" },
    failed: () => ({ title: "Error", description: "Failed to update setting" }),
  });

  const change = (name: SettingName, value: boolean) =>
    submit({
      variables: { input: { [name]: value } },
      // An optimistic response would need the insights too.
      optimisticUpdater: (store: RecordSourceProxy) =>
        store.getRoot().getLinkedRecord("viewer")?.getLinkedRecord("settings")?.setValue(value, name),
    });

  return sections.map(({ title, switches, here }) => (
    <SettingsSection key={title} title={title}>
      {switches.map(({ name, ...words }) => (
        <Switch key={name} name={name} {...words} checked={settings[name]} onChange={(value) => change(name, value)} />
      ))}
      {here}
    </SettingsSection>
  ));
}

/** Those of domain/settings.ts that have an effect so far. */
const sections = [
  {
    title: "Notifications",
    switches: [
      {
        name: "dailyReminder",
        label: "Daily Check-in Reminder",
        hint: "Asks how you are at 9:00, 13:00 and 18:00, unless you have said so already.",
      },
    ],
    here: null,
  },
  {
    title: "Privacy",
    switches: [
      {
        name: "insights",
        label: "Insights",
        hint: `Shows what your own days have in common. It is counted by ${brand} itself, from your moods, actions, events and journal days, never from your words; no third party sees any of it.`,
      },
    ],
    here: (
      <>
        <HeavyDaysSwitch />
        <BlockedPeople />
      </>
    ),
  },
] as const satisfies readonly {
  title: string;
  switches: readonly { name: SettingName; label: string; hint: string }[];
  /** What is no setting of the server's. */
  here: ReactNode;
}[];
