import { z } from "zod";
import type { Viewer } from "#server/base/viewer.ts";
import { route } from "#server/kit/rest/route.ts";
import { archiveWord, deleteWord, mergeWords, moveWord, readWord, type OwnWord, type WordShape } from "./words.ts";

/** The fields of an edit with which any word is archived and moved. */
export function placeFields(other: string) {
  return {
    isArchived: z.boolean().nullish(),
    before: z.string().nullish().describe(`Moves it before this ${other}; null moves it to the end.`),
  };
}

type PlaceEdit = z.output<z.ZodObject<ReturnType<typeof placeFields>>>;

interface RoutesOf<Word extends OwnWord, Json extends object, Draft, Edit extends PlaceEdit> {
  path: string;
  /** The summaries for API callers. */
  says: { list: string; create: string; edit: string };
  /** What a body calls the word that stays in a merge. */
  stays: string;
  /** The shapes of the bodies and of the answer. */
  draft: z.ZodType<Draft>;
  edited: z.ZodType<Edit>;
  json: z.ZodType<unknown, Json>;
  list: (viewer: Viewer) => Promise<readonly Word[]>;
  create: (viewer: Viewer, draft: Draft) => Promise<Word>;
  /** Changes what only this shape of word has. */
  edit: (viewer: Viewer, id: string, edit: Omit<Edit, keyof PlaceEdit>) => Promise<void>;
  asJson: (viewer: Viewer, word: Word) => Promise<Json> | Json;
}

/** The five routes of tags, or of own moods. */
export function wordRoutes<Word extends OwnWord, Json extends object, Draft, Edit extends PlaceEdit>(
  shape: WordShape<Word>,
  { path, says, stays, draft, edited, json, list, create, edit, asJson }: RoutesOf<Word, Json, Draft, Edit>,
) {
  const one = `${path}/:id`;
  const answer = async (viewer: Viewer, id: string) => asJson(viewer, await readWord(shape, viewer, id));
  return [
    route("get", path, { summary: says.list, answers: z.array(json) }, async (viewer) =>
      Promise.all((await list(viewer)).map(async (word) => asJson(viewer, word))),
    ),
    route("post", path, { summary: says.create, body: draft, answers: json, status: 201 }, async (viewer, { body }) =>
      asJson(viewer, await create(viewer, body)),
    ),
    route(
      "patch",
      one,
      { summary: says.edit, body: edited, answers: json },
      async (viewer, { params, body: { isArchived, before, ...own } }) => {
        const id = params.id ?? "";
        await readWord(shape, viewer, id);
        await edit(viewer, id, own);
        if (typeof isArchived === "boolean") await archiveWord(shape, viewer, id, isArchived);
        if (before !== undefined) await moveWord(shape, viewer, id, before);
        return answer(viewer, id);
      },
    ),
    route(
      "post",
      `${one}/merge`,
      {
        summary: `Merges this ${stays} into another one. ${shape.says.merges}`,
        body: z.object({ into: z.string().describe(`The ${stays} that stays.`) }),
        answers: json,
      },
      async (viewer, { params, body: { into } }) => {
        await mergeWords(shape, viewer, params.id ?? "", into);
        return answer(viewer, into);
      },
    ),
    route("delete", one, { summary: shape.says.deletes }, (viewer, { params }) =>
      deleteWord(shape, viewer, params.id ?? ""),
    ),
  ];
}
