import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { effects, emotions } from "#domain/emotions.ts";
import { karmaFor } from "#domain/karma.ts";
import { sql } from "#server/store/db.ts";
import { useApp } from "#tests/support/app.ts";
import { granted, somethingGood, type Door, type ActionInput } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { person } from "#tests/support/people.ts";

useApp();

describe.each(doors)("editing over $name", ({ open }) => {
  test("changes the named fields only", async () => {
    const ada = open(await person("ada"));
    const logged = granted(await ada.logAction({ eventTitle: "Held the door", note: "Slowly", reflection1: "Kind." }));

    const edited = granted(await ada.editAction(logged.id, { note: "Quickly", reflection1: null }));

    const { alreadySaved: _saved, ...entry } = logged;
    expect(edited).toEqual({
      ...entry,
      note: "Quickly",
      reflection1: null,
      editedAt: expect.any(String),
      version: expect.any(String),
    });
    expect(await ada.action(logged.id)).toEqual(edited);
    expect(await ada.summary()).toMatchObject({ actionsLogged: 1, reflectionsWritten: 0 });
  });

  test("recalculates the karma, and changes the balance by the difference", async () => {
    const ada = open(await person("ada"));
    await ada.logAction();
    const { id } = granted(await ada.logAction({ classification: "negative", intention: "negative" }));
    expect(await ada.balance()).toEqual({ gold: 2, coal: 3 });

    const edited = await ada.editAction(id, {
      classification: "positive",
      intention: "positive",
      emotionResponse: "angry",
    });

    expect(edited).toMatchObject({ gold: 1, coal: 0 });
    expect(await ada.balance()).toEqual({ gold: 3, coal: 0 });
  });

  test("turns an action into an event and back, and then requires the intention", async () => {
    const ada = open(await person("ada"));
    const { id } = granted(await ada.logAction());

    const event = await ada.editAction(id, { type: "event" });
    const without = await ada.editAction(id, { type: "action" });
    const action = await ada.editAction(id, { type: "action", intention: "negative" });

    expect(event).toMatchObject({ type: "event", intention: null, gold: 2, coal: 0 });
    expect(without).toEqual({ status: 400, message: "Please choose what your intentions were.", field: "intention" });
    expect(action).toMatchObject({ type: "action", intention: "negative", gold: 1, coal: 1 });
  });

  test("cannot unmake a choice", async () => {
    const ada = open(await person("ada"));
    const { id } = granted(await ada.logAction());

    expect(await ada.editAction(id, { intention: null })).toMatchObject({ intention: "positive", gold: 2 });
  });

  test("leaves an imported entry without karma", async () => {
    const ada = open(await person("ada"));
    const { id } = granted(await ada.logAction());
    await sql`update "Action" set earns = false where id = ${id}::uuid`;

    expect(await ada.editAction(id, { emotionResponse: "angry" })).toMatchObject({ gold: 0, coal: 0 });
    expect(await ada.balance("all")).toEqual({ gold: 0, coal: 0 });
  });

  test("that is refused changes nothing", async () => {
    const ada = open(await person("ada"));
    const { alreadySaved: _saved, ...entry } = granted(await ada.logAction({ note: "As it was" }));

    const refused = await ada.editAction(entry.id, { note: "x".repeat(5001), classification: "negative" });

    expect(refused).toEqual({ status: 400, message: "Note can be at most 5,000 characters.", field: "note" });
    expect(await ada.action(entry.id)).toEqual(entry);
    expect(await ada.balance()).toEqual({ gold: 2, coal: 0 });
  });

  test("without fields changes only the time of the edit", async () => {
    const ada = open(await person("ada"));
    const { alreadySaved: _saved, ...entry } = granted(await ada.logAction({ note: "As it was" }));

    expect(await ada.editAction(entry.id, {})).toEqual({
      ...entry,
      editedAt: expect.any(String),
      version: expect.any(String),
    });
  });
});

