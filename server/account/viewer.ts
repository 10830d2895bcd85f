import type { Settings } from "#domain/settings.ts";
import type { Keyring } from "#server/keys/keyring.ts";

declare const proof: unique symbol;

/** Proof that a person is signed in. Only session.ts makes one, so a function that takes a Viewer needs no check. */
export interface Viewer {
  readonly [proof]: true;
  readonly id: string;
  readonly username: string;
  /** This and the next five are opened when they are asked for. */
  readonly displayName: string | null;
  readonly bio: string | null;
  /** The id of their picture. */
  readonly picture: string | null;
  readonly email: string;
  readonly location: string | null;
  readonly country: string;
  /** Whether any of these cannot be opened: they are blank then, and cannot be changed. */
  readonly isUnreadable: boolean;
  /** Display name, bio and picture as they are stored. */
  readonly profile: Uint8Array<ArrayBuffer> | null;
  readonly epoch: number;
  /** The IANA zone that decides "today" in this request (design.md section 3). */
  readonly zone: string;
  /** The zone that the person chose; null to follow the device. */
  readonly fixedTimeZone: string | null;
  readonly trialEndsAt: Date;
  /** Since when an operator keeps them from sending anything to others. */
  readonly suspendedAt: Date | null;
  readonly settings: Settings;
  /** When the session was opened, with the password. */
  readonly signedInAt: Date;
  readonly tokenHash: Uint8Array<ArrayBuffer>;
  readonly keys: Keyring;
}

/** Proof of a person whose time is over, for the few operations that they may still call. */
export interface ExpiredViewer extends Omit<Viewer, typeof proof> {
  readonly [proof]: "expired";
}

/** Whoever may read and take away what they wrote: that does not end with a trial. */
export type Owner = Viewer | ExpiredViewer;
