import type { Tables, Words } from "./tableShape.ts";
import { byPerson, each, emptied, kept, keyedHash, usual } from "./usual.ts";

const entries = { ...emptied, counts: true, holdsEntries: true } as const;

const oneOfTheMoods = { clearText: "one of 24 moods, which are counted" } as const;
const oneOfTheEmotions = { clearText: "one of the emotions, of which karma is made" } as const;

const entryColumns = {
  ...usual("id", "userId", "localDate", "createdAt"),
  sealed: byPerson,
  occurredAt: "when it was, by which it is sorted",
  timeZone: { clearText: "the name of a zone, which decided the day" },
  editedAt: "when it was changed",
  version: "tells the states of an entry apart",
  tagIds: "says which tags an entry has, which are counted",
  broughtFrom: { clearText: "one of the program's names for apps, which lists show" },
  importId: "says with which import an entry came",
  sourceHash: keyedHash,
} as const satisfies Words;

const ownWordColumns = {
  ...usual("id", "userId"),
  sealed: byPerson,
  nameHash: keyedHash,
  mergedInto: "says what took it over",
  position: "is the person's order",
  archivedAt: "is filtered by",
} as const satisfies Words;

const sums = {
  ...each("is a sum", "gold", "coal", "positives", "reflections", "giftsSent"),
  ...each("counts entries", "actions", "events", "moods", "journals"),
};

/**
 * The tables of what people write, and of what is made of it. Totals come after the rows that they sum up, in the order
 * in which a save locks them.
 */
export const writtenTables = {
  Action: {
    ...entries,
    columns: {
      ...entryColumns,
      ...usual("reflects", "gold", "ruleVersion", "earns"),
      type: { clearText: "one of two words, which are counted" },
      classification: { clearText: "one of two words, which are counted and filtered" },
      intention: { clearText: "one of two words, of which karma is made" },
      emotionResponse: oneOfTheEmotions,
      effectOnOthers: oneOfTheEmotions,
      coal: "is summed",
    },
  },
  Mood: {
    ...entries,
    columns: {
      ...entryColumns,
      ...usual("reflects"),
      value: oneOfTheMoods,
      finerWord: { clearText: "one of the finer words for a mood, which says no more than a mood does" },
      ownMoodId: "says which words of the person's own an entry has",
    },
  },
  JournalEntry: {
    ...entries,
    columns: { ...entryColumns, ...usual("gold", "ruleVersion", "earns"), hidden: "is filtered by" },
  },
  Exchange: {
    ...emptied,
    counts: true,
    columns: {
      ...usual("id", "userId", "otherId", "gold", "ruleVersion", "localDate", "createdAt", "seenAt"),
      sealed: byPerson,
      side: { clearText: "one of two words, which lists and sums go by" },
      type: { clearText: "one of three words, which are counted" },
      hiddenAt: "is filtered by",
    },
  },
  Tag: {
    ...emptied,
    columns: {
      ...ownWordColumns,
      isCompared: "says that insights may compare it",
      isLeftOutOfMemories: "says that memories leave out its days",
    },
  },
  OwnMood: {
    ...emptied,
    columns: { ...ownWordColumns, value: oneOfTheMoods, isUsed: "keeps what was counted from changing" },
  },
  Import: {
    ...emptied,
    columns: {
      ...usual("id", "userId", "createdAt"),
      source: { clearText: "one of the program's names for apps, which lists show" },
      brought: "is a sum",
      takenBackAt: "says that an import is being taken back",
      goneAt: "says that it was",
    },
  },
  PutAwayDay: {
    ...emptied,
    columns: { ...usual("userId"), localDate: "is compared with the days that a memory may be of" },
  },
  Receipt: {
    ...kept,
    columns: {
      ...usual("userId", "createdAt"),
      clientHash: keyedHash,
      operation: { clearText: "one of the program's words" },
      requestHash: keyedHash,
      entityId: "finds what was saved",
      version: "tells the states of an entry apart",
    },
  },
  DayTotal: {
    ...emptied,
    columns: {
      ...usual("userId", "localDate"),
      ...sums,
      latestMood: { clearText: "one of 24 moods, which the year shows" },
      latestMoodAt: "tells which mood of a day is the latest",
      latestMoodId: "tells moods of one moment apart",
      version: "tells the states of a day apart",
    },
  },
  MonthTotal: { ...emptied, columns: { ...usual("userId", "month", "writes"), ...sums } },
  AllTimeTotal: { ...emptied, columns: { ...usual("userId"), ...sums, version: "tells its states apart" } },
  DayMood: { ...emptied, columns: { ...usual("userId", "localDate", "count"), value: oneOfTheMoods } },
  MonthMood: { ...emptied, columns: { ...usual("userId", "month", "count"), value: oneOfTheMoods } },
  DayTag: { ...emptied, columns: usual("userId", "tagId", "localDate", "count") },
  MonthTag: { ...emptied, columns: usual("userId", "tagId", "month", "count") },
  SearchMonth: {
    ...emptied,
    notInBackups: "is a cache, which the search makes again",
    columns: {
      ...usual("userId", "month", "writes", "epoch", "version"),
      part: "orders the parts of a month",
      folding: "tells by which comparison the texts are folded",
      sealed: { under: "person's cache" },
      words: { under: "person's cache" },
    },
  },
} as const satisfies Partial<Tables>;
