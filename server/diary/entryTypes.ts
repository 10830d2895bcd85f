import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import { clientIdLength, pageSize, textLimits } from "#domain/limits.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { versionOf } from "./editEntry.ts";
import type { EntryRow } from "./entryKind.ts";
import type { NewTag } from "./ownTags.ts";
import { tagsOf } from "./readTags.ts";
import type { EntryStamp } from "./stamps.ts";
import { TagNode } from "./tags.graph.ts";
import { BadInput } from "#server/base/errors.ts";
import { DayType } from "#server/diary/ledger/ledger.graph.ts";
import { dayOf } from "#server/diary/ledger/ledger.ts";
import { cursorOf, type FeedWindow, type Place } from "#server/store/pages.ts";
import { builder } from "#server/kit/graph/builder.ts";
import { globalIdOf, rawIdOf } from "#server/kit/graph/globalIds.ts";

type Types = typeof builder.$inferSchemaTypes;
export type InputFields = PothosSchemaTypes.InputFieldBuilder<Types, "InputObject">;

export function entryFields<Row extends EntryRow>(t: PothosSchemaTypes.ObjectFieldBuilder<Types, Row>) {
  return {
    occurredAt: t.field({ type: "DateTime", description: "When it happened.", resolve: (row) => row.occurredAt }),
    timeZone: t.string({ description: "The IANA time zone it was saved in.", resolve: (row) => row.timeZone }),
    localDate: t.field({
      type: "Date",
      description: "The day it belongs to, fixed when it is saved.",
      resolve: (row) => row.localDate,
    }),
    day: t.withAuth({ signedIn: true }).field({
      type: DayType,
      description: "The entry's day, with its karma.",
      // The days of one page are loaded in one batch.
      complexity: { field: 1, multiplier: 0 },
      resolve: (row, _args, { viewer }) => dayOf(viewer, row.localDate),
    }),
    createdAt: t.field({ type: "DateTime", description: "When it was saved.", resolve: (row) => row.createdAt }),
    editedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When it was last edited.",
      resolve: (row) => row.editedAt,
    }),
    broughtFrom: t.string({
      nullable: true,
      description: "The app from which an import brought it, such as `daylio`. Null for what was written here.",
      resolve: (row) => row.broughtFrom,
    }),
    version: t.string({
      description:
        "The version of the entry, for `base` of an edit. Each edit makes a new one. It has no other meaning.",
      resolve: versionOf,
    }),
    isUnreadable: t.boolean({ description: unreadableWords, resolve: (row) => row.isUnreadable }),
    ownTags: t.withAuth({ signedIn: true }).field({
      type: [TagNode],
      description: "The person's tags on the entry, in their order.",
      // The tags of one page are loaded in one batch, and few entries have many.
      complexity: { field: 1, multiplier: 2 },
      resolve: (row, _args, { viewer }) => tagsOf(viewer, row),
    }),
  };
}

const NewTagType = builder.inputRef<NewTag>("NewTag").implement({
  description: "A tag by its name: found, or made with the entry.",
  fields: (t) => ({
    name: t.string({ required: true, maxLength: textLimits.tag, description: "The name." }),
    group: t.string({ maxLength: textLimits.tagGroup, description: "The group of a tag that is made." }),
  }),
});

/** The inputs of a save or an edit for the person's tags. */
function tagFields(t: InputFields) {
  return {
    tagIds: t.field({
      type: ["ID"],
      description: "The person's tags, by id. A merged tag stands for its successor; a deleted one is left out.",
    }),
    newTags: t.field({ type: [NewTagType], description: "Tags by name, after those by id." }),
  };
}

export const unreadableWords =
  "True if the texts are stored but cannot be decrypted. They are then null, empty or a default; nothing was deleted.";

const EntryStampType = builder.inputRef<EntryStamp>("EntryStamp").implement({
  description: "Identifies a save: its time, its time zone and a client id. Callers may leave it out.",
  fields: (t) => ({
    clientId: t.id({
      maxLength: clientIdLength,
      description: "A unique id, made when the form opens. A save with the same id counts once.",
    }),
    occurredAt: t.field({ type: "DateTime", description: "The device's time when Save was pressed." }),
    timeZone: t.string({ description: "The person's IANA time zone, which decides the entry's day." }),
    epoch: t.int({ description: "The account's epoch when the form opened. After a reset the save is refused." }),
    sentAt: t.field({
      type: "DateTime",
      description: "The device's time when this request was sent. The server corrects a wrong clock by it.",
    }),
  }),
});

