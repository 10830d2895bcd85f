import { readFileSync } from "node:fs";
import { makeResetLink } from "#server/nouns/account/resetPassword.ts";
import { connect, goAnonymous, quietly, requested } from "./acquaintances.ts";
import { globalIdOf } from "./globalId.ts";
import { granted } from "./door.ts";
import { bearer, knock, type Answer } from "./knock.ts";
import { person, signedInAgain, type Person } from "./people.ts";
import { peopleDoors } from "./peopleDoors.ts";
import { restDoor } from "./restDoor.ts";

/** A document that an installed app may send by its id. */
export interface Persisted {
  id: string;
  document: string;
  name: string;
  operation: "query" | "mutation" | "subscription";
}

/** All of them. */
export const persisted: readonly Persisted[] = Object.entries(read<string>("persisted-queries.json")).map(
  ([id, document]) => {
    const [, operation = "", name = ""] = /^(query|mutation|subscription) (\w+)/.exec(document) ?? [];
    return { id, document, name, operation: operation as Persisted["operation"] };
  },
);

/** Those that are answered once, and not over a stream. */
export const answeredOnce = persisted.filter(({ operation }) => operation !== "subscription");

/**
 * Variables for each, by the name of its operation. "$new" stands for what nobody used before, "$email" and "$password" for
 * the person's own, "$link" for the token of somebody's link to a new password, "$Action" and the like for an entry of theirs,
 * "$Session" for another device of theirs, "$User" for a stranger, "$Known" for somebody they are connected with, "$Friend" and the like
 * for what stands between them
 * and another, "$Exchange" for a message they received.
 */
export const samples: Readonly<Record<string, object>> = read<object>("persisted-samples.json");

const makers: Record<string, (as: Person) => Promise<string>> = {
  $link: async () => makeResetLink((await person("bo")).id),
  $new: () => Promise.resolve(crypto.randomUUID().slice(0, 30)),
  $email: ({ email }) => Promise.resolve(email),
  $password: ({ password }) => Promise.resolve(password),
  $Action: async (as) => globalIdOf(granted(await restDoor({ as }).logAction()).id, "Action"),
  $Mood: async (as) => globalIdOf(granted(await restDoor({ as }).saveMood()).id, "Mood"),
  $Exchange: async (as) => {
    const { other } = await acquaintance(as);
    return globalIdOf(granted(await peopleDoors[1].open(other).send({ recipientId: as.id })).id, "Exchange");
  },
  $Session: async (as) => {
    const before = new Set(granted(await restDoor({ as }).devices()).map(({ id }) => id));
    await signedInAgain(as);
    return granted(await restDoor({ as }).devices()).find(({ id }) => !before.has(id))?.id ?? "";
  },
  $User: async () => globalIdOf((await person("bo")).id, "User"),
  $Known: async (as) => globalIdOf((await acquaintance(as)).other.id, "User"),
  $Friend: async (as) => globalIdOf((await acquaintance(as)).id, "Friendship"),
  $Request: async (as) => {
    // Nobody can ask whom they cannot find.
    await goAnonymous(as, false);
    return globalIdOf(await requested(await person("bo"), as), "Friendship");
  },
  $Muted: (as) => after(as, "mutePerson"),
  $Blocked: (as) => after(as, "blockPerson"),
  $JournalEntry: async (as) => globalIdOf(granted(await restDoor({ as }).write()).id, "JournalEntry"),
};

async function acquaintance(as: Person) {
  const other = await person("bo");
  // The other asks: a day has so many requests, and there are more documents than that.
  await goAnonymous(as, false);
  return { other, id: await connect(other, as) };
}

/** Somebody whom one has just muted or blocked. */
async function after(as: Person, mutation: string): Promise<string> {
  const other = await person("bo");
  await quietly(as, mutation, other);
  return globalIdOf(other.id, "User");
}

/** A document's sample with something of the person's in every place kept for it. */
export async function variablesFor({ name }: Persisted, somebody: Person): Promise<object> {
  let variables = JSON.stringify(samples[name] ?? {});
  for (const [place, make] of Object.entries(makers))
    if (variables.includes(place)) variables = variables.replaceAll(place, await make(somebody));
  return JSON.parse(variables) as object;
}

/** Sends a document as the shipped client does: by its id, for plain JSON. */
export function sendPersisted({ id }: Persisted, somebody: Person, variables: object): Promise<Answer> {
  const headers = { ...bearer(somebody), accept: "application/json" };
  return knock("POST", "/graphql", { headers, body: { id, variables } });
}

function read<Value>(file: string): Record<string, Value> {
  return JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), "utf8")) as Record<string, Value>;
}
