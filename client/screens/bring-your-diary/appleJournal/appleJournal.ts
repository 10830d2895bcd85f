import { openingLimits } from "#domain/archive.ts";
import { bodyAnswering } from "#domain/journal.ts";
import { isLocalDate, localDateOf, type LocalDate } from "#domain/days.ts";
import { readDays, type ReadDay } from "../elsewhere/days/dayColumn.ts";
import type { ElsewhereEntry, ElsewhereSource, UnreadEntry } from "../elsewhere/elsewhere.ts";
import { numberAt, recordIn } from "../elsewhere/json.ts";
import { leftOutIf } from "../elsewhere/leftOut.ts";
import { whenAt, whenOnDay, zoneHere } from "../elsewhere/zones.ts";
import type { LeftOut } from "../source/source.ts";
import type { Zip } from "../source/zip.ts";
import { pageIn, type Page } from "./page.ts";

/** The folder that Apple's Journal exports, packed as a ZIP. */
export const appleJournal: ElsewhereSource = {
  open: async ({ zip }) => {
    const names = [...(zip?.names ?? [])]
      .filter((name) => pagePath.test(name) && !name.startsWith("__MACOSX/"))
      .toSorted();
    if (!zip || names.length === 0) return undefined;
    const entries: ElsewhereEntry[] = [];
    const unread: UnreadEntry[] = [];
    const kinds = new Map<string, number>();
    const pages: Page[] = [];
    for (const name of names) pages.push(pageIn(await zip.text(name, mostPage)));
    // All headers are in the language of one phone.
    const { days } = readDays(pages.map(({ header }) => ({ day: header })));
    for (const [index, name] of names.entries()) {
      const line = index + 1;
      const page = pages[index];
      if (!page) continue;
      for (const { kind } of page.assets) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      const entry = await entryOf(zip, name, page, line, days[index]);
      if (entry) entries.push(entry);
      else unread.push({ line, problem: `${fileOf(name)} has no date that can be read.` });
    }
    return { app: "apple-journal", source: "Apple Journal", entries, unread, leftOut: leftOutOf(kinds) };
  },
};

const pagePath = /(?:^|\/)Entries\/[^/]+\.html$/i;
const mostPage = openingLimits.manifestBytes;

async function entryOf(
  zip: Zip,
  name: string,
  page: Page,
  line: number,
  inHeader: ReadDay | undefined,
): Promise<ElsewhereEntry | undefined> {
  const when = await whenOf(zip, name, page, inHeader);
  if (!when) return undefined;
  const [mood = "", ...about] = page.mood.split("\n").filter((each) => each.trim() !== "");
  return {
    id: fileOf(name).replace(/\.html$/i, ""),
    line,
    ...when,
    ...(mood === "" ? {} : { mood }),
    title: page.title,
    text: page.prompt ? bodyAnswering(page.prompt, page.body) : page.body,
    tags: about.flatMap((each) => each.split(",")).map((tag) => ({ name: tag.trim(), group: "About" })),
  };
}

/** The day is in the file's name, else in an attachment, else in the header. Only attachments have a time. */
async function whenOf(zip: Zip, name: string, { assets }: Page, inHeader: ReadDay | undefined) {
  const named = fileOf(name).slice(0, 10);
  const shot = await timeOfAssets(zip, name, assets);
  const inAttachment = shot && whenAt(shot, "");
  const day = isLocalDate(named) ? named : (inAttachment?.localDate ?? dayOf(inHeader));
  if (day === undefined) return undefined;
  return inAttachment?.localDate === day ? inAttachment : whenOnDay(day);
}

function dayOf(read: ReadDay | undefined): LocalDate | undefined {
  return read && "when" in read ? read.when.localDate : undefined;
}

async function timeOfAssets(zip: Zip, name: string, assets: Page["assets"]): Promise<Date | undefined> {
  const folder = name.replace(pagePath, (path) => (path.startsWith("/") ? "/" : ""));
  for (const { id } of assets) {
    const path = `${folder}Resources/${id}.json`;
    if (!zip.names.has(path)) continue;
    const seconds = numberAt(recordIn(await zip.text(path, mostPage)) ?? {}, "date");
    if (seconds === undefined) continue;
    const at = new Date(Date.UTC(2001, 0, 1) + seconds * 1_000);
    if (isDay(at)) return at;
  }
  return undefined;
}

function isDay(at: Date): boolean {
  try {
    return isLocalDate(localDateOf(at, zoneHere()));
  } catch {
    return false;
  }
}

function fileOf(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1);
}

function leftOutOf(kinds: Map<string, number>): LeftOut[] {
  const count = (...names: string[]) => names.reduce((sum, name) => sum + (kinds.get(name) ?? 0), 0);
  const all = [...kinds.values()].reduce((sum, each) => sum + each, 0);
  const [photos, videos, audios] = [count("photo", "livePhoto"), count("video"), count("audio")];
  const why = "Kindling keeps words only.";
  return [
    ...leftOutIf(photos, "photo", "photos", why),
    ...leftOutIf(videos, "video", "videos", why),
    ...leftOutIf(audios, "recording", "recordings", why),
    ...leftOutIf(
      all - photos - videos - audios - count("stateOfMind"),
      "other attachment",
      "other attachments",
      "Places, workouts, music and the like stay in the file.",
    ),
  ];
}
