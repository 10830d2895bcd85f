import { sql } from "#server/store/db.ts";
import { granted } from "./door.ts";
import { globalIdOf } from "./globalId.ts";
import { ask, bearer } from "./knock.ts";
import { introduce, person, type Person } from "./people.ts";
import { peopleDoors } from "./peopleDoors.ts";
import { restDoor } from "./restDoor.ts";

const [, rest] = peopleDoors;

/** How one person stands to another. */
export const standings = ["stranger", "pending", "connected", "muted", "blocked", "anonymous"] as const;
export type Standing = (typeof standings)[number];

/** Ada, and Bo who stands so to her: who is blocked, muted or anonymous is connected before, but for the anonymous stranger. */
export async function acquainted(standing: Standing): Promise<{ ada: Person; bo: Person; id: string }> {
  const [ada, bo] = [await person("ada"), await person("bo")];
  if (standing === "anonymous") await goAnonymous(bo);
  if (standing === "stranger" || standing === "anonymous") return { ada, bo, id: crypto.randomUUID() };

  const { id } = granted(await rest.open(ada).request(bo.id));
  if (standing !== "pending") granted(await rest.open(bo).answer(id, "accepted"));
  if (standing === "muted") await quietly(bo, "mutePerson", ada);
  if (standing === "blocked") await quietly(bo, "blockPerson", ada);
  return { ada, bo, id };
}

/** Two people who are connected, and the connection's id. */
export function connected(): ReturnType<typeof acquainted> {
  return acquainted("connected");
}

/** Has somebody ask another to connect, and gives the request's id. */
export async function requested(by: Person, of: Person): Promise<string> {
  return granted(await rest.open(by).request(of.id)).id;
}

export async function connect(one: Person, other: Person): Promise<string> {
  const id = await requested(one, other);
  granted(await rest.open(other).answer(id, "accepted"));
  return id;
}

/** Has somebody block or mute another, or end it. */
export async function quietly(somebody: Person, mutation: string, other: Person): Promise<unknown> {
  const { json } = await ask(
    `mutation ($id: ID!) { ${mutation}(input: { personId: $id }) { __typename ... on Refusal { message code } } }`,
    { headers: bearer(somebody), variables: { id: globalIdOf(other.id, "User") } },
  );
  return (json as { data: Record<string, unknown> }).data[mutation];
}

export async function goAnonymous(somebody: Person, isAnonymous = true): Promise<void> {
  granted(await restDoor({ as: somebody }).changeSetting("anonymousMode", isAnonymous));
}

/** Gives somebody a display name, by which they are found after their next change of a setting. */
export function callThem(somebody: Person, displayName: string): Promise<void> {
  return introduce(somebody, { displayName });
}

/** Moves what somebody did lately back in time, as if it had been so much earlier. */
export async function letPass({ id }: Person, hours: number): Promise<void> {
  const span = `${hours} hours`;
  await sql`
    update "Quota" q set
      "requestsAt" = array(select t - ${span}::interval from unnest(q."requestsAt") as t),
      "messagesAt" = array(select t - ${span}::interval from unnest(q."messagesAt") as t),
      "reportsAt" = array(select t - ${span}::interval from unnest(q."reportsAt") as t),
      "goldAt" = array(select t - ${span}::interval from unnest(q."goldAt") as t)
    where "userId" = ${id}::uuid`;
}
