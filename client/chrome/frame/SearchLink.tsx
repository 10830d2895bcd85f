import { useFragment } from "react-relay";
import { graphql } from "relay-runtime";
import type { SearchLink_viewer$key } from "#client/__generated__/SearchLink_viewer.graphql.ts";
import { askForFindField, focusFindField } from "#client/platform/findKey.ts";
import { IconLink } from "#client/ui/controls/IconButton.tsx";

/** Leads to the history's search, once there is an entry to find. */
export function SearchLink({ viewer }: { viewer: SearchLink_viewer$key }) {
  const { balances } = useFragment(
    graphql`
      fragment SearchLink_viewer on Viewer {
        balances {
          all {
            entries
          }
        }
      }
    `,
    viewer,
  );
  if (balances.all.entries === 0) return null;
  return (
    <IconLink
      icon="search"
      label="Search your diary"
      tip="Search"
      to="/journal"
      onClick={(event) => {
        if (focusFindField()) event.preventDefault();
        else askForFindField();
      }}
    />
  );
}
