import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { useApp } from "#tests/support/app.ts";
import { doors } from "#tests/support/doors.ts";
import { granted } from "#tests/support/door.ts";
import { globalIdOf } from "#tests/support/globalId.ts";
import { historyOf } from "#tests/support/history.ts";
import { ask, bearer, sendRequest, type Answer } from "#tests/support/requests.ts";
import { nonsense, partlyNonsense, storable, unstorable } from "#tests/support/nonsense.ts";
import { person, type Person } from "#tests/support/people.ts";
import { expectWords } from "#tests/support/words.ts";

useApp();

const when = "2026-03-01T08:00:00Z";
const clientId = "one";
const stamp = { clientId, occurredAt: when, timeZone: "Asia/Tokyo", epoch: 0, sentAt: when };
const moodWords = { journalTitle: "Noon", note: "It rained." };

type Write = (ada: Person, said: unknown) => Promise<Answer>;

/** Correct values, and how they are sent: as JSON texts, because test values need not fit the types. */
const writing: [what: string, right: Record<string, unknown>, write: Write][] = [
  ["a mood over GraphQL", { ...moodWords, stamp, value: "CALM", occurredAt: when }, byGraphql("SaveMood")],
  ["a mood over REST", { ...moodWords, clientId, value: "calm", createdAt: when }, byRest("POST", "/moods")],
  [
    "a page over GraphQL",
    { stamp, title: "A walk", body: "Home.", emoji: "LOVE", occurredAt: when },
    byGraphql("WriteJournalEntry"),
  ],
  [
    "a page over REST",
    { clientId, content: "A walk\n\nHome.", tags: ["love"], createdAt: when },
    byRest("POST", "/journal"),
  ],
];

describe.each(writing)("%s made of nonsense", (_what, right, write) => {
  test("is refused with a message or saved completely, never half", async () => {
    const ada = await person("ada");

    await fc.assert(
      fc.asyncProperty(partlyNonsense(right), async (said) => {
        const before = (await historyOf(ada)).entries.length;

        const answer = await write(ada, said);

        expectWords(answer);
        const added = (await historyOf(ada)).entries.length - before;
        expect(answer.status < 400 ? [0, 1] : [0]).toContain(added);
      }),
      { numRuns: 80 },
    );
  });
});

