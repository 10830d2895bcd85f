import type { z } from "zod";
import type { Viewer } from "#server/base/viewer.ts";
import { route } from "#server/kit/rest/route.ts";
import { listed, pageQuery } from "#server/kit/rest/shapes.ts";
import type { FeedWindow, Place } from "#server/store/pages.ts";
import type { EntryRow } from "./entryKind.ts";
import { asEditedJson, asSavedJson } from "./entryShapes.ts";
import { saveWeight, type Saved } from "./saveEntries.ts";
import type { EntryStamp } from "./stamps.ts";

interface RoutesOf<Row extends EntryRow, Json extends object, Draft, Edit> {
  path: string;
  /** The path of the list, where it is not `path`. */
  listPath?: string;
  /** The summaries for API callers. */
  says: { list: string; save: string; read: string; edit: string; remove: string };
  /** The shapes of the bodies and of the answer. */
  draft: z.ZodType<Draft>;
  edited: z.ZodType<Edit>;
  json: z.ZodType<unknown, Json> & z.ZodObject;
  page: (viewer: Viewer, window: FeedWindow) => Promise<Row[]>;
  places: (viewer: Viewer, window: FeedWindow) => Promise<Place[]>;
  read: (viewer: Viewer, id: string) => Promise<Row>;
  save: (viewer: Viewer, draft: Draft, stamp: EntryStamp) => Promise<Saved<Row>>;
  edit: (viewer: Viewer, id: string, edit: Edit) => Promise<Row>;
  remove: (viewer: Viewer, id: string) => Promise<unknown>;
  /** What turns a row into its answer. It may read something once for many rows. */
  jsonFor: (viewer: Viewer) => Promise<(row: Row) => Promise<Json>>;
}

/** The five routes of a kind of entry. A save counts once by its clientId, or by the Idempotency-Key. */
export function entryRoutes<
  Row extends EntryRow,
  Json extends object,
  Draft extends { clientId?: string | undefined },
  Edit,
>({ path, listPath = path, says, draft, edited, json, jsonFor, ...noun }: RoutesOf<Row, Json, Draft, Edit>) {
  const one = `${path}/:id`;
  return [
    route("get", listPath, { summary: says.list, query: pageQuery, answers: json.array() }, async (viewer, asked) => {
      const list = {
        page: (window: FeedWindow) => noun.page(viewer, window),
        places: (window: FeedWindow) => noun.places(viewer, window),
      };
      return listed(asked, list, await jsonFor(viewer));
    }),
    route(
      "post",
      path,
      { summary: says.save, body: draft, answers: json, status: 201, proves: true, weight: saveWeight },
      async (viewer, { body, idempotencyKey }) => {
        const saved = await noun.save(viewer, body, { clientId: body.clientId ?? idempotencyKey });
        return asSavedJson(saved, await jsonFor(viewer));
      },
    ),
    route("get", one, { summary: says.read, answers: json }, async (viewer, { params }) => {
      const row = await noun.read(viewer, params.id ?? "");
      return (await jsonFor(viewer))(row);
    }),
    route("patch", one, { summary: says.edit, body: edited, answers: json }, (viewer, { params, body }) =>
      asEditedJson(noun.edit(viewer, params.id ?? "", body), async (row) => (await jsonFor(viewer))(row)),
    ),
    route("delete", one, { summary: says.remove }, (viewer, { params }) => noun.remove(viewer, params.id ?? "")),
  ];
}
