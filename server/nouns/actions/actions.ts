import { effectFrom, effects, emotionFrom, emotions, type Effect, type Emotion } from "#domain/emotions.ts";
import { karmaFor, karmaRuleVersion, type ActionEntry, type Karma } from "#domain/karma.ts";
import { karmaByRule } from "#domain/karmaRules.ts";
import { textLimits } from "#domain/limits.ts";
import type { Owner, Viewer } from "#server/base/viewer.ts";
import { sqlText } from "#server/store/sqlText.ts";
import type { Edit } from "#server/diary/editEntry.ts";
import { entriesOf } from "#server/diary/entries.ts";
import type { EntryRow } from "#server/diary/entryKind.ts";
import type { SentTags } from "#server/diary/ownTags.ts";
import { keptText } from "#server/diary/keptText.ts";
import { unknownRule } from "#server/diary/unknownRule.ts";
import type { Saved } from "#server/diary/saveEntries.ts";
import type { EntryStamp } from "#server/diary/stamps.ts";
import { BadInput, oneOf } from "#server/base/errors.ts";
import type { FeedWindow } from "#server/store/pages.ts";

export const actionTexts = {
  eventTitle: { label: "Event title", max: textLimits.eventTitle },
  description: { label: "Description", max: textLimits.description },
  reflection1: { label: "Reflection 1", max: textLimits.reflection },
  reflection2: { label: "Reflection 2", max: textLimits.reflection },
  reflection3: { label: "Reflection 3", max: textLimits.reflection },
  note: { label: "Note", max: textLimits.note },
} as const;

type TextName = keyof typeof actionTexts;
const textNames = Object.keys(actionTexts) as TextName[];

/** Emotion and effect may be keys, labels or emoji. */
export interface ActionDraft extends SentTags, Partial<Record<TextName, string | null | undefined>> {
  type: ActionEntry["type"];
  classification: ActionEntry["classification"];
  intention?: ActionEntry["intention"] | undefined;
  emotionResponse: string;
  effectOnOthers: string;
  occurredAt?: Date | null | undefined;
}

export type ActionEdit = Edit & { [Name in keyof ActionDraft]?: ActionDraft[Name] | null | undefined };

interface ActionFacts extends ActionEntry, Record<TextName, string | null> {
  emotionResponse: Emotion;
  effectOnOthers: Effect;
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
  columns: [
    ...(["type", "classification", "intention", "emotionResponse", "effectOnOthers"] as const),
    ...(["reflects", "gold", "coal", "ruleVersion", "earns"] as const),
  ],
  texts: textNames,
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

function factsOf(draft: ActionDraft): ActionFacts {
  const emotionResponse = emotionFrom(draft.emotionResponse);
  if (!emotionResponse) throw new BadInput("Please choose how you responded.", "emotionResponse", oneOf(emotions));
  const effectOnOthers = effectFrom(draft.effectOnOthers);
  if (!effectOnOthers) throw new BadInput("Please choose how others were affected.", "effectOnOthers", oneOf(effects));
  if (draft.type === "action" && !draft.intention)
    throw new BadInput("Please choose what your intentions were.", "intention");

  const { type, classification, intention = null } = draft;
  const text = (name: TextName) => keptText(actionTexts[name].label, draft[name], actionTexts[name].max, name);
  const texts = {
    eventTitle: text("eventTitle"),
    description: text("description"),
    reflection1: text("reflection1"),
    reflection2: text("reflection2"),
    reflection3: text("reflection3"),
    note: text("note"),
  };
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
  const named = Object.entries(edit).filter(([name, value]) =>
    name in actionTexts ? value !== undefined : value !== undefined && value !== null,
  );
  const texts = Object.fromEntries(textNames.map((name) => [name, before[name]]));
  return { ...before, ...texts, ...Object.fromEntries(named) };
}
