import { kinds } from "#domain/entries/kinds.ts";
import { paragraphsOf, titlesOf } from "#domain/entries/reading.ts";
import type { WaitingItem } from "./waitingItem.ts";

/** The first words of an item that waits on this device, or the name of its kind. */
export function nameOfItem({ kind, input }: Pick<WaitingItem, "kind" | "input">): string {
  const first = titlesOf(kind, input).own ?? paragraphsOf(kind, input)[0]?.text;
  return first?.split("\n", 1)[0]?.slice(0, 80) ?? (kind === "mood" ? "Mood" : kinds[kind].called);
}