describe.each(doors)("the day of an edited entry over $name", ({ open }) => {
  const written = "2026-03-01T11:00:00.000Z";

  test("stays when 'when' is not touched, wherever the person is now", async () => {
    const somebody = await person("ada");
    const { id } = granted(await open(somebody, { zone: "Pacific/Kiritimati" }).logAction({ occurredAt: written }));

    const inHonolulu = open(somebody, { zone: "Pacific/Honolulu" });
    const edited = await inHonolulu.editAction(id, { note: "On the plane" });
    const sentAgain = await inHonolulu.editAction(id, { note: "On the plane", occurredAt: written });

    const unmoved = { localDate: "2026-03-02", timeZone: "Pacific/Kiritimati", occurredAt: written };
    expect(edited).toMatchObject(unmoved);
    expect(sentAgain).toMatchObject(unmoved);
  });

  test("moves with 'when', in the zone the entry was written in", async () => {
    const somebody = await person("ada");
    const { id } = granted(await open(somebody, { zone: "Pacific/Kiritimati" }).logAction({ occurredAt: written }));

    const edited = await open(somebody, { zone: "Pacific/Honolulu" }).editAction(id, {
      occurredAt: "2026-02-28T09:59:00Z",
    });

    expect(edited).toMatchObject({ localDate: "2026-02-28", timeZone: "Pacific/Kiritimati" });
    expect(await open(somebody, { zone: "UTC" }).balance("all")).toEqual({ gold: 2, coal: 0 });
  });

  test("moves its karma too", async () => {
    const ada = open(await person("ada"), { zone: "UTC" });
    const { id } = granted(await ada.logAction());
    expect(await ada.balance("today")).toEqual({ gold: 2, coal: 0 });

    await ada.editAction(id, { occurredAt: "2025-12-31T12:00:00Z" });

    expect(await ada.balance("today")).toEqual({ gold: 0, coal: 0 });
    expect(await ada.balance("all")).toEqual({ gold: 2, coal: 0 });
  });

  test("cannot move into the future", async () => {
    const ada = open(await person("ada"));
    const { id } = granted(await ada.logAction());

    const refused = await ada.editAction(id, { occurredAt: new Date(Date.now() + 3_600_000).toISOString() });

    expect(refused).toMatchObject({ status: 400, message: "The date and time cannot be in the future." });
  });
});

describe.each(doors)("whatever is written and then edited over $name", ({ open }) => {
  test("equals an entry that was written this way from the start", async () => {
    const anyInput = inputs();

    await fc.assert(
      fc.asyncProperty(anyInput, anyInput, async (first, then) => {
        const [edited, atOnce] = [open(await person("ada")), open(await person("bo"))];
        const { id } = granted(await edited.logAction(first));

        granted(await edited.editAction(id, then));
        granted(await atOnce.logAction(then));

        expect(await stateOf(edited)).toEqual(await stateOf(atOnce));
        expect((await stateOf(edited)).balance).toEqual({
          gold: karmaFor({ ...somethingGood, ...then }).gold,
          coal: Math.max(0, karmaFor({ ...somethingGood, ...then }).coal),
        });
      }),
      { numRuns: 25 },
    );
  });
});

/** Every field of an entry with a value, so that an edit overwrites all of them. */
function inputs(): fc.Arbitrary<ActionInput> {
  const text = fc.constantFrom("A", "Ünïcödé 🕯️", null);
  return fc.record({
    type: fc.constantFrom("action", "event"),
    classification: fc.constantFrom("positive", "negative"),
    intention: fc.constantFrom("positive", "negative"),
    emotionResponse: fc.constantFrom(...emotions),
    effectOnOthers: fc.constantFrom(...effects),
    eventTitle: text,
    description: text,
    reflection1: text,
    reflection2: text,
    reflection3: text,
    note: text,
    occurredAt: fc
      .date({ min: new Date("2024-01-01T00:00:00Z"), max: new Date("2026-06-30T00:00:00Z"), noInvalidDate: true })
      .map((date) => date.toISOString()),
  });
}

/** A person's visible diary, without ids and times. */
async function stateOf(door: Door) {
  const { entries } = granted(await door.actions());
  return {
    entries: entries.map(({ id: _id, recordedAt: _at, editedAt: _edited, version: _version, ...entry }) => entry),
    balance: granted(await door.balance("all")),
    month: granted(await door.balance("month")),
    summary: granted(await door.summary()),
  };
}
