/** An SQL statement of the program (made by server/store/sqlText.ts). */
export interface Statement {
  /** The SQL before, between and after the values. */
  chunks: readonly string[];
  /** The SQL with numbered values, from $1. */
  text: string;
  writes: boolean;
  /** Whether the statement contains `asPresumed`. */
  proves: boolean;
}

/** A statement with its values. */
export interface BoundStatement {
  statement: Statement;
  values: unknown[];
}

/**
 * A read that finds a row while a presumed session is valid. It joins the call's first reads, which otherwise fail with
 * Outdated.
 */
export interface Proof extends BoundStatement {
  /** Runs the read by itself. */
  alone: () => Promise<object[]>;
  /** Set once the read is sent. */
  sent?: Promise<void>;
}
