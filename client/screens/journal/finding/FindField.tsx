import { useEffect, useRef } from "react";
import { takeFindFieldAsk } from "#client/platform/findKey.ts";
import { IconButton } from "#client/ui/controls/IconButton.tsx";
import { SearchField } from "#client/ui/fields/SearchField.tsx";
import { textLimits } from "#domain/limits.ts";
import { field, frame, isBeside } from "./FindField.css.ts";
import { useFinding } from "./useFinding.ts";

interface FindFieldProps {
  isCalendarOpen: boolean;
  onCalendar: () => void;
}

/** The field over the history, and the button of its calendar. */
export function FindField({ isCalendarOpen, onCalendar }: FindFieldProps) {
  const { typed, term, type, find, clear } = useFinding();
  const box = useRef<HTMLInputElement>(null);

  // In an effect and a frame later, because the screen's heading takes the focus first.
  useEffect(() => {
    if (!takeFindFieldAsk()) return undefined;
    const frameId = requestAnimationFrame(() => box.current?.focus());
    return () => cancelAnimationFrame(frameId);
  }, []);

  return (
    <search className={frame}>
      <div className={field}>
        <SearchField
          ref={box}
          name="find"
          label="Search your diary"
          maxLength={textLimits.diarySearch}
          value={typed}
          onChange={type}
          onSearch={find}
          onClear={clear}
        />
      </div>
      <span className={term === "" ? undefined : isBeside}>
        <IconButton
          icon="calendar"
          label={isCalendarOpen ? "Close the calendar" : "Open the calendar"}
          aria-expanded={isCalendarOpen}
          onClick={onCalendar}
        />
      </span>
    </search>
  );
}
