import { v7 as uuidv7 } from "uuid";
import { effectFrom, emotionFrom, type Effect, type Emotion } from "#domain/emotions.ts";
import { karmaFor, karmaRuleVersion, type ActionEntry } from "#domain/karma.ts";
import { textLimits } from "#domain/limits.ts";
import type { Viewer } from "#server/account/viewer.ts";
import { db, inTransaction, sql, type Tx } from "#server/db.ts";
import { editedWhen, keptText, newWhen } from "#server/entries.ts";
import { BadInput, NotFound } from "#server/errors.ts";
import type { Action } from "#server/generated/prisma/client.ts";
import * as ledger from "#server/ledger/ledger.ts";
import { bounded, dateText, isUuid, type Window } from "#server/pages.ts";
import { deletedSince, noteSave } from "#server/receipts.ts";

/** What a person says of an action or event. Emotions may be keys, labels or emoji; texts may be missing. */
export interface ActionDraft extends ActionTexts {
  clientId: string;
  type: ActionEntry["type"];
  classification: ActionEntry["classification"];
  intention?: ActionEntry["intention"] | undefined;
  emotionResponse: string;
  effectOnOthers: string;
  /** When it happened; now, if not said. */
  occurredAt?: Date | null | undefined;
}

/** What an edit changes. What it does not name stays. */
export type ActionEdit = { [Name in Exclude<keyof ActionDraft, "clientId">]?: ActionDraft[Name] | null | undefined };

interface ActionTexts {
  eventTitle?: string | null | undefined;
  description?: string | null | undefined;
  reflection1?: string | null | undefined;
  reflection2?: string | null | undefined;
  reflection3?: string | null | undefined;
  note?: string | null | undefined;
}

export interface LoggedAction {
  action: Action;
  /** True when this clientId had been saved before with other content: what stands is the first, and an edit can change it. */
  alreadySaved: boolean;
}

/**
 * Logs an action or event: the row with its karma, the day's totals and the receipt in one transaction. The same clientId
 * again gives the stored entry. Throws BadInput naming the field, or Gone when that entry was deleted since.
 */
export async function logAction(viewer: Viewer, draft: ActionDraft): Promise<LoggedAction> {
  const facts = factsOf(draft);
  const { occurredAt, localDate } = newWhen(viewer, draft.occurredAt);
  const { gold, coal } = karmaFor(facts);
  const id = uuidv7();

  return inTransaction(async (tx) => {
    const content = { ...facts, occurredAt: draft.occurredAt };
    const earlier = await noteSave(tx, viewer, {
      clientId: draft.clientId,
      operation: "logAction",
      content,
      entityId: id,
    });
    if (earlier) return { action: await earlierAction(tx, viewer, earlier.entityId), alreadySaved: earlier.differs };

    const [action] = await tx.sql<Action>`
      insert into "Action" (id, "userId", "clientId", type, classification, intention, "emotionResponse", "effectOnOthers",
        "eventTitle", description, reflection1, reflection2, reflection3, note,
        gold, coal, "ruleVersion", "occurredAt", "timeZone", "localDate")
      values (${id}::uuid, ${viewer.id}::uuid, ${draft.clientId}, ${facts.type}, ${facts.classification}, ${facts.intention},
        ${facts.emotionResponse}, ${facts.effectOnOthers}, ${facts.eventTitle}, ${facts.description}, ${facts.reflection1},
        ${facts.reflection2}, ${facts.reflection3}, ${facts.note},
        ${gold}, ${coal}, ${karmaRuleVersion}, ${occurredAt}, ${viewer.zone}, ${localDate}::date)
      returning *`;
    const saved = found(action);
    await ledger.post(tx, [dayChangeOf(saved)]);
    return { action: saved, alreadySaved: false };
  });
}

