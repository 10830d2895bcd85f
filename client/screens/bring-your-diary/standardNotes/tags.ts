import { isRecord } from "#client/platform/problem.ts";
import { nameKey } from "#domain/ownWords.ts";
import type { ElsewhereTag } from "../elsewhere/elsewhere.ts";
import { recordsAt, textAt } from "../elsewhere/json.ts";

type Json = Record<string, unknown>;

/** The tags of each note, by its id. A tag within another has that one's name as its group. */
export function tagsOfNotes(items: readonly Json[]): ReadonlyMap<unknown, readonly ElsewhereTag[]> {
  const tags = new Map<unknown, Json>();
  for (const { content_type: type, uuid, deleted, content } of items)
    if (type === "Tag" && deleted !== true && isRecord(content)) tags.set(uuid, content);

  const named = tagsByName(tags);
  const found = new Map<unknown, ElsewhereTag[]>();
  const add = (note: unknown, tag: ElsewhereTag | undefined) => {
    const before = found.get(note) ?? [];
    if (tag && !before.includes(tag)) found.set(note, [...before, tag]);
  };
  for (const [uuid, content] of tags)
    for (const { uuid: note } of recordsAt(content, "references")) add(note, named.get(uuid));
  // Older versions kept the tags with the note.
  for (const { content_type: type, uuid, content } of items)
    if (type === "Note" && isRecord(content))
      for (const { uuid: tag } of recordsAt(content, "references")) add(uuid, named.get(tag));
  return found;
}

/** Two tags of one name stay two: each is called by the whole path to it. */
function tagsByName(tags: ReadonlyMap<unknown, Json>): Map<unknown, ElsewhereTag> {
  const paths = [...tags.keys()].map((uuid) => [uuid, pathOf(uuid, tags)] as const);
  const counts = new Map<string, number>();
  for (const [, path] of paths) {
    const key = nameKey(path.at(-1) ?? "");
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Map(
    paths.map(([uuid, path]) => {
      const [name = "", parents] = [path.at(-1), path.slice(0, -1)];
      const isOnly = counts.get(nameKey(name)) === 1;
      return [uuid, { name: isOnly ? name : path.join("/"), group: parents.join("/") || null }];
    }),
  );
}

/** The names from the outermost tag to this one. */
function pathOf(uuid: unknown, tags: ReadonlyMap<unknown, Json>): string[] {
  const path: string[] = [];
  const seen = new Set<unknown>();
  for (let at = uuid; tags.has(at) && !seen.has(at);) {
    seen.add(at);
    const content = tags.get(at) ?? {};
    path.unshift(textAt(content, "title").trim());
    at = recordsAt(content, "references").find(({ reference_type: type }) => type === "TagToParentTag")?.uuid;
  }
  return path.filter(Boolean);
}
