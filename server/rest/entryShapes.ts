import { z } from "zod";
import type { EntryRow, Saved } from "#server/entries.ts";
import { dateText } from "#server/pages.ts";
import { instant } from "./shapes.ts";

export const creation = {
  clientId: z.string().optional().describe("Sent again, it is the same save. The Idempotency-Key header does as well."),
  createdAt: instant.optional().describe("When it was; now, if not said."),
};

export const timeShapes = {
  createdAt: z.iso.datetime().describe("When it was."),
  recordedAt: z.iso.datetime().describe("When it was written down."),
  editedAt: z.iso.datetime().nullable(),
  localDate: z.iso.date().describe("The day it belongs to."),
  timeZone: z.string(),
  alreadySaved: z.literal(true).optional().describe("Saved before under this clientId, with other content."),
};

/** REST calls `createdAt` what the product calls `occurredAt` (spec section 3). */
export function timesOf({ occurredAt, createdAt, editedAt, localDate, timeZone }: EntryRow) {
  return {
    createdAt: occurredAt.toISOString(),
    recordedAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    localDate: dateText(localDate),
    timeZone,
  };
}

export function asSavedJson<Row, Json extends object>({ entry, alreadySaved }: Saved<Row>, asJson: (row: Row) => Json) {
  return { ...asJson(entry), ...(alreadySaved ? { alreadySaved } : {}) };
}
