import { BadInput } from "#server/base/errors.ts";
import { paceOf } from "#server/base/rest.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { holdingKey } from "#server/diary/heldKey.ts";
import { sourceHashOf, type Brought } from "#server/diary/restoreEntries.ts";
import { importRefusals, noteBrought, standingSources } from "#server/nouns/imports/imports.ts";
import { sql } from "#server/store/db.ts";
import type { Sql } from "#server/store/runner.ts";
import { refusalOf, type Entries, type LineResult, type ReadEntry, type Restored } from "./readLines.ts";

/**
 * The results of those lines from other apps that will not be saved, whatever their tags are: their source is here, or
 * their import takes no more.
 */
export async function settledLines(viewer: Viewer, lines: readonly ReadEntry[]): Promise<LineResult[]> {
  if (lines.length === 0) return [];
  const resultFor = await knownResults(viewer, lines, await hashesOf(viewer, lines), sql);
  return lines.flatMap((line) => resultFor(line) ?? []);
}

/**
 * Brings entries from other apps, each source once. They are written in one transaction, so an import counts what it saved.
 * Throws Gone if the diary was reset meanwhile.
 */
export async function bringLines(
  viewer: Viewer,
  lines: readonly ReadEntry[],
  isDryRun: boolean,
): Promise<LineResult[]> {
  if (lines.length === 0) return [];
  if (!isDryRun) return holdingKey(viewer, (within) => broughtNow(viewer, lines, within));
  const { results, fresh } = await sorted(viewer, lines, sql);
  for (const [kind, read] of fresh) {
    const missing = await missingOf(viewer, kind, read);
    results.push(...read.map((one) => resultOf(one, missing.has(one.entry.id))));
  }
  // A dry run makes no entry that an id could name.
  const fromElsewhere = new Set(lines.filter(({ isNew }) => isNew).map(({ line }) => line));
  return results.map((result) => (fromElsewhere.has(result.line) ? { ...result, id: null } : result));
}

async function broughtNow(viewer: Viewer, lines: readonly ReadEntry[], within: Sql): Promise<LineResult[]> {
  const { results, fresh } = await sorted(viewer, lines, within);
  const saved: Brought[] = [];
  for (const [kind, read] of fresh) {
    const ids = new Set(await kind.bring(viewer, entriesOf(read), within));
    for (const one of read) {
      // An id that comes twice is saved once.
      const isSaved = ids.delete(one.entry.id);
      results.push(resultOf(one, isSaved));
      if (isSaved && one.entry.brought) saved.push(one.entry.brought);
    }
  }
  await noteBrought(viewer, saved, within);
  return results;
}

/** The lines to save, by their kind, and the results of all others. */
async function sorted(
  viewer: Viewer,
  lines: readonly ReadEntry[],
  ask: Sql,
): Promise<{ results: LineResult[]; fresh: Map<Entries, ReadEntry[]> }> {
  const hashes = await hashesOf(viewer, lines);
  const resultFor = await knownResults(viewer, lines, hashes, ask);
  const results: LineResult[] = [];
  const fresh = new Map<Entries, ReadEntry[]>();
  const taken = new Set<string>();
  for (const read of lines) {
    const hash = hashes.get(read) ?? "";
    const known = resultFor(read);
    // A source that comes twice is saved once.
    if (known ?? taken.has(hash)) results.push(known ?? resultOf(read, false));
    else {
      const ofKind = fresh.get(read.kind);
      if (ofKind) ofKind.push(read);
      else fresh.set(read.kind, [read]);
      if (hash) taken.add(hash);
    }
  }
  return { results, fresh };
}

/** Tells the result of a line whose source is here or that its import refuses, undefined for others. */
async function knownResults(
  viewer: Viewer,
  lines: readonly ReadEntry[],
  hashes: Hashes,
  ask: Sql,
): Promise<(read: ReadEntry) => LineResult | undefined> {
  const here = await standingSources(viewer, [...hashes.values()].filter(Boolean), ask);
  const refusalFor = await importRefusals(
    viewer,
    lines.flatMap(({ entry }) => entry.brought ?? []),
    ask,
  );
  return (read) => {
    const { line, isNew, entry } = read;
    if (here.has(hashes.get(read) ?? "")) return resultOf(read, false);
    const refusal = entry.brought && refusalFor(entry.brought, isNew);
    if (!refusal) return undefined;
    return { line, outcome: "refused", ...refusalOf(isNew ? null : entry.id, new BadInput(refusal, "import")) };
  };
}

/** The hash of each line's source, which is empty for an entry whose id in its app is not known. */
type Hashes = ReadonlyMap<ReadEntry, string>;

async function hashesOf(viewer: Viewer, lines: readonly ReadEntry[]): Promise<Hashes> {
  const hashes = new Map<ReadEntry, string>();
  const pace = paceOf();
  for (const read of lines) {
    await pace();
    hashes.set(read, (read.entry.brought && sourceHashOf(viewer, read.entry.brought)) ?? "");
  }
  return hashes;
}

function resultOf({ line, isNew, entry }: ReadEntry, isSaved: boolean): LineResult {
  return { line, id: isNew && !isSaved ? null : entry.id, outcome: isSaved ? "saved" : "alreadyHere" };
}

/** The ids of entries that are not there. */
export async function missingOf(viewer: Viewer, kind: Entries, read: readonly ReadEntry[]): Promise<Set<string>> {
  const ids = read.map(({ entry }) => entry.id);
  const here = new Set((await kind.readMany(viewer, ids)).map(({ id }) => id));
  return new Set(ids.filter((id) => !here.has(id)));
}

/** The entries of lines. */
export function entriesOf(read: readonly ReadEntry[]): Restored[] {
  return read.map(({ entry }) => entry);
}
