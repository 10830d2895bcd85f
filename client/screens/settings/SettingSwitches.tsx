import { useEffect } from "react";
import { useFragment } from "react-relay";
import { graphql, type RecordSourceProxy } from "relay-runtime";
import type { SettingSwitches_viewer$key } from "#client/__generated__/SettingSwitches_viewer.graphql.ts";
import type { SettingSwitchesMutation } from "#client/__generated__/SettingSwitchesMutation.graphql.ts";
import { platform } from "#client/platform/platform.ts";
import { useSubmit } from "#client/relay/useSubmit.ts";
import { SettingCards, type SettingKey } from "./SettingCards.tsx";

const changeSetting = graphql`
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

/** What a person can switch on and off. Each answers at once, and goes back when the server says no. */
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
  const [submit] = useSubmit<SettingSwitchesMutation>(changeSetting, {
    saved: { title: "Setting Updated" },
    failed: () => ({ title: "Error", description: "Failed to update setting" }),
  });

  useEffect(() => void platform.storage.keepSettings(settings), [settings]);

  const change = (key: SettingKey, value: boolean) =>
    submit({
      variables: { input: { [key]: value } },
      // An optimistic response would have to invent the insights too.
      optimisticUpdater: (store: RecordSourceProxy) =>
        store.getRoot().getLinkedRecord("viewer")?.getLinkedRecord("settings")?.setValue(value, key),
    });

  return <SettingCards settings={settings} onChange={change} />;
}
