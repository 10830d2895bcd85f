import { globalIdOf, rawIdOf } from "./globalId.ts";
import type { Person } from "./people.ts";
import { ask, bearer, sendRequest, type Answer } from "./requests.ts";

export interface TagJson {
  id: string;
  name: string;
  group: string | null;
  isArchived: boolean;
  isCompared: boolean;
  isLeftOutOfMemories: boolean;
  entries: number;
  lastDay: string | null;
}

export interface OwnMoodJson {
  id: string;
  name: string;
  emoji: string;
  value: string;
  isUsed: boolean;
  isArchived: boolean;
}

/** What is refused, as both doors say it. */
export interface RefusedWord {
  message: string;
  field?: string;
}

type Done<Result> = Promise<Result | RefusedWord>;

/** Tags and own moods over GraphQL or REST, with raw ids. */
export interface WordDoor {
  tags: () => Promise<TagJson[]>;
  createTag: (tag: { name: string; group?: string }) => Done<TagJson>;
  renameTag: (id: string, name: string) => Done<TagJson>;
  groupTag: (id: string, group: string | null) => Done<TagJson>;
  chooseForTag: (id: string, choices: Partial<Pick<TagJson, "isCompared" | "isLeftOutOfMemories">>) => Done<TagJson>;
  moveTag: (id: string, before: string | null) => Done<TagJson>;
  archiveTag: (id: string, isArchived: boolean) => Done<TagJson>;
  mergeTags: (id: string, into: string) => Done<TagJson>;
  deleteTag: (id: string) => Done<"deleted">;
  /** The days of each tag's name. */
  tagDays: (from: string, to: string) => Promise<Record<string, string[]>>;
  ownMoods: () => Promise<OwnMoodJson[]>;
  createOwnMood: (mood: { name: string; emoji: string; value: string }) => Done<OwnMoodJson>;
  editOwnMood: (id: string, edit: { name?: string; emoji?: string; value?: string }) => Done<OwnMoodJson>;
  moveOwnMood: (id: string, before: string | null) => Done<OwnMoodJson>;
  archiveOwnMood: (id: string, isArchived: boolean) => Done<OwnMoodJson>;
  mergeOwnMoods: (id: string, into: string) => Done<OwnMoodJson>;
  deleteOwnMood: (id: string) => Done<"deleted">;
}

/** The two ways to change one's own words. */
export const wordDoors: { name: "GraphQL" | "REST"; open: (as: Person) => WordDoor }[] = [
  { name: "REST", open: wordsOverRest },
  { name: "GraphQL", open: wordsOverGraphql },
];

/** Own words over REST. */
export function wordsOverRest(as: Person): WordDoor {
  const send = async (method: string, path: string, body?: object) =>
    sendRequest(method, `/api${path}`, { headers: bearer(as), body });
  const kindAt = <Json>(path: string) => ({
    list: async () => (await send("GET", path)).json as Json[],
    create: async (body: object) => answerOf(await send("POST", path, body)) as Json | RefusedWord,
    change: async (id: string, body: object) =>
      answerOf(await send("PATCH", `${path}/${id}`, body)) as Json | RefusedWord,
    merge: async (id: string, into: string) =>
      answerOf(await send("POST", `${path}/${id}/merge`, { into })) as Json | RefusedWord,
    remove: async (id: string) => answerOf(await send("DELETE", `${path}/${id}`)) as "deleted" | RefusedWord,
  });
  const [tags, moods] = [kindAt<TagJson>("/tags"), kindAt<OwnMoodJson>("/own-moods")];
  return {
    tags: tags.list,
    createTag: tags.create,
    renameTag: (id, name) => tags.change(id, { name }),
    groupTag: (id, group) => tags.change(id, { group }),
    chooseForTag: tags.change,
    moveTag: (id, before) => tags.change(id, { before }),
    archiveTag: (id, isArchived) => tags.change(id, { isArchived }),
    mergeTags: tags.merge,
    deleteTag: tags.remove,
    tagDays: async (from, to) =>
      daysByName((await send("GET", `/trends/tags?from=${from}&to=${to}`)).json as NamedDays[]),
    ownMoods: moods.list,
    createOwnMood: moods.create,
    editOwnMood: moods.change,
    moveOwnMood: (id, before) => moods.change(id, { before }),
    archiveOwnMood: (id, isArchived) => moods.change(id, { isArchived }),
    mergeOwnMoods: moods.merge,
    deleteOwnMood: moods.remove,
  };
}

function answerOf({ status, json }: Answer): unknown {
  return status === 204 ? "deleted" : json;
}

const tagFields = "id name group isArchived isCompared isLeftOutOfMemories entries lastDay";
const moodFields = "id name emoji value isUsed isArchived";

