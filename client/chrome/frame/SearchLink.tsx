import { askForFindField, focusFindField } from "#client/platform/findKey.ts";
import { IconLink } from "#client/ui/controls/IconButton.tsx";
// The key does the same.
import "./findKey.ts";

/** Leads to the history's search. On the history it moves the focus to the field. */
export function SearchLink() {
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
