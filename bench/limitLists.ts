import type { z } from "zod";
import { actionKind, reflectionNames } from "#domain/entries/action.ts";
import { choiceNamesOf, eachText, type Choices, type Fields, type Kind } from "#domain/entries/field.ts";
import { moodKind } from "#domain/entries/mood.ts";
import { moodFaces, type Mood } from "#domain/moods.ts";
import type { actionJson as productsActionJson } from "#server/nouns/actions/actions.rest.ts";
import type { moodJson as productsMoodJson } from "#server/nouns/moods/moods.rest.ts";
import type { Keyring } from "#server/store/keys/keyring.ts";
import { cursorOf, dateText, placeOf } from "#server/store/pages.ts";
import type { Answer } from "./limitHttp.ts";

// Pages of a diary, as the limit reads and shows them. Actions and moods are shown as in REST, the history as in GraphQL.
// The product's types of their JSON name each field, so the compiler tells of a new one.

type ActionJson = z.input<typeof productsActionJson>;
type MoodJson = z.input<typeof productsMoodJson>;

/** A row of a person's own word, from PostgreSQL's JSON. */
interface WordRow {
  id: string;
  sealed: string;
}

/** What both kinds of row have in common. */
interface CommonRow {
  id: string;
  occurredAt: string | Date;
  createdAt: string | Date;
  editedAt: string | null;
  localDate: string;
  timeZone: string;
  version: number;
  broughtFrom: string | null;
  tags: WordRow[] | null;
}

export interface ActionRow extends CommonRow, Choices<typeof actionKind.fields> {
  gold: number;
  coal: number;
}

export interface MoodRow extends CommonRow, Choices<typeof moodKind.fields> {
  own: WordRow | null;
}

/** A row of the history. Columns of other tables are null. */
interface HistoryRow {
  kind: "Action" | "Mood" | "JournalEntry";
  id: string;
  sealed: string;
  occurredAt: string;
  localDate: string;
  emotionResponse: string;
  effectOnOthers: string;
  gold: number;
  coal: number;
  value: Mood;
}

/** A row from PostgreSQL's JSON, of whichever list. */
export type ListRow = { id: string; sealed: string; occurredAt: string; localDate: string };

export interface Window {
  limit: number;
  before: string | null;
}

export interface List {
  name: string;
  /** SQL of one row more than the page, for the person `me`, with the values 2 to 5. */
  text: string;
  answer: (keys: Keyring, rows: ListRow[], window: Window) => Answer;
}

/** The list at a path, if any. */
export function listAt(pathname: string): List | undefined {
  return lists.get(pathname);
}

export function windowIn(query: URLSearchParams): Window {
  return { limit: Number(query.get("limit")), before: query.get("before") };
}

/** The values of a page's statement: its cursor and its length. */
export function placeValues({ limit, before }: Window): unknown[] {
  if (!before) return ["infinity", "infinity", "ffffffff-ffff-ffff-ffff-ffffffffffff", limit + 1];
  const { localDate, occurredAt, id } = placeOf(before);
  return [dateText(localDate), occurredAt, id, limit + 1];
}

const order = `order by "localDate" desc, "occurredAt" desc, id desc limit $5`;

function rowsOf(table: string, columns: string, only = ""): string {
  return `select ${columns} from "${table}" where "userId" = me.id ${only}
    and ("localDate", "occurredAt", id) < ($2::date, $3::timestamptz, $4::uuid) ${order}`;
}

const common = `id, "occurredAt", "createdAt", "editedAt", "localDate", "timeZone", version, "broughtFrom", sealed,
  case when "tagIds" is not null then (
    select json_agg(json_build_object('id', t.id, 'sealed', t.sealed) order by array_position("tagIds", t.id))
    from "Tag" t where t."userId" = me.id and t.id = any("tagIds") and t."mergedInto" is null
  ) end as tags`;
const ofActions = `${common}, ${namesOf(actionKind)}, gold, coal`;
const ofMoods = `${common}, ${namesOf(moodKind)}, case when "ownMoodId" is not null then (
    select json_build_object('id', o.id, 'sealed', o.sealed) from "OwnMood" o
    where o."userId" = me.id and o.id = "ownMoodId" and o."mergedInto" is null
  ) end as own`;

function namesOf(kind: Kind): string {
  return choiceNamesOf(kind)
    .map((name) => `"${name}"`)
    .join(", ");
}

const shared = `id, sealed, "occurredAt", "localDate"`;

function historyText(): string {
  const actions = `'Action' as kind, ${shared}, "emotionResponse", "effectOnOthers", gold, coal, null as value`;
  return `select * from (
    (${rowsOf("Action", actions)})
    union all (${rowsOf("Mood", `'Mood', ${shared}, null, null, null, null, value`)})
    union all (${rowsOf("JournalEntry", `'JournalEntry', ${shared}, null, null, null, null, null`, "and not hidden")})
  ) as entries ${order}`;
}

