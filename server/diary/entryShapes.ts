import { z } from "zod";
import { clientIdLength } from "#domain/limits.ts";
import type { EntryRow } from "./entryKind.ts";
import type { Saved } from "./saveEntries.ts";
import { BadInput } from "#server/base/errors.ts";
import { dateText } from "#server/store/pages.ts";
import { instant, textOf } from "#server/kit/rest/shapes.ts";

export const creation = {
  clientId: textOf(clientIdLength)
    .optional()
    .describe("Sent again, it is the same save. The Idempotency-Key header does as well."),
  createdAt: instant.optional().describe("When it was; now, if not said."),
  occurredAt: instant.optional().describe("The same by its other name. Where both are sent, they must agree."),
};

interface Timed {
  createdAt?: Date | undefined;
  occurredAt?: Date | undefined;
}

/** A body with its time, under whichever name it was sent. Throws BadInput where it was sent under both, and differs. */
export function timed<Body extends Timed>({ createdAt, occurredAt, ...body }: Body) {
  if (createdAt && occurredAt && createdAt.getTime() !== occurredAt.getTime())
    throw new BadInput("createdAt and occurredAt are two names of one time. Please send one of them.", "occurredAt");
  return { ...body, occurredAt: createdAt ?? occurredAt };
}

export const unreadable = z
  .literal(true)
  .optional()
  .describe("Its texts are there and cannot be opened: they are null, empty or a default. Nothing was deleted.");

export const entryShapes = {
  createdAt: z.iso.datetime().describe("When it was."),
  recordedAt: z.iso.datetime().describe("When it was written down."),
  editedAt: z.iso.datetime().nullable(),
  localDate: z.iso.date().describe("The day it belongs to."),
  timeZone: z.string(),
  unreadable,
  alreadySaved: z.literal(true).optional().describe("Saved before under this clientId, with other content."),
};

/** What each kind of entry has. REST calls `createdAt` what the product calls `occurredAt` (docs/api.md, Days and times). */
export function marksOf({ occurredAt, createdAt, editedAt, localDate, timeZone, isUnreadable }: EntryRow) {
  return {
    createdAt: occurredAt.toISOString(),
    recordedAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    localDate: dateText(localDate),
    timeZone,
    ...unreadableMark(isUnreadable),
  };
}

export function unreadableMark(isUnreadable: boolean) {
  return isUnreadable ? { unreadable: true as const } : {};
}

export function asSavedJson<Row, Json extends object>({ entry, alreadySaved }: Saved<Row>, asJson: (row: Row) => Json) {
  return { ...asJson(entry), ...(alreadySaved ? { alreadySaved } : {}) };
}
