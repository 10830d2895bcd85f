import { describe, expect, test } from "vitest";
import { effects, emotions } from "#domain/emotions.ts";
import { karmaFor } from "#domain/karma.ts";
import { useApp } from "#tests/support/app.ts";
import { granted, type Choices, type Entry } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { person } from "#tests/support/people.ts";

useApp();

describe.each(doors)("logging over $name", ({ open }) => {
  test("stores every field", async () => {
    const ada = open(await person("ada"), { zone: "Europe/Paris" });
    const told = {
      type: "action",
      classification: "negative",
      intention: "positive",
      emotionResponse: "heart_broken",
      effectOnOthers: "no_one_affected",
      eventTitle: "Forgot the tea",
      description: "User action",
      reflection1: "One",
      reflection2: "Two\n\nand a half",
      reflection3: "Three",
      note: "Said sorry.",
      occurredAt: "2026-03-01T23:30:00.000Z",
    } as const;

    const logged = granted(await ada.logAction(told));

    expect(logged).toMatchObject({ ...told, gold: 1, coal: 1, timeZone: "Europe/Paris", localDate: "2026-03-02" });
    expect(logged).toMatchObject({ alreadySaved: false, editedAt: null });
    expect(Math.abs(Date.parse(logged.recordedAt) - Date.now())).toBeLessThan(60_000);
    expect(await ada.action(logged.id)).toEqual(entryOf(logged));
  });

  test("needs only the choices, and is dated now", async () => {
    const ada = open(await person("ada"));
    const before = Date.now();

    const logged = granted(await ada.logAction({ type: "event", intention: undefined }));

    expect(logged).toMatchObject({
      eventTitle: null,
      description: null,
      reflection1: null,
      note: null,
      timeZone: "UTC",
    });
    expect(Date.parse(logged.occurredAt)).toBeGreaterThanOrEqual(before);
  });

  test("an event has no intention, whatever is sent", async () => {
    const ada = open(await person("ada"));

    expect(await ada.logAction({ type: "event", intention: "negative" })).toMatchObject({
      type: "event",
      intention: null,
    });
  });

  test("an action without an intention is refused", async () => {
    const ada = open(await person("ada"));

    const refused = await ada.logAction({ type: "action", intention: null });

    expect(refused).toEqual({ status: 400, message: "Please choose what your intentions were.", field: "intention" });
    expect(await ada.actions()).toEqual({ entries: [], next: undefined });
  });

  test.each([
    ["eventTitle", "Event title can be at most 200 characters.", 200],
    ["description", "Description can be at most 500 characters.", 500],
    ["reflection1", "Reflection 1 can be at most 2,000 characters.", 2000],
    ["reflection2", "Reflection 2 can be at most 2,000 characters.", 2000],
    ["reflection3", "Reflection 3 can be at most 2,000 characters.", 2000],
    ["note", "Note can be at most 5,000 characters.", 5000],
  ])("%s is taken up to its limit, and not a letter more", async (field, message, most) => {
    const ada = open(await person("ada"));

    const full = await ada.logAction({ [field]: "x".repeat(most) });
    const over = await ada.logAction({ [field]: "x".repeat(most + 1) });

    expect(full).toMatchObject({ [field]: "x".repeat(most) });
    expect(over).toEqual({ status: 400, message, field });
    expect(await ada.summary()).toMatchObject({ actionsLogged: 1 });
  });

  test("a time in the future is refused, unless the device's clock is slightly fast", async () => {
    const ada = open(await person("ada"));

    const soon = await ada.logAction({ occurredAt: new Date(Date.now() + 4 * 60_000).toISOString() });
    const later = await ada.logAction({ occurredAt: new Date(Date.now() + 6 * 60_000).toISOString() });

    expect(soon).toMatchObject({ gold: 2 });
    expect(later).toMatchObject({ status: 400, message: "The date and time cannot be in the future." });
  });

  test("a time before the earliest year is refused", async () => {
    const ada = open(await person("ada"));

    expect(await ada.logAction({ occurredAt: "1899-12-31T23:59:59Z" })).toMatchObject({
      status: 400,
      message: "The date cannot be before 1900.",
    });
  });

  test("text is returned exactly as it was typed", async () => {
    const ada = open(await person("ada"));
    const note = "  <script>alert('x')</script> Robert'); drop table \"User\";-- \t שלום 👩‍👩‍👧‍👦 \u202E e\u0301 é \r\n ";

    expect(await ada.logAction({ note })).toMatchObject({ note });
  });

  test("an empty text is no text", async () => {
    const ada = open(await person("ada"));

    expect(await ada.logAction({ eventTitle: "", reflection1: "" })).toMatchObject({
      eventTitle: null,
      reflection1: null,
    });
    expect(await ada.summary()).toMatchObject({ reflectionsWritten: 0 });
  });
});

