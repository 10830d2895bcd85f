import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { useApp } from "#tests/support/app.ts";
import { granted, somethingGood } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { ask, bearer, sendRequest, type Answer } from "#tests/support/requests.ts";
import { nonsense, partlyNonsense, storable, unstorable } from "#tests/support/nonsense.ts";
import { person, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { expectWords } from "#tests/support/words.ts";

useApp();

const clientId = "one";
const when = "2026-03-01T08:00:00Z";
const stamp = { clientId, occurredAt: when, timeZone: "Asia/Tokyo", epoch: 0, sentAt: when };

const words = {
  eventTitle: "Held the door",
  description: "User action",
  reflection1: "One",
  note: "Two",
};

const choices = {
  type: "ACTION",
  classification: "POSITIVE",
  intention: "POSITIVE",
  emotionResponse: "HAPPY",
  effectOnOthers: "GREAT",
};

/** Correct values, and how they are sent: as JSON texts, because test values need not fit the types. */
const logging: [door: string, right: Record<string, unknown>, log: (ada: Person, said: unknown) => Promise<Answer>][] =
  [
    ["GraphQL", { ...choices, ...words, stamp, occurredAt: when }, logByGraphql],
    ["REST", { ...somethingGood, ...words, clientId, createdAt: when }, logByRest],
  ];

describe.each(logging)("logging nonsense over %s", (_door, right, log) => {
  test("is refused with a message or saved completely, never half", async () => {
    const ada = await person("ada");

    await fc.assert(
      fc.asyncProperty(partlyNonsense(right), async (said) => {
        const before = await countOf(ada);

        const answer = await log(ada, said);

        expectWords(answer);
        const added = (await countOf(ada)) - before;
        expect(answer.status < 400 ? [0, 1] : [0]).toContain(added);
      }),
      { numRuns: 150 },
    );
  });

  test("that is no object is refused with a message", async () => {
    const ada = await person("ada");
    const noRecord = nonsense.filter((said) => typeof said !== "object" || said === null || Array.isArray(said));

    await fc.assert(
      fc.asyncProperty(noRecord, async (said) => {
        const answer = await log(ada, said);

        expect(answer.status).toBe(400);
        expectWords(answer);
      }),
      { numRuns: 60 },
    );
  });
});

describe.each(doors)("text over $name", ({ open }) => {
  test("is returned to the last code unit, and has no effect", async () => {
    const ada = open(await person("ada"));

    await fc.assert(
      fc.asyncProperty(storable, storable, async (note, reflection2) => {
        const logged = granted(await ada.logAction({ note, reflection2 }));

        const edited = granted(await ada.editAction(logged.id, { reflection3: note }));

        expect(logged).toMatchObject({ note: note || null, reflection2: reflection2 || null });
        expect(edited).toMatchObject({ note: note || null, reflection3: note || null });
        expect(await ada.action(logged.id)).toEqual(edited);
      }),
      { numRuns: 60 },
    );
  });

  test("that cannot be stored is refused by its field, and the rest is not saved either", async () => {
    const ada = open(await person("ada"));
    const { id } = granted(await ada.logAction({ note: "As it was" }));
    const fields = fc.constantFrom(
      "eventTitle",
      "description",
      "reflection1",
      "reflection2",
      "reflection3",
      "note",
      "clientId",
    );

    await fc.assert(
      fc.asyncProperty(fields, unstorable, async (field, text) => {
        const refused = {
          status: 400,
          message: expect.stringContaining("contains a character that cannot be saved."),
          field,
        };

        expect(await ada.logAction({ note: "Fine", [field]: text })).toEqual(refused);
        if (field !== "clientId")
          expect(await ada.editAction(id, { classification: "negative", [field]: text })).toEqual(refused);
      }),
      { numRuns: 40 },
    );
    expect(granted(await ada.actions()).entries).toEqual([
      expect.objectContaining({ note: "As it was", classification: "positive" }),
    ]);
  });
});

describe("editing with nonsense over REST", () => {
  test("is refused in words and changes nothing, or is taken", async () => {
    const ada = await person("ada");
    const { id } = granted(await restDoor({ as: ada }).logAction(words));
    const right = { ...somethingGood, ...words };

    await fc.assert(
      fc.asyncProperty(partlyNonsense({ ...right, createdAt: when }), async (said) => {
        const before = await restDoor({ as: ada }).action(id);

        const answer = await sendRequest("PATCH", `/api/actions/${id}`, { headers: bearer(ada), body: said });

        expectWords(answer);
        if (answer.status >= 400) expect(await restDoor({ as: ada }).action(id)).toEqual(before);
      }),
      { numRuns: 100 },
    );
  });
});

function logByGraphql(ada: Person, input: unknown): Promise<Answer> {
  const document = `mutation ($input: LogActionInput!) {
    logAction(input: $input) { ... on LogActionPayload { action { id } } ... on Refusal { message } }
  }`;
  return ask(document, { headers: bearer(ada), variables: { input } });
}

function logByRest(ada: Person, said: unknown): Promise<Answer> {
  const headers = { ...bearer(ada), "content-type": "application/json" };
  return sendRequest("POST", "/api/actions", { headers, body: JSON.stringify(said) });
}

async function countOf(somebody: Person): Promise<number> {
  return granted(await restDoor({ as: somebody }).actions()).entries.length;
}
