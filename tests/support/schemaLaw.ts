import { Client } from "pg";
import { currentCall } from "#server/base/call.ts";
import { personalTables } from "#server/store/personalTables.ts";
import { placements } from "#server/store/placement.ts";
import { distributedProblems, insteadOf } from "./distributedLaw.ts";

/**
 * Tables whose keys need not begin with `userId`. Those asked for from both sides, whose keys do, name a person in each
 * statement too.
 */
export function needsNoPerson(table: string): boolean {
  return (
    table === "_prisma_migrations" ||
    placements[table]?.place === "shared" ||
    // It has no single owner.
    personalTables.some(({ name, owners }) => name === table && owners.length > 1)
  );
}

/** The personal tables that a statement uses without naming the owner. */
export function namedWithoutPerson(statement: string): string[] {
  const mentions = statement.matchAll(
    /\b(from|join|update|insert into) "(?:public"\.")?(\w+)"(.*?)(?=\b(?:from|join|update|insert into) "\w+"|$)/gis,
  );
  return [...mentions].flatMap(([, verb = "", table = "", rest = ""]) => {
    const [, alias = table] = /^ (?:as )?(?!where|set|left|join|using|on|order|limit|select)(\w+)/i.exec(rest) ?? [];
    const ofAlias = new RegExp(`\\b${alias}\\."userId" =|= ${alias}\\."userId"`);
    const saysWhose = /^insert/i.test(verb)
      ? /^[^()]*\([^)]*"userId"/.test(rest)
      : rest.includes(' "userId" =') || ofAlias.test(statement);
    return needsNoPerson(table) || saysWhose ? [] : [table];
  });
}

/** Statements that passed the check, so that each text is checked once. Checking every call took 5 % of these tests' CPU. */
const lawful = new Set<string>();

/**
 * Checks each statement of later requests. The returned function stops and gives those that name no owner, or that a
 * distributed PostgreSQL does not take (docs/decisions/0036): in a sent text a table's name is never a parameter.
 */
export function watchStatements(): () => string[] {
  const found: string[] = [];
  const send: unknown = Reflect.get(Client.prototype, "query");
  if (typeof send !== "function") throw new Error("pg has no query to watch.");

  Reflect.set(Client.prototype, "query", function (this: Client, ...args: unknown[]): unknown {
    const text = String(Reflect.get(Object(args[0]), "text") ?? args[0]);
    // Operators' commands and the tests' own statements are not requests, and may address everybody's rows.
    if (currentCall() && !lawful.has(text)) {
      const broken = distributedProblems(text).map((rule) => `${insteadOf[rule]}: ${text}`);
      if (namedWithoutPerson(text).length > 0) broken.push(text);
      if (broken.length === 0) lawful.add(text);
      found.push(...broken);
    }
    return Reflect.apply(send, this, args);
  });
  return () => {
    Reflect.set(Client.prototype, "query", send);
    return found;
  };
}
