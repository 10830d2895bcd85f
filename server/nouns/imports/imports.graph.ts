import { Refusal } from "#server/base/errors.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { builder } from "#server/kit/graph/builder.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { listImports, type Import } from "./imports.ts";
import { takeBackImport } from "./takeBack.ts";

const ImportType = builder.objectRef<Import>("Import").implement({
  description: "Entries that were brought from another app together. REST brings them.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "The id that the client made for it." }),
    source: t.exposeString("source", { description: "The app, such as `daylio`." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When its first entry was saved." }),
    brought: t.exposeInt("brought", { description: "The number of entries that it saved." }),
    standing: t.exposeInt("standing", { description: "The number of them that are still there." }),
    edited: t.exposeInt("edited", { description: "The number of those that were edited since." }),
    isBeingTakenBack: t.exposeBoolean("isBeingTakenBack", { description: "Whether its entries are being deleted." }),
  }),
});

builder.objectField(ViewerType, "imports", (t) =>
  t.field({
    type: [ImportType],
    description: "The person's imports from other apps, newest first, without those that were taken back.",
    // Few people have many.
    complexity: { field: 1, multiplier: 10 },
    resolve: listImports,
  }),
);

const TakeBackImportPayload = builder
  .objectRef<{ deletedId: string; removed: number; viewer: Viewer }>("TakeBackImportPayload")
  .implement({
    description: "Result: the import and its entries are gone.",
    fields: (t) => ({
      deletedId: t.exposeID("deletedId", { description: "The id of the import." }),
      removed: t.exposeInt("removed", { description: "The number of entries that were deleted." }),
      viewer: t.expose("viewer", { type: ViewerType, description: "The viewer with the changed balances and lists." }),
    }),
  });

builder.mutationField("takeBackImport", (t) =>
  t.withAuth({ signedIn: true }).fieldWithInput({
    type: TakeBackImportPayload,
    needsSpace: false,
    description: "Deletes all entries of an import for good, edited ones too. Tags and own moods stay.",
    errors: { types: [Refusal] },
    input: { id: t.input.id({ required: true, description: "The import." }) },
    resolve: async (_root, { input: { id } }, { viewer }) => ({
      deletedId: id,
      removed: await takeBackImport(viewer, id),
      viewer,
    }),
  }),
);
