import { currentCall } from "./call.ts";
import type { Sql } from "./db.ts";
import { statementOf, type Statement } from "./sqlText.ts";

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

/** That something which was presumed is no longer so. */
export class Outdated extends Error {}

/** Makes a proof of an SQL template, as `sql` does a read. */
export function proofBy(sql: Sql) {
  return (strings: TemplateStringsArray, ...parts: unknown[]): Proof => {
    const [statement, values] = statementOf(strings, parts);
    return { statement, values, alone: () => sql(strings, ...parts) };
  };
}

/** Waits for the proof of what the call presumes, if it does. Throws Outdated. */
export async function proven(): Promise<void> {
  const proof = currentCall()?.proof;
  if (!proof) return;
  // Nothing was read that it could have gone along with.
  proof.sent ??= judged(proof.alone());
  await proof.sent;
}

/** Waits for what a proof finds. Throws Outdated where that is nothing. */
export async function judged(answer: Promise<object[]>): Promise<void> {
  if ((await answer).length === 0) throw new Outdated("What was presumed is no longer so.");
}
