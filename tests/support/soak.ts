import { randomBytes, randomUUID } from "node:crypto";
import { readDocuments } from "#server/doors/graph/documents.ts";
import { granted, type Refused } from "./door.ts";
import { doors } from "./doors.ts";
import { historyOf } from "./history.ts";
import type { Program } from "./kindling.ts";
import { ask, bearer, sendRequest, type Answer } from "./requests.ts";
import { registration, type Person } from "./people.ts";
import { peopleDoors } from "./peopleDoors.ts";
import { until } from "./until.ts";

/** Makes one request when allowed, and returns its response. */
export type Step = <Result>(request: () => Promise<Result>) => Promise<Result>;

const [graphql, rest] = doors;
const [graphqlPeople, restPeople] = peopleDoors;

/** The ids of the shipped client's queries without variables. */
const shippedIds = Object.entries(readDocuments()).flatMap(([id, document]) =>
  /^query \w+ \{/.test(document) ? [id] : [],
);

/**
 * The life of two accounts: they register, connect, write, read, edit, search and delete for some rounds over GraphQL
 * and REST, reset, and delete themselves. No text, name or search repeats. Throws on an unexpected refusal.
 */
export async function liveTwoLives(step: Step, rounds: number): Promise<void> {
  const need = async <Result>(request: () => Promise<Result | Refused>) => granted(await step(request));
  const couple = [await newcomer(need, 0), await newcomer(need, 1)] as const;
  await befriend(need, couple);
  for (const id of shippedIds) await step(() => answered(200, byId(couple[0], id)));
  for (let round = 0; round < rounds; round += 1) {
    const [me, other] = round % 2 === 0 ? couple : [couple[1], couple[0]];
    await keepDiary(need, me, round);
    await writeTo(need, me, other);
    await lookAround(step, need, me);
  }
  await beginAgain(step, need, couple[0]);
  await need(() => rest.open(couple[0]).deleteAccount());
  await need(() => graphql.open(couple[1]).deleteAccount());
}

/** Makes a request that must succeed. */
type Need = <Result>(request: () => Promise<Result | Refused>) => Promise<Result>;

async function newcomer(need: Need, turn: number): Promise<Person> {
  const door = doorAt(turn);
  const draft = registration();
  const { email, password, username } = draft;
  await need(() => door.open().createTrialUser(draft));
  const { token } = await need(() => door.open().login({ email, password }));
  const { id } = await need(() => door.open({ token }).me());
  return { id, username, email, password, token };
}

async function befriend(need: Need, [ada, bo]: readonly [Person, Person]): Promise<void> {
  const { id } = await need(() => restPeople.open(ada).request(bo.id));
  await need(() => graphqlPeople.open(bo).answer(id, "accepted"));
}

async function keepDiary(need: Need, me: Person, round: number): Promise<void> {
  const [here, there] = [doorAt(round).open(me), doorAt(round + 1).open(me)];
  const action = await need(() => here.logAction({ eventTitle: freshWord(), reflection1: fresh(), note: fresh() }));
  const mood = await need(() => here.saveMood({ journalTitle: freshWord(), note: fresh() }));
  const page = await need(() => here.write({ texts: { title: freshWord(), body: `${fresh()}\n${fresh()}` } }));

  await need(() => there.action(action.id));
  await need(() => there.mood(mood.id));
  await need(() => there.page(page.id));
  await need(() => here.editAction(action.id, { description: fresh(), emotionResponse: "calm" }));
  await need(() => there.editMood(mood.id, { note: fresh() }));
  await need(() => here.editPage(page.id, { texts: { title: freshWord(), body: fresh() } }));
  await need(() => here.actions({ limit: 20 }));
  await need(() => there.moods({ limit: 20 }));
  await need(() => here.summary());
  await need(() => there.balance("week"));
  await need(() => here.insights());
  if (round % 3 === 0) {
    await need(() => there.deleteAction(action.id));
    await need(() => there.deleteMood(mood.id));
    await need(() => here.deletePage(page.id));
  }
  await need(() => there.updateProfile({ displayName: freshWord(), bio: fresh() }));
  await need(() => here.changeSetting("dailyReminder", round % 4 < 2));
}

async function writeTo(need: Need, me: Person, other: Person): Promise<void> {
  const byRest = await need(() => restPeople.open(me).send({ recipientId: other.id, message: fresh() }));
  const byGraphql = await need(() =>
    graphqlPeople.open(me).send({ recipientUsername: other.username, message: fresh(), type: "good_karma" }),
  );
  await need(() => restPeople.open(other).received());
  await need(() => graphqlPeople.open(other).unseen());
  await need(() => graphqlPeople.open(other).exchange(byRest.id));
  await need(() => restPeople.open(other).clear());
  await need(() => graphqlPeople.open(me).deleteExchange(byRest.id));
  await need(() => restPeople.open(me).deleteExchange(byGraphql.id));
}

async function lookAround(step: Step, need: Need, me: Person): Promise<void> {
  await need(() => restPeople.open(me).people(freshWord()));
  await need(() => graphqlPeople.open(me).people(freshWord(), { limit: 20 }));
  await step(() => historyOf(me, "first: 20"));
  await step(() => answered(200, sendRequest("GET", "/api/trends/user?range=month", { headers: bearer(me) })));
  // A different document each time, and ids that do not exist.
  await step(() => answered(200, graphqlAs(me, `query Look${randomBytes(6).toString("hex")} { viewer { email } }`)));
  await step(() => answered(404, sendRequest("GET", `/api/actions/${randomUUID()}`, { headers: bearer(me) })));
  await step(() => answered(404, sendRequest("GET", `/api/${randomUUID()}`)));
  await step(() => answered(401, sendRequest("GET", "/api/dashboard", { headers: bearer({ token: randomUUID() }) })));
}

async function beginAgain(step: Step, need: Need, me: Person): Promise<void> {
  const { email, password } = me;
  await need(() => graphql.open(me).resetProgress());
  await need(() => rest.open(me).resetProgress());
  await need(() => rest.open(me).logAction({ eventTitle: freshWord() }));
  await step(() => answered(401, sendRequest("POST", "/api/auth/login", { body: { email, password: fresh() } })));
  await need(() => graphql.open(me).changePassword({ currentPassword: password, newPassword: `${password} 2` }));
  const again = await need(() => graphql.open().login({ email, password: `${password} 2` }));
  await need(() => rest.open(again).devices());
  await need(() => rest.open(again).logout());
  await step(() => answered(200, sendRequest("GET", "/api/user/export-journal", { headers: bearer(me) })));
}

function doorAt(turn: number) {
  return turn % 2 === 0 ? rest : graphql;
}

/** Like the shipped client. */
function byId(somebody: Person, id: string): Promise<Answer> {
  return sendRequest("POST", "/graphql", {
    headers: { ...bearer(somebody), accept: "application/json" },
    body: { id, variables: {} },
  });
}

function graphqlAs(somebody: Person, document: string): Promise<Answer> {
  return ask(document, { headers: bearer(somebody) });
}

async function answered(status: number, answer: Promise<Answer>): Promise<void> {
  const { status: given, text } = await answer;
  if (given !== status) throw new Error(`It was answered ${given} where ${status} is right: ${text}`);
}

/** A unique sentence. */
function fresh(): string {
  return `${freshWord()} helped me today, and I will tell ${freshWord()} of it.`;
}

/** A unique word, short enough for every title. */
function freshWord(): string {
  return randomBytes(9).toString("base64url");
}

/** A server's report: the size of each cache, and memory in bytes. */
export interface MemoryUse {
  sizes: Record<string, number>;
  memory: { heapUsed: number; external: number; rss: number };
}

/** Asks a server for its report. Start it with `collectingEnv`, so that garbage does not count. */
export async function memoryUseOf({ said, send }: Pick<Program, "said" | "send">): Promise<MemoryUse> {
  const told = () => said.findLast((line) => line.includes('"msg":"held"'));
  const before = told();
  send("SIGUSR2");
  await until("the server has said what it holds", () => told() !== before);
  const { sizes, memory, isCollected } = JSON.parse(told() ?? "") as MemoryUse & { isCollected: boolean };
  if (!isCollected) throw new Error("The server cannot collect its garbage when it is asked to.");
  return { sizes, memory };
}

/** Makes a server collect garbage before its report. */
export const collectingEnv = { NODE_OPTIONS: "--expose-gc", LOG_LEVEL: "info" };

/**
 * Caches that change with people and their requests, with their limits. All other caches belong to the program, such as
 * its statements, and are full once each operation has run.
 */
const comesAndGoes = new Map([
  ["opened texts", 20_000],
  ["opened keys", 2_000],
  ["presumed sessions", 2_000],
  ["insights", 1_000],
  ["people with emptied caches", 1_000],
  ["accounts being answered", 16],
  ["accounts to be counted", 100_000],
  ["messages logged once a second", 50],
]);

/** The caches that exceed their limit, given the `earlier` sizes after each operation had run. */
export function overfull(earlier: MemoryUse["sizes"], later: MemoryUse["sizes"]): string[] {
  return Object.entries(later).flatMap(([name, size]) => {
    const most = comesAndGoes.get(name) ?? earlier[name] ?? 0;
    return size > most ? [`${name}: ${size}, where ${most} is the most`] : [];
  });
}
