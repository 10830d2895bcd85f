import { useEffect, useRef } from "react";
import { takeFindFieldAsk } from "#client/platform/findKey.ts";
import { SearchField } from "#client/ui/fields/SearchField.tsx";
import { textLimits } from "#domain/limits.ts";
import { field } from "./FindField.css.ts";
import { useFinding } from "./useFinding.ts";

interface FindFieldProps {
  /** On a phone a filter and a calendar share its row. */
  isNarrow: boolean;
}

/** The search field of the history. */
export function FindField({ isNarrow }: FindFieldProps) {
  const { typed, type, find, clear } = useFinding();
  const box = useRef<HTMLInputElement>(null);

  // In an effect and a frame later, because the screen's heading takes the focus first.
  useEffect(() => {
    if (!takeFindFieldAsk()) return undefined;
    const frameId = requestAnimationFrame(() => box.current?.focus());
    return () => cancelAnimationFrame(frameId);
  }, []);

  return (
    <search className={field}>
      <SearchField
        ref={box}
        name="find"
        label="Search your diary"
        placeholder={isNarrow ? "Search" : "Search your diary"}
        size="small"
        maxLength={textLimits.diarySearch}
        value={typed}
        onChange={type}
        onSearch={find}
        onClear={clear}
      />
    </search>
  );
}
