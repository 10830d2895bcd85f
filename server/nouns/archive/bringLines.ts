import { BadInput } from "#server/base/errors.ts";
import { paceOf } from "#server/base/rest.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { holdingKey } from "#server/diary/heldKey.ts";
import { sourceHashOf, type Brought } from "#server/diary/restoreEntries.ts";
import { importRefusals, noteBrought, standingSources, versionOfBrought } from "#server/nouns/imports/imports.ts";
import { sql } from "#server/store/db.ts";
import type { Sql } from "#server/store/runner.ts";
import { meantBy, type Meant } from "./meant.ts";
import { namedEntry, namedOf } from "./namedEntries.ts";
import { entriesIn, refusalOf, type Entries, type LineResult, type ReadEntry, type Restored } from "./readLines.ts";

/** What is known of lines from other apps before any tag is made for them. */
interface Settled {
  /** The results of those that will not be saved: their entry is here, or their import takes no more. */
  results: readonly LineResult[];
  /** What the others mean. */
  meant: ReadonlyMap<number, Meant>;
}

/** Settles lines from other apps. */
export async function settledLines(viewer: Viewer, lines: readonly ReadEntry[], isDryRun: boolean): Promise<Settled> {
  if (lines.length === 0) return { results: [], meant: new Map() };
  const meant = await meantBy(viewer, lines, isDryRun);
  const refusedBy = await refusals(viewer, lines, sql);
  const results: LineResult[] = [];
  const open = new Map<number, Meant>();
  for (const line of lines) {
    const known = meant.get(line);
    if (known?.here)
      results.push({ ...resultOf(line, false, known.here.id), ...(isDryRun ? namedOf(line, known) : {}) });
    else {
      const refused = refusedBy(line);
      if (refused) results.push(refused);
      else if (known) open.set(line.line, known);
    }
  }
  return { results, meant: open };
}

/**
 * Brings entries from other apps, each source once. They are written in one transaction, so an import counts what it saved.
 * A line that replaces an entry deletes that entry in the same transaction. Throws Gone if the diary was reset meanwhile.
 */
export async function bringLines(
  viewer: Viewer,
  lines: readonly ReadEntry[],
  meant: Settled["meant"],
  isDryRun: boolean,
): Promise<LineResult[]> {
  if (lines.length === 0) return [];
  if (!isDryRun) return holdingKey(viewer, (within) => broughtNow(viewer, lines, within));
  const { results, fresh } = await sorted(viewer, lines, sql);
  for (const [kind, read] of fresh) {
    const missing = await missingOf(viewer, kind, read);
    for (const one of read) {
      const near = (meant.get(one.line)?.near ?? []).map((each) => namedEntry(one, each));
      results.push({ ...resultOf(one, missing.has(one.entry.id)), ...(near.length > 0 ? { near } : {}) });
    }
  }
  // A dry run makes no entry that an id could name.
  const fromElsewhere = new Set(lines.filter(({ isNew }) => isNew).map(({ line }) => line));
  return results.map((result) =>
    fromElsewhere.has(result.line) && result.outcome === "saved" ? { ...result, id: null } : result,
  );
}

async function broughtNow(viewer: Viewer, lines: readonly ReadEntry[], within: Sql): Promise<LineResult[]> {
  const { results, fresh, replaced } = await sorted(viewer, lines, within);
  for (const { id, table } of replaced) await entriesIn[table].remove(viewer, id, within);
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

interface Sorted {
  results: LineResult[];
  /** The lines to save, by their kind. */
  fresh: Map<Entries, ReadEntry[]>;
  /** The entries that they replace. */
  replaced: { id: string; table: keyof typeof entriesIn }[];
}

/** The lines to save, and the results of all others. */
async function sorted(viewer: Viewer, lines: readonly ReadEntry[], ask: Sql): Promise<Sorted> {
  const hashes = await hashesOf(viewer, lines);
  const here = await standingSources(viewer, [...hashes.values()].filter(Boolean), ask);
  const refusedBy = await refusals(viewer, lines, ask);
  const found: Sorted = { results: [], fresh: new Map(), replaced: [] };
  const taken = new Set<string>();
  for (const read of lines) {
    const hash = hashes.get(read) ?? "";
    const { instead } = read.asks;
    const standing = here.get(hash);
    const isHere = standing !== undefined && standing.id !== instead?.id;
    // A source that comes twice is saved once.
    if (isHere || taken.has(hash)) found.results.push(resultOf(read, false, standing?.id));
    else {
      const refused = refusedBy(read) ?? (await unreplaceable(viewer, read, found, ask));
      if (refused) found.results.push(refused);
      else {
        const ofKind = found.fresh.get(read.kind);
        if (ofKind) ofKind.push(read);
        else found.fresh.set(read.kind, [read]);
        if (hash) taken.add(hash);
      }
    }
  }
  return found;
}

/** Notes the entry that a line replaces. The result of the line, if that entry is not as the dry run named it. */
async function unreplaceable(
  viewer: Viewer,
  { line, entry, asks: { instead } }: ReadEntry,
  { replaced }: Sorted,
  ask: Sql,
): Promise<LineResult | undefined> {
  if (!instead || !entry.brought) return undefined;
  const found = await versionOfBrought(viewer, entry.brought.app, instead.id, ask);
  if (found?.version !== instead.version || replaced.some(({ id }) => id === instead.id)) {
    const message =
      "The entry that this line replaces was changed or deleted meanwhile. Please compare the file again.";
    return { line, outcome: "refused", ...refusalOf(null, new BadInput(message, "instead")) };
  }
  replaced.push(found);
  return undefined;
}

/** Tells the result of a line that its import refuses, undefined for others. */
async function refusals(
  viewer: Viewer,
  lines: readonly ReadEntry[],
  ask: Sql,
): Promise<(read: ReadEntry) => LineResult | undefined> {
  const refusalFor = await importRefusals(
    viewer,
    lines.flatMap(({ entry }) => entry.brought ?? []),
    ask,
  );
  return ({ line, isNew, entry }) => {
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

/** `hereId` is the id of the entry that is here, where that is not the line's own. */
function resultOf({ line, isNew, entry }: ReadEntry, isSaved: boolean, hereId?: string): LineResult {
  const id = isSaved ? entry.id : (hereId ?? (isNew ? null : entry.id));
  return { line, id, outcome: isSaved ? "saved" : "alreadyHere" };
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
