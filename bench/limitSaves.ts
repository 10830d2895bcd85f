import { actionKind } from "#domain/entries/action.ts";
import { eachText, type Fields, type Kind, type SentTexts, type TextName } from "#domain/entries/field.ts";
import { moodKind } from "#domain/entries/mood.ts";
import { effectFrom, emotionFrom } from "#domain/emotions.ts";
import { karmaFor, karmaRuleVersion, type ActionEntry } from "#domain/karma.ts";
import { textProblem } from "#domain/limits.ts";
import { moodFaces, type Mood } from "#domain/moods.ts";
import type { Keyring } from "#server/store/keys/keyring.ts";
import { changesOf, postedOf, type Facts } from "#server/diary/ledger/posting.ts";
import { sqlText, statementOf } from "#server/store/sqlText.ts";

/** The content of a save. */
export interface Save {
  table: "Action" | "Mood";
  operation: "logAction" | "saveMood";
  /** Its columns in clear. */
  own: Record<string, string | number | boolean | null>;
  /** The texts to encrypt. */
  fields: Record<string, string | null>;
}

type ActionDraft = ActionEntry & SentTexts<typeof actionKind.fields>;

/** The save for a body posted to `path`, or an error message. */
export function saveOf(path: string, draft: never): Save | string {
  return path === "/api/moods" ? moodSave(draft) : actionSave(draft);
}

function actionSave(draft: ActionDraft): Save | string {
  const { type, classification, intention, emotionResponse, effectOnOthers } = draft;
  if (!["action", "event"].includes(type)) return "type";
  if (!["positive", "negative"].includes(classification)) return "classification";
  if (type === "action" && !["positive", "negative"].includes(intention ?? "")) return "intention";
  if (!emotionFrom(emotionResponse) || !effectFrom(effectOnOthers)) return "emotion";
  const fields = textsIn(actionKind, draft);
  if (typeof fields === "string") return fields;

  return {
    table: "Action",
    operation: "logAction",
    own: {
      type,
      classification,
      intention,
      emotionResponse,
      effectOnOthers,
      reflects: Boolean(fields.reflection1 || fields.reflection2 || fields.reflection3),
      ...karmaFor(draft),
      ruleVersion: karmaRuleVersion,
    },
    fields,
  };
}

function moodSave(draft: { value: Mood } & SentTexts<typeof moodKind.fields>): Save | string {
  const { value } = draft;
  if (!(value in moodFaces)) return "value";
  const fields = textsIn(moodKind, draft);
  if (typeof fields === "string") return fields;
  return {
    table: "Mood",
    operation: "saveMood",
    own: { value, finerWord: null, ownMoodId: null, reflects: Boolean(fields.note) },
    fields,
  };
}

/** The texts of a draft, or what is wrong with one. */
function textsIn<Of extends Fields>(
  kind: Kind<Of>,
  draft: SentTexts<Of>,
): Record<TextName<Of>, string | null> | string {
  const problems = eachText(kind, ({ max }, name) => textProblem(name, draft[name] ?? "", max));
  const problem = Object.values(problems).find((one) => typeof one === "string");
  return problem ?? eachText(kind, (_field, name) => draft[name]?.trim() || null);
}

/** The content of a save's statement besides its owner. */
export interface Sent {
  clientId: string;
  keys: Keyring;
  id: string;
  occurredAt: Date;
  zone: string;
  localDate: string;
}

/** The values of a save's statement from the second on, encrypted and hashed like the product's. */
export function valuesOf({ table, operation, own, fields }: Save, sent: Sent): unknown[] {
  const { clientId, keys, id, occurredAt, zone, localDate } = sent;
  const texts = Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== null));
  return [
    keys.hash("clientId", clientId),
    operation,
    keys.hash("save", JSON.stringify({ ...own, ...fields })),
    id,
    occurredAt,
    zone,
    localDate,
    keys.seal(table, id, texts),
    keys.version,
    ...Object.values(own),
  ];
}

const firstOwn = 11;

/**
 * SQL that writes receipt, entry and totals in one statement, like the product. The query `key` finds the person by
 * value 1 and their key by value 10.
 */
export function saveText({ table, own }: Save, key: string): string {
  const ownNames = Object.keys(own)
    .map((name) => `"${name}"`)
    .join(", ");
  const ownValues = Object.keys(own)
    .map((_, index) => `$${index + firstOwn}`)
    .join(", ");
  return `
  with key as (
    ${key}
  ), receipt as (
    insert into "Receipt" ("userId", "clientHash", operation, "requestHash", "entityId")
    select "userId", $2::bytea, $3, $4::bytea, $5::uuid from key on conflict do nothing returning "userId", "entityId"
  ), entry as (
    insert into "${table}" (id, "userId", "occurredAt", "timeZone", "localDate", sealed, ${ownNames})
    select "entityId", "userId", $6, $7, $8, $9, ${ownValues} from receipt
    returning id, "userId", "occurredAt", "localDate", "createdAt", ${ownNames}
  ), ${totals[table]}
  select "createdAt" from entry`;
}

/** What the totals count of an entry. The bench proves the ledger afterwards, which shows a count that is missing here. */
const totals: Readonly<Record<Save["table"], string>> = {
  Action: totalsOf({
    gold: sqlText`gold`,
    coal: sqlText`coal`,
    actions: sqlText`(type = 'action')::int`,
    events: sqlText`(type = 'event')::int`,
    positives: sqlText`(classification = 'positive')::int`,
    reflections: sqlText`reflects::int`,
  }),
  Mood: totalsOf({ moods: sqlText`1`, reflections: sqlText`reflects::int`, mood: sqlText`value` }),
};

/** The product's own parts of a `with` that add an entry to the totals, so that both write the same rows. */
function totalsOf(facts: Facts): string {
  return textOf`change as (${changesOf(sqlText`entry`, facts)}), ${postedOf(facts, { of: "entry" })}`;
}

function textOf(strings: TemplateStringsArray, ...parts: unknown[]): string {
  return statementOf(strings, parts)[0].text;
}
