import type { Settings } from "#domain/settings.ts";

declare const proof: unique symbol;

/** The opened keys of one person (server/store/keys/keyring.ts). */
export interface PersonKeys {
  readonly userId: string;
  /** The newest, which seals. */
  readonly version: number;
  /** Whether it has older keys too, as while one is renewed. */
  readonly hasOlder: boolean;
  /** Takes the keys as they stand by now. Throws Unauthorized where they are gone. */
  refresh: () => Promise<void>;
  /** These rows, or what `again` reads in their place, which it can open from now on as far as there is a key. */
  openable: <Row extends { sealed: Uint8Array | string }>(
    rows: readonly Row[],
    again: () => Promise<readonly Row[]>,
  ) => Promise<readonly Row[]>;
  /** Seals a row's texts, which open only as this table's, this person's and this row's. */
  seal: (table: string, rowId: string, texts: object) => Buffer;
  /** The texts that `seal` sealed. Throws Unreadable. */
  open: (table: string, rowId: string, sealed: Uint8Array | string) => Record<string, unknown>;
  /** By which a text of this person is compared and found. */
  hash: (purpose: string, text: string) => Buffer;
}

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
  /** The IANA zone that decides "today" in this request (docs/rules.md, Days and zones). */
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
  readonly keys: PersonKeys;
}

/** Proof of a person whose time is over, for the few operations that they may still call. */
export interface ExpiredViewer extends Omit<Viewer, typeof proof> {
  readonly [proof]: "expired";
}

/** Whoever may read and take away what they wrote: that does not end with a trial. */
export type Owner = Viewer | ExpiredViewer;

/** Whom a session belongs to. */
export type Session = { kind: "signedIn"; viewer: Viewer } | { kind: "expired"; viewer: ExpiredViewer };
