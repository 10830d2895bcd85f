import { getNamedType, getNullableType, isInputObjectType, isListType, isObjectType } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { schema } from "#server/program/schema.ts";
import { routes } from "#server/program/routes.ts";
import { openApi } from "#server/doors/rest/openApi.ts";
import { useApp } from "#tests/support/app.ts";
import { aPage, granted, somethingGood } from "#tests/support/door.ts";
import { globalIdOf } from "#tests/support/globalId.ts";
import { ask, bearer, sendRequest, type Answer } from "#tests/support/requests.ts";
import { person, registration, type Person } from "#tests/support/people.ts";
import { graphPlaces, restPlaces, type Place } from "#tests/support/places.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { wordsOverRest } from "#tests/support/wordDoors.ts";

useApp();

let ada: Person;
let bo: Person;
const entries: Record<string, string> = {};

beforeAll(async () => {
  [ada, bo] = [await person("ada"), await person("bo")];
  const door = restDoor({ as: ada });
  entries.Action = granted(await door.logAction()).id;
  entries.Mood = granted(await door.saveMood()).id;
  entries.JournalEntry = granted(await door.write({ texts: aPage })).id;
  const words = wordsOverRest(ada);
  entries.Tag = idOf(await words.createTag({ name: "Mira" }));
  entries.OwnMood = idOf(await words.createOwnMood({ name: "Floating", emoji: "🌊", value: "calm" }));
});

describe("over GraphQL", () => {
  const places = graphPlaces(schema, (input) => {
    const edited = /^Edit(\w+)Input$/.exec(input)?.[1];
    if (edited) return { id: globalIdOf(entries[edited] ?? "", edited) };
    if (input.startsWith("Archive")) return { isArchived: true };
    if (input === "RenameTagInput") return { id: globalIdOf(entries.Tag ?? "", "Tag") };
    if (input === "LogActionInput") return { type: "EVENT" };
    if (input === "SendExchangeInput") return { deliveryMethod: "EMAIL", recipientUsername: "Grandma" };
    if (input === "RequestFriendshipInput") return { personId: globalIdOf(bo.id, "User") };
    if (input === "CreateTrialUserInput") return registration();
    return input === "ResetPasswordInput" ? { password: "a secret" } : {};
  });

  test("every text and list that can be sent is among these", () => {
    const sent = Object.values(schema.getTypeMap()).flatMap((type) => {
      if (type.name.startsWith("__")) return [];
      if (isInputObjectType(type)) return Object.values(type.getFields());
      return isObjectType(type) ? Object.values(type.getFields()).flatMap(({ args }) => args) : [];
    });
    const texts = sent.filter(
      ({ type }) => ["String", "ID"].includes(getNamedType(type).name) || isListType(getNullableType(type)),
    );

    expect(texts.length).toBeGreaterThan(60);
    expect(new Set(texts.map(({ name }) => name))).toEqual(new Set(places.map(({ name }) => name)));
    expect(places.length).toBeGreaterThanOrEqual(texts.length);
  });

  test.each(places.map((place) => [place.path, place] as const))("%s has a length", async (_path, place) => {
    for (const value of tooLong(place)) {
      const answer = await ask(place.document, { variables: { value: place.around(value) }, headers: bearer(ada) });

      expectRefusal(answer, place, refusalIn(answer));
    }
  });
});

describe("over REST", () => {
  const places = restPlaces(openApi(routes).paths as object, (path) => {
    if (path === "/actions") return { ...somethingGood, type: "event" };
    if (path === "/moods") return { value: "calm" };
    if (path === "/journal") return { content: "Home." };
    if (path === "/karma-exchanges") return { type: "kind_message", ...elsewhere };
    if (path === "/connections") return { requesteeId: bo.id };
    if (path === "/tags") return { name: "Mira" };
    if (path === "/own-moods") return { name: "Floating", emoji: "🌊", value: "calm" };
    if (path === "/report") return { reason: "spam" };
    return path === "/auth/create-trial-user" ? registration() : {};
  });

  test("there are bodies and queries with texts", () => {
    expect(places.length).toBeGreaterThan(50);
  });

  test.each(places.map((place) => [`${place.method} ${place.path}, ${place.name}`, place] as const))(
    "%s has a length",
    async (_name, { method, path, around, ...place }) => {
      const noun = nouns[path.split("/")[1] ?? ""] ?? "";
      for (const value of tooLong(place)) {
        const { query, body } = around(value);
        const address = `/api${path.replace("{id}", entries[noun] ?? "me")}?${new URLSearchParams(query).toString()}`;

        const answer = await sendRequest(method.toUpperCase(), address, { headers: bearer(ada), body });

        expectRefusal(answer, place, answer.json as Refusal);
      }
    },
  );
});

/** The kind of thing that an id of a path names. */
const nouns: Record<string, string> = {
  actions: "Action",
  moods: "Mood",
  journal: "JournalEntry",
  tags: "Tag",
  "own-moods": "OwnMood",
};

function idOf(made: object): string {
  return String(Object(made).id);
}

const elsewhere = { deliveryMethod: "email", recipientUsername: "Grandma", message: "Hello!" };

interface Refusal {
  message: string;
  field?: string;
}

/** A text that is too long, alone or in a list, and a list that is too long. */
function tooLong({ name, maxLength = 0, maxItems }: Place): unknown[] {
  const text = name === "content" ? `${" ".repeat(maxLength)}Title\n\nHome.` : "x".repeat(maxLength + 1);
  // A journal entry's first tag is its emoji, so it is not one too many.
  if (name === "tags")
    return [
      ["happy", text],
      ["happy", ...Array.from({ length: maxItems ?? 0 }, () => "x")],
    ];
  if (name === "newTags") return [Array.from({ length: (maxItems ?? 0) + 1 }, () => ({ name: "x" }))];
  return maxItems === undefined ? [text] : [[text, text], Array.from({ length: maxItems + 1 }, () => "x")];
}

function refusalIn({ json }: Answer): Refusal {
  const { data, errors } = json as { data?: Record<string, Refusal>; errors?: Error[] };
  const [error] = (errors ?? []) as { message: string; extensions?: { field?: string } }[];
  return error ? { message: error.message, ...error.extensions } : (Object.values(data ?? {})[0] as Refusal);
}

/** Checks for a refusal by length. An oversized picture may be refused by its body's size. */
function expectRefusal({ status }: Answer, { name, maxLength = 0, maxItems = 0 }: Place, refusal: Refusal): void {
  if (name === "profilePicture") return expect([400, 413]).toContain(status);
  const most = `${maxLength.toLocaleString("en")} characters|to ${maxLength} characters|may be ${maxItems} at most|at most ${maxItems - 1} tags`;
  expect(refusal).toMatchObject({ message: expect.stringMatching(most), field: name });
}