export function creationFields(t: InputFields) {
  return {
    occurredAt: t.field({ type: "DateTime", description: "When it happened, if the person chose a time." }),
    ...tagFields(t),
    ...sendingFields(t),
  };
}

export function sendingFields(t: InputFields) {
  return { stamp: t.field({ type: EntryStampType, description: "Time, time zone and client id of the save." }) };
}

export function editFields(t: InputFields) {
  return {
    id: t.id({ required: true, description: "The entry." }),
    occurredAt: t.field({
      type: "DateTime",
      description: "Another time, in the time zone of the entry.",
    }),
    ...tagFields(t),
    base: t.string({
      description:
        "The `version` that the person edited. If the entry has another version by then, the edit is refused with the code `CHANGED`. Without it, the edit applies to any version.",
    }),
    clientId: t.id({
      maxLength: clientIdLength,
      description: "Created by the client for each edit. The same edit sent again counts once.",
    }),
  };
}

export function deletionFields(t: InputFields) {
  return { id: t.id({ required: true, description: "The entry." }) };
}

interface PageArgs {
  first?: number | null | undefined;
  last?: number | null | undefined;
}

/** The complexity of a page: its size times the complexity of an entry. */
export function pageCost({ first, last }: PageArgs) {
  return { field: 1, multiplier: first ?? last ?? pageSize.usual };
}

/** One page of a list with its own cursors. Throws BadInput for a page size outside 1 to 100. */
export function pageBy<Row extends object>(
  args: PageArgs,
  list: (window: FeedWindow) => Promise<readonly Row[]>,
  toCursor: (row: Row) => string,
) {
  for (const name of ["first", "last"] as const) {
    const size = args[name] ?? pageSize.usual;
    if (size < 1 || size > pageSize.most) throw new BadInput(`${name} must be 1 to ${pageSize.most}.`, name);
  }
  return resolveCursorConnection(
    { args, toCursor, defaultSize: pageSize.usual, maxSize: pageSize.most },
    ({ after, before, limit, inverted }: ResolveCursorConnectionArgs) =>
      list({ limit, olderThan: after, newerThan: before, fromOldest: inverted }),
  );
}

/** One page of a list in feed order. Throws like `pageBy`. */
export function pageOf<Row extends Place>(args: PageArgs, list: (window: FeedWindow) => Promise<Row[]>) {
  return pageBy(args, list, cursorOf);
}

/** The same, oldest first. */
export function pageFromOldest<Row extends Place>(args: PageArgs, list: (window: FeedWindow) => Promise<Row[]>) {
  return pageBy(args, (window) => list(turned(window)), cursorOf);
}

/** The window of a list that runs the other way. */
function turned({ limit, olderThan, newerThan, fromOldest = false }: FeedWindow): FeedWindow {
  return { limit, olderThan: newerThan, newerThan: olderThan, fromOldest: !fromOldest };
}

/** The loader of `node(id)` for entries: rows in the order of the ids, null for entries of other people. */
export function rowsInOrder<Row extends EntryRow>(read: (viewer: Viewer, ids: readonly string[]) => Promise<Row[]>) {
  return async (ids: readonly string[], { viewer }: { viewer: Viewer | null }): Promise<(Row | null)[]> => {
    const rows = viewer ? await read(viewer, ids) : [];
    return ids.map((id) => rows.find((row) => row.id === id) ?? null);
  };
}

/** Deletes the row with this global id and builds the payload from what `remove` returns. Throws NotFound. */
export async function deletedBy<Gone>(
  viewer: Viewer,
  typename: string,
  globalId: string,
  remove: (viewer: Viewer, id: string) => Promise<Gone>,
) {
  const id = rawIdOf(typename, globalId);
  return { gone: await remove(viewer, id), deletedId: globalIdOf(typename, id), viewer };
}
