import type { EntryInputs } from "#client/data/entries/saveEntry.ts";
import { actionKind } from "#domain/entries/action.ts";
import { journalKind } from "#domain/entries/journal.ts";
import type { FieldsOf, KindName } from "#domain/entries/kinds.ts";
import { moodKind } from "#domain/entries/mood.ts";
import { chosenValues, freshTexts, sentFrom, textValues, type TextValues } from "#domain/entries/values.ts";
import { finerWordFor, type FinerWord } from "#domain/finerWords.ts";
import { defaultJournalEmoji, type JournalEmoji } from "#domain/journal.ts";
import type { Mood } from "#domain/moods.ts";
import { loggedAction, noAnswers, type WizardAnswers } from "#domain/wizard.ts";
import type { WithTags } from "../_tags/tagInput.ts";

// What a form holds of an entry follows from its kind, but for the rules here that are none of a field.

/** The wizard's answers, and texts from other clients. */
export type ActionValues = WizardAnswers & TextValues<FieldsOf<"action">>;

export interface MoodValues extends TextValues<FieldsOf<"mood">>, WithTags {
  value: Mood | null;
  /** Of the mood. Left out where the form says nothing of it, so that saving twice leaves it as it is. */
  finerWord?: FinerWord | null | undefined;
  /** The mood in the person's own words, of which `value` is the mood beneath. */
  ownMoodId?: string | null | undefined;
}

/** The values of a page, new or edited. */
export interface JournalValues extends TextValues<FieldsOf<"journal">>, WithTags {
  emoji: JournalEmoji;
}

interface Values {
  action: ActionValues;
  mood: MoodValues;
  journal: JournalValues;
}

/** The values with which a new entry's form begins. The wizard does not ask for every text of an action. */
type Begun = Omit<Values, "action"> & { action: WizardAnswers };

/** The rules of a kind that are none of a field. */
interface Rules<Of extends KindName> {
  fresh: Begun[Of];
  valuesOf: (content: object) => Values[Of];
  inputFrom: (values: Begun[Of]) => EntryInputs[Of] | undefined;
}

const rules: { [Of in KindName]: Rules<Of> } = {
  action: {
    fresh: noAnswers,
    valuesOf: (content) => ({
      type: "action",
      classification: "positive",
      ...chosenValues(actionKind, content),
      ...textValues(actionKind, content),
    }),
    inputFrom: loggedAction,
  },
  mood: {
    fresh: { value: null, ...freshTexts(moodKind) },
    valuesOf: (content) => {
      const { value = "neutral", finerWord, ownMoodId = null } = chosenValues(moodKind, content);
      return { value, finerWord: finerWordFor(value, finerWord) ?? null, ownMoodId, ...textValues(moodKind, content) };
    },
    inputFrom: (values) => (values.value ? sentFrom(moodKind, values) : undefined),
  },
  journal: {
    fresh: { ...freshTexts(journalKind), emoji: defaultJournalEmoji },
    valuesOf: (content) => ({
      emoji: defaultJournalEmoji,
      ...chosenValues(journalKind, content),
      ...textValues(journalKind, content),
    }),
    inputFrom: (values) => (values.body.trim() === "" ? undefined : sentFrom(journalKind, values)),
  },
};

/** The values of an untouched form. */
export function freshOf<Of extends KindName>(kind: Of): Begun[Of] {
  return rules[kind].fresh;
}

/** The values of a stored entry as GraphQL answers it, or of the input of a save or an edit, but for its tags. */
export function valuesOf<Of extends KindName>(kind: Of, content: object): Values[Of] {
  return rules[kind].valuesOf(content);
}

/** The input to send but for its tags; undefined while there is nothing to save (docs/rules.md, Entries). */
export function inputFrom<Of extends KindName>(kind: Of, values: Begun[Of]): EntryInputs[Of] | undefined {
  return rules[kind].inputFrom(values);
}

/** The draft of a new entry's form with this content, but for its tags. The wizard keeps its answers in one place. */
export function draftOf(kind: KindName, content: object): object {
  const values = valuesOf(kind, content);
  return kind === "action" ? { answers: values } : values;
}
