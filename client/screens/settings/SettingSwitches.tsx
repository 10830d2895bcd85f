import { useFragment } from "react-relay";
import { graphql, type RecordSourceProxy } from "relay-runtime";
import type { settings_viewer$key } from "#client/__generated__/settings_viewer.graphql.ts";
import type { SettingSwitchesMutation } from "#client/__generated__/SettingSwitchesMutation.graphql.ts";
import { settingsFragment } from "#client/data/made/settings.ts";
import { useSubmit } from "#client/data/relay/useSubmit.ts";
import { Switch } from "#client/ui/fields/Switch.tsx";
import { settingNames, settings as known, type Setting, type SettingName } from "#domain/settings.ts";

interface SettingSwitchesProps {
  section: (typeof known)[SettingName]["section"];
  viewer: settings_viewer$key;
}

/** The switches of a section. Each changes immediately, and back if the server refuses. */
export function SettingSwitches({ section, viewer }: SettingSwitchesProps) {
  const { settings } = useFragment(settingsFragment, viewer);

  return settingNames
    .filter((name) => known[name].section === section)
    .map((name) => <SettingSwitch key={name} name={name} isOn={settings[name]} />);
}

function SettingSwitch({ name, isOn }: { name: SettingName; isOn: boolean }) {
  const { label, hint, more, named }: Setting = known[name];
  const [submit, busy] = useSubmit<SettingSwitchesMutation>(
    graphql`
      mutation SettingSwitchesMutation($input: ChangeSettingsInput!) {
        changeSettings(input: $input) {
          __typename
          ... on ChangeSettingsPayload {
            viewer {
              ...settings_viewer
              ...InsightsCard_viewer
              ...OnThisDay_viewer
            }
          }
          ... on Refusal {
            message
            code
          }
        }
      }
    `,
    {
      saved: { title: "Setting Updated" },
      failed: () => ({ title: "Error", description: `Failed to update ${named} setting` }),
    },
  );

  const change = (value: boolean) =>
    submit({
      variables: { input: { [name]: value } },
      // An optimistic response would have to include insights and memories.
      optimisticUpdater: (store: RecordSourceProxy) =>
        store.getRoot().getLinkedRecord("viewer")?.getLinkedRecord("settings")?.setValue(value, name),
    });

  return (
    <Switch
      name={name}
      label={label}
      hint={hint}
      more={more}
      checked={isOn}
      isAway={busy === "away"}
      onChange={change}
    />
  );
}
