import { currentCall } from "#server/base/call.ts";
import type { Sql } from "./runner.ts";
import type { Proof } from "#server/base/statement.ts";
import { statementOf } from "./sqlText.ts";

/** A presumed session turned out to be invalid. */
export class Outdated extends Error {}

/** Makes a proof from an SQL template, as `sql` makes a read. */
export function proofBy(sql: Sql) {
  return (strings: TemplateStringsArray, ...parts: unknown[]): Proof => {
    const [statement, values] = statementOf(strings, parts);
    return { statement, values, alone: () => sql(strings, ...parts) };
  };
}

/** Waits for the proof of the call's presumed session, if there is one. Throws Outdated. */
export async function awaitProof(): Promise<void> {
  const proof = currentCall()?.proof;
  if (!proof) return;
  // No read was sent that could carry the proof.
  proof.sent ??= requireProof(proof.alone());
  await proof.sent;
}

/** Waits for a proof's rows. Throws Outdated if there are none. */
export async function requireProof(answer: Promise<object[]>): Promise<void> {
  if ((await answer).length === 0) throw new Outdated("What was presumed is no longer so.");
}