/** Own words over GraphQL. */
function wordsOverGraphql(as: Person): WordDoor {
  const viewer = async (selection: string) => {
    const { json } = await ask(`{ viewer { ${selection} } }`, { headers: bearer(as) });
    return (json as { data: { viewer: Record<string, Word[]> } }).data.viewer;
  };
  const mutate = async (name: string, input: object, selection: string) => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    const document = `mutation ($input: ${type}Input!) { done: ${name}(input: $input) {
      ... on ${type}Payload { ${selection} } ... on Refusal { message field } } }`;
    const { json } = await ask(document, { headers: bearer(as), variables: { input } });
    return (json as { data: { done: Record<string, Word | Word[]> } }).data.done;
  };
  const changed = async <Json>(name: string, input: object, field: "tag" | "ownMood"): Done<Json> => {
    const done = await mutate(name, input, `${field} { ${field === "tag" ? tagFields : moodFields} }`);
    return done[field] ? (asJson(done[field] as Word) as Json) : refusedBy(done);
  };
  const removed = async (name: string, id: string): Done<"deleted"> => {
    const done = await mutate(name, { id }, "deletedId");
    return done.deletedId ? "deleted" : refusedBy(done);
  };
  const [tag, own] = [(id: string) => globalIdOf(id, "Tag"), (id: string) => globalIdOf(id, "OwnMood")];
  return {
    tags: async () => ((await viewer(`tags { ${tagFields} }`)).tags ?? []).map((one) => asJson(one) as TagJson),
    createTag: (input) => changed("createTag", input, "tag"),
    renameTag: (id, name) => changed("renameTag", { id: tag(id), name }, "tag"),
    groupTag: async (id, group) => {
      const done = await mutate("groupTags", { ids: [tag(id)], group }, `tags { ${tagFields} }`);
      const [only] = (done.tags ?? []) as Word[];
      return only ? (asJson(only) as TagJson) : refusedBy(done);
    },
    chooseForTag: (id, choices) => changed("chooseForTag", { id: tag(id), ...choices }, "tag"),
    moveTag: (id, before) => changed("moveTag", { id: tag(id), ...placed(before, tag) }, "tag"),
    archiveTag: (id, isArchived) => changed("archiveTag", { id: tag(id), isArchived }, "tag"),
    mergeTags: (id, into) => changed("mergeTags", { id: tag(id), into: tag(into) }, "tag"),
    deleteTag: (id) => removed("deleteTag", tag(id)),
    tagDays: async (from, to) => {
      const { json } = await ask(`{ viewer { tagDays(from: "${from}", to: "${to}") { tag { name } count days } } }`, {
        headers: bearer(as),
      });
      return daysByName((json as { data: { viewer: { tagDays: NamedDays[] } } }).data.viewer.tagDays);
    },
    ownMoods: async () =>
      ((await viewer(`ownMoods { ${moodFields} }`)).ownMoods ?? []).map((one) => asJson(one) as OwnMoodJson),
    createOwnMood: (input) => changed("createOwnMood", asSent(input), "ownMood"),
    editOwnMood: (id, edit) => changed("editOwnMood", { id: own(id), ...asSent(edit) }, "ownMood"),
    moveOwnMood: (id, before) => changed("moveOwnMood", { id: own(id), ...placed(before, own) }, "ownMood"),
    archiveOwnMood: (id, isArchived) => changed("archiveOwnMood", { id: own(id), isArchived }, "ownMood"),
    mergeOwnMoods: (id, into) => changed("mergeOwnMoods", { id: own(id), into: own(into) }, "ownMood"),
    deleteOwnMood: (id) => removed("deleteOwnMood", own(id)),
  };
}

interface NamedDays {
  tag: { name: string };
  count: number;
  days: string[];
}

function daysByName(rows: readonly NamedDays[]): Record<string, string[]> {
  if (rows.some(({ count, days }) => count !== days.length)) throw new Error("A tag's number is not that of its days.");
  return Object.fromEntries(rows.map(({ tag, days }) => [tag.name, days]));
}

function placed(before: string | null, asId: (id: string) => string): { before: string | null } {
  return { before: before && asId(before) };
}

type Word = { id: string; value?: string };

function asJson({ id, value, ...word }: Word): object {
  return { ...word, id: rawIdOf(id), ...(value === undefined ? {} : { value: value.toLowerCase() }) };
}

function asSent({ value, ...input }: { value?: string }): object {
  return { ...input, ...(value === undefined ? {} : { value: value.toUpperCase() }) };
}

function refusedBy(done: object): RefusedWord {
  const { message, field } = done as { message: string; field: string | null };
  return { message, ...(field === null ? {} : { field }) };
}
