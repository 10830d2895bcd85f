import { useState } from "react";
import { graphql } from "relay-runtime";
import type { TimeZoneDialogMutation } from "#client/__generated__/TimeZoneDialogMutation.graphql.ts";
import { deviceZone } from "#client/platform/zones.ts";
import { useSubmit } from "#client/data/relay/useSubmit.ts";
import { Button } from "#client/ui/controls/Button.tsx";
import { Dialog } from "#client/ui/overlays/Dialog.tsx";
import { SearchSelect } from "#client/ui/fields/SearchSelect.tsx";
import type { SelectOption } from "#client/ui/fields/Select.tsx";
import type { OpenedProps } from "#client/ui/overlays/useOpened.ts";
import { isTimeZone } from "#domain/clocks.ts";
import { nameOfZone } from "./nameOfZone.ts";

/** Chooses the person's time zone. */
export function TimeZoneDialog({ fixedTimeZone, open, onClose }: OpenedProps & { fixedTimeZone: string | null }) {
  const [options] = useState(optionsHere);
  const [chosen, setChosen] = useState(fixedTimeZone ?? device);
  const [submit, isSaving] = useSubmit<TimeZoneDialogMutation>(
    graphql`
      mutation TimeZoneDialogMutation($input: FixTimeZoneInput!) {
        fixTimeZone(input: $input) {
          __typename
          ... on FixTimeZonePayload {
            viewer {
              ...TimeZone_viewer
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
      failed: () => ({ title: "Error", description: "Failed to update time zone setting" }),
    },
  );

  const save = () =>
    submit({ variables: { input: { timeZone: chosen === device ? null : chosen } }, onSaved: onClose });

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Time Zone"
      actions={
        <>
          <Button variant="line" onClick={onClose} disabled={isSaving === true}>
            Cancel
          </Button>
          <Button onClick={save} busy={isSaving} busyLabel="Saving...">
            Save
          </Button>
        </>
      }
    >
      <SearchSelect
        name="timeZone"
        label="Your days follow the time in"
        hint="Entries you’ve already saved stay on their day."
        searchLabel="Search time zones"
        options={options}
        value={chosen}
        onChange={setChosen}
      />
    </Dialog>
  );
}

const device = "device";

/** "Follow this device", then the zones it knows. */
function optionsHere(): readonly SelectOption<string>[] {
  const others = Intl.supportedValuesOf("timeZone").filter((zone) => zone !== "UTC" && isTimeZone(zone));
  return [
    { value: device, label: `Follow this device (${nameOfZone(deviceZone())})` },
    ...["UTC", ...others].map((zone) => ({ value: zone, label: nameOfZone(zone) })),
  ];
}
