import { instantIn } from "#domain/clocks.ts";
import { localDateOf } from "#domain/days.ts";
import { demoDiary, type DemoEntry } from "#domain/demo.ts";
import { contentOf } from "#domain/journal.ts";
import { present } from "./present.ts";

/** A REST request that saves an entry: the path below /api, and the JSON body with its `occurredAt`. */
export interface DemoCall {
  path: string;
  body: object;
}

interface DemoDays {
  days: number;
  zone: string;
  /** The ids of the own moods (domain/content/demo.ts, demoOwnMoods), by their names. */
  ownMoodIds: ReadonlyMap<string, string>;
}

/**
 * The requests that save the last `days` days of the made-up diary, as clocks in `zone` show them. The oldest entry comes first,
 * and none is later than now.
 */
export function demoCalls({ days, zone, ownMoodIds }: DemoDays): DemoCall[] {
  const now = present();
  return demoDiary({ today: localDateOf(now, zone), days, seed: "Lena" })
    .map((entry) => ({ entry, at: instantIn(zone, `${entry.date}T${entry.time}`) }))
    .filter(({ at }) => at <= now)
    .map(({ entry, at }) => ({
      path: pathOf[entry.kind],
      body: { ...bodyOf(entry, ownMoodIds), occurredAt: at.toISOString() },
    }));
}

const pathOf = { action: "/actions", mood: "/moods", journal: "/journal" } as const;

function bodyOf(entry: DemoEntry, ownMoodIds: DemoDays["ownMoodIds"]): object {
  const newTags = entry.tags.length > 0 ? entry.tags : undefined;
  if (entry.kind === "mood")
    return { value: entry.value, ownMoodId: ownMoodIds.get(entry.ownMood ?? ""), note: entry.note, newTags };
  if (entry.kind === "journal") return { content: contentOf(entry), tags: [entry.emoji], newTags };
  const { kind: _kind, date: _date, time: _time, tags: _tags, reflection, ...deed } = entry;
  return { ...deed, reflection1: reflection, newTags };
}
