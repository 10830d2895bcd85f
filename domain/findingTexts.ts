import { actionKind } from "./entries/action.ts";
import { textNamesOf, type Kind } from "./entries/field.ts";
import { journalKind } from "./entries/journal.ts";
import { moodKind } from "./entries/mood.ts";
import { foldedText, containsTerm, type Term } from "./finding.ts";
import { nameOf, ownName } from "./findingNames.ts";
import { defaultDescription } from "./wizard.ts";

// The texts of an entry that a search reads (docs/rules.md, Search). Server and device use the same rule.

/** The kinds of entry, by their GraphQL names. */
export type EntryKindName = Kind["name"];

/** An entry's columns and decrypted texts, by name. */
export type EntrySource = Readonly<Record<string, unknown>>;

/** Separates texts, so that no term matches across two texts. A folded text never contains this character. */
const fieldMark = "\u0003";

/** Folds the texts of an entry or a message and joins them. */
export function foldedFields(texts: readonly unknown[]): string {
  return texts
    .filter((text): text is string => typeof text === "string" && text !== "")
    .map(foldedText)
    .join(fieldMark);
}

/** The searched texts of an entry. */
export function textsOf(kind: EntryKindName, source: EntrySource): unknown[] {
  // A page's tags of API callers. The first is the emoji's key, which is one of the names.
  const tags = kind === "JournalEntry" && Array.isArray(source.tags) ? (source.tags as unknown[]).slice(1) : [];
  const texts = searchedTexts[kind].map((name) => (isDefault(name, source) ? null : source[name]));
  return [...texts, ...tags];
}

const searchedTexts: Readonly<Record<EntryKindName, readonly string[]>> = {
  Action: textNamesOf(actionKind),
  Mood: textNamesOf(moodKind),
  JournalEntry: textNamesOf(journalKind),
};

/** The form sends a description that nobody wrote (docs/rules.md, Actions and events). */
function isDefault(name: string, source: EntrySource): boolean {
  return name === "description" && source[name] === defaultDescription;
}

/** The names of an entry's moods, finer word, emotions and tags. A search finds the entry by them, too. */
export function namesIn(kind: EntryKindName, source: EntrySource): string[] {
  const tags = Array.isArray(source.tagIds) ? source.tagIds.map((id) => ownName("tag", String(id))) : [];
  return [...ofKind(kind, source), ...tags];
}

function ofKind(kind: EntryKindName, source: EntrySource): string[] {
  if (kind === "Mood") {
    const own = typeof source.ownMoodId === "string" ? [ownName("ownMood", source.ownMoodId)] : [];
    const finer = typeof source.finerWord === "string" ? [nameOf("finer", source.finerWord)] : [];
    return [nameOf("mood", String(source.value)), ...finer, ...own];
  }
  if (kind === "JournalEntry") return [nameOf("page", String(source.emoji))];
  return [nameOf("emotion", String(source.emotionResponse)), nameOf("effect", String(source.effectOnOthers))];
}

/** Whether every term occurs in the folded texts or the names. */
export function hasAll(terms: readonly Term[], folded: string, names: readonly string[] = []): boolean {
  return terms.every(
    ({ text, names: wanted }) => containsTerm(folded, text) || wanted.some((name) => names.includes(name)),
  );
}
