import { currentCall } from "#server/base/call.ts";
import type { Sql } from "./runner.ts";
import type { Proof } from "#server/base/statement.ts";
import { statementOf } from "./sqlText.ts";

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
