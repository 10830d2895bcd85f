import { textNamesOf } from "#domain/entries/field.ts";
import { journalKind } from "#domain/entries/journal.ts";

/** The texts of a page but for its title and body, which have a place of their own. */
export const furtherTexts = textNamesOf(journalKind).filter((name) => name !== "title" && name !== "body");
