import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router-dom";
import { useGoHome } from "../_entries/useGoHome.ts";
import { Screen, type Head } from "#client/chrome/screen/Screen.tsx";
import { useToday } from "#client/chrome/session/useToday.ts";
import { useEntryForm } from "../_entries/useEntryForm.ts";
import { HelpLine } from "../_help/HelpLine.tsx";
import { StartOver } from "#client/ui/overlays/StartOver.tsx";
import { isLocalDate, type LocalDate } from "#domain/days.ts";
import { hasWords, moodEntry } from "../_entries/moodEntry.ts";
import { MoodForm } from "./MoodForm.tsx";
import { foot } from "./MoodScreen.css.ts";

export const head: Head = { title: "How are you feeling?", back: "/", width: "columns" };

/** A check-in (docs/rules.md, Moods); a day may hold several. */
export function MoodScreen() {
  const form = useEntryForm(moodEntry, useGoHome());
  const { draft, isStarted, startOver, when } = form;
  useAskedDay((day) => when.onChange(`${day}T12:00`));

  return (
    <Screen {...head}>
      <MoodForm form={form} />
      {/* Beside this long title the button would break the line, and the faces would move as one is picked. */}
      <div className={foot}>{isStarted && <StartOver asks={hasWords(draft)} onStartOver={startOver} />}</div>
      <HelpLine onSky />
    </Screen>
  );
}

/** Takes a day that is over from `?day=`, which then leaves the address. */
function useAskedDay(take: (day: LocalDate) => void): void {
  const [search, setSearch] = useSearchParams();
  const today = useToday();
  const asked = search.get("day");

  const answer = useEffectEvent((day: string) => {
    if (isLocalDate(day) && day < today) take(day);
    const withoutDay = (now: URLSearchParams) => {
      now.delete("day");
      return now;
    };
    setSearch(withoutDay, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (asked !== null) answer(asked);
  }, [asked]);
}
