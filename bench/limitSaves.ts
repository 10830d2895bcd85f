import { actionKind } from "#domain/entries/action.ts";
import { eachText, textNamesOf, type Texts } from "#domain/entries/field.ts";
import { moodKind } from "#domain/entries/mood.ts";
import { effectFrom, emotionFrom } from "#domain/emotions.ts";
import { karmaFor, karmaRuleVersion, type ActionEntry } from "#domain/karma.ts";
import { textLimits, textProblem } from "#domain/limits.ts";
import { moodFaces, type Mood } from "#domain/moods.ts";
import type { Keyring } from "#server/store/keys/keyring.ts";
import { counts } from "#server/diary/ledger/posting.ts";

/** The content of a save: the entry's own columns, and what they add to its day. */
export interface Save {
  table: "Action" | "Mood";
  operation: "logAction" | "saveMood";
  own: Record<string, string | number | boolean | null>;
  /** The texts to encrypt. */
  fields: Record<string, string | null>;
  adds: Partial<Record<(typeof counts)[number], number>>;
}

const texts = textNamesOf(actionKind);

type ActionDraft = ActionEntry & Texts<typeof actionKind.fields>;

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
  const problem = texts.map((name) => textProblem(name, draft[name] ?? "", textLimits.note)).find(Boolean);
  if (problem) return problem;

  const fields = Object.fromEntries(texts.map((name) => [name, draft[name] || null]));
  const { gold, coal } = karmaFor(draft);
  return {
    table: "Action",
    operation: "logAction",
    own: {
      type,
      classification,
      intention,
      emotionResponse,
      effectOnOthers,
      reflects: Boolean(draft.reflection1 || draft.reflection2 || draft.reflection3),
      gold,
      coal,
      ruleVersion: karmaRuleVersion,
    },
    fields,
    adds: {
      gold,
      coal,
      actions: Number(type === "action"),
      events: Number(type === "event"),
      positives: Number(classification === "positive"),
      reflections: Number(Boolean(draft.reflection1 || draft.reflection2 || draft.reflection3)),
    },
  };
}

function moodSave({ value, note }: { value: Mood; note: string | null }): Save | string {
  if (!(value in moodFaces)) return "value";
  const problem = textProblem("note", note ?? "", textLimits.note);
  if (problem) return problem;
  return {
    table: "Mood",
    operation: "saveMood",
    own: { value, reflects: Boolean(note) },
    fields: { ...eachText(moodKind, () => null), note: note?.trim() || null },
    adds: { moods: 1, reflections: Number(Boolean(note)) },
  };
}

const isLatest =
  'd.moods = 0 or (excluded."latestMoodAt", excluded."latestMoodId") >= (d."latestMoodAt", d."latestMoodId")';

const firstSum = 11;
const typesOf: Record<string, string> = { number: "int", boolean: "boolean" };

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
export function valuesOf({ table, operation, own, fields, adds }: Save, sent: Sent): unknown[] {
  const { clientId, keys, id, occurredAt, zone, localDate } = sent;
  const sums = counts.map((count) => adds[count] ?? 0);
  return [
    keys.hash("clientId", clientId),
    operation,
    keys.hash("save", JSON.stringify({ ...own, ...fields })),
    id,
    occurredAt,
    zone,
    localDate,
    keys.seal(table, id, fields),
    keys.version,
    ...sums,
    ...Object.values(own),
  ];
}

/**
 * SQL that writes receipt, entry and totals in one statement, like the product. The query `key` finds the person by
 * value 1 and their key by value 10.
 */
export function saveText({ table, own }: Save, key: string): string {
  const names = counts.map((count) => `"${count}"`).join(", ");
  const sums = counts.map((_, index) => `$${index + firstSum}::int`).join(", ");
  const ownNames = Object.keys(own).map((name) => `"${name}"`);
  const ownValues = Object.values(own).map(
    (value, index) => `$${index + firstSum + counts.length}::${typesOf[typeof value] ?? "text"}`,
  );
  const latest = ["latestMood", "latestMoodAt", "latestMoodId"];
  const [latestNames, latestValues, latestKept] =
    table === "Mood"
      ? [
          `, ${latest.map((name) => `"${name}"`).join(", ")}`,
          `, value, "occurredAt", id`,
          latest
            .map((name) => `, "${name}" = case when ${isLatest} then excluded."${name}" else d."${name}" end`)
            .join(""),
        ]
      : ["", "", ""];
  const moods = `, moods as (
    insert into "DayMood" as d ("userId", "localDate", value, count)
    select "userId", "localDate", value, 1 from entry, (select count(*) from lifetime) as after
    on conflict ("userId", "localDate", value) do update set count = d.count + excluded.count returning 1
  ), "monthMoods" as (
    insert into "MonthMood" as m ("userId", month, value, count)
    select "userId", date_trunc('month', "localDate")::date, value, 1 from entry, (select count(*) from moods) as after
    on conflict ("userId", month, value) do update set count = m.count + excluded.count
  )`;
  return `
  with key as (
    ${key}
  ), receipt as (
    insert into "Receipt" ("userId", "clientHash", operation, "requestHash", "entityId")
    select "userId", $2::bytea, $3, $4::bytea, $5::uuid from key on conflict do nothing returning "userId", "entityId"
  ), entry as (
    insert into "${table}" (id, "userId", "occurredAt", "timeZone", "localDate", sealed, ${ownNames.join(", ")})
    select "entityId", "userId", $6::timestamptz, $7, $8::date, $9::bytea, ${ownValues.join(", ")} from receipt
    returning id, "userId", "occurredAt", "timeZone", "localDate", "createdAt", "editedAt", ${ownNames.join(", ")}
  ), days as (
    insert into "DayTotal" as d ("userId", "localDate", ${names}${latestNames})
    select "userId", "localDate", ${sums}${latestValues} from entry
    on conflict ("userId", "localDate") do update set ${added("d")}${latestKept} returning 1
  ), months as (
    insert into "MonthTotal" as m ("userId", month, ${names})
    select "userId", date_trunc('month', "localDate")::date, ${sums} from entry, (select count(*) from days) as after
    on conflict ("userId", month) do update set ${added("m")} returning 1
  ), lifetime as (
    insert into "AllTimeTotal" as a ("userId", ${names})
    select "userId", ${sums} from entry, (select count(*) from months) as after
    on conflict ("userId") do update set ${added("a")} returning 1
  )${table === "Mood" ? moods : ""}
  select * from entry`;
}

function added(to: string): string {
  return counts.map((count) => `"${count}" = ${to}."${count}" + excluded."${count}"`).join(", ");
}
