import { readFileSync } from "node:fs";
import { globalIdOf } from "./globalId.ts";
import { granted } from "./door.ts";
import { bearer, knock, type Answer } from "./knock.ts";
import { connect } from "./acquaintances.ts";
import { person, type Person } from "./people.ts";
import { peopleDoors } from "./peopleDoors.ts";
import { restDoor } from "./restDoor.ts";

/** A document that an installed app may send by its id. */
export interface Persisted {
  id: string;
  document: string;
  name: string;
  operation: "query" | "mutation";
}

/** All of them. */
export const persisted: readonly Persisted[] = Object.entries(read<string>("persisted-queries.json")).map(
  ([id, document]) => {
    const [, operation = "", name = ""] = /^(query|mutation) (\w+)/.exec(document) ?? [];
    return { id, document, name, operation: operation as Persisted["operation"] };
  },
);

/**
 * Variables for each, by the name of its operation. "$new" stands for what nobody used before, "$email" and "$password" for
 * the person's own, "$Action" and the like for an entry of theirs, "$Friend" for somebody they are connected with, "$Exchange"
 * for a message they received.
 */
export const samples: Readonly<Record<string, object>> = read<object>("persisted-samples.json");

const makers: Record<string, (as: Person) => Promise<string>> = {
  $new: () => Promise.resolve(crypto.randomUUID().slice(0, 30)),
  $email: ({ email }) => Promise.resolve(email),
  $password: ({ password }) => Promise.resolve(password),
  $Action: async (as) => globalIdOf(granted(await restDoor({ as }).logAction()).id, "Action"),
  $Mood: async (as) => globalIdOf(granted(await restDoor({ as }).saveMood()).id, "Mood"),
  $Friend: async (as) => globalIdOf((await friendOf(as)).id, "User"),
  $Exchange: async (as) => {
    const friend = await friendOf(as);
    return globalIdOf(granted(await peopleDoors[1].open(friend).send({ recipientId: as.id })).id, "Exchange");
  },
  $JournalEntry: async (as) => globalIdOf(granted(await restDoor({ as }).write()).id, "JournalEntry"),
};

async function friendOf(somebody: Person): Promise<Person> {
  const friend = await person("cy");
  await connect(friend, somebody);
  return friend;
}

/** A document's sample with something of the person's in every place kept for it. */
export async function variablesFor({ name }: Persisted, somebody: Person): Promise<object> {
  let variables = JSON.stringify(samples[name] ?? {});
  for (const [place, make] of Object.entries(makers))
    if (variables.includes(place)) variables = variables.replaceAll(place, await make(somebody));
  return JSON.parse(variables) as object;
}

/** Sends a document as the shipped client does: by its id. */
export function sendPersisted({ id }: Persisted, somebody: Person, variables: object): Promise<Answer> {
  return knock("POST", "/graphql", { headers: bearer(somebody), body: { id, variables } });
}

function read<Value>(file: string): Record<string, Value> {
  return JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), "utf8")) as Record<string, Value>;
}
