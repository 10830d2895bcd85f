import type { IEnvironment } from "relay-runtime";
import { clock } from "#client/platform/clock.ts";

interface InputWithOwnWords {
  tagIds?: readonly unknown[];
  newTags?: readonly unknown[];
  ownMoodId?: unknown;
}

const usedAt = new WeakMap<IEnvironment, number>();

/** Call this after a successful write of `input`. Tags and an own mood in it are new, or change the order of all. */
export function noteOwnWords(environment: IEnvironment, input: object): void {
  const { tagIds = [], newTags = [], ownMoodId }: InputWithOwnWords = input;
  if (tagIds.length > 0 || newTags.length > 0 || ownMoodId) usedAt.set(environment, clock.now());
}

/** When the last write with tags or an own mood was saved, in milliseconds. */
export function ownWordsUsedAt(environment: IEnvironment): number {
  return usedAt.get(environment) ?? -Infinity;
}
