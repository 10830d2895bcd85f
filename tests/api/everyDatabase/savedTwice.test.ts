import { describe, expect, test } from "vitest";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { person } from "#tests/support/people.ts";

useApp();

describe.each(doors)("the same save sent twice over $name", ({ open }) => {
  test("is one entry, and answers as it did the first time", async () => {
    const ada = open(await person("ada"));
    const clientId = crypto.randomUUID();

    const first = granted(await ada.logAction({ clientId, note: "Once" }));
    const second = granted(await ada.logAction({ clientId, note: "Once" }));

    expect(second).toEqual(first);
    expect(second.alreadySaved).toBe(false);
    expect(await ada.balance("all")).toEqual({ gold: 2, coal: 0 });
  });

  test("twenty times at once is one entry", async () => {
    const ada = open(await person("ada"));
    const clientId = crypto.randomUUID();

    const answers = await Promise.all(Array.from({ length: 20 }, () => ada.logAction({ clientId, note: "Once" })));

    const ids = answers.map((answer) => granted(answer).id);
    expect(new Set(ids).size).toBe(1);
    expect(granted(await ada.actions()).entries).toHaveLength(1);
    expect(await ada.summary()).toMatchObject({ actionsLogged: 1 });
  });

  test("with other content keeps the first save, and reports it", async () => {
    const ada = open(await person("ada"));
    const clientId = crypto.randomUUID();
    const first = granted(await ada.logAction({ clientId, note: "First" }));

    const second = await ada.logAction({ clientId, note: "Second thoughts", classification: "negative" });

    expect(second).toEqual({ ...first, alreadySaved: true });
    expect(await ada.balance("all")).toEqual({ gold: 2, coal: 0 });
  });

  test("is recognised if the same content is written differently", async () => {
    const ada = open(await person("ada"));
    const clientId = crypto.randomUUID();
    await ada.logAction({ clientId, type: "event", intention: null, note: "" });

    expect(await ada.logAction({ clientId, type: "event", intention: "positive" })).toMatchObject({
      alreadySaved: false,
    });
  });

  test("with another moment is other content", async () => {
    const ada = open(await person("ada"));
    const clientId = crypto.randomUUID();
    await ada.logAction({ clientId, occurredAt: "2026-03-01T08:00:00Z" });

    expect(await ada.logAction({ clientId, occurredAt: "2026-03-01T09:00:00+01:00" })).toMatchObject({
      alreadySaved: false,
    });
    expect(await ada.logAction({ clientId, occurredAt: "2026-03-01T09:00:00Z" })).toMatchObject({ alreadySaved: true });
  });

  test("after an edit returns the current entry", async () => {
    const ada = open(await person("ada"));
    const clientId = crypto.randomUUID();
    const { id } = granted(await ada.logAction({ clientId, note: "First" }));
    await ada.editAction(id, { note: "Better" });

    expect(await ada.logAction({ clientId, note: "First" })).toMatchObject({ id, note: "Better", alreadySaved: false });
  });

  test("after the entry was deleted is gone for good", async () => {
    const ada = open(await person("ada"));
    const clientId = crypto.randomUUID();
    const { id } = granted(await ada.logAction({ clientId }));
    await ada.deleteAction(id);

    const gone = { status: 410, message: "This entry was saved earlier and has since been deleted." };
    expect(await ada.logAction({ clientId })).toEqual(gone);
    expect(await ada.logAction({ clientId, note: "Other" })).toEqual(gone);
    expect(await ada.actions()).toMatchObject({ entries: [] });
  });

  test("by two people is two entries", async () => {
    const clientId = crypto.randomUUID();
    const ada = granted(await open(await person("ada")).logAction({ clientId, note: "Ada's" }));

    const bo = granted(await open(await person("bo")).logAction({ clientId, note: "Bo's" }));

    expect(bo).toMatchObject({ note: "Bo's", alreadySaved: false });
    expect(bo.id).not.toBe(ada.id);
  });

  test("a save that was refused does not use its id up", async () => {
    const ada = open(await person("ada"));
    const clientId = crypto.randomUUID();
    await ada.logAction({ clientId, note: "x".repeat(5001) });

    expect(await ada.logAction({ clientId, note: "Shorter" })).toMatchObject({ note: "Shorter", alreadySaved: false });
  });

  test.each([
    ["empty", "", "clientId must not be empty."],
    ["too long", "x".repeat(101), "clientId can be at most 100 characters."],
    ["with a NUL", "a\0b", "clientId contains a character that cannot be saved."],
  ])("an id that is %s is refused at its field", async (_what, clientId, message) => {
    const ada = open(await person("ada"));

    expect(await ada.logAction({ clientId })).toEqual({ status: 400, message, field: "clientId" });
  });
});

describe("across the doors", () => {
  test("a save sent through one door and then the other is one entry", async () => {
    const ada = await person("ada");
    const input = { clientId: crypto.randomUUID(), note: "Once", occurredAt: "2026-03-01T08:00:00Z" };

    const answers = [];
    for (const { open } of doors) answers.push(granted(await open(ada).logAction(input)));

    const [first, second] = answers;
    expect(second).toEqual(first);
    expect(first).toMatchObject({ alreadySaved: false });
  });
});

describe("over REST alone", () => {
  const body = {
    type: "event",
    classification: "positive",
    emotionResponse: "calm",
    effectOnOthers: "no_one_affected",
    createdAt: "2026-03-01T08:00:00Z",
  };

  test("the Idempotency-Key header works like clientId", async () => {
    const headers = { ...bearer(await person("ada")), "idempotency-key": crypto.randomUUID() };

    const first = await sendRequest("POST", "/api/actions", { headers, body });
    const second = await sendRequest("POST", "/api/actions", { headers, body });
    const other = await sendRequest("POST", "/api/actions", { headers, body: { ...body, note: "Other" } });

    expect(second.json).toEqual(first.json);
    expect(other.json).toEqual({ ...(first.json as object), alreadySaved: true });
  });

  test("clientId goes before the header", async () => {
    const headers = { ...bearer(await person("ada")), "idempotency-key": "the same" };
    const first = await sendRequest("POST", "/api/actions", { headers, body: { ...body, clientId: "one" } });

    const second = await sendRequest("POST", "/api/actions", { headers, body: { ...body, clientId: "two" } });

    expect(second.json).not.toEqual(first.json);
  });

  test("without either, the same twice is two entries", async () => {
    const headers = bearer(await person("ada"));
    await sendRequest("POST", "/api/actions", { headers, body });
    await sendRequest("POST", "/api/actions", { headers, body });

    expect((await sendRequest("GET", "/api/actions/user", { headers })).json).toHaveLength(2);
  });
});

describe.each(doors)("a receipt over $name", ({ open }) => {
  test("of one kind of save does not serve for another", async () => {
    const ada = open(await person("ada"));
    await ada.logAction({ clientId: "one" });

    expect(await ada.saveMood({ clientId: "one" })).toEqual({
      status: 400,
      message: "This clientId belongs to another save.",
      field: "clientId",
    });
    expect(await ada.moods()).toMatchObject({ entries: [] });
  });
});
