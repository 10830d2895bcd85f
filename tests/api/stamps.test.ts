import { describe, expect, test } from "vitest";
import { sql } from "#server/store/db.ts";
import { useApp } from "#tests/support/app.ts";
import { ask, bearer } from "#tests/support/requests.ts";
import { person, type Person } from "#tests/support/people.ts";

useApp();

interface Stamp {
  clientId?: string;
  occurredAt?: string;
  timeZone?: string;
  epoch?: number;
  sentAt?: string;
}

interface Result {
  alreadySaved?: boolean;
  entry?: { id: string; occurredAt: string; timeZone: string; localDate: string; createdAt: string };
  code?: string;
  field?: string;
}

const creations = {
  saveMood: { said: { value: "CALM" }, entry: "mood" },
  logAction: {
    said: { type: "EVENT", classification: "POSITIVE", emotionResponse: "CALM", effectOnOthers: "SAD" },
    entry: "action",
  },
  writeJournalEntry: { said: { body: "We walked." }, entry: "entry" },
} as const;

type Creation = keyof typeof creations;

/** Creates an entry like a client that sends a stamp. The request itself comes from London. */
async function create(as: Person, name: Creation, stamp: Stamp, said: object = {}): Promise<Result> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const { entry, said: needed } = creations[name];
  const { json } = await ask(
    `mutation ($input: ${type}Input!) { ${name}(input: $input) {
      ... on ${type}Payload { alreadySaved entry: ${entry} { id occurredAt timeZone localDate createdAt } }
      ... on Refusal { code field }
    } }`,
    {
      headers: { ...bearer(as), "x-time-zone": "Europe/London" },
      variables: { input: { ...needed, ...said, stamp } },
    },
  );
  return (json as { data: Record<Creation, Result> }).data[name];
}

function fromNow(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000).toISOString();
}

/** The minutes from an entry's time to its saving, by the server's clock. */
function minutesBefore({ entry }: Result): number {
  const { createdAt = "", occurredAt = "" } = entry ?? {};
  return Math.round((new Date(createdAt).getTime() - new Date(occurredAt).getTime()) / 60_000);
}

describe.each(Object.keys(creations) as Creation[])("the stamp of %s", (name) => {
  test("decides the day by its zone, wherever it is sent from", async () => {
    const ada = await person("ada");
    const stamp = { occurredAt: "2026-03-01T20:00:00.000Z", timeZone: "Asia/Tokyo" };

    expect(await create(ada, name, stamp)).toMatchObject({
      entry: { occurredAt: stamp.occurredAt, timeZone: "Asia/Tokyo", localDate: "2026-03-02" },
    });
  });

  test("may name a zone that nobody knows: then the request's counts", async () => {
    const ada = await person("ada");

    expect(await create(ada, name, { timeZone: "Mars/Olympus" })).toMatchObject({
      entry: { timeZone: "Europe/London" },
    });
  });

  test("is put right by as much as the device's clock is wrong", async () => {
    const ada = await person("ada");
    // Saved two hours before it was sent, by a clock that is a day late.
    const slow = { occurredAt: fromNow(-24 * 60 - 120), sentAt: fromNow(-24 * 60) };
    const fast = { occurredAt: fromNow(24 * 60 - 120), sentAt: fromNow(24 * 60) };

    expect(minutesBefore(await create(ada, name, slow))).toBe(120);
    expect(minutesBefore(await create(ada, name, fast))).toBe(120);
  });

  test("is kept to the millisecond if the clock is right or nearly right", async () => {
    const ada = await person("ada");
    const stamp = { occurredAt: fromNow(-60), sentAt: fromNow(-1.5) };

    expect((await create(ada, name, stamp)).entry?.occurredAt).toBe(stamp.occurredAt);
  });

  test("never lies after now, nor before there were entries", async () => {
    const ada = await person("ada");

    for (const occurredAt of [fromNow(3), fromNow(600), "1066-10-14T09:00:00.000Z"]) {
      expect(minutesBefore(await create(ada, name, { occurredAt }))).toBe(0);
    }
  });

  test("yields to a chosen time, which is kept or refused", async () => {
    const ada = await person("ada");
    const stamp = { occurredAt: fromNow(-5), sentAt: fromNow(-600) };
    const chosen = "2026-02-03T04:05:06.007Z";

    expect((await create(ada, name, stamp, { occurredAt: chosen })).entry?.occurredAt).toBe(chosen);
    expect(await create(ada, name, stamp, { occurredAt: fromNow(10) })).toEqual({
      code: "BAD_INPUT",
      field: "occurredAt",
    });
  });

  test("of an epoch before a reset is gone, of one to come is no good, and nothing is written", async () => {
    const ada = await person("ada");
    await sql`update "PersonKey" set epoch = 3 where "userId" = ${ada.id}::uuid`;

    expect(await create(ada, name, { epoch: 2 })).toEqual({ code: "GONE", field: null });
    expect(await create(ada, name, { epoch: 4 })).toEqual({ code: "BAD_INPUT", field: "epoch" });
    expect(await sql`select from "Receipt" where "userId" = ${ada.id}::uuid`).toEqual([]);

    expect(await create(ada, name, { epoch: 3 })).toMatchObject({ alreadySaved: false });
  });

  test("may differ in a retry: the same content is the same save", async () => {
    const ada = await person("ada");
    const clientId = crypto.randomUUID();
    const first = await create(ada, name, { clientId, occurredAt: fromNow(-9), timeZone: "Asia/Tokyo", epoch: 0 });

    const again = await create(ada, name, { clientId, occurredAt: fromNow(-2), sentAt: fromNow(-8) });

    expect(again).toEqual(first);
  });

  test("does not hide other content or another chosen time", async () => {
    const ada = await person("ada");
    const clientId = crypto.randomUUID();
    const { entry } = await create(ada, name, { clientId });

    const chosen = await create(ada, name, { clientId }, { occurredAt: "2026-03-01T08:00:00Z" });

    expect(chosen).toEqual({ alreadySaved: true, entry });
  });

  test("may be left out, clientId and all", async () => {
    const ada = await person("ada");

    const one = await create(ada, name, {});
    const other = await create(ada, name, {});

    expect(one).toMatchObject({ alreadySaved: false });
    expect(other).toMatchObject({ alreadySaved: false });
    expect(other.entry?.id).not.toBe(one.entry?.id);
  });
});
