import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import type { ObjectRef } from "@pothos/core";
import { clientIdLength, pageSize } from "#domain/limits.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import type { Viewer } from "#server/base/viewer.ts";
import type { EntryRow } from "./entryKind.ts";
import type { Saved } from "./saveEntries.ts";
import type { EntryStamp } from "./stamps.ts";
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
    occurredAt: t.field({ type: "DateTime", description: "When it was.", resolve: (row) => row.occurredAt }),
    timeZone: t.string({ description: "The IANA zone it was written in.", resolve: (row) => row.timeZone }),
    localDate: t.field({
      type: "Date",
      description: "The day it belongs to, fixed when written.",
      resolve: (row) => row.localDate,
    }),
    day: t.withAuth({ signedIn: true }).field({
      type: DayType,
      description: "That day, and what it earned.",
      // The days of a page are read together, each of them once.
      complexity: { field: 1, multiplier: 0 },
      resolve: (row, _args, { viewer }) => dayOf(viewer, row.localDate),
    }),
    createdAt: t.field({ type: "DateTime", description: "When it was written down.", resolve: (row) => row.createdAt }),
    editedAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When it was last changed.",
      resolve: (row) => row.editedAt,
    }),
    isUnreadable: t.boolean({ description: unreadableWords, resolve: (row) => row.isUnreadable }),
  };
}

export const unreadableWords =
  "True where its texts are there and cannot be opened: they are null, empty or a default then, and nothing was deleted.";

const EntryStampType = builder.inputRef<EntryStamp>("EntryStamp").implement({
  description: "When, where and under what name a save was made. Whoever cannot say leaves it out.",
  fields: (t) => ({
    clientId: t.id({
      maxLength: clientIdLength,
      description: "Made when the form opens: sent again, it is the same save.",
    }),
    occurredAt: t.field({ type: "DateTime", description: "The device's clock when Save was pressed." }),
    timeZone: t.string({ description: "The IANA zone that counts for the person, whose day the entry belongs to." }),
    epoch: t.int({ description: "The account's epoch when the form opened: after a reset the save is void." }),
    sentAt: t.field({
      type: "DateTime",
      description: "The device's clock at this sending, to tell how wrong it goes.",
    }),
  }),
});

export function creationFields(t: InputFields) {
  return {
    occurredAt: t.field({ type: "DateTime", description: "When it was, where the person chose it." }),
    ...sendingFields(t),
  };
}

export function sendingFields(t: InputFields) {
  return { stamp: t.field({ type: EntryStampType, description: "When and where it was saved, and under what name." }) };
}

export function editFields(t: InputFields) {
  return {
    id: t.id({ required: true, description: "The entry." }),
    occurredAt: t.field({
      type: "DateTime",
      description: "Moves it to another time, in the zone it was written in.",
    }),
  };
}

export function deletionFields(t: InputFields) {
  return { id: t.id({ required: true, description: "The entry." }) };
}

/** The payloads of one kind of entry, with the entry in `field`; `verbs` are the names of the mutations. */
export function payloadsOf(
  node: ObjectRef<Types, EntryRow>,
  field: string,
  verbs: { save: string; edit: string; remove: string },
) {
  return {
    Saved: builder.objectRef<Saved<EntryRow> & { viewer: Viewer }>(payloadName(verbs.save)).implement({
      description: "The entry as it stands.",
      fields: (t) => ({
        [field]: t.expose("entry", { type: node, description: "The entry." }),
        alreadySaved: t.exposeBoolean("alreadySaved", {
          description: "True when this clientId was saved before with other content: the entry is the first one.",
        }),
        viewer: t.expose("viewer", { type: ViewerType, description: viewerWords }),
      }),
    }),
    Edited: builder.objectRef<{ entry: EntryRow; viewer: Viewer }>(payloadName(verbs.edit)).implement({
      description: "The entry after the change.",
      fields: (t) => ({
        [field]: t.expose("entry", { type: node, description: "The entry." }),
        viewer: t.expose("viewer", { type: ViewerType, description: viewerWords }),
      }),
    }),
    Deleted: builder.objectRef<{ deletedId: string; gone: Date; viewer: Viewer }>(payloadName(verbs.remove)).implement({
      description: "The entry is gone, and what it gave was taken back.",
      fields: (t) => ({
        deletedId: t.exposeID("deletedId", { description: "The global id it had." }),
        day: t.field({
          type: DayType,
          description: "The day it was of, without it.",
          resolve: ({ viewer, gone }) => dayOf(viewer, gone),
        }),
        viewer: t.expose("viewer", { type: ViewerType, description: viewerWords }),
      }),
    }),
  };
}

const viewerWords = "Balances and lists after it.";

function payloadName(verb: string): string {
  return `${verb.charAt(0).toUpperCase()}${verb.slice(1)}Payload`;
}

interface PageArgs {
  first?: number | null | undefined;
  last?: number | null | undefined;
}

/** The complexity of a page: as many times its entry's as it asks for. */
export function pageCost({ first, last }: PageArgs) {
  return { field: 1, multiplier: first ?? last ?? pageSize.usual };
}

/** One page of a list with cursors of its own. Throws BadInput for a page of fewer than 1 or more than 100. */
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

/** One page of a list in the order of the feed. Throws as `pageBy` does. */
export function pageOf<Row extends Place>(args: PageArgs, list: (window: FeedWindow) => Promise<Row[]>) {
  return pageBy(args, list, cursorOf);
}

/** The loader by which `node(id)` reads entries: the rows in the ids' order, null for what is not the viewer's. */
export function rowsInOrder<Row extends EntryRow>(read: (viewer: Viewer, ids: readonly string[]) => Promise<Row[]>) {
  return async (ids: readonly string[], { viewer }: { viewer: Viewer | null }): Promise<(Row | null)[]> => {
    const rows = viewer ? await read(viewer, ids) : [];
    return ids.map((id) => rows.find((row) => row.id === id) ?? null);
  };
}

/** Deletes what has a global id, and gives the deletion's payload, with what `remove` told of it. Throws NotFound. */
export async function deletedBy<Gone>(
  viewer: Viewer,
  typename: string,
  globalId: string,
  remove: (viewer: Viewer, id: string) => Promise<Gone>,
) {
  const id = rawIdOf(typename, globalId);
  return { gone: await remove(viewer, id), deletedId: globalIdOf(typename, id), viewer };
}
