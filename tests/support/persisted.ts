import { readFileSync } from "node:fs";
import { join } from "node:path";
import { documentsFolder, documentsIn, readDocuments } from "#server/doors/graph/documents.ts";
import { makeResetLink } from "#server/nouns/account/resetPassword.ts";
import { connect, setAnonymous, blockOrMute, sendConnectionRequest } from "./relations.ts";
import { globalIdOf } from "./globalId.ts";
import { granted } from "./door.ts";
import { bearer, sendRequest, type Answer } from "./requests.ts";
import { person, signedInAgain, type Person } from "./people.ts";
import { peopleDoors } from "./peopleDoors.ts";
import { restDoor } from "./restDoor.ts";
import { wordsOverRest } from "./wordDoors.ts";

/** A document that an installed app may send by its id. */
export interface Persisted {
  id: string;
  document: string;
  name: string;
  operation: "query" | "mutation" | "subscription";
}

/** All of them, of the releases that are still answered and of today. */
export const persisted: readonly Persisted[] = Object.entries(readDocuments()).map(([id, document]) => {
  const [, operation = "", name = ""] = /^(query|mutation|subscription) (\w+)/.exec(document) ?? [];
  return { id, document, name, operation: operation as Persisted["operation"] };
});

/** Documents with a single response instead of a stream. */
export const answeredOnce = persisted.filter(({ operation }) => operation !== "subscription");

const currentIds = new Set(Object.keys(documentsIn(join(documentsFolder, "current.json"))));

/** Those among them that the client of today sends, one of each name. */
export const current = answeredOnce.filter(({ id }) => currentIds.has(id));

/** The one of this name that the client of today sends. Throws if there is none. */
export function currentNamed(wanted: string): Persisted {
  const document = current.find(({ name }) => name === wanted);
  if (!document) throw new Error(`The client sends no ${wanted}.`);
  return document;
}

/**
 * Variables by operation name. "$new" is an unused value, "$email" and "$password" are the person's own, "$link" is the
 * token of a password link. "$Action" and the like are their own entries and words, "$Session" another device of theirs. "$User"
 * is a stranger, "$Known" a connection, "$Friend" and the like are friendships. "$Exchange" is a message they received.
 */
export const samples: Readonly<Record<string, object>> = JSON.parse(
  readFileSync(new URL("persisted-samples.json", import.meta.url), "utf8"),
) as Record<string, object>;

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
    // A request is only possible to a person one can find.
    await setAnonymous(as, false);
    return globalIdOf(await sendConnectionRequest(await person("bo"), as), "Friendship");
  },
  $Muted: (as) => after(as, "mutePerson"),
  $Blocked: (as) => after(as, "blockPerson"),
  $Tag: newTag,
  $OtherTag: newTag,
  $OwnMood: newOwnMood,
  $OtherOwnMood: newOwnMood,
  $JournalEntry: async (as) => globalIdOf(granted(await restDoor({ as }).write()).id, "JournalEntry"),
};

async function newTag(as: Person): Promise<string> {
  const made = await wordsOverRest(as).createTag({ name: crypto.randomUUID() });
  return "id" in made ? globalIdOf(made.id, "Tag") : "";
}

async function newOwnMood(as: Person): Promise<string> {
  const name = crypto.randomUUID().slice(0, 24);
  const made = await wordsOverRest(as).createOwnMood({ name, emoji: "🫖", value: "calm" });
  return "id" in made ? globalIdOf(made.id, "OwnMood") : "";
}

async function acquaintance(as: Person) {
  const other = await person("bo");
  // The other person sends it, because there are more documents than daily requests.
  await setAnonymous(as, false);
  return { other, id: await connect(other, as) };
}

/** A person who was just muted or blocked. */
async function after(as: Person, mutation: string): Promise<string> {
  const other = await person("bo");
  await blockOrMute(as, mutation, other);
  return globalIdOf(other.id, "User");
}

/** A document's sample variables, with the person's own values filled in. */
export async function variablesFor({ name }: Persisted, somebody: Person): Promise<object> {
  let variables = JSON.stringify(samples[name] ?? {});
  for (const [place, make] of Object.entries(makers))
    if (variables.includes(place)) variables = variables.replaceAll(place, await make(somebody));
  return JSON.parse(variables) as object;
}

/** Sends a document by its id, like the shipped client, for plain JSON. */
export function sendPersisted({ id }: Persisted, somebody: Person, variables: object): Promise<Answer> {
  const headers = { ...bearer(somebody), accept: "application/json" };
  return sendRequest("POST", "/graphql", { headers, body: { id, variables } });
}
