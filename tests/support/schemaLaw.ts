import { Client } from "pg";
import { currentCall } from "#server/base/call.ts";
import { personalTables } from "#server/store/personalTables.ts";

/** Tables that name no person, each with what it is. */
const nobodysTables: Readonly<Record<string, string>> = {
  StripeEvent: "comes from Stripe, which knows none of our ids",
  Job: "is taken by whichever server comes first",
  Vault: "is looked for while nobody is signed in",
  InstanceKey: "is the server's own",
  _prisma_migrations: "is the database's own",
};

/** Tables whose keys need not begin with `userId`, each with the reason. */
export const sharedTables: Readonly<Record<string, string>> = {
  ...nobodysTables,
  ...Object.fromEntries(
    personalTables.flatMap(({ name, foundWithoutOwner }) => (foundWithoutOwner ? [[name, foundWithoutOwner]] : [])),
  ),
};

/** The tables of personal rows that a statement reads, changes or writes without saying whose rows. */
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
    return table in sharedTables || saysWhose ? [] : [table];
  });
}

/** Looks at each statement that a request sends from now on. Gives those that leave open whose rows they mean, when stopped. */
export function watchStatements(): () => string[] {
  const open: string[] = [];
  const send: unknown = Reflect.get(Client.prototype, "query");
  if (typeof send !== "function") throw new Error("pg has no query to watch.");

  Reflect.set(Client.prototype, "query", function (this: Client, ...args: unknown[]): unknown {
    const text = String(Reflect.get(Object(args[0]), "text") ?? args[0]);
    // Operators' verbs and the tests' own statements run for no request, and may mean everybody's rows.
    if (currentCall() && namedWithoutPerson(text).length > 0) open.push(text);
    return Reflect.apply(send, this, args);
  });
  return () => {
    Reflect.set(Client.prototype, "query", send);
    return open;
  };
}
