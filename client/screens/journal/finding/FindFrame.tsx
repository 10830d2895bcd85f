import { useState, type ReactNode } from "react";
import { FindField } from "./FindField.tsx";
import { frames } from "./FindFrame.css.ts";
import { useTerm } from "./useFinding.ts";

interface FindFrameProps {
  children: (isCalendarOpen: boolean) => ReactNode;
}

/** The search field, and the history or results below it. The field is usable while they load. */
export function FindFrame({ children }: FindFrameProps) {
  const { term } = useTerm();
  const [isCalendarOpen, setIsCalendarOpen] = useState(false);

  return (
    <div className={frames[term === "" ? "history" : "results"]}>
      <FindField isCalendarOpen={isCalendarOpen} onCalendar={() => setIsCalendarOpen(!isCalendarOpen)} />
      {children(isCalendarOpen)}
    </div>
  );
}
