import { journalProblem } from "#domain/journal.ts";
import { importLimits } from "#domain/archive.ts";
import { textLimits } from "#domain/limits.ts";
import { moodFaces } from "#domain/moods.ts";
import { ownMoodNameProblem } from "#domain/ownWords.ts";
import type { SourceLine } from "../source/source.ts";
import type { Choices, Elsewhere, ElsewhereEntry } from "./elsewhere.ts";
import { sourceIds } from "./ids.ts";
import { wordKey } from "./matching.ts";
import { plannedTags, type TagPlan } from "./plannedTags.ts";

/**
 * The entries as lines of the import (docs/import.md, Lines from elsewhere). Nothing is cut: a title that is too long
 * begins the text, a long note becomes a journal entry beside its mood, and a long journal entry becomes several.
 *
 * @param importId Names the import that the lines belong to.
 */
export async function* linesOf(
  { app, entries, unread }: Elsewhere,
  choices: Choices,
  importId: string,
): AsyncGenerator<SourceLine> {
  const plan = plannedTags(entries, choices);
  const idOf = sourceIds();
  for (const { line, problem } of unread) yield { line, problem };
  for (const entry of entries) {
    const source = idOf(entry);
    const made = linesOfEntry(entry, choices, plan);
    if (made.length === 0)
      yield {
        line: entry.line,
        problem: entry.mood === undefined ? "It has no text." : "It has no text, and its mood is left out.",
      };
    for (const { part, ...rest } of made) {
      const { id, earlier, ...words } = source;
      const ids = { id: `${id}${part}`, ...(earlier === undefined ? {} : { earlier: `${earlier}${part}` }) };
      const line = { ...rest, import: importId, source: { app, ...ids, ...words }, ...whenOf(entry) };
      const bytes = encoder.encode(JSON.stringify(line));
      yield bytes.length < importLimits.bytes
        ? { line: entry.line, bytes }
        : { line: entry.line, problem: "This entry is too long to be sent." };
    }
  }
}

const encoder = new TextEncoder();

function whenOf({ occurredAt, timeZone, localDate }: ElsewhereEntry) {
  return { occurredAt: occurredAt.toISOString(), timeZone, localDate };
}

/** A line of an entry. `part` ends its id: an entry may become several lines. */
type Made = { part: string; kind: "mood" | "journal" } & Record<string, unknown>;

function linesOfEntry(entry: ElsewhereEntry, choices: Choices, plan: TagPlan): Made[] {
  const { tags, besides } = plan.of(entry);
  const surroundings = choices.withSurroundings ? entry.surroundings : "";
  const text = savable([entry.text, besides, surroundings].filter(Boolean).join("\n\n"))
    .replace(/^(?:\s*\n)+/, "")
    .trimEnd();
  const title = savable(entry.title).trim();
  const ownTags = tags.length > 0 ? { ownTags: tags } : {};
  const key = entry.mood === undefined ? undefined : wordKey(entry.mood);
  const value = key === undefined ? null : (choices.moods.get(key) ?? null);
  if (value === null) {
    // An entry needs words.
    const words = title || text ? text : tags.map(({ name }) => name).join(", ");
    return pagesOf("", title, words, ownTags);
  }

  const kept = choices.ownMoods.find((name) => wordKey(name) === key);
  const isOwn = kept !== undefined && !ownMoodNameProblem(kept);
  const ownMood = isOwn ? { ownMood: { name: kept, emoji: moodFaces[value].emoji, value } } : {};
  const mood: Made = { part: "", kind: "mood", value, ...ownMood, ...ownTags };
  const hasShortTitle = title.length <= textLimits.moodTitle && !/[\r\n]/.test(title);
  const note = hasShortTitle ? text : joined(title, text);
  // The title of a mood's note needs a note.
  const titled = { ...(title && hasShortTitle && note ? { journalTitle: title } : {}), ...(note ? { note } : {}) };
  if (note === "" && title) return [{ ...mood, note: title }];
  if (note.length <= textLimits.note) return [{ ...mood, ...titled }];
  return [mood, ...pagesOf("/text", title, text, {})];
}

/** The text as journal entries: one, or several of at most the longest body. */
function pagesOf(part: string, title: string, text: string, more: object): Made[] {
  const isTitle =
    title !== "" && title.length <= textLimits.journalTitle && !/[\r\n]/.test(title) && text.trim() !== "";
  const pieces = partsOf(isTitle ? text : joined(title, text));
  return pieces.flatMap((piece, index) => {
    const count = pieces.length > 1 ? `(${index + 1} of ${pieces.length})` : "";
    const fits = isTitle && `${title} ${count}`.trim().length <= textLimits.journalTitle;
    const shown = fits ? `${title} ${count}`.trim() : count;
    const body = isTitle && !fits && index === 0 ? joined(title, piece) : piece;
    const line = {
      part: index === 0 ? part : `${part}/${index + 1}`,
      kind: "journal" as const,
      body,
      ...(index === 0 ? more : {}),
    };
    return journalProblem({ title: shown || null, body }) ? [] : [{ ...line, ...(shown ? { title: shown } : {}) }];
  });
}

/** Splits a text that is longer than a body, at the end of a line or word where there is one. */
function partsOf(text: string): string[] {
  if (text.length <= textLimits.journalBody) return [text];
  const parts: string[] = [];
  // A title may come before the first part.
  const most = textLimits.journalBody - textLimits.journalTitle - 2;
  let rest = text;
  while (rest.length > most) {
    const piece = rest.slice(0, most);
    const end = [piece.lastIndexOf("\n\n"), piece.lastIndexOf("\n"), piece.lastIndexOf(" ")].find(
      (at) => at > most / 2,
    );
    // Not between the halves of an emoji.
    const at = end ?? (/[\uD800-\uDBFF]$/.test(piece) ? most - 1 : most);
    parts.push(rest.slice(0, at));
    rest = rest.slice(at).replace(/^\s/, "");
  }
  return rest.trim() === "" ? parts : [...parts, rest];
}

function joined(title: string, text: string): string {
  return [title, text].filter((part) => part !== "").join("\n\n");
}

/** Without what the database cannot store. */
function savable(text: string): string {
  return text.replaceAll("\0", "").replaceAll(/\p{Surrogate}/gu, "\uFFFD");
}
