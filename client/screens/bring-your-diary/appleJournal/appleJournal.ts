import { openingLimits } from "#domain/archive.ts";
import { bodyAnswering } from "#domain/journal.ts";
import { isLocalDate, localDateOf, type LocalDate } from "#domain/days.ts";
import { FileProblem } from "../../_archive/fileProblem.ts";
import { readDays, type ReadDay } from "../elsewhere/days/dayColumn.ts";
import type { ElsewhereEntry, ElsewhereSource, UnreadEntry } from "../elsewhere/elsewhere.ts";
import { numberAt, recordIn, textAt } from "../elsewhere/json.ts";
import { leftOutOfAll } from "../elsewhere/leftOut.ts";
import { joinersIn, listedNames } from "../elsewhere/listedNames.ts";
import { eachWordOnce } from "../elsewhere/matching.ts";
import { shortened } from "../elsewhere/shortened.ts";
import { whenAt, whenOnDay, zoneHere } from "../elsewhere/zones.ts";
import type { LeftOut } from "../source/source.ts";
import type { Zip } from "../source/zip.ts";
import { linksIn, pageIn, type Asset, type Page } from "./page.ts";

/** The folder that Apple's Journal exports, packed as a ZIP. */
export const appleJournal: ElsewhereSource = {
  recognizes: async ({ zip }) => pagesIn(zip).length > 0,
  read: async ({ zip }) => {
    if (!zip) throw new FileProblem("Apple Journal exports a folder. Please choose it packed as a ZIP.");
    const entries: ElsewhereEntry[] = [];
    const unread: UnreadEntry[] = [];
    const names = pagesIn(zip);
    const pages: Page[] = [];
    for (const name of names) pages.push(pageIn(await zip.text(name, mostPage)));
    // All headers are in the language of one phone.
    const { days } = readDays(pages.map(({ header }) => ({ day: header })));
    for (const [index, name] of names.entries()) {
      const line = index + 1;
      const page = pages[index];
      if (!page) continue;
      const found = await entriesOf(zip, name, page, line, days[index]);
      for (const entry of found) entries.push(entry);
      if (found.length === 0) unread.push({ line, problem: `${fileOf(name)} has no date that can be read.` });
    }
    return { app: "apple-journal", source: "Apple Journal", entries, unread, leftOut: leftOutOf(pages) };
  },
};

const pagePath = /(?:^|\/)Entries\/[^/]+\.html$/i;
const mostPage = openingLimits.manifestBytes;

function pagesIn(zip: Zip | undefined): string[] {
  return [...(zip?.names ?? [])].filter((name) => pagePath.test(name) && !name.startsWith("__MACOSX/")).toSorted();
}

/** An entry may have several moods. Each becomes one, and the words stand with the first. */
async function entriesOf(
  zip: Zip,
  name: string,
  page: Page,
  line: number,
  inHeader: ReadDay | undefined,
): Promise<ElsewhereEntry[]> {
  const when = await whenOf(zip, name, page, inHeader);
  if (!when) return [];
  const { moods, about } = await statesIn(zip, name, page, when.localDate);
  const [mood, ...more] = moods;
  const first: ElsewhereEntry = {
    // Names are numbered within a day, so a new entry may take the name of another.
    earlierId: fileOf(name).replace(/\.html$/i, ""),
    line,
    ...when,
    // The time of an attachment is not that of the entry.
    written: when.localDate,
    ...(mood === undefined ? {} : { mood }),
    title: page.title,
    text: [page.prompt ? bodyAnswering(page.prompt, page.body) : page.body, linksIn(page)].filter(Boolean).join("\n\n"),
    tags: about.map((tag) => ({ name: tag, group: "About" })),
  };
  const others = more.map((each) => ({
    ...first,
    earlierId: `${first.earlierId}/${each}`,
    mood: each,
    title: "",
    text: "",
    tags: [],
  }));
  return [first, ...others];
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

/** The states of mind of a page: their names, and what they were about. The page cuts long lists, the file beside it does not. */
async function statesIn(zip: Zip, name: string, { header, assets }: Page, day: LocalDate) {
  const joiners = () => joinersIn(header, new Date(`${day}T12:00Z`));
  let [moods, about]: [string[], string[]] = [[], []];
  for (const { kind, id, labels } of assets) {
    if (kind !== "stateOfMind") continue;
    const [label = "", ...others] = labels;
    const resource = (await resourceOf(zip, name, id)) ?? {};
    moods = moods.concat(listedNames(textAt(resource, "labels") || label, joiners));
    about = about.concat(listedNames(textAt(resource, "associations") || others.join(","), joiners));
  }
  return { moods: eachWordOnce(moods), about: eachWordOnce(about) };
}

function dayOf(read: ReadDay | undefined): LocalDate | undefined {
  return read && "when" in read ? read.when.localDate : undefined;
}

async function timeOfAssets(zip: Zip, name: string, assets: Page["assets"]): Promise<Date | undefined> {
  for (const { id } of assets) {
    const resource = await resourceOf(zip, name, id);
    if (!resource) continue;
    const seconds = numberAt(resource, "date");
    if (seconds === undefined) continue;
    const at = new Date(Date.UTC(2001, 0, 1) + seconds * 1_000);
    if (isDay(at)) return at;
  }
  return undefined;
}

/** What stands beside an attachment in a file of its own. */
async function resourceOf(zip: Zip, name: string, id: string): Promise<Record<string, unknown> | undefined> {
  const folder = name.replace(pagePath, (path) => (path.startsWith("/") ? "/" : ""));
  const path = `${folder}Resources/${id}.json`;
  return zip.names.has(path) ? recordIn(await zip.text(path, mostPage)) : undefined;
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

function leftOutOf(pages: readonly Page[]): LeftOut[] {
  const kinds = new Map<string, Asset[]>();
  for (const asset of pages.flatMap(({ assets }) => assets)) {
    const kind = kindNames.get(asset.kind) ?? asset.kind;
    const assets = kinds.get(kind) ?? [];
    kinds.set(kind, assets);
    // Its words and address are brought.
    if (asset.kind !== "stateOfMind" && asset.address === "") assets.push(asset);
  }
  const examples = (kind: string) => (kinds.get(kind) ?? []).map(({ labels, id }) => labels.join(" · ") || id);
  const why = "Kindling keeps words only.";
  const others = [...kinds.keys()].filter((kind) => !medias.has(kind));
  return [
    ...leftOutOfAll(examples("photo"), "photo", "photos", why),
    ...leftOutOfAll(examples("video"), "video", "videos", why),
    ...leftOutOfAll(examples("recording"), "recording", "recordings", why),
    ...leftOutOfAll(
      pages.flatMap(({ pictures }) => pictures),
      "picture in a text",
      "pictures in texts",
      why,
    ),
    ...others.flatMap((kind) =>
      leftOutOfAll(examples(kind), `attachment “${shortened(kind)}”`, `attachments “${shortened(kind)}”`, why),
    ),
  ];
}

const medias = new Set(["photo", "video", "recording"]);
const kindNames = new Map([
  ["livePhoto", "photo"],
  ["audio", "recording"],
]);
