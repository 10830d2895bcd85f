import type { FinerWord } from "#domain/finerWords.ts";
import type { OwnFace } from "#domain/moodCard.ts";
import type { Mood } from "#domain/moods.ts";
import type { Template } from "#domain/exchanges.ts";
import { clock } from "#client/platform/clock.ts";
import type { ChosenTag } from "#client/ui/fields/TagField.tsx";
import { newClientId } from "#client/platform/drafts.ts";
import { isRecord } from "#client/platform/problem.ts";

/** An action that can be undone for a while, as plain data that the device can store. */
export type Held = HeldMood | HeldThanks | HeldMessage | HeldConnection | HeldWord | HeldDay;
export type HeldKind = Held["kind"];

/** Client id, time and time zone of the press (docs/rules.md, When). A repeated request counts once. */
export interface HeldStamp {
  clientId: string;
  epoch: number;
  occurredAt: string;
  timeZone: string;
}

/** The stamp of a new save at this moment. */
export function stampedNow(epoch: number, timeZone: string): HeldStamp {
  return { clientId: newClientId(), epoch, occurredAt: new Date(clock.now()).toISOString(), timeZone };
}

/** A mood chosen on home. */
export interface HeldMood {
  kind: "mood";
  value: Mood;
  /** The mood of the person's own, of which `value` is the mood beneath. */
  own?: OwnFace | undefined;
  finerWord?: FinerWord | null;
  tags?: readonly ChosenTag[];
  pressed: HeldStamp;
}

/** A template sent as a gift to the sender of a message. */
export interface HeldThanks {
  kind: "thanks";
  /** The message that is answered. */
  id: string;
  recipientId: string;
  template: Template;
  pressed: HeldStamp;
}

/** One's own copy of a message, to be deleted. */
export interface HeldMessage {
  kind: "message";
  id: string;
}

/** A connection, to be removed. */
export interface HeldConnection {
  kind: "connection";
  id: string;
}

/** A tag or an own mood, to be archived, merged or deleted. */
export interface HeldWord {
  kind: "tag" | "ownMood";
  id: string;
  change: "archive" | "merge" | "delete";
  /** The one that takes it over, if it is merged. */
  into?: string;
}

/** A day that is put away, so that it is never looked back at again. */
export interface HeldDay {
  kind: "day";
  /** The day, such as "2025-11-28". */
  id: string;
}

/** The key that identifies a held action. Only one mood can wait at a time. */
export function keyOf(held: Pick<Held, "kind"> & { id?: string }): string {
  return held.kind === "mood" ? held.kind : `${held.kind}.${held.id}`;
}

/** An action stored on the device. A newer client may have stored other kinds. */
export interface Kept {
  held: Held;
  dueAt: number;
}

/** Checks an action read from the device. Our client wrote it, so only its kind can be unknown. */
export function isKept(value: unknown): value is Kept {
  return isRecord(value) && typeof value.dueAt === "number" && isRecord(value.held) && isKind(value.held.kind);
}

function isKind(kind: unknown): kind is HeldKind {
  return kinds.some((each) => each === kind);
}

const kinds: readonly HeldKind[] = ["mood", "thanks", "message", "connection", "tag", "ownMood", "day"];
