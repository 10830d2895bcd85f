import { readInlineData, graphql } from "relay-runtime";
import type {
  entryContent_action$data,
  entryContent_action$key,
} from "#client/__generated__/entryContent_action.graphql.ts";
import type {
  entryContent_entry$data,
  entryContent_entry$key,
} from "#client/__generated__/entryContent_entry.graphql.ts";
import type { entryContent_mood$data, entryContent_mood$key } from "#client/__generated__/entryContent_mood.graphql.ts";
import type { OpenMonthQuery$data } from "#client/__generated__/OpenMonthQuery.graphql.ts";
import { entryContent } from "#client/data/made/entryContent.ts";
import { knownZone } from "#client/platform/zones.ts";
import type { CountedDay } from "#domain/book.ts";
import { minuteIn } from "#domain/clocks.ts";
import type { LocalDate } from "#domain/days.ts";
import { effects, emotionFaces, emotions } from "#domain/emotions.ts";
import { factsOfAction, factsOfMood, factsOfPage } from "#domain/entries/facts.ts";
import { headedParagraphsOf, type HeadedParagraph } from "#domain/entries/headings.ts";
import { titlesOf } from "#domain/entries/reading.ts";
import { fromEnum } from "#domain/enums.ts";
import { defaultJournalEmoji, journalEmojis, journalFaces } from "#domain/journal.ts";
import { actionTypes, signs, type Karma } from "#domain/karma.ts";
import { moods } from "#domain/moods.ts";
import { weatherOf, type Weather } from "#domain/weathers.ts";

export const openMonthQuery = graphql`
  query OpenMonthQuery($month: Date, $count: Int!, $cursor: String) {
    viewer @required(action: THROW) {
      openMonth(month: $month) {
        gold
        coal
        days {
          date
          entries
          pages
          mood
        }
        entries(first: $count, after: $cursor) {
          edges {
            node {
              __typename
              ... on Action {
                localDate
                gold
                coal
                isUnreadable
                ...entryContent_action @alias(as: "action")
              }
              ... on Mood {
                localDate
                face: emoji
                label
                isUnreadable
                ...entryContent_mood @alias(as: "mood")
              }
              ... on JournalEntry {
                localDate
                gold
                isUnreadable
                ...entryContent_entry @alias(as: "page")
              }
            }
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
`;

/** A month of the book as far as it has been read from the server. */
export interface OpenMonth extends Karma {
  days: readonly (CountedDay & { weather: Weather | undefined })[];
  entries: readonly BookEntry[];
  /** Where the entries go on. Undefined if all of them are here. */
  next: string | undefined;
}

export interface BookEntry {
  id: string;
  day: LocalDate;
  /** Empty for a page without a title. */
  title: string;
  face: string;
  occurredAt: string;
  time: string;
  facts: string;
  texts: readonly HeadedParagraph[];
  isPage: boolean;
  isUnreadable: boolean;
}

export function openMonthFrom({ viewer }: OpenMonthQuery$data): OpenMonth {
  const { gold = 0, coal = 0, days = [], entries } = viewer.openMonth ?? {};
  return {
    gold,
    coal,
    days: days.map(({ mood, ...day }) => {
      const known = fromEnum(moods, mood);
      return { ...day, weather: known && weatherOf(known) };
    }),
    entries: entries?.edges.flatMap(({ node }) => entryFrom(node) ?? []) ?? [],
    next: entries?.pageInfo.hasNextPage ? (entries.pageInfo.endCursor ?? undefined) : undefined,
  };
}

type Node = NonNullable<OpenMonthQuery$data["viewer"]["openMonth"]>["entries"]["edges"][number]["node"];
type NodeOf<Name> = Extract<Node, { __typename: Name }>;

/** Undefined for a kind of entry that only a later server has. */
function entryFrom(node: Node): BookEntry | undefined {
  if (node.__typename === "Action" && node.action) {
    return actionFrom(node, readInlineData<entryContent_action$key>(entryContent.action, node.action));
  }
  if (node.__typename === "Mood" && node.mood) {
    return moodFrom(node, readInlineData<entryContent_mood$key>(entryContent.mood, node.mood));
  }
  if (node.__typename === "JournalEntry" && node.page) {
    return pageFrom(node, readInlineData<entryContent_entry$key>(entryContent.journal, node.page));
  }
  return undefined;
}

function actionFrom(node: NodeOf<"Action">, content: entryContent_action$data): BookEntry {
  const choices = {
    type: fromEnum(actionTypes, content.type) ?? "action",
    classification: fromEnum(signs, content.classification) ?? "positive",
    intention: fromEnum(signs, content.intention) ?? null,
    emotionResponse: fromEnum(emotions, content.emotionResponse) ?? "neutral",
    effectOnOthers: fromEnum(effects, content.effectOnOthers) ?? "no_one_affected",
  } as const;
  return {
    ...commonOf(node, content),
    title: titlesOf("action", content).name,
    face: emotionFaces[choices.emotionResponse].emoji,
    facts: factsOfAction({ ...choices, gold: node.gold, coal: node.coal }, namesOf(content.ownTags)),
    texts: headedParagraphsOf("action", { ...content, ...choices }, "file"),
    isPage: false,
  };
}

function moodFrom(node: NodeOf<"Mood">, content: entryContent_mood$data): BookEntry {
  const { own: title } = titlesOf("mood", content);
  const finerWord = content.finerWord?.toLowerCase() ?? null;
  return {
    ...commonOf(node, content),
    title: title ?? node.label,
    face: node.face,
    facts: factsOfMood(title ? node.label : undefined, finerWord, namesOf(content.ownTags)),
    texts: headedParagraphsOf("mood", content, "file"),
    isPage: false,
  };
}

function pageFrom(node: NodeOf<"JournalEntry">, content: entryContent_entry$data): BookEntry {
  const { own, name } = titlesOf("journal", content);
  const { emoji, label } = journalFaces[fromEnum(journalEmojis, content.emoji) ?? defaultJournalEmoji];
  return {
    ...commonOf(node, content),
    title: own ?? (node.isUnreadable ? name : ""),
    face: emoji,
    facts: factsOfPage(node.isUnreadable ? undefined : label, node.gold, namesOf(content.ownTags)),
    texts: headedParagraphsOf("journal", content, "file"),
    isPage: true,
  };
}

interface Dated {
  localDate: LocalDate;
  isUnreadable: boolean;
}

interface Timed {
  id: string;
  occurredAt: string;
  timeZone: string;
}

function commonOf({ localDate: day, isUnreadable }: Dated, { id, occurredAt, timeZone }: Timed) {
  const time = minuteIn(knownZone(timeZone), new Date(occurredAt)).slice(-5);
  return { id, day, isUnreadable, occurredAt, time };
}

function namesOf(tags: readonly { readonly name: string }[]): string[] {
  return tags.map(({ name }) => name);
}
