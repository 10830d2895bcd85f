import { instantIn } from "#domain/clocks.ts";
import type { Diary } from "#domain/comparisons.ts";
import { addDays, localDateOf, type LocalDate } from "#domain/days.ts";
import { spansOn } from "#domain/insights.ts";
import type { Mood } from "#domain/moods.ts";
import { demoOwnMoods } from "#domain/content/demo.ts";
import { demoCalls } from "./demoCalls.ts";
import { granted, type Door } from "./door.ts";
import { bearer, sendRequest } from "./requests.ts";
import { madeUpDiary } from "./madeUpDiaries.ts";
import type { Person } from "./people.ts";
import { present } from "./present.ts";

/** Saves a generated diary, in the zone of the caller. Returns the ids of moods and pages by day. */
export async function keep(door: Door, { days, checkIns }: Diary, zone: string) {
  const [moods, pages] = [new Map<string, string>(), new Map<string, string>()];
  const at = (date: string, hour: number) => instantIn(zone, `${date}T${`${hour}`.padStart(2, "0")}:00`).toISOString();

  const writes = [
    ...checkIns.map(({ date, hour, value }) => async () => {
      moods.set(date, granted(await door.saveMood({ value, occurredAt: at(date, hour) })).id);
    }),
    ...days.flatMap(({ date, journals, actions, events }) => [
      ...times(journals, async () => pages.set(date, granted(await door.write({ occurredAt: at(date, 12) })).id)),
      ...times(actions, async () => granted(await door.logAction({ occurredAt: at(date, 12) }))),
      ...times(events, async () =>
        granted(await door.logAction({ type: "event", intention: null, occurredAt: at(date, 12) })),
      ),
    ]),
  ];
  for (let start = 0; start < writes.length; start += atOnce)
    await Promise.all(writes.slice(start, start + atOnce).map((write) => write()));
  return { moods, pages };
}

/** Saves the last `days` days of the made-up diary of `npm run demo` as somebody's own. */
export async function keepDemo(somebody: Person, { days, zone }: { days: number; zone: string }): Promise<void> {
  const headers = { ...bearer(somebody), "x-time-zone": zone };
  const post = async (path: string, body: object) => {
    const { status, text, json } = await sendRequest("POST", `/api${path}`, { headers, body });
    if (status !== 201) throw new Error(`${path} answered ${status}: ${text}`);
    return json as { id: string };
  };
  const ownMoodIds = new Map<string, string>();
  for (const own of demoOwnMoods) ownMoodIds.set(own.name, (await post("/own-moods", own)).id);
  for (const { path, body } of demoCalls({ days, zone, ownMoodIds })) await post(path, body);
}

const atOnce = 20;

/** A quarter year in which calm days, mornings and days with journal entries mostly coincide. */
export function linkedDiary(to: LocalDate): Diary {
  return madeUpDiary("linked", addDays(to, -90), 91, {
    written: 1,
    checkIns: 1,
    journals: 0.4,
    actions: 0,
    events: 0,
    calm: 0.05,
    calmWhenWriting: 0.95,
    mornings: 0.05,
    morningsOfCalm: 0.95,
  });
}

/** One mood entry each morning. */
export function checkInsOn(dates: readonly LocalDate[], value: Mood = "calm"): Diary {
  return { days: [], checkIns: dates.map((date) => ({ date, hour: 8, value })) };
}

/** Seven calm days and one other, so that only the usual mood can be found. */
export function mostlyCalm(zone: string): Diary {
  const days = lastCounted(8, zone);
  const checkIns = days.flatMap((day, number) => checkInsOn([day], number === 3 ? "tired" : "calm").checkIns);
  return { days: [], checkIns };
}

/** The last days that insights count, latest first, in a zone. */
export function lastCounted(count: number, zone: string): LocalDate[] {
  const { to } = spansOn(localDateOf(present(), zone));
  return Array.from({ length: count }, (_, number) => addDays(to, -number));
}

function times(count: number, write: () => Promise<unknown>): (() => Promise<unknown>)[] {
  return Array.from({ length: count }, () => write);
}
