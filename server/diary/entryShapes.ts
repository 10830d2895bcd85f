import { z } from "zod";
import { clientIdLength, ownWordLimits, textLimits } from "#domain/limits.ts";
import { Changed } from "./changed.ts";
import { versionOf } from "./editEntry.ts";
import type { EntryRow } from "./entryKind.ts";
import { tagsOf } from "./readTags.ts";
import type { Saved } from "./saveEntries.ts";
import { BadInput } from "#server/base/errors.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { dateText } from "#server/store/pages.ts";
import { textOf } from "#server/kit/rest/shapes.ts";
import { dayShown, instant, instantShown } from "#server/kit/times.ts";

export const creation = {
  clientId: textOf(clientIdLength)
    .optional()
    .describe("A repeated request with the same id counts as one save. The Idempotency-Key header does the same."),
  createdAt: instant.optional().describe("When it happened; now by default."),
  occurredAt: instant.optional().describe("Another name of `createdAt`. If both are sent, they must be equal."),
  tagIds: z
    .array(z.uuid())
    .nullish()
    .describe("The person's tags, by id. A merged tag stands for its successor; a deleted one is left out."),
  newTags: z
    .array(z.object({ name: textOf(textLimits.tag), group: textOf(textLimits.tagGroup).nullish() }))
    .nullish()
    .describe("Tags by name, after those by id: found, or made with the entry."),
};

/** What the body of an edit may have beside the new content. */
export const editing = {
  base: z
    .string()
    .nullish()
    .describe("The version that the person edited. If the entry has another version by then, the answer is 409."),
  clientId: textOf(clientIdLength)
    .nullish()
    .describe("Created by the client for each edit. The same edit sent again counts once."),
};

interface TimesOfBody {
  createdAt?: Date | undefined;
  occurredAt?: Date | undefined;
}

/** The body with its time under one name. Throws BadInput if it has both names with different times. */
export function withOneTime<Body extends TimesOfBody>({ createdAt, occurredAt, ...body }: Body) {
  if (createdAt && occurredAt && createdAt.getTime() !== occurredAt.getTime())
    throw new BadInput("createdAt and occurredAt are two names of one time. Please send one of them.", "occurredAt");
  return { ...body, occurredAt: createdAt ?? occurredAt };
}

export const unreadable = z
  .literal(true)
  .optional()
  .describe(
    "True if the texts are stored but cannot be decrypted. They are then null, empty or a default; nothing was deleted.",
  );

export const tagJson = z
  .object({ id: z.uuid(), name: textOf(textLimits.tag), group: textOf(textLimits.tagGroup).nullable() })
  .meta({ id: "OwnTag" });

export const entryShapes = {
  createdAt: instantShown.describe("When it happened."),
  recordedAt: instantShown.describe("When it was saved."),
  editedAt: instantShown.nullable(),
  localDate: dayShown.describe("The day it belongs to."),
  timeZone: z.string(),
  version: z.string().describe("The version of the entry, for `base` of an edit. Each edit makes a new one."),
  broughtFrom: z
    .string()
    .nullable()
    .describe("The app from which an import brought it, such as daylio. Null for what was written here."),
  ownTags: z
    .array(tagJson)
    .meta({ maxItems: ownWordLimits.tagsOfEntry })
    .describe("The person's tags on it, in their order."),
  unreadable,
  alreadySaved: z.literal(true).optional().describe("True if this clientId was saved before with other content."),
};

/** The fields that every kind of entry has. REST calls `occurredAt` `createdAt` (docs/api.md, Days and times). */
export async function commonFieldsOf(viewer: Viewer, entry: EntryRow) {
  const { occurredAt, createdAt, editedAt, localDate, timeZone, isUnreadable } = entry;
  return {
    createdAt: occurredAt.toISOString(),
    recordedAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    localDate: dateText(localDate),
    timeZone,
    version: versionOf(entry),
    broughtFrom: entry.broughtFrom,
    ownTags: (await tagsOf(viewer, entry)).map(({ id, name, group }) => ({ id, name, group })),
    ...unreadableMark(isUnreadable),
  };
}

export function unreadableMark(isUnreadable: boolean) {
  return isUnreadable ? { unreadable: true as const } : {};
}

/** An edited entry as REST gives it. Throws what the edit throws; where that is Changed, with the entry as it is. */
export async function asEditedJson<Row extends EntryRow, Json extends object>(
  edit: Promise<Row>,
  asJson: (row: Row) => Promise<Json>,
): Promise<Json> {
  try {
    return await asJson(await edit);
  } catch (error) {
    // Safe: an edit is refused with an entry of its own kind.
    if (error instanceof Changed) throw new Changed(error, await asJson(error.entry as Row));
    throw error;
  }
}

export async function asSavedJson<Row, Json extends object>(
  { entry, alreadySaved }: Saved<Row>,
  asJson: (row: Row) => Promise<Json>,
) {
  return { ...(await asJson(entry)), ...(alreadySaved ? { alreadySaved } : {}) };
}
