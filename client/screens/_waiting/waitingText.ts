import type { WaitingItem } from "#client/data/entries/waitingItem.ts";
import { eachText, type Fields } from "#domain/entries/field.ts";
import { kinds } from "#domain/entries/kinds.ts";
import { tagsIn, type WordOf } from "../_tags/tagInput.ts";

/** All waiting items as a text file that people and programs can read. */
export function fileOf(items: readonly WaitingItem[]): Blob & { name: string } {
  const entries = items.map(({ kind, input, pressed, edit }) => ({ kind, editOf: edit?.id, ...pressed, ...input }));
  const blob = new Blob([JSON.stringify(entries, undefined, 2)], { type: "application/json" });
  return Object.assign(blob, { name: "kindling-not-sent.json" });
}

/** The texts of an item, each with its field name. `wordOf` finds tags and own moods. */
export function textOf({ kind, input }: Pick<WaitingItem, "kind" | "input">, wordOf: WordOf): string {
  const { ownMoodId, ...rest } = input as { ownMoodId?: string | null };
  const own = ownMoodId ? wordOf(ownMoodId) : undefined;
  const tags = tagsIn(input, wordOf).map(({ label }) => label);
  const labels: Partial<Record<string, string>> = {
    ...otherLabels,
    ...eachText<Fields, string>(kinds[kind], ({ short }) => short),
  };
  return Object.entries({ ...rest, ownMood: own && `${own.emoji ?? ""} ${own.name}`.trim(), ownTags: tags.join(", ") })
    .filter((each): each is [string, string] => typeof each[1] === "string" && each[1] !== "")
    .map(([name, value]) => `${labels[name] ?? name}: ${value}`)
    .join("\n");
}

const otherLabels = {
  value: "Mood",
  finerWord: "Finer word",
  ownMood: "Your own mood",
  ownTags: "Tags",
  occurredAt: "When",
};