describe.each(doors)("karma over $name", ({ open }) => {
  test("equals the preview, for every branch of the rule", async () => {
    const ada = open(await person("ada"));
    const entries = branches();

    const logged: Awaited<ReturnType<typeof ada.logAction>>[] = [];
    // An account has six places. Its seventh request waits for five seconds at most.
    for (let at = 0; at < entries.length; at += 6)
      logged.push(...(await Promise.all(entries.slice(at, at + 6).map((entry) => ada.logAction(entry)))));

    const earned = logged.map((entry) => granted(entry)).map(({ gold, coal }) => ({ gold, coal }));
    expect(earned).toEqual(entries.map(karmaFor));
    const sum = (part: "gold" | "coal") => earned.reduce((before, karma) => before + karma[part], 0);
    expect(await ada.balance("today")).toEqual({ gold: sum("gold"), coal: Math.max(0, sum("coal")) });
  });

  test("comes from the server: an entry shows its own -1, a balance never less than 0", async () => {
    const ada = open(await person("ada"));

    const logged = await ada.logAction({ type: "event", classification: "negative", emotionResponse: "calm" });

    expect(logged).toMatchObject({ gold: 1, coal: -1 });
    expect(await ada.balance("today")).toEqual({ gold: 1, coal: 0 });
  });
});

describe.each(doors)("deleting over $name", ({ open }) => {
  test("subtracts exactly what the entry earned", async () => {
    const ada = open(await person("ada"));
    await ada.logAction({ eventTitle: "Stays", reflection1: "Because." });
    const going = granted(
      await ada.logAction({ classification: "negative", intention: "negative", reflection2: "Hm." }),
    );

    const answer = await ada.deleteAction(going.id);

    expect(answer).toBe("deleted");
    expect(await ada.balance("all")).toEqual({ gold: 2, coal: 0 });
    expect(await ada.summary()).toEqual({
      actionsLogged: 1,
      positiveInteractions: 1,
      reflectionsWritten: 1,
      goodKarmaSent: 0,
    });
    expect(await ada.action(going.id)).toEqual({ status: 404, message: "This entry isn’t here any more." });
  });

  test("twice is not found the second time", async () => {
    const ada = open(await person("ada"));
    const { id } = granted(await ada.logAction());
    await ada.deleteAction(id);

    expect(await ada.deleteAction(id)).toEqual({ status: 404, message: "This entry isn’t here any more." });
  });

  test("sent ten times at once happens once", async () => {
    const ada = open(await person("ada"));
    const { id } = granted(await ada.logAction());

    const answers = await Promise.all(Array.from({ length: 10 }, () => ada.deleteAction(id)));

    expect(answers.filter((answer) => answer === "deleted")).toHaveLength(1);
    expect(await ada.balance("all")).toEqual({ gold: 0, coal: 0 });
  });
});

describe("over REST alone", () => {
  test("emotions are accepted as emoji or words, and stored by key", async () => {
    const headers = bearer(await person("ada"));

    const answer = await sendRequest("POST", "/api/actions", {
      headers,
      body: {
        type: "event",
        classification: "positive",
        emotionResponse: "💔",
        effectOnOthers: "No one else affected",
      },
    });

    expect(answer).toMatchObject({
      status: 201,
      json: { emotionResponse: "heart_broken", effectOnOthers: "no_one_affected", karmaImpact: 1, gold: 0, coal: 1 },
    });
  });

  test.each(["emotionResponse", "effectOnOthers"])("an unknown %s is refused at its field", async (field) => {
    const headers = bearer(await person("ada"));
    const body = { type: "event", classification: "positive", emotionResponse: "calm", effectOnOthers: "calm" };

    const answer = await sendRequest("POST", "/api/actions", { headers, body: { ...body, [field]: "peckish" } });

    expect(answer).toMatchObject({
      status: 400,
      json: {
        field,
        message: expect.stringMatching(/^Please choose how .*\.$/),
        details: expect.stringMatching(/^One of happy, calm,/),
      },
    });
  });

  test("nobody responds with 'no one affected'", async () => {
    const headers = bearer(await person("ada"));
    const body = {
      type: "event",
      classification: "positive",
      emotionResponse: "no_one_affected",
      effectOnOthers: "calm",
    };

    expect(await sendRequest("POST", "/api/actions", { headers, body })).toMatchObject({ status: 400 });
  });
});

/** One entry for every type, classification, intention, response and effect that the rule distinguishes, and more. */
function branches(): Choices[] {
  const both = ["positive", "negative"] as const;
  const events = both.flatMap((classification) =>
    emotions.map((emotionResponse, index): Choices => ({
      type: "event",
      classification,
      intention: null,
      emotionResponse,
      effectOnOthers: effects[index] ?? "calm",
    })),
  );
  const actions = both.flatMap((classification) =>
    both.flatMap((intention) =>
      (["happy", "angry", "jealous", "overwhelmed", "depressed", "annoyed", "confused"] as const).flatMap(
        (emotionResponse) =>
          (["great", "sad", "confused", "no_one_affected"] as const).map((effectOnOthers): Choices => ({
            type: "action",
            classification,
            intention,
            emotionResponse,
            effectOnOthers,
          })),
      ),
    ),
  );
  return [...events, ...actions];
}

function entryOf({ alreadySaved: _saved, ...entry }: Entry & { alreadySaved: boolean }): Entry {
  return entry;
}
