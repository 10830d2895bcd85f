import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { TimeZone_viewer$key } from "#client/__generated__/TimeZone_viewer.graphql.ts";
import { deviceZone } from "#client/platform/zones.ts";
import { RowButton } from "./Row.tsx";
import { useOpened } from "#client/ui/overlays/useOpened.ts";
import { nameOfZone } from "./nameOfZone.ts";
import { drawings } from "./drawings.ts";

/** The zone that decides when a day begins: this device's, or a fixed one. */
export function TimeZone({ viewer }: { viewer: TimeZone_viewer$key }) {
  const { drawn, open } = useOpened();
  const { fixedTimeZone } = useFragment(
    graphql`
      fragment TimeZone_viewer on Viewer {
        fixedTimeZone
      }
    `,
    viewer,
  );

  const show = () =>
    void open(async () => {
      const { TimeZoneDialog } = await import("./TimeZoneDialog.tsx");
      return (props) => <TimeZoneDialog fixedTimeZone={fixedTimeZone ?? null} {...props} />;
    });

  return (
    <div>
      <RowButton
        icon={drawings.globe}
        hint={fixedTimeZone ? nameOfZone(fixedTimeZone) : `Follows this device: ${nameOfZone(deviceZone())}`}
        onClick={show}
      >
        Time Zone
      </RowButton>
      {drawn}
    </div>
  );
}
