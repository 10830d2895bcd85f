import { openingLimits } from "#domain/archive.ts";
import { bodyAnswering } from "#domain/journal.ts";
import { isLocalDate, localDateOf } from "#domain/days.ts";
import { dayIn } from "../elsewhere/dates.ts";
import { FileProblem } from "../../_archive/fileProblem.ts";
import type { ElsewhereEntry, ElsewhereSource, UnreadEntry } from "../elsewhere/elsewhere.ts";
import { numberAt, recordIn } from "../elsewhere/json.ts";
import { leftOutIf } from "../elsewhere/leftOut.ts";
import { whenAt, whenOnDay, zoneHere } from "../elsewhere/zones.ts";
import type { LeftOut } from "../source/source.ts";
import type { Zip } from "../source/zip.ts";
import { pageIn, type Page } from "./page.ts";

/** The folder that Apple's Journal exports, packed as a ZIP. */
export const appleJournal: ElsewhereSource = {
  recognizes: async ({ zip }) => pagesIn(zip).length > 0,
  read: async ({ zip }) => {
    if (!zip) throw new FileProblem("Apple Journal exports a folder. Please choose it packed as a ZIP.");
    const entries: ElsewhereEntry[] = [];
    const unread: UnreadEntry[] = [];
    const kinds = new Map<string, number>();
    for (const [index, name] of pagesIn(zip).entries()) {
      const line = index + 1;
      const page = pageIn(await zip.text(name, mostPage));
      for (const { kind } of page.assets) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      const entry = await entryOf(zip, name, page, line);
      if (entry) entries.push(entry);
      else unread.push({ line, problem: `${fileOf(name)} has no date that can be read.` });
    }
    return { app: "apple-journal", source: "Apple Journal", entries, unread, leftOut: leftOutOf(kinds) };
  },
};

const pagePath = /(?:^|\/)Entries\/[^/]+\.html$/i;
const mostPage = openingLimits.manifestBytes;

function pagesIn(zip: Zip | undefined): string[] {
  return [...(zip?.names ?? [])].filter((name) => pagePath.test(name) && !name.startsWith("__MACOSX/")).toSorted();
}

async function entryOf(zip: Zip, name: string, page: Page, line: number): Promise<ElsewhereEntry | undefined> {
  const when = await whenOf(zip, name, page);
  if (!when) return undefined;
  const [mood = "", ...about] = page.mood.split("\n").filter((each) => each.trim() !== "");
  return {
    // Names are numbered within a day, so a new entry may take the name of another.
    earlierId: fileOf(name).replace(/\.html$/i, ""),
    line,
    ...when,
    ...(mood === "" ? {} : { mood }),
    title: page.title,
    text: page.prompt ? bodyAnswering(page.prompt, page.body) : page.body,
    tags: about.flatMap((each) => each.split(",")).map((tag) => ({ name: tag.trim(), group: "About" })),
  };
}

/** The day is in the file's name, else in an attachment, else in the header. Only attachments have a time. */
async function whenOf(zip: Zip, name: string, { header, assets }: Page) {
  const named = fileOf(name).slice(0, 10);
  const shot = await timeOfAssets(zip, name, assets);
  const inAttachment = shot && whenAt(shot, "");
  const day = isLocalDate(named) ? named : (inAttachment?.localDate ?? dayIn(header));
  if (day === undefined) return undefined;
  return inAttachment?.localDate === day ? inAttachment : whenOnDay(day);
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
