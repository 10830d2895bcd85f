import type { FinerWord } from "../finerWords.ts";
import { textLimits } from "../limits.ts";
import { moods } from "../moods.ts";
import { choice, entryKind, text, type RuledChoice } from "./field.ts";

const finerWord: RuledChoice<FinerWord> = {
  sort: "choice",
  says: "A finer word for the mood, if the person kept one.",
  saysSent: "One of the finer words for the mood. Another mood without one takes it away.",
  spelled: "One of the finer words for the mood. Another mood takes it away.",
  line: "One of the finer words for the mood.",
};

/** A mood entry (docs/rules.md, Moods). */
export const moodKind = entryKind({
  name: "Mood",
  called: "Mood Check",
  mutations: { save: "saveMood", edit: "editMood", remove: "deleteMood", entry: "mood" },
  fields: {
    value: choice(moods, {
      isNeeded: true,
      says: "The mood.",
      spelled: "Key of one of the 24 moods. It or the own mood decides emoji and label; sent ones are ignored.",
      line: "One of the 24 moods.",
    }),
    ownMoodId: { sort: "word", of: "OwnMood", says: "A mood in the person's own words that stands for `value`." },
    finerWord,
    journalTitle: text(textLimits.moodTitle, {
      isTitle: true,
      trims: true,
      label: "Journal entry title",
      short: "Title",
      says: "The title of the mood entry.",
      line: "The title of its note.",
      placeholder: "What would you like to call this journal entry?",
      rows: 2,
    }),
    note: text(textLimits.note, {
      trims: true,
      label: "Journal note",
      short: "Note",
      says: "What influenced the mood.",
      line: "Its note.",
      placeholder: "Optional: Share what's influencing your mood today...",
      rows: 4,
    }),
  },
});
