import { assertObjectType } from "graphql";
import { describe, expect, test } from "vitest";
import { eachSetting, settings, type SettingName, type Settings } from "#domain/settings.ts";
import {
  conditionIn,
  factNames,
  facts,
  seenFacts,
  type FactName,
  type SeenFact,
  type Sees,
  type relations,
} from "#domain/whoSees.ts";
import { openedProfile, sealedProfile } from "#server/diary/sealed.ts";
import { schema } from "#server/program/schema.ts";
import { sql } from "#server/store/db.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { globalIdOf } from "#tests/support/globalId.ts";
import { inDatabase } from "#tests/support/inDatabase.ts";
import { person, registration, type Person } from "#tests/support/people.ts";
import { somePicture } from "#tests/support/pictures.ts";
import { blockOrMute, connect, sendConnectionRequest } from "#tests/support/relations.ts";
import { ask, bearer, sendRequest } from "#tests/support/requests.ts";
import { restDoor } from "#tests/support/restDoor.ts";

useApp();

/** Each way in which Cy stands to Bo, how it comes about, and by which column of the definition it goes. */
const ways: readonly [what: string, relation: (typeof relations)[number] | "blocked", make: typeof connect][] = [
  ["is connected", "connected", connect],
  ["has asked to be", "requested", (cy, bo) => sendConnectionRequest(cy, bo)],
  ["was asked to be", "requested", (cy, bo) => sendConnectionRequest(bo, cy)],
  ["is a stranger", "stranger", async () => ""],
  ["has blocked them", "blocker", async (cy, bo) => String(await blockOrMute(cy, "blockPerson", bo))],
  ["is blocked by them", "blocked", async (cy, bo) => String(await blockOrMute(bo, "blockPerson", cy))],
];

const deciding = factNames
  .flatMap((name) => Object.values<Sees>(facts[name].seenBy))
  .flatMap((sees) => (sees === "yes" || sees === "no" ? [] : [conditionIn(sees).setting]));
/** The settings that decide what others see, in each combination of on and off. */
const combinations = [...new Set(deciding)].reduce<Partial<Settings>[]>(
  (made, name) => made.flatMap((one) => [false, true].map((isOn) => ({ ...one, [name]: isOn }))),
  [{}],
);

describe.each(combinations)("of a person with the settings %j", (changed) => {
  const on = { ...eachSetting((name) => settings[name].standard), ...changed };

  test.each(ways)("somebody who %s sees what the definition says, and nothing else", async (_what, relation, make) => {
    const [bo, cy] = [await person("bo"), await person("cy")];
    const told = await introduced(bo);
    await make(cy, bo);
    for (const [name, isOn] of Object.entries(changed))
      granted(await restDoor({ as: bo }).changeSetting(name as SettingName, isOn));

    const expected = seenFacts.filter((name) => relation !== "blocked" && holds(facts[name].seenBy[relation], on));
    const answers = { GraphQL: await overGraphql(cy, bo), REST: await overRest(cy, bo) };

    expect(answers.GraphQL.seen).toEqual(only(expected, told));
    // No list of REST has a person whom the caller has blocked. The list of requests shows less of a person than the others.
    if (relation === "blocker") expect(answers.REST.seen).toEqual({});
    else if (relation === "requested") expect(only(expected, told)).toMatchObject(answers.REST.seen);
    else expect(answers.REST.seen).toEqual(only(expected, told));
    const secrets = factNames.filter((name) => !(expected as FactName[]).includes(name)).map((name) => told[name]);
    expect(secrets.filter((text) => JSON.stringify(answers).includes(text))).toEqual([]);
    expect((await sendRequest("GET", told.picture, { headers: bearer(cy) })).status).toBe(
      expected.includes("picture") ? 200 : 404,
    );
  });
});