/** One page of the viewer's actions and events within a window of the feed, of one classification if asked. */
export async function listActions(
  viewer: Viewer,
  window: Window,
  classification?: ActionEntry["classification"],
): Promise<Action[]> {
  const { limit, older, newer, fromOldest } = bounded(window);
  if (classification) {
    return sql<Action>`
      select * from "Action"
      where "userId" = ${viewer.id}::uuid and classification = ${classification}
        and ("localDate", "occurredAt", id) < (${older.localDate}::date, ${older.occurredAt}::timestamptz, ${older.id}::uuid)
        and ("localDate", "occurredAt", id) > (${newer.localDate}::date, ${newer.occurredAt}::timestamptz, ${newer.id}::uuid)
      order by "localDate" desc, "occurredAt" desc, id desc limit ${limit}`;
  }
  if (fromOldest) {
    return sql<Action>`
      select * from "Action"
      where "userId" = ${viewer.id}::uuid
        and ("localDate", "occurredAt", id) < (${older.localDate}::date, ${older.occurredAt}::timestamptz, ${older.id}::uuid)
        and ("localDate", "occurredAt", id) > (${newer.localDate}::date, ${newer.occurredAt}::timestamptz, ${newer.id}::uuid)
      order by "localDate", "occurredAt", id limit ${limit}`;
  }
  return sql<Action>`
    select * from "Action"
    where "userId" = ${viewer.id}::uuid
      and ("localDate", "occurredAt", id) < (${older.localDate}::date, ${older.occurredAt}::timestamptz, ${older.id}::uuid)
      and ("localDate", "occurredAt", id) > (${newer.localDate}::date, ${newer.occurredAt}::timestamptz, ${newer.id}::uuid)
    order by "localDate" desc, "occurredAt" desc, id desc limit ${limit}`;
}

/** The viewer's own entry. Throws NotFound for an unknown id and for somebody else's alike. */
export async function readAction(viewer: Viewer, id: string): Promise<Action> {
  return found(isUuid(id) ? await db.action.findFirst({ where: { id, userId: viewer.id } }) : undefined);
}

/**
 * Changes an entry. Its karma is worked out anew and moves the totals of its own day; only a changed "when" can move it
 * to another, in the zone it was written in. Throws NotFound, or BadInput naming the field.
 */
export async function editAction(viewer: Viewer, id: string, edit: ActionEdit): Promise<Action> {
  return inTransaction(async (tx) => {
    const before = await lockedAction(tx, viewer, id);
    const facts = factsOf(merged(before, edit));
    const karma = before.earns ? karmaFor(facts) : { gold: 0, coal: 0 };
    const { occurredAt, localDate } = editedWhen(before, edit.occurredAt);

    const [action] = await tx.sql<Action>`
      update "Action" set type = ${facts.type}, classification = ${facts.classification}, intention = ${facts.intention},
        "emotionResponse" = ${facts.emotionResponse}, "effectOnOthers" = ${facts.effectOnOthers},
        "eventTitle" = ${facts.eventTitle}, description = ${facts.description}, reflection1 = ${facts.reflection1},
        reflection2 = ${facts.reflection2}, reflection3 = ${facts.reflection3}, note = ${facts.note},
        gold = ${karma.gold}, coal = ${karma.coal}, "ruleVersion" = ${karmaRuleVersion},
        "occurredAt" = ${occurredAt}, "localDate" = ${localDate}::date, "editedAt" = now()
      where id = ${id}::uuid returning *`;
    const after = found(action);
    await ledger.post(tx, [ledger.taken(dayChangeOf(before)), dayChangeOf(after)]);
    return after;
  });
}

/** Deletes the viewer's own entry and takes back exactly what it gave. Throws NotFound. */
export async function deleteAction(viewer: Viewer, id: string): Promise<void> {
  await inTransaction(async (tx) => {
    const action = await lockedAction(tx, viewer, id);
    await tx.sql`delete from "Action" where id = ${id}::uuid`;
    await ledger.post(tx, [ledger.taken(dayChangeOf(action))]);
  });
}

