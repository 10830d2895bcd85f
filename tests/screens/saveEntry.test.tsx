import { describe, expect, test } from "vitest";
import editMutation from "#client/__generated__/saveEntryMoodEditMutation.graphql.ts";
import saveMutation from "#client/__generated__/saveEntryMoodMutation.graphql.ts";
import { createEnvironment } from "#client/data/environment.ts";
import { saveEntry } from "#client/data/entries/saveEntry.ts";
import { wasWrittenRecently } from "#client/data/relay/written.ts";
import { serverUrl } from "#tests/support/address.ts";
import { granted } from "#tests/support/door.ts";
import { person, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { cut, loseAnswer, wireOver } from "#tests/support/wire.ts";

const calm = { value: "CALM", journalTitle: null, note: null } as const;

describe("a save of an entry", () => {
  test("carries time and time zone of the press, and the time it is sent; its day is the day in that zone", async () => {
    const { ada, wire, environment } = await device();
    const pressed = pressedAt("2026-03-04T11:00:00.000Z", "Pacific/Kiritimati");

    await saveEntry(environment, "mood", calm, pressed);

    expect(wire.variables(saveMutation)).toEqual([
      { input: { ...calm, stamp: { ...pressed, sentAt: expect.stringMatching(/^20.+Z$/) } } },
    ]);
    expect(await moodsOf(ada)).toMatchObject([
      { occurredAt: pressed.occurredAt, timeZone: "Pacific/Kiritimati", localDate: "2026-03-05" },
    ]);
  });

  test("sent again after its answer was lost counts as the same save with the same time", async () => {
    const { ada, wire, environment } = await device();
    const pressed = pressedAt("2026-03-04T11:00:00.000Z");
    wire.intercept(saveMutation, loseAnswer);
    await expect(saveEntry(environment, "mood", calm, pressed)).rejects.toThrow("Kindling cannot be reached.");
    wire.intercept(saveMutation);

    expect(await saveEntry(environment, "mood", calm, pressed)).toEqual({ entryId: expect.any(String) });

    expect(wire.sent(editMutation)).toBe(0);
    expect(await moodsOf(ada)).toMatchObject([{ occurredAt: pressed.occurredAt }]);
  });

  test("with other text, pressed later, changes the stored entry and keeps its time", async () => {
    const { ada, wire, environment } = await device();
    const first = pressedAt("2026-03-04T11:00:00.000Z");
    wire.intercept(saveMutation, loseAnswer);
    await expect(saveEntry(environment, "mood", calm, first)).rejects.toThrow();
    wire.intercept(saveMutation);

    const second = { ...first, occurredAt: "2026-03-06T11:00:00.000Z" };
    await saveEntry(environment, "mood", { ...calm, note: "After all." }, second);

    expect(await moodsOf(ada)).toMatchObject([{ note: "After all.", occurredAt: first.occurredAt }]);
  });

  test("with a chosen time moves the stored entry", async () => {
    const { ada, wire, environment } = await device();
    const pressed = pressedAt("2026-03-04T11:00:00.000Z");
    wire.intercept(saveMutation, loseAnswer);
    await expect(saveEntry(environment, "mood", calm, pressed)).rejects.toThrow();
    wire.intercept(saveMutation);

    const occurredAt = "2026-02-01T08:00:00.000Z";
    await saveEntry(environment, "mood", { ...calm, occurredAt }, pressed);

    expect(await moodsOf(ada)).toMatchObject([{ occurredAt, localDate: "2026-02-01" }]);
  });

  test("that the server refuses shows the reason", async () => {
    const { environment } = await device();

    const { refusal } = await saveEntry(environment, "mood", { ...calm, note: "\ud83d" }, pressedAt());

    expect(refusal).toMatchObject({ code: "BAD_INPUT", field: "note" });
  });
});

describe("the data of home", () => {
  test("counts as fresh for two seconds after a write", async () => {
    const { environment } = await device();
    expect(wasWrittenRecently(environment)).toBe(false);

    await saveEntry(environment, "mood", calm, pressedAt());

    expect(wasWrittenRecently(environment)).toBe(true);
    expect(wasWrittenRecently(environment, Date.now() + 2000)).toBe(false);
  });

  test("does not count as fresh after a write that was refused or lost", async () => {
    const { wire, environment } = await device();

    await saveEntry(environment, "mood", { ...calm, note: "\ud83d" }, pressedAt());
    wire.intercept(saveMutation, cut);
    await expect(saveEntry(environment, "mood", calm, pressedAt())).rejects.toThrow();

    expect(wasWrittenRecently(environment)).toBe(false);
  });
});

async function device() {
  const ada = await person("ada");
  const wire = wireOver(fetch);
  return { ada, wire, environment: createEnvironment({ baseUrl: serverUrl(), token: ada.token, fetch: wire.fetch }) };
}

function pressedAt(occurredAt = new Date().toISOString(), timeZone = "Europe/Paris") {
  return { clientId: crypto.randomUUID(), epoch: 0, occurredAt, timeZone };
}

async function moodsOf(as: Person) {
  return granted(await restDoor({ as }).moods()).entries;
}
