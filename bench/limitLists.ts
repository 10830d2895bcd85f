import { actionKind, reflectionNames } from "#domain/entries/action.ts";
import { textNamesOf } from "#domain/entries/field.ts";
import { moodKind } from "#domain/entries/mood.ts";
import { cursorOf, dateText, placeOf } from "#server/store/pages.ts";
import type { Keyring } from "#server/store/keys/keyring.ts";
import { moodFaces, type Mood } from "#domain/moods.ts";
import type { Answer } from "./limitHttp.ts";

// Pages of a diary, as the limit servers read and show them. Actions and moods are shown as in REST, the history as in
// GraphQL.

/** A row from PostgreSQL's JSON. Columns of other tables are null or missing. */
export interface EntryRow {
  kind: "Action" | "Mood" | "JournalEntry";
  id: string;
  sealed: string;
  occurredAt: string;
  createdAt: string;
  editedAt: string | null;
  localDate: string;
  timeZone: string;
  type: string;
  classification: string;
  intention: string | null;
  emotionResponse: string;
  effectOnOthers: string;
  gold: number;
  coal: number;
  value: Mood;
}

export interface Window {
  limit: number;
  before: string | null;
}

export interface List {
  name: string;
  /** SQL of one row more than the page, for the person `userId`, with the values 2 to 5. */
  text: (userId: string) => string;
  answer: (keys: Keyring, rows: EntryRow[], window: Window) => Answer;
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

function rowsOf(table: string, columns: string, userId: string, only = ""): string {
  return `select ${columns} from "${table}" where "userId" = ${userId} ${only}
    and ("localDate", "occurredAt", id) < ($2::date, $3::timestamptz, $4::uuid) ${order}`;
}

const timesSql = `"occurredAt", "createdAt", "editedAt", "localDate", "timeZone"`;
const ofAction = `id, type, classification, intention, "emotionResponse", "effectOnOthers", gold, coal, sealed, ${timesSql}`;
const shared = `id, sealed, "occurredAt", "localDate"`;

function historyText(userId: string): string {
  const actions = `'Action' as kind, ${shared}, "emotionResponse", "effectOnOthers", gold, coal, null as value`;
  return `select * from (
    (${rowsOf("Action", actions, userId)})
    union all (${rowsOf("Mood", `'Mood', ${shared}, null, null, null, null, value`, userId)})
    union all (${rowsOf("JournalEntry", `'JournalEntry', ${shared}, null, null, null, null, null`, userId, "and not hidden")})
  ) as entries ${order}`;
}

const lists = new Map<string, List>([
  [
    "/api/actions/user",
    { name: "actions", text: (userId) => rowsOf("Action", ofAction, userId), answer: pageOf("Action", actionJson) },
  ],
  [
    "/api/moods/user",
    {
      name: "moods",
      text: (userId) => rowsOf("Mood", `id, value, sealed, ${timesSql}`, userId),
      answer: pageOf("Mood", moodJson),
    },
  ],
  ["/history", { name: "history", text: historyText, answer: historyOf }],
]);

type Texts = Record<string, unknown>;

function pageOf(table: string, asJson: (row: EntryRow, texts: Texts) => object): List["answer"] {
  return (keys, rows, { limit }) => {
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    const page = rows.slice(0, limit).map((row) => asJson(row, keys.open(table, row.id, row.sealed)));
    if (!last) return [200, page];
    const path = table === "Action" ? "/api/actions/user" : "/api/moods/user";
    return [200, page, `<${path}?limit=${limit}&before=${placeIn(last)}>; rel="next"`];
  };
}

function historyOf(keys: Keyring, rows: EntryRow[], { limit }: Window): Answer {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const history = {
    edges: page.map((row) => ({ node: nodeOf(row, keys.open(row.kind, row.id, row.sealed)) })),
    pageInfo: { hasNextPage: rows.length > limit, endCursor: last ? placeIn(last) : null },
  };
  return [200, { data: { viewer: { history } } }];
}

function placeIn({ localDate, occurredAt, id }: EntryRow): string {
  return cursorOf({ localDate: new Date(localDate), occurredAt: new Date(occurredAt), id });
}

export function actionJson(row: Omit<EntryRow, "kind" | "sealed" | "value">, texts: Texts): object {
  return {
    id: row.id,
    type: row.type,
    classification: row.classification,
    intention: row.intention,
    emotionResponse: row.emotionResponse,
    effectOnOthers: row.effectOnOthers,
    ...textsOf(texts, textNamesOf(actionKind)),
    karmaImpact: 1,
    gold: row.gold,
    coal: row.coal,
    ...timesOf(row),
  };
}

export function moodJson(row: Pick<EntryRow, "id" | "value" | TimeNames>, texts: Texts): object {
  const { id, value } = row;
  return { id, ...moodFaces[value], value, ...textsOf(texts, textNamesOf(moodKind)), ...timesOf(row) };
}

function textsOf(texts: Texts, names: readonly string[]): Texts {
  const all: Texts = {};
  for (const name of names) all[name] = texts[name] ?? null;
  return all;
}

type TimeNames = "occurredAt" | "createdAt" | "editedAt" | "localDate" | "timeZone";

function timesOf({ occurredAt, createdAt, editedAt, localDate, timeZone }: Pick<EntryRow, TimeNames>) {
  return {
    createdAt: instant(occurredAt),
    recordedAt: instant(createdAt),
    editedAt: editedAt && instant(editedAt),
    localDate,
    timeZone,
  };
}

function nodeOf(row: EntryRow, texts: Texts): object {
  const { kind, localDate } = row;
  const head = { __typename: kind, id: Buffer.from(`${kind}:${row.id}`).toString("base64") };
  const times = { occurredAt: instant(row.occurredAt), localDate };
  if (kind === "Mood")
    return { ...head, value: row.value.toUpperCase(), ...textsOf(texts, textNamesOf(moodKind)), ...times };
  if (kind === "JournalEntry") {
    const emoji = String(texts.emoji).toUpperCase();
    return { ...head, ...textsOf(texts, ["title", "body"]), emoji, ...times };
  }
  return {
    ...head,
    ...textsOf(texts, ["eventTitle", "description"]),
    emotionResponse: row.emotionResponse.toUpperCase(),
    effectOnOthers: row.effectOnOthers.toUpperCase(),
    ...textsOf(texts, reflectionNames),
    gold: row.gold,
    coal: row.coal,
    ...times,
  };
}

function instant(text: string | Date): string {
  return new Date(text).toISOString();
}
