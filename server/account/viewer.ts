import type { Settings } from "#domain/settings.ts";

declare const proof: unique symbol;

/** Proof that a person is signed in. Only session.ts makes one, so a function that takes a Viewer needs no check. */
export interface Viewer {
  readonly [proof]: true;
  readonly id: string;
  readonly username: string;
  readonly displayName: string | null;
  readonly email: string;
  readonly bio: string | null;
  readonly location: string | null;
  readonly country: string;
  readonly epoch: number;
  /** The IANA zone that decides "today" in this request (design.md section 3). */
  readonly zone: string;
  /** The zone that the person chose; null to follow the device. */
  readonly fixedTimeZone: string | null;
  readonly trialEndsAt: Date;
  readonly settings: Settings;
  readonly tokenHash: Uint8Array<ArrayBuffer>;
}

/** Proof of a person whose trial is over, for the few operations that they may still call. */
export interface ExpiredViewer extends Omit<Viewer, typeof proof> {
  readonly [proof]: "expired";
}
