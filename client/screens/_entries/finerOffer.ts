import { useSyncExternalStore } from "react";
import { useRelayEnvironment } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { ChosenTag } from "#client/ui/fields/TagField.tsx";
import { fromEnum } from "#domain/enums.ts";
import type { FinerWord } from "#domain/finerWords.ts";
import { moods, type Mood } from "#domain/moods.ts";
import type { SavedEntry } from "./useEntryForm.ts";

/** A mood that was just chosen on home or saved in its form, for which finer words are offered (docs/rules.md, Finer words). */
export interface FinerOffer {
  mood: Mood;
  finerWord: FinerWord | null;
  /** Undefined where the form had a field for them. */
  tags?: readonly ChosenTag[];
  pressed: SavedEntry["pressed"];
  /** Held back for the time of its undo, waiting on this device, or stored as the entry with this id. */
  place: "held" | "device" | { entryId: string };
}

// Outside of components, because the form and home are two screens.
let current: { environment: IEnvironment; offer: FinerOffer } | undefined;
const listeners = new Set<() => void>();

/** Offers finer words for a mood, instead of those for an earlier one. */
export function offerFinerWords(environment: IEnvironment, offer: FinerOffer): void {
  become({ environment, offer });
}

/** The same for a mood that a form has saved. */
export function offerAfter(environment: IEnvironment, { input, pressed, entryId }: SavedEntry<"mood">): void {
  const mood = fromEnum(moods, input.value);
  const place = entryId === undefined ? "device" : { entryId };
  if (mood) offerFinerWords(environment, { mood, finerWord: null, pressed, place });
}

/** Changes the offer for the mood with this client id. Does nothing if the offer has ended. */
export function changeOffer(clientId: string, changed: Partial<FinerOffer>): void {
  if (current?.offer.pressed.clientId === clientId) become({ ...current, offer: { ...current.offer, ...changed } });
}

/** Ends the offer. */
export function endOffer(): void {
  become(undefined);
}

/** The offer of this session, if there is one. */
export function useFinerOffer(): FinerOffer | undefined {
  const environment = useRelayEnvironment();
  return useSyncExternalStore(subscribe, () => (current?.environment === environment ? current.offer : undefined));
}

function become(next: typeof current): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