const texts = {
  eventTitle: { label: "Event title", max: textLimits.eventTitle },
  description: { label: "Description", max: textLimits.description },
  reflection1: { label: "Reflection 1", max: textLimits.reflection },
  reflection2: { label: "Reflection 2", max: textLimits.reflection },
  reflection3: { label: "Reflection 3", max: textLimits.reflection },
  note: { label: "Note", max: textLimits.note },
} as const;

type TextName = keyof typeof texts;
type Facts = Omit<ActionEntry, "emotionResponse" | "effectOnOthers"> & {
  emotionResponse: Emotion;
  effectOnOthers: Effect;
} & Record<TextName, string | null>;

function factsOf(draft: Omit<ActionDraft, "clientId">): Facts {
  const emotionResponse = emotionFrom(draft.emotionResponse);
  if (!emotionResponse) throw new BadInput("emotionResponse is not one of the emotions.", "emotionResponse");
  const effectOnOthers = effectFrom(draft.effectOnOthers);
  if (!effectOnOthers)
    throw new BadInput("effectOnOthers is not one of the emotions or no_one_affected.", "effectOnOthers");
  if (draft.type === "action" && !draft.intention) throw new BadInput("An action needs an intention.", "intention");

  return {
    type: draft.type,
    classification: draft.classification,
    intention: draft.type === "action" ? (draft.intention ?? null) : null,
    emotionResponse,
    effectOnOthers,
    eventTitle: checkedText(draft, "eventTitle"),
    description: checkedText(draft, "description"),
    reflection1: checkedText(draft, "reflection1"),
    reflection2: checkedText(draft, "reflection2"),
    reflection3: checkedText(draft, "reflection3"),
    note: checkedText(draft, "note"),
  };
}

/** The entry as the edit would have it. A choice cannot be unmade, so an empty one is not a change; a text can be emptied. */
function merged(before: Action, edit: ActionEdit): Omit<ActionDraft, "clientId"> {
  const text = (name: TextName) => (edit[name] === undefined ? before[name] : edit[name]);
  // Rows hold what factsOf let through; their columns are plain text.
  return {
    type: edit.type ?? (before.type as ActionDraft["type"]),
    classification: edit.classification ?? (before.classification as ActionDraft["classification"]),
    intention: edit.intention ?? (before.intention as ActionDraft["intention"]),
    emotionResponse: edit.emotionResponse ?? before.emotionResponse,
    effectOnOthers: edit.effectOnOthers ?? before.effectOnOthers,
    eventTitle: text("eventTitle"),
    description: text("description"),
    reflection1: text("reflection1"),
    reflection2: text("reflection2"),
    reflection3: text("reflection3"),
    note: text("note"),
  };
}

function checkedText(draft: ActionTexts, name: TextName): string | null {
  return keptText(texts[name].label, draft[name], texts[name].max, name);
}

function dayChangeOf(action: Action): ledger.DayChange {
  return {
    userId: action.userId,
    localDate: dateText(action.localDate),
    gold: action.gold,
    coal: action.coal,
    actions: action.type === "action" ? 1 : 0,
    events: action.type === "event" ? 1 : 0,
    positives: action.classification === "positive" ? 1 : 0,
    reflections: action.reflection1 || action.reflection2 || action.reflection3 ? 1 : 0,
  };
}

async function earlierAction(tx: Tx, viewer: Viewer, id: string): Promise<Action> {
  const [action] =
    await tx.sql<Action>`select * from "Action" where id = ${id}::uuid and "userId" = ${viewer.id}::uuid`;
  if (!action) throw deletedSince();
  return action;
}

// Locked, so that two edits of one entry, or an edit and a delete, each take back what really stands.
async function lockedAction(tx: Tx, viewer: Viewer, id: string): Promise<Action> {
  const [action] = isUuid(id)
    ? await tx.sql<Action>`select * from "Action" where id = ${id}::uuid and "userId" = ${viewer.id}::uuid for update`
    : [];
  return found(action);
}

function found(action: Action | null | undefined): Action {
  if (!action) throw new NotFound("Action not found");
  return action;
}
