declare const proof: unique symbol;

/** What a person can switch (spec section 3). */
export interface Settings {
  dailyReminder: boolean;
  karmaMessages: boolean;
  anonymousMode: boolean;
  /** Whether insights are found and shown. */
  insights: boolean;
}

/**
 * Proof that a person is signed in for this request, with what nearly every operation needs of them. Only `session.ts`
 * makes one, so a function that takes a Viewer needs no check of its own.
 */
export interface Viewer {
  readonly [proof]: true;
  readonly id: string;
  readonly username: string;
  readonly displayName: string | null;
  readonly email: string;
  readonly bio: string | null;
  readonly location: string | null;
  /** Raised by a reset of the diary. */
  readonly epoch: number;
  /** The IANA zone that decides "today" in this request (design.md section 3). */
  readonly zone: string;
  readonly trialEndsAt: Date;
  readonly settings: Settings;
  /** Names the session itself, for signing out. */
  readonly tokenHash: Uint8Array<ArrayBuffer>;
}

/** The same person as another object, so that what was read for them before a write is not read out after it. */
export function afresh(viewer: Viewer): Viewer {
  return { ...viewer };
}
