import { openingLimits } from "#domain/archive.ts";
import { bodyAnswering } from "#domain/journal.ts";
import { isLocalDate, localDateOf } from "#domain/days.ts";
import { dayIn } from "../elsewhere/dates.ts";
import type { ElsewhereEntry, ElsewhereSource, UnreadEntry } from "../elsewhere/elsewhere.ts";
import { numberAt, recordIn } from "../elsewhere/json.ts";
import { leftOutOfAll } from "../elsewhere/leftOut.ts";
import { shortened } from "../elsewhere/shortened.ts";
import { whenAt, whenOnDay, zoneHere } from "../elsewhere/zones.ts";
import type { LeftOut } from "../source/source.ts";
import type { Zip } from "../source/zip.ts";
import { linksIn, pageIn, type Asset, type Page } from "./page.ts";

/** The folder that Apple's Journal exports, packed as a ZIP. */
export const appleJournal: ElsewhereSource = {
  open: async ({ zip }) => {
    const names = [...(zip?.names ?? [])]
      .filter((name) => pagePath.test(name) && !name.startsWith("__MACOSX/"))
      .toSorted();
    if (!zip || names.length === 0) return undefined;
    const entries: ElsewhereEntry[] = [];
    const unread: UnreadEntry[] = [];
    const pages: Page[] = [];
    for (const [index, name] of names.entries()) {
      const line = index + 1;
      const page = pageIn(await zip.text(name, mostPage));
      pages.push({ ...page, body: "" });
      const entry = await entryOf(zip, name, page, line);
      if (entry) entries.push(entry);
      else unread.push({ line, problem: `${fileOf(name)} has no date that can be read.` });
    }
    return { app: "apple-journal", source: "Apple Journal", entries, unread, leftOut: leftOutOf(pages) };
  },
};

const pagePath = /(?:^|\/)Entries\/[^/]+\.html$/i;
const mostPage = openingLimits.manifestBytes;

async function entryOf(zip: Zip, name: string, page: Page, line: number): Promise<ElsewhereEntry | undefined> {
  const when = await whenOf(zip, name, page);
  if (!when) return undefined;
  const [mood = "", ...about] = page.assets.find(({ kind }) => kind === "stateOfMind")?.labels ?? [];
  return {
    id: fileOf(name).replace(/\.html$/i, ""),
    line,
    ...when,
    ...(mood === "" ? {} : { mood }),
    title: page.title,
    text: [page.prompt ? bodyAnswering(page.prompt, page.body) : page.body, linksIn(page)].filter(Boolean).join("\n\n"),
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
