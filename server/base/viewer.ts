import type { Settings } from "#domain/settings.ts";

declare const proof: unique symbol;

/** The decrypted keys of one person (server/store/keys/keyring.ts). */
export interface PersonKeys {
  readonly userId: string;
  /** The newest version, which encrypts. */
  readonly version: number;
  /** Whether older versions exist too, as during a renewal. */
  readonly hasOlder: boolean;
  /** Reads the keys again. Throws Unauthorized if they are gone. */
  refresh: () => Promise<void>;
  /**
   * Returns the rows after loading missing keys; `again` rereads rows whose key was removed meanwhile. Some rows may
   * still not open.
   */
  openable: <Row extends { sealed: Uint8Array | string }>(
    rows: readonly Row[],
    again: () => Promise<readonly Row[]>,
  ) => Promise<readonly Row[]>;
  /** Encrypts a row's texts, bound to this table, person and row. */
  seal: (table: string, rowId: string, texts: object) => Buffer;
  /** Decrypts texts that `seal` encrypted. Throws Unreadable. */
  open: (table: string, rowId: string, sealed: Uint8Array | string) => Record<string, unknown>;
  /** Encrypts one long text, as `seal` does. */
  sealText: (table: string, rowId: string, text: string) => Buffer;
  /** Decrypts a text that `sealText` encrypted. Throws Unreadable. */
  openText: (table: string, rowId: string, sealed: Uint8Array | string) => string;
  /** Encrypts bytes as they are, as `seal` does. */
  sealBytes: (table: string, rowId: string, bytes: Uint8Array) => Buffer;
  /** Decrypts bytes that `sealBytes` encrypted. Throws Unreadable. */
  openBytes: (table: string, rowId: string, sealed: Uint8Array | string) => Buffer;
  /** A keyed hash, by which this person's texts are compared and found. */
  hash: (purpose: string, text: string) => Buffer;
}

/** Proof that a person is signed in. Only session.ts creates one, so a function that takes a Viewer needs no check. */
export interface Viewer {
  readonly [proof]: true;
  readonly id: string;
  readonly username: string;
  /** This and the next five are decrypted on first use. */
  readonly displayName: string | null;
  readonly bio: string | null;
  /** The id of their picture. */
  readonly picture: string | null;
  readonly email: string;
  readonly location: string | null;
  readonly country: string;
  /** True if one of these cannot be decrypted: they are blank then, and cannot be changed. */
  readonly isUnreadable: boolean;
  /** Display name, bio and picture id, encrypted as stored. */
  readonly profile: Uint8Array<ArrayBuffer> | null;
  readonly epoch: number;
  /** The IANA zone that decides "today" in this request (docs/rules.md, Days and zones). */
  readonly zone: string;
  /** The zone that the person chose; null to follow the device. */
  readonly fixedTimeZone: string | null;
  readonly trialEndsAt: Date;
  /** When an operator suspended their sending; null if it is allowed. */
  readonly suspendedAt: Date | null;
  /** What the account holds, as last counted, in kB. */
  readonly kilobytes: number;
  readonly settings: Settings;
  /** When the session was opened, with the password. */
  readonly signedInAt: Date;
  readonly tokenHash: Uint8Array<ArrayBuffer>;
  readonly keys: PersonKeys;
}

/** Proof of a person whose trial has ended, for the few operations that they may still call. */
export interface ExpiredViewer extends Omit<Viewer, typeof proof> {
  readonly [proof]: "expired";
}

/** A person who may read and export what they wrote, even after the trial. */
export type Owner = Viewer | ExpiredViewer;

/** The person of a valid session. */
export type Session = { kind: "signedIn"; viewer: Viewer } | { kind: "expired"; viewer: ExpiredViewer };
