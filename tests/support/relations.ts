import { sql } from "#server/store/db.ts";
import { granted } from "./door.ts";
import { globalIdOf } from "./globalId.ts";
import { ask, bearer } from "./requests.ts";
import { introduce, person, type Person } from "./people.ts";
import { peopleDoors } from "./peopleDoors.ts";
import { restDoor } from "./restDoor.ts";

const [, rest] = peopleDoors;

/** The relations between two people. */
export const relations = ["stranger", "pending", "connected", "muted", "blocked", "anonymous"] as const;
export type Relation = (typeof relations)[number];

/**
 * Returns Ada and Bo in this relation. Blocked and muted people are connected first; an anonymous one is a stranger.
 */
export async function peopleInRelation(relation: Relation): Promise<{ ada: Person; bo: Person; id: string }> {
  const [ada, bo] = [await person("ada"), await person("bo")];
  if (relation === "anonymous") await setAnonymous(bo);
  if (relation === "stranger" || relation === "anonymous") return { ada, bo, id: crypto.randomUUID() };

  const { id } = granted(await rest.open(ada).request(bo.id));
  if (relation !== "pending") granted(await rest.open(bo).answer(id, "accepted"));
  if (relation === "muted") await blockOrMute(bo, "mutePerson", ada);
  if (relation === "blocked") await blockOrMute(bo, "blockPerson", ada);
  return { ada, bo, id };
}

/** Two connected people, and the id of their connection. */
export function connectedPeople(): ReturnType<typeof peopleInRelation> {
  return peopleInRelation("connected");
}

/** Sends a connection request and returns its id. */
export async function sendConnectionRequest(by: Person, of: Person): Promise<string> {
  return granted(await rest.open(by).request(of.id)).id;
}

export async function connect(one: Person, other: Person): Promise<string> {
  const id = await sendConnectionRequest(one, other);
  granted(await rest.open(other).answer(id, "accepted"));
  return id;
}

/** Blocks or mutes a person, or ends that. */
export async function blockOrMute(somebody: Person, mutation: string, other: Person): Promise<unknown> {
  const { json } = await ask(
    `mutation ($id: ID!) { ${mutation}(input: { personId: $id }) { __typename ... on Refusal { message code } } }`,
    { headers: bearer(somebody), variables: { id: globalIdOf(other.id, "User") } },
  );
  return (json as { data: Record<string, unknown> }).data[mutation];
}

export async function setAnonymous(somebody: Person, isAnonymous = true): Promise<void> {
  granted(await restDoor({ as: somebody }).changeSetting("anonymousMode", isAnonymous));
}

/** Sets a display name. Searches find it after the person's next change of a setting. */
export function setDisplayName(somebody: Person, displayName: string): Promise<void> {
  return introduce(somebody, { displayName });
}

/** Shifts a person's recent actions into the past by these hours. */
export async function backdateRecentActions({ id }: Person, hours: number): Promise<void> {
  const span = `${hours} hours`;
  await sql`
    update "Quota" q set
      "requestsAt" = array(select t - ${span}::interval from unnest(q."requestsAt") as t),
      "messagesAt" = array(select t - ${span}::interval from unnest(q."messagesAt") as t),
      "reportsAt" = array(select t - ${span}::interval from unnest(q."reportsAt") as t),
      "goldAt" = array(select t - ${span}::interval from unnest(q."goldAt") as t)
    where "userId" = ${id}::uuid`;
}
