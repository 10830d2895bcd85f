import type { ObjectRef } from "@pothos/core";
import type { Fields, Kind } from "#domain/entries/field.ts";
import { Refusal } from "#server/base/errors.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { DayType } from "#server/diary/ledger/ledger.graph.ts";
import { dayOf } from "#server/diary/ledger/ledger.ts";
import { builder } from "#server/kit/graph/builder.ts";
import { rawIdOf } from "#server/kit/graph/globalIds.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import type { EntryRow } from "./entryKind.ts";
import { creationFields, deletedBy, deletionFields, editFields, type InputFields } from "./entryTypes.ts";
import { kindInputs, withRawIds, type EnumsOf } from "./kindFields.ts";
import type { DraftOf, EditOf } from "./kindTexts.ts";
import { saveWeight, type Saved } from "./saveEntries.ts";
import type { EntryStamp } from "./stamps.ts";

type Types = typeof builder.$inferSchemaTypes;

interface MutationsOf<Of extends Fields, Row extends EntryRow> {
  /** The descriptions for API callers. */
  says: { save: string; edit: string; remove: string };
  save: (viewer: Viewer, draft: DraftOf<Of>, stamp?: EntryStamp | null) => Promise<Saved<Row>>;
  edit: (viewer: Viewer, id: string, edit: EditOf<Of>) => Promise<Row>;
  remove: (viewer: Viewer, id: string) => Promise<Date>;
  /** Fields that a save accepts otherwise than the definition has them. */
  otherwise?: (t: InputFields) => object;
}

/** The three mutations of a kind of entry, with their inputs and payloads. */
export function entryMutations<Of extends Fields, Row extends EntryRow>(
  kind: Kind<Of>,
  node: ObjectRef<Types, Row>,
  enums: EnumsOf<Of>,
  { says, save, edit, remove, otherwise = () => ({}) }: MutationsOf<Of, Row>,
): void {
  const { name, mutations } = kind;
  const payloads = payloadsOf(node, mutations);
  builder.mutationFields((t) => ({
    [mutations.save]: t.withAuth({ signedIn: true }).fieldWithInput({
      type: payloads.Saved,
      description: says.save,
      errors: { types: [Refusal] },
      extensions: { proves: true, weight: saveWeight },
      input: { ...kindInputs(kind, enums, t.input, false), ...otherwise(t.input), ...creationFields(t.input) },
      resolve: async (_root, { input: { stamp, ...draft } }, { viewer }) => ({
        // Safe, as below: `kindInputs` makes these fields of the same definition.
        ...(await save(viewer, withRawIds(kind, draft) as DraftOf<Of>, stamp)),
        viewer,
      }),
    }),
    [mutations.edit]: t.withAuth({ signedIn: true }).fieldWithInput({
      type: payloads.Edited,
      description: says.edit,
      errors: { types: [Refusal] },
      input: { ...kindInputs(kind, enums, t.input, true), ...editFields(t.input) },
      resolve: async (_root, { input: { id, ...sent } }, { viewer }) => ({
        entry: await edit(viewer, rawIdOf(name, id), withRawIds(kind, sent) as EditOf<Of>),
        viewer,
      }),
    }),
    [mutations.remove]: t.withAuth({ signedIn: true }).fieldWithInput({
      type: payloads.Deleted,
      needsSpace: false,
      description: says.remove,
      errors: { types: [Refusal] },
      input: deletionFields(t.input),
      resolve: (_root, { input }, { viewer }) => deletedBy(viewer, name, input.id, remove),
    }),
  }));
}

/** The payload types of the three mutations. */
function payloadsOf(node: ObjectRef<Types, EntryRow>, { entry: field, ...verbs }: Kind["mutations"]) {
  return {
    Saved: builder.objectRef<Saved<EntryRow> & { viewer: Viewer }>(payloadName(verbs.save)).implement({
      description: "Result: the saved entry.",
      fields: (t) => ({
        [field]: t.expose("entry", { type: node, description: "The entry." }),
        alreadySaved: t.exposeBoolean("alreadySaved", {
          description: "True if this clientId was saved before with other content. `entry` is then the first save.",
        }),
        viewer: t.expose("viewer", { type: ViewerType, description: viewerWords }),
      }),
    }),
    Edited: builder.objectRef<{ entry: EntryRow; viewer: Viewer }>(payloadName(verbs.edit)).implement({
      description: "Result: the edited entry.",
      fields: (t) => ({
        [field]: t.expose("entry", { type: node, description: "The entry." }),
        viewer: t.expose("viewer", { type: ViewerType, description: viewerWords }),
      }),
    }),
    Deleted: builder.objectRef<{ deletedId: string; gone: Date; viewer: Viewer }>(payloadName(verbs.remove)).implement({
      description: "Result: the entry is deleted and its karma is subtracted.",
      fields: (t) => ({
        deletedId: t.exposeID("deletedId", { description: "The global id of the deleted entry." }),
        day: t.field({
          type: DayType,
          description: "The entry's day, without the entry.",
          resolve: ({ viewer, gone }) => dayOf(viewer, gone),
        }),
        viewer: t.expose("viewer", { type: ViewerType, description: viewerWords }),
      }),
    }),
  };
}

const viewerWords = "The viewer with the changed balances and lists.";

function payloadName(verb: string): string {
  return `${verb.charAt(0).toUpperCase()}${verb.slice(1)}Payload`;
}
