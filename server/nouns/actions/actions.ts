import { addDays, localDateOf } from "#domain/days.ts";
import { effectFrom, effects, emotionFrom, emotions } from "#domain/emotions.ts";
import { actionKind } from "#domain/entries/action.ts";
import { choiceNamesOf, textNamesOf, type Stored } from "#domain/entries/field.ts";
import { lastDays } from "#domain/heavyDays.ts";
import { karmaFor, karmaRuleVersion, type ActionEntry, type Karma } from "#domain/karma.ts";
import { karmaByRule } from "#domain/karmaRules.ts";
import { clock } from "#server/base/clock.ts";
import type { Owner, Viewer } from "#server/base/viewer.ts";
import { sql } from "#server/store/db.ts";
import { readOnce } from "#server/store/reads.ts";
import { sqlText } from "#server/store/sqlText.ts";
import { entriesOf } from "#server/diary/entries.ts";
import type { EntryRow } from "#server/diary/entryKind.ts";
import { editedTexts, storedTexts, type DraftOf, type EditOf } from "#server/diary/kindTexts.ts";
import { unknownRule } from "#server/diary/unknownRule.ts";
import type { Saved } from "#server/diary/saveEntries.ts";
import type { EntryStamp } from "#server/diary/stamps.ts";
import { BadInput, oneOf } from "#server/base/errors.ts";
import type { FeedWindow } from "#server/store/pages.ts";

type Own = typeof actionKind.fields;

/** Emotion and effect may be keys, labels or emoji. */
export type ActionDraft = DraftOf<Own>;

export type ActionEdit = EditOf<Own>;

interface ActionFacts extends Stored<Own> {
  /** True if the entry has a reflection, which the summary counts. */
  reflects: boolean;
}

interface Earned extends Karma {
  ruleVersion: number;
  /** False for imported rows, which never earn karma, not even after an edit. */
  earns: boolean;
}

export type ActionRow = EntryRow & ActionFacts & Earned;

export const actionEntries = entriesOf<ActionFacts, Earned>("Action", {
  operation: "logAction",
  missing: "This entry isn’t here any more.",
  columns: [...choiceNamesOf(actionKind), ...(["reflects", "gold", "coal", "ruleVersion", "earns"] as const)],
  texts: textNamesOf(actionKind),
  facts: {
    gold: sqlText`gold`,
    coal: sqlText`coal`,
    actions: sqlText`(type = 'action')::int`,
    events: sqlText`(type = 'event')::int`,
    positives: sqlText`(classification = 'positive')::int`,
    reflections: sqlText`reflects::int`,
  },
});

export const {
  facts: actionFacts,
  inFeed: actionsInFeed,
  places: placesOfActions,
  read: readAction,
  readMany: readActions,
  remove: deleteAction,
} = actionEntries;

/** Logs an action or event with the karma it earns. Throws BadInput naming the field, or Gone. */
export function logAction(viewer: Viewer, draft: ActionDraft, stamp?: EntryStamp | null): Promise<Saved<ActionRow>> {
  const fields = factsOf(draft);
  const { occurredAt } = draft;
  return actionEntries.save(viewer, { fields, earned: earnedBy(fields, true), occurredAt, stamp, tags: draft });
}

/**
 * An action or event from an archive, with the karma of the rule of its version. Throws BadInput naming the field.
 */
export function actionFromArchive(
  draft: Omit<ActionDraft, "occurredAt">,
  { ruleVersion, earns }: Pick<Earned, "ruleVersion" | "earns">,
): { fields: ActionFacts; earned: Earned } {
  const fields = factsOf(draft);
  const karma = karmaByRule(ruleVersion, fields);
  if (!karma) throw unknownRule();
  return { fields, earned: { ...(earns ? karma : { gold: 0, coal: 0 }), ruleVersion, earns } };
}

/** Changes an entry and its karma. Throws NotFound, Changed, or BadInput naming the field. */
export function editAction(viewer: Viewer, id: string, edit: ActionEdit): Promise<ActionRow> {
  return actionEntries.edit(viewer, id, edit, (before) => {
    const fields = factsOf(merged(before, edit));
    return { fields, earned: earnedBy(fields, before.earns) };
  });
}

const ofClassification = {
  positive: sqlText`and classification = 'positive'`,
  negative: sqlText`and classification = 'negative'`,
};

export function listActions(
  viewer: Owner,
  window: FeedWindow,
  classification?: ActionEntry["classification"],
): Promise<ActionRow[]> {
  return actionEntries.page(viewer, window, classification && ofClassification[classification]);
}

/** A response to an action or event, without the texts: reading many of them decrypts nothing. */
export type RecentResponse = Pick<
  ActionRow,
  "id" | "type" | "classification" | "emotionResponse" | "occurredAt" | "timeZone"
>;

export const mostResponses = 100;

/** The responses of the last seven days of the viewer's calendar, newest first. */
export function recentResponses(viewer: Viewer): Promise<RecentResponse[]> {
  const from = addDays(localDateOf(clock.date(), viewer.zone), 1 - lastDays);
  return readOnce(
    viewer,
    "recent responses",
    () => sql<RecentResponse>`
      select id, type, classification, "emotionResponse", "occurredAt", "timeZone" from "Action"
      where "userId" = ${viewer.id}::uuid and "localDate" >= ${from}::date
      order by "localDate" desc, "occurredAt" desc, id desc limit ${mostResponses}`,
  );
}

function factsOf(draft: ActionDraft): ActionFacts {
  const emotionResponse = emotionFrom(draft.emotionResponse);
  if (!emotionResponse) throw new BadInput("Please choose how you responded.", "emotionResponse", oneOf(emotions));
  const effectOnOthers = effectFrom(draft.effectOnOthers);
  if (!effectOnOthers) throw new BadInput("Please choose how others were affected.", "effectOnOthers", oneOf(effects));
  if (draft.type === "action" && !draft.intention)
    throw new BadInput("Please choose what your intentions were.", "intention");

  const { type, classification, intention = null } = draft;
  const texts = storedTexts(actionKind, draft);
  return {
    type,
    classification,
    intention: type === "action" ? intention : null,
    emotionResponse,
    effectOnOthers,
    reflects: (texts.reflection1 ?? texts.reflection2 ?? texts.reflection3) !== null,
    ...texts,
  };
}

function earnedBy(fields: ActionFacts, earns: boolean): Earned {
  return { ...(earns ? karmaFor(fields) : { gold: 0, coal: 0 }), ruleVersion: karmaRuleVersion, earns };
}

/** Null empties a text. A choice cannot be empty, so null keeps it. */
function merged(before: ActionRow, edit: ActionEdit): ActionDraft {
  const named = Object.entries(edit).filter(([, value]) => value !== undefined && value !== null);
  return { ...before, ...Object.fromEntries(named), ...editedTexts(actionKind, before, edit) };
}
