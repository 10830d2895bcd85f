/** An SQL statement of the program (server/store/sqlText.ts makes it). */
export interface Statement {
  /** What stands before, between and after the values. */
  chunks: readonly string[];
  /** With the values numbered from 1. */
  text: string;
  writes: boolean;
  /** Whether it asks `asPresumed`. */
  proves: boolean;
}

/** A statement and the values it is sent with. */
export interface Asked {
  statement: Statement;
  values: unknown[];
}

/** A read that finds a row while what was presumed is so. It goes along with the first others of a call, which else fail with Outdated. */
export interface Proof extends Asked {
  /** Reads it by itself. */
  alone: () => Promise<object[]>;
  /** Set once it is on its way. */
  sent?: Promise<void>;
}