describe("an edit made of nonsense", () => {
  test.each([
    ["/moods", { value: "calm" }, { ...moodWords, value: "sad", createdAt: when }],
    ["/journal", { content: "Home." }, { content: "A walk\n\nHome.", tags: ["love"], createdAt: when }],
  ])("at %s is refused in words and changes nothing, or is taken", async (path, made, right) => {
    const ada = await person("ada");
    const headers = bearer(ada);
    const { id } = (await sendRequest("POST", `/api${path}`, { headers, body: made })).json as { id: string };
    const read = async () => (await sendRequest("GET", `/api${path}/${id}`, { headers })).json;

    await fc.assert(
      fc.asyncProperty(partlyNonsense(right), async (said) => {
        const before = await read();

        const answer = await byRest("PATCH", `${path}/${id}`)(ada, said);

        expectWords(answer);
        if (answer.status >= 400) expect(await read()).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });

  test.each(["EditMood", "EditJournalEntry"])("over GraphQL's %s is refused in words", async (name) => {
    const ada = await person("ada");
    const diary = doors[0]?.open(ada);
    const mood = granted((await diary?.saveMood()) ?? { status: 0, message: "" });
    const page = granted((await diary?.write()) ?? { status: 0, message: "" });
    const id = name === "EditMood" ? globalIdOf(mood.id, "Mood") : globalIdOf(page.id, "JournalEntry");
    const right = { id, value: "SAD", note: "A", title: "A", body: "B", emoji: "SAD", occurredAt: when };
    const { value, note, title, body, emoji, ...both } = right;
    const fields = name === "EditMood" ? { ...both, value, note } : { ...both, title, body, emoji };

    await fc.assert(
      fc.asyncProperty(partlyNonsense(fields), async (said) => {
        expectWords(await byGraphql(name)(ada, said));
      }),
      { numRuns: 60 },
    );
    expect((await historyOf(ada)).entries).toHaveLength(2);
  });
});

describe.each(doors)("text over $name", ({ open }) => {
  test("is returned to the last code unit, except the space around a mood's", async () => {
    const ada = open(await person("ada"));

    await fc.assert(
      fc.asyncProperty(storable, storable, async (one, other) => {
        const note = one.trim() || null;
        const mood = granted(await ada.saveMood({ note: one }));
        expect(mood.note).toBe(note);
        expect(await ada.mood(mood.id)).toMatchObject({ note });

        if (other.trim() === "") return;
        const body = `${other}.`.replaceAll("\r\n", "\n").replaceAll("\n\n", "\n");
        const page = granted(await ada.write({ texts: { title: null, body } }));
        expect(await ada.page(page.id)).toMatchObject({ body, title: null });
      }),
      { numRuns: 40 },
    );
  });

  test("that cannot be stored is refused, and the rest is not saved either", async () => {
    const somebody = await person("ada");
    const ada = open(somebody);
    const fine = granted(await ada.saveMood({ note: "As it was" }));

    await fc.assert(
      fc.asyncProperty(fc.constantFrom("journalTitle", "note"), unstorable, async (field, text) => {
        const refused = {
          status: 400,
          message: expect.stringContaining("contains a character that cannot be saved."),
          field,
        };

        expect(await ada.saveMood({ [field]: text })).toEqual(refused);
        expect(await ada.editMood(fine.id, { value: "sad", [field]: text })).toEqual(refused);
        expect(await ada.write({ texts: { title: null, body: text } })).toMatchObject({ status: 400 });
      }),
      { numRuns: 25 },
    );
    expect(await ada.mood(fine.id)).toMatchObject({ note: "As it was", value: "calm", editedAt: null });
    expect((await historyOf(somebody)).entries).toHaveLength(1);
  });
});

describe("every other request to the diary", () => {
  test("with nonsense values gets a message", async () => {
    const ada = await person("ada");
    const headers = bearer(ada);
    const text = storable.filter((part) => !/\p{Surrogate}/u.test(part)).map(encodeURIComponent);

    await fc.assert(
      fc.asyncProperty(text, nonsense, async (part, said) => {
        for (const path of ["/moods", "/journal"]) {
          for (const method of ["GET", "DELETE"])
            expectWords(await sendRequest(method, `/api${path}/${part}`, { headers }));
        }
        expectWords(await sendRequest("GET", `/api/moods/user?limit=${part}&before=${part}`, { headers }));
        expectWords(await sendRequest("GET", `/api/journal?limit=${part}&before=${part}`, { headers }));
        expectWords(await byRest("POST", "/user/settings")(ada, { setting: said, value: said }));
        expectWords(await byGraphql("ChangeSetting")(ada, { setting: said, value: true }));
        expectWords(
          await ask(
            `query ($at: String, $month: Date, $filter: HistoryFilter! = ALL) {
              viewer { history(after: $at, before: $at, month: $month, filter: $filter) { edges { cursor } } moods(after: $at) { edges { cursor } } }
            }`,
            { headers, variables: { at: said, month: said, filter: said } },
          ),
        );
      }),
      { numRuns: 50 },
    );
  });
});

function byGraphql(name: string): Write {
  const field = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  const document = `mutation ($input: ${name}Input!) { ${field}(input: $input) { __typename ... on Refusal { message } } }`;
  return (ada, input) => ask(document, { headers: bearer(ada), variables: { input } });
}

function byRest(method: string, path: string): Write {
  return (ada, said) =>
    sendRequest(method, `/api${path}`, {
      headers: { ...bearer(ada), "content-type": "application/json" },
      body: JSON.stringify(said),
    });
}
