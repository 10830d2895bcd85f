import { useEffect, useEffectEvent } from "react";
import { useRelayEnvironment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import { offerAfter } from "../_entries/finerOffer.ts";
import { useGoHome } from "../_entries/useGoHome.ts";
import { Screen, type Head } from "#client/chrome/screen/Screen.tsx";
import { useToday } from "#client/chrome/session/useToday.ts";
import { useEntryForm } from "../_entries/useEntryForm.ts";
import { HelpLine } from "../_help/HelpLine.tsx";
import { isLocalDate, type LocalDate } from "#domain/days.ts";
import { moodEntry } from "../_entries/moodEntry.ts";
import { MoodForm } from "./MoodForm.tsx";

export const head: Head = { title: "How are you feeling?", back: "/", width: "columns" };

/** A mood entry (docs/rules.md, Moods). A day may hold several. */
export function MoodScreen() {
  const environment = useRelayEnvironment();
  const goHome = useGoHome();
  const form = useEntryForm(moodEntry, (saved) => {
    offerAfter(environment, saved);
    goHome();
  });
  useAskedDay((day) => form.when.onChange(`${day}T12:00`));

  return (
    <Screen {...head}>
      <MoodForm form={form} />
      <HelpLine onSky />
    </Screen>
  );
}

/** Reads a past day from `?day=` and removes it from the address. */
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
