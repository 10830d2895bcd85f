import type { ObjectRef } from "@pothos/core";
import { Refusal } from "#server/base/errors.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { builder } from "#server/kit/graph/builder.ts";
import { globalIdOf, rawIdOf } from "#server/kit/graph/globalIds.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { archiveWord, deleteWord, mergeWords, moveWord, readWord, type OwnWord, type WordShape } from "./words.ts";

type Types = typeof builder.$inferSchemaTypes;

/** How tags, or own moods, appear in the schema. */
export interface WordInSchema {
  shape: WordShape;
  node: ObjectRef<Types, OwnWord>;
  /** The field of a payload that has the changed word, and its description. */
  field: readonly [name: string, description: string];
}

/** What a change of a word returns. */
interface Changed {
  word: OwnWord;
  viewer: Viewer;
}

/** The description of a payload's viewer. */
export function viewerWords({ says }: WordShape): string {
  return `The viewer with the changed ${says.short}s.`;
}

/** The payload of a mutation of one word. */
export function changedWord({ shape, node, field: [field, description] }: WordInSchema, name: string, result: string) {
  return builder.objectRef<Changed>(`${name}Payload`).implement({
    description: `Result: ${result}`,
    fields: (t) => ({
      [field]: t.expose("word", { type: node, description }),
      viewer: t.expose("viewer", { type: ViewerType, description: viewerWords(shape) }),
    }),
  });
}

/** The mutations that move and archive a word. */
export function placingMutations(schema: WordInSchema): void {
  const { shape, field } = schema;
  const { table, says } = shape;
  const id = field[1];
  const Moved = changedWord(schema, `Move${table}`, `the ${says.short} at its new place.`);
  const Archived = changedWord(schema, `Archive${table}`, `the ${says.short}, archived or not.`);
  builder.mutationFields((t) => ({
    [`move${table}`]: t.withAuth({ signedIn: true }).fieldWithInput({
      type: Moved,
      description: `Moves ${says.noun} within the person's order.`,
      errors: { types: [Refusal] },
      input: {
        id: t.input.id({ required: true, description: id }),
        before: t.input.id({ description: `The ${says.short} to put it before. Without one, it goes to the end.` }),
      },
      resolve: async (_root, { input }, { viewer }) => {
        const moved = rawIdOf(table, input.id);
        await moveWord(shape, viewer, moved, input.before ? rawIdOf(table, input.before) : null);
        return { word: await readWord(shape, viewer, moved), viewer };
      },
    }),
    [`archive${table}`]: t.withAuth({ signedIn: true }).fieldWithInput({
      type: Archived,
      description: `Archives ${says.noun}, so that it is no longer offered, or brings it back. Its ${says.entries} keep it.`,
      errors: { types: [Refusal] },
      input: {
        id: t.input.id({ required: true, description: id }),
        isArchived: t.input.boolean({ required: true, description: "False brings it back." }),
      },
      resolve: async (_root, { input }, { viewer }) => {
        const archived = rawIdOf(table, input.id);
        await archiveWord(shape, viewer, archived, input.isArchived);
        return { word: await readWord(shape, viewer, archived), viewer };
      },
    }),
  }));
}

/** The mutations after which a word is gone: it is merged into another one, or deleted. */
export function endingMutations({ shape, node, field: [field, id] }: WordInSchema): void {
  const { table, says } = shape;
  const Merged = builder.objectRef<Changed & { deletedId: string }>(`Merge${table}sPayload`).implement({
    description: `Result: the ${says.short} that has all ${says.entries}, and the one that is gone.`,
    fields: (t) => ({
      [field]: t.expose("word", {
        type: node,
        description: `The ${says.short} that has the ${says.entries} of both.`,
      }),
      deletedId: t.exposeID("deletedId", { description: `The global id of the merged ${says.short}.` }),
      viewer: t.expose("viewer", { type: ViewerType, description: viewerWords(shape) }),
    }),
  });
  const Deleted = builder.objectRef<{ deletedId: string; viewer: Viewer }>(`Delete${table}Payload`).implement({
    description: `Result: ${says.deleted}`,
    fields: (t) => ({
      deletedId: t.exposeID("deletedId", { description: `The global id of the deleted ${says.short}.` }),
      viewer: t.expose("viewer", { type: ViewerType, description: viewerWords(shape) }),
    }),
  });
  builder.mutationFields((t) => ({
    [`merge${table}s`]: t.withAuth({ signedIn: true }).fieldWithInput({
      type: Merged,
      description: `Merges ${says.noun} into another one. ${says.merges}`,
      errors: { types: [Refusal] },
      input: {
        id: t.input.id({ required: true, description: `The ${says.short} to merge.` }),
        into: t.input.id({ required: true, description: `The ${says.short} that stays.` }),
      },
      resolve: async (_root, { input }, { viewer }) => {
        const [merged, into] = [rawIdOf(table, input.id), rawIdOf(table, input.into)];
        await mergeWords(shape, viewer, merged, into);
        return { word: await readWord(shape, viewer, into), deletedId: globalIdOf(table, merged), viewer };
      },
    }),
    [`delete${table}`]: t.withAuth({ signedIn: true }).fieldWithInput({
      type: Deleted,
      needsSpace: false,
      description: says.deletes,
      errors: { types: [Refusal] },
      input: { id: t.input.id({ required: true, description: id }) },
      resolve: async (_root, { input }, { viewer }) => {
        const deleted = rawIdOf(table, input.id);
        await deleteWord(shape, viewer, deleted);
        return { deletedId: globalIdOf(table, deleted), viewer };
      },
    }),
  }));
}
