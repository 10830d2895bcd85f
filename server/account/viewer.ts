import type { Settings } from "#domain/settings.ts";

declare const proof: unique symbol;

/**
 * Proof that a person is signed in for this request, with what nearly every operation needs of them. Only `session.ts`
 * makes one, from the row of the session, and nobody copies it, so a function that takes a Viewer needs no check of its own.
 */
export interface Viewer {
  readonly [proof]: true;
  readonly id: string;
  readonly username: string;
  readonly displayName: string | null;
  readonly email: string;
  readonly bio: string | null;
  readonly location: string | null;
  readonly country: string;
  /** Raised by a reset of the diary. */
  readonly epoch: number;
  /** The IANA zone that decides "today" in this request (design.md section 3). */
  readonly zone: string;
  /** The zone that the person chose to count everywhere; null to follow the device. */
  readonly fixedTimeZone: string | null;
  readonly trialEndsAt: Date;
  readonly settings: Settings;
  /** Names the session itself, for signing out. */
  readonly tokenHash: Uint8Array<ArrayBuffer>;
}

/** Proof of a person whose trial is over: for what they may do all the same, and no Viewer for anything else. */
export interface ExpiredViewer extends Omit<Viewer, typeof proof> {
  readonly [proof]: "expired";
}
