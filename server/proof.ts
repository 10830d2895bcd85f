import { currentCall } from "./call.ts";
import type { Sql } from "./db.ts";
import { statementOf, type Statement } from "./sqlText.ts";

export interface Asked {
  statement: Statement;
  values: unknown[];
}

/** A read that goes along with the first others of a call, which fail with Outdated where its rows are not what was presumed. */
export interface Proof extends Asked {
  holds: (rows: object[]) => boolean;
  /** Reads it by itself. */
  alone: () => Promise<object[]>;
  /** Set once it is on its way. */
  sent?: Promise<void>;
}

/** That something which was presumed is no longer so. */
export class Outdated extends Error {}

/** Makes a proof of an SQL template, as `sql` does a read. */
export function proofThat(sql: Sql, holds: Proof["holds"]) {
  return (strings: TemplateStringsArray, ...parts: unknown[]): Proof => {
    const [statement, values] = statementOf(strings, parts);
    return { statement, values, holds, alone: () => sql(strings, ...parts) };
  };
}

/** Waits for the proof of what the call presumes, if it does. Throws Outdated. */
export async function proven(): Promise<void> {
  const proof = currentCall()?.proof;
  if (!proof) return;
  // Nothing was read that it could have gone along with.
  proof.sent ??= judged(proof, proof.alone());
  await proof.sent;
}

/** Waits for the rows of a proof. Throws Outdated where they deny what was presumed. */
export async function judged(proof: Proof, answer: Promise<object[]>): Promise<void> {
  if (!proof.holds(await answer)) throw new Outdated("What was presumed is no longer so.");
}