const lists = new Map<string, List>([
  [
    "/api/actions/user",
    {
      name: "actions",
      text: rowsOf("Action", ofActions),
      answer: pageOf("Action", "/api/actions/user", actionJson),
    },
  ],
  [
    "/api/moods/user",
    { name: "moods", text: rowsOf("Mood", ofMoods), answer: pageOf("Mood", "/api/moods/user", moodJson) },
  ],
  ["/history", { name: "history", text: historyText(), answer: historyOf }],
]);

type Texts = Record<string, unknown>;

function pageOf(
  table: string,
  path: string,
  asJson: (keys: Keyring, row: never, texts: Texts) => object,
): List["answer"] {
  return (keys, rows, { limit }) => {
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    // Safe: the list's SQL has the columns of its rows.
    const page = rows.slice(0, limit).map((row) => asJson(keys, row as never, keys.open(table, row.id, row.sealed)));
    return last ? [200, page, `<${path}?limit=${limit}&before=${placeIn(last)}>; rel="next"`] : [200, page];
  };
}

function historyOf(keys: Keyring, rows: ListRow[], { limit }: Window): Answer {
  // Safe: `historyText` has these columns.
  const page = rows.slice(0, limit) as (ListRow & HistoryRow)[];
  const last = page.at(-1);
  const history = {
    edges: page.map((row) => ({ node: nodeOf(row, keys.open(row.kind, row.id, row.sealed)) })),
    pageInfo: { hasNextPage: rows.length > limit, endCursor: last ? placeIn(last) : null },
  };
  return [200, { data: { viewer: { history } } }];
}

function placeIn({ localDate, occurredAt, id }: ListRow): string {
  return cursorOf({ localDate: new Date(localDate), occurredAt: new Date(occurredAt), id });
}

export function actionJson(keys: Keyring, row: ActionRow, texts: Texts): ActionJson {
  return {
    id: row.id,
    type: row.type,
    classification: row.classification,
    intention: row.intention,
    emotionResponse: row.emotionResponse,
    effectOnOthers: row.effectOnOthers,
    ...textsOf(actionKind, texts),
    karmaImpact: 1,
    gold: row.gold,
    coal: row.coal,
    ...commonJson(keys, row),
  };
}

export function moodJson(keys: Keyring, row: MoodRow, texts: Texts): MoodJson {
  const { id, value, own, finerWord } = row;
  const ownMood = own && opened<"name" | "emoji">(keys, "OwnMood", own);
  const { emoji, label } = ownMood ? { emoji: ownMood.emoji, label: ownMood.name } : moodFaces[value];
  return { id, emoji, label, value, ownMood, finerWord, ...textsOf(moodKind, texts), ...commonJson(keys, row) };
}

function textsOf<Of extends Fields>(kind: Kind<Of>, texts: Texts) {
  // Safe: the product seals texts only.
  return eachText(kind, (_field, name) => (texts[name] ?? null) as string | null);
}

function commonJson(keys: Keyring, row: CommonRow) {
  return {
    createdAt: instant(row.occurredAt),
    recordedAt: instant(row.createdAt),
    editedAt: row.editedAt && instant(row.editedAt),
    localDate: row.localDate,
    timeZone: row.timeZone,
    version: `${row.version}`,
    broughtFrom: row.broughtFrom,
    ownTags: (row.tags ?? []).map((tag) => opened<"name" | "group">(keys, "Tag", tag)),
  };
}

function opened<Names extends string>(keys: Keyring, table: string, { id, sealed }: WordRow) {
  // Safe: the product seals these texts.
  const texts = keys.open(table, id, sealed) as Record<Names, string>;
  return { id, ...texts };
}

function nodeOf(row: HistoryRow, texts: Texts): object {
  const { kind, localDate } = row;
  const head = { __typename: kind, id: Buffer.from(`${kind}:${row.id}`).toString("base64") };
  const times = { occurredAt: instant(row.occurredAt), localDate };
  if (kind === "Mood") return { ...head, value: row.value.toUpperCase(), ...textsOf(moodKind, texts), ...times };
  if (kind === "JournalEntry") {
    const emoji = String(texts.emoji).toUpperCase();
    return { ...head, ...named(texts, ["title", "body"]), emoji, ...times };
  }
  return {
    ...head,
    ...named(texts, ["eventTitle", "description"]),
    emotionResponse: row.emotionResponse.toUpperCase(),
    effectOnOthers: row.effectOnOthers.toUpperCase(),
    ...named(texts, reflectionNames),
    gold: row.gold,
    coal: row.coal,
    ...times,
  };
}

function named(texts: Texts, names: readonly string[]): Texts {
  return Object.fromEntries(names.map((name) => [name, texts[name] ?? null]));
}

function instant(text: string | Date): string {
  return new Date(text).toISOString();
}
