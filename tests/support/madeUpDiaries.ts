import { pickedFrom, seededChance } from "#domain/chance.ts";
import type { CheckIn, Diary, DiaryDay } from "#domain/comparisons.ts";
import { addDays, type LocalDate } from "#domain/days.ts";
import { moods, type Mood } from "#domain/moods.ts";

/** Shares of days, unless stated otherwise. */
export interface Habits {
  written: number;
  journals: number;
  actions: number;
  events: number;
  /** Of days with an action. */
  coal: number;
  positives: number;
  positivesAfterCoal: number;
  /** The number of check-ins on a day that has some. */
  checkIns: number;
  /** Share of check-ins after the morning. */
  evenings: number;
  mornings: number;
  morningsOfCalm: number;
  /** Shares of check-ins; the other moods share the rest equally. */
  calm: number;
  calmWhenWriting: number;
  /** Probability that the previous mood repeats. */
  moodStays: number;
  /** Probability that any other property of a day repeats. */
  restStays: number;
  /** Extra check-ins on a day with a journal entry. */
  moreWhenWriting: number;
  /** Whether some days have many entries of all kinds (one to four check-ins) and others few. */
  busyDays: boolean;
}

/** A generated diary of `length` days. Habits that are not given are random and independent of each other. */
export function madeUpDiary(seed: string, from: LocalDate, length: number, said: Partial<Habits> = {}): Diary {
  const chance = seededChance(seed);
  const { own, ...habits } = somebodysHabits(chance, said);
  const before = new Map<string, boolean>();
  const happens = (what: "written" | "journals" | "actions" | "events" | "positives", share: number) => {
    const happened = chance() < habits.restStays ? before.get(what) : undefined;
    const now = happened ?? chance() < share;
    before.set(what, now);
    return now;
  };

  let mood: Mood | undefined;
  let hadCoal = false;
  const days: DiaryDay[] = [];
  const checkIns: CheckIn[] = [];
  for (let number = 0; number < length; number++) {
    if (!happens("written", habits.written)) continue;
    const date = addDays(from, number);
    const often = habits.busyDays ? Math.ceil(chance() * 4) : habits.checkIns;
    const share = habits.busyDays ? often / 2.5 : 1;
    const journals = happens("journals", habits.journals * share);
    const actions = happens("actions", habits.actions * share);
    const positives = happens("positives", hadCoal ? habits.positivesAfterCoal : habits.positives);
    hadCoal = actions && chance() < habits.coal;

    const ofDay = Array.from({ length: often + (journals ? habits.moreWhenWriting : 0) }, (): CheckIn => {
      const stays = mood && chance() < habits.moodStays;
      if (!stays)
        mood = chance() < (journals ? habits.calmWhenWriting : habits.calm) ? "calm" : pickedFrom(own, chance());
      const value = mood ?? "calm";
      const isMorning = chance() < (value === "calm" ? habits.morningsOfCalm : habits.mornings);
      return { date, value, hour: isMorning ? 8 : chance() < habits.evenings ? 19 : 14 };
    });
    const inOrder = ofDay.toSorted((one, other) => one.hour - other.hour);
    checkIns.push(...inOrder);
    days.push({
      date,
      coal: Number(hadCoal),
      actions: Number(actions),
      events: Number(happens("events", habits.events * share)),
      positives: Number(positives),
      journals: Number(journals),
      giftsSent: 0,
      moods: [...new Set(ofDay.map(({ value }) => value))],
      mood: inOrder.at(-1)?.value ?? null,
    });
  }
  return { days, checkIns };
}

function somebodysHabits(chance: () => number, said: Partial<Habits>): Habits & { own: readonly Mood[] } {
  const between = (least: number, most: number) => least + chance() * (most - least);
  const rest = moods.filter((mood) => mood !== "calm").map((mood) => ({ mood, place: chance() }));
  const inOrder = rest.toSorted((one, other) => one.place - other.place).map(({ mood }) => mood);
  const own = inOrder.slice(0, Math.floor(between(3, 12)));
  const calm = 1 / (own.length + 1);
  const [mornings, positives] = [between(0.2, 0.6), between(0.3, 0.7)];
  const habits = {
    written: between(0.5, 1),
    journals: between(0.15, 0.6),
    actions: between(0.15, 0.6),
    events: between(0.15, 0.6),
    coal: between(0.2, 0.6),
    checkIns: Math.floor(between(1, 4)),
    evenings: between(0.2, 0.6),
    moodStays: 0,
    restStays: 0,
    moreWhenWriting: 0,
    busyDays: false,
  };
  const unplanted = { mornings, morningsOfCalm: mornings, positives, positivesAfterCoal: positives };
  return { ...habits, ...unplanted, calm, calmWhenWriting: calm, ...said, own };
}