test("both doors have each fact that the definition shows to others, and no other", async () => {
  const { json } = await sendRequest("GET", "/api/openapi.json");
  const { schemas } = (json as { components: { schemas: Record<string, { properties: object }> } }).components;
  const inRest = (name: string) => factsAmong(Object.keys(schemas[name]?.properties ?? {}), ["connectionId"]);
  const ofUser = Object.keys(assertObjectType(schema.getType("User")).getFields());

  expect(factsAmong(ofUser, ["friendship", "isMuted", "isBlocked"])).toEqual(seenFacts.toSorted());
  expect(inRest("Person")).toEqual(seenFacts.toSorted());
  expect(inRest("ConnectedPerson")).toEqual(seenFacts.toSorted());
  expect(seenFacts).toEqual(expect.arrayContaining(inRest("Party")));
});

describe.each(doors)("over $name", ({ open }) => {
  test("a change of the profile keeps a fact of it that it does not know", async () => {
    const bo = await person("bo");
    const before = { displayName: "Bo", bio: "Bakes.", picture: null, somethingNew: "of a later version" };
    await inDatabase(`update "User" set profile = $2 where id = $1`, [bo.id, sealedProfile(bo.id, before)]);

    granted(await open(bo).updateProfile({ bio: "Bakes bread." }));
    granted(await open(bo).updateProfile({ profilePicture: await somePicture() }));

    const [kept] = await sql<Parameters<typeof openedProfile>[0]>`
      select id, profile from "User" where id = ${bo.id}::uuid limit 1`;
    expect(kept && openedProfile(kept)).toEqual({ ...before, bio: "Bakes bread.", picture: expect.any(String) });
  });
});

/** Gives a person each fact that there is, by the public doors, and returns them. */
async function introduced(bo: Person): Promise<Record<FactName, string>> {
  const { username, email } = bo;
  const own = { displayName: "Bo the Baker", bio: "Up before the birds", location: "Third house on the left" };
  granted(await restDoor({ as: bo }).updateProfile({ ...own, profilePicture: await somePicture() }));
  const { seen } = await overGraphql(bo, bo);
  const { firstName, surname, country } = registration();
  return { firstName, surname, country, username, email, ...own, picture: seen.picture ?? "no picture" };
}

type Seen = Partial<Record<SeenFact, string>>;

async function overGraphql(cy: Person, bo: Person): Promise<{ seen: Seen }> {
  const { json } = await ask(`query ($id: ID!) { node(id: $id) { ... on User { ${seenFacts.join(" ")} } } }`, {
    headers: bearer(cy),
    variables: { id: globalIdOf(bo.id, "User") },
  });
  return { seen: withoutNulls((json as { data: { node: object | null } }).data.node ?? {}) };
}

/** What Cy's lists over REST show of Bo. */
async function overRest(cy: Person, bo: Person): Promise<{ seen: Seen; texts: string[] }> {
  const paths = [`/users?search=${bo.username}`, "/connections/me", "/connected-users/me"];
  const lists = [];
  for (const path of paths) lists.push(await sendRequest("GET", `/api${path}`, { headers: bearer(cy) }));
  const found = lists.flatMap(({ json }) => objectsIn(json)).filter((object) => Reflect.get(object, "id") === bo.id);
  const { id: _id, connectionId: _connection, profilePicture, ...others } = Object.assign({}, ...found);
  return { seen: withoutNulls({ ...others, picture: profilePicture }), texts: lists.map(({ text }) => text) };
}

function objectsIn(json: unknown): object[] {
  return typeof json === "object" && json !== null ? [json, ...Object.values(json).flatMap(objectsIn)] : [];
}

function withoutNulls(shown: object): Seen {
  return Object.fromEntries(Object.entries(shown).filter(([, value]) => (value ?? null) !== null));
}

function only(names: readonly SeenFact[], told: Record<FactName, string>): Seen {
  return Object.fromEntries(names.map((name) => [name, told[name]]));
}

function holds(sees: Sees, on: Settings): boolean {
  if (sees === "yes" || sees === "no") return sees === "yes";
  const { when, setting } = conditionIn(sees);
  return on[setting] === (when === "if");
}

/** The facts among a type's fields, sorted, without the id and what is between the two people. */
function factsAmong(fields: readonly string[], between: readonly string[]): string[] {
  return fields
    .filter((field) => field !== "id" && !between.includes(field))
    .map((field) => (field === "profilePicture" ? "picture" : field))
    .toSorted();
}
