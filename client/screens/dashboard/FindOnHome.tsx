import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { askForFindField } from "#client/platform/findKey.ts";
import { SearchField } from "#client/ui/fields/SearchField.tsx";
import { textLimits } from "#domain/limits.ts";
import { placeOfSearch } from "../_finding/placeOfSearch.ts";

/** Searches the diary. The history shows the results. */
export function FindOnHome() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");

  const find = () => {
    const term = typed.trim();
    askForFindField();
    const { place, options } = placeOfSearch(term);
    void navigate(place, options);
  };
  return (
    <search>
      <SearchField
        name="findFromHome"
        label="Search your diary"
        maxLength={textLimits.diarySearch}
        value={typed}
        onChange={setTyped}
        onSearch={find}
        onClear={() => setTyped("")}
      />
    </search>
  );
}
