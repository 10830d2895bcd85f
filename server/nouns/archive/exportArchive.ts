import { archiveFiles, archiveFormat, markdownFileOf } from "#domain/archive.ts";
import { brand } from "#domain/brand.ts";
import { localDateOf, type LocalDate } from "#domain/days.ts";
import { clock } from "#server/base/clock.ts";
import { version } from "#server/base/version.ts";
import type { Owner } from "#server/base/viewer.ts";
import { entriesCounted } from "#server/diary/ledger/posting.ts";
import { listTags } from "#server/diary/readTags.ts";
import { spend } from "#server/kit/allowances.ts";
import { asExchangeJson } from "#server/nouns/exchanges/exchangeJson.ts";
import { listExchanges } from "#server/nouns/exchanges/list.ts";
import { bookOf } from "#server/nouns/exports/exports.ts";
import { inTurn } from "#server/nouns/exports/inTurn.ts";
import { listHistory, withOwnWords, type Entry, type OwnWords } from "#server/nouns/history/history.ts";
import { pagesOfDaysPutAway } from "#server/nouns/memories/putAway.ts";
import { readOwnMoods } from "#server/nouns/words/ownMoods.ts";
import { ownPicture } from "#server/nouns/pictures/pictures.ts";
import { sql } from "#server/store/db.ts";
import { cursorOf, dateText, momentCursorOf, rowsAtATime } from "#server/store/pages.ts";
import { lineOf, lineOfDayPutAway, lineOfOwnMood, lineOfTag } from "./writeLines.ts";
import { markdownOf } from "./markdown.ts";
import { profileOf } from "./profileFile.ts";
import { readMe } from "./readMe.ts";
import { sheetOf } from "./sheet.ts";
import { zipOf, type ArchiveFile, type Contents } from "./zip.ts";

/** A person's data as a ZIP. It is streamed, so a diary of any size needs little memory. */
export interface Archive {
  name: string;
  /** How many entries the diary had when the export began. */
  entries: number;
  chunks: AsyncIterable<Uint8Array>;
}

/** Everything a person wrote, received and set, as a ZIP (docs/export.md). Throws TooMany after five exports in an hour. */
export async function exportArchive(viewer: Owner): Promise<Archive> {
  await spend("exports", viewer.id);
  const today = localDateOf(clock.date(), viewer.zone);
  const [total] = await sql<{ entries: number }>`
    select ${entriesCounted} as entries from "AllTimeTotal" where "userId" = ${viewer.id}::uuid`;
  const contents: Contents = new Map();
  return {
    name: `${brand.toLowerCase()}-archive-${viewer.username}-${today}.zip`,
    entries: total?.entries ?? 0,
    chunks: zipOf(filesOf(viewer, contents), contents),
  };
}

/** The files in the order of the archive. Each is read when the one before it is written. */
async function* filesOf(viewer: Owner, contents: Contents): AsyncGenerator<ArchiveFile> {
  const counts = { entries: 0, messages: 0 };
  const startedAt = clock.date().toISOString();
  yield {
    name: archiveFiles.entries,
    parts: linesOf(pagesOfEntries(viewer), lineOf, (more) => (counts.entries += more)),
  };
  yield { name: archiveFiles.words, parts: [await inTurn(() => wordsOf(viewer))] };
  yield { name: archiveFiles.days, parts: linesOf(pagesOfDaysPutAway(viewer), lineOfDayPutAway, () => undefined) };
  yield { name: archiveFiles.profile, parts: [indented(await inTurn(() => profileOf(viewer)))] };
  const messages = pagesOfMessages(viewer);
  yield { name: archiveFiles.messages, parts: linesOf(messages, JSON.stringify, (more) => (counts.messages += more)) };
  const picture = await inTurn(() => ownPicture(viewer));
  if (picture) yield { name: archiveFiles.picture, parts: [bytesOfDataUrl(picture)] };
  yield { name: archiveFiles.sheet, parts: sheetOf(pagesOfEntries(viewer)) };
  yield* markdownFiles(viewer);
  yield { name: archiveFiles.book, parts: bookOf(viewer) };
  yield { name: archiveFiles.readMe, parts: [readMe(viewer.username)] };
  const files = Object.fromEntries(contents);
  yield {
    name: archiveFiles.manifest,
    parts: [
      indented({
        ...manifestHead,
        startedAt,
        endedAt: clock.date().toISOString(),
        username: viewer.username,
        counts,
        files,
      }),
    ],
  };
}

const manifestHead = {
  format: archiveFormat.name,
  version: archiveFormat.version,
  writtenBy: `${brand} ${version}`,
  note: `${archiveFiles.entries} was read first. What was written during the export may be in the other files only.`,
};

/** The person's tags and own moods in their order, a line each. Words that cannot be decrypted are left out. */
async function wordsOf(viewer: Owner): Promise<string> {
  const [tags, { all }] = await Promise.all([listTags(viewer), readOwnMoods(viewer)]);
  const lines = [
    ...tags.filter(({ isUnreadable }) => !isUnreadable).map(lineOfTag),
    ...all.filter(({ isUnreadable }) => !isUnreadable).map(lineOfOwnMood),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

/** All entries, oldest first, also those that the history hides. */
async function* pagesOfEntries(viewer: Owner): AsyncGenerator<(Entry & OwnWords)[]> {
  let newerThan: string | undefined;
  for (;;) {
    const window = { limit: rowsAtATime, newerThan, fromOldest: true };
    const entries = await inTurn(async () =>
      withOwnWords(viewer, await listHistory(viewer, window, "all", { withHidden: true })),
    );
    if (entries.length > 0) yield entries;
    const last = entries.at(-1);
    if (!last || entries.length < rowsAtATime) return;
    newerThan = cursorOf(last.row);
  }
}

/** The person's own copies of messages, newest first, as REST gives them. */
async function* pagesOfMessages(viewer: Owner): AsyncGenerator<object[]> {
  let olderThan: string | undefined;
  for (;;) {
    const window = { limit: rowsAtATime, olderThan };
    const rows = await inTurn(() => listExchanges(viewer, window));
    if (rows.length > 0) yield rows.map((row) => asExchangeJson(viewer, row));
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtATime) return;
    olderThan = momentCursorOf({ at: last.createdAt, id: last.id });
  }
}

async function* linesOf<Row>(pages: AsyncIterable<Row[]>, asLine: (row: Row) => string, count: (more: number) => void) {
  for await (const rows of pages) {
    count(rows.length);
    yield rows.map((row) => `${asLine(row)}\n`).join("");
  }
}

/** A file for each day that has entries, oldest first. */
async function* markdownFiles(viewer: Owner): AsyncGenerator<ArchiveFile> {
  let day: { date: LocalDate; entries: (Entry & OwnWords)[] } | undefined;
  const fileOf = ({ date, entries }: NonNullable<typeof day>) => ({
    name: markdownFileOf(date),
    parts: [markdownOf(date, entries)],
  });
  for await (const page of pagesOfEntries(viewer))
    for (const entry of page) {
      const date = dateText(entry.row.localDate);
      if (day && day.date !== date) yield fileOf(day);
      if (day?.date !== date) day = { date, entries: [] };
      day.entries.push(entry);
    }
  if (day) yield fileOf(day);
}

function indented(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function bytesOfDataUrl(url: string): Uint8Array<ArrayBuffer> {
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}
