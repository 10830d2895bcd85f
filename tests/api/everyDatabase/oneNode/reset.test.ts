import { afterEach, describe, expect, test } from "vitest";
import { ledgerGaps } from "#server/program/checkLedger.ts";
import { sql } from "#server/store/db.ts";
import { connectedPeople } from "#tests/support/relations.ts";
import { testedDatabase } from "#tests/support/address.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { globalIdOf } from "#tests/support/globalId.ts";
import { ask, bearer, sendRequest } from "#tests/support/requests.ts";
import { person, signedInAgain } from "#tests/support/people.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { rowsOf, withDiary } from "#tests/support/rowsOf.ts";
import { holderOn, type Holder } from "#tests/support/waiting.ts";

useApp();

const [, people] = peopleDoors;
const holders: Holder[] = [];

afterEach(async () => {
  for (const holder of holders.splice(0)) await holder.close();
});

const tooLate = {
  status: 410,
  message: "This was written before you reset your progress, so it wasn’t saved.",
};

describe.each(doors)("a reset over $name", ({ open }) => {
  test("removes everything written, received and earned, and keeps everything else", async () => {
    const { ada, bo } = await connectedPeople();
    const cy = await person("cy");
    await restDoor({ as: ada }).changeSetting("insights", false);
    for (const somebody of [ada, bo]) {
      granted(await open(somebody).logAction({ note: "Kept" }));
      granted(await open(somebody).saveMood({ note: "Kept" }));
      granted(await open(somebody).write());
    }
    granted(await people.open(ada).send({ type: "good_karma", recipientId: bo.id }));
    granted(await people.open(bo).send({ type: "good_karma", recipientId: ada.id }));
    granted(await people.open(cy).request(ada.id));
    const before = { ada: await rowsOf(ada), bo: await rowsOf(bo) };
    expect(before.ada).toMatchObject({ Action: 1, Mood: 1, JournalEntry: 1, Exchange: 2, DayTotal: 1, MonthMood: 1 });

    expect(await open(ada).resetProgress()).toBe("reset");

    const { Action, Mood, JournalEntry, Exchange, DayTotal, MonthTotal, AllTimeTotal, DayMood, MonthMood, ...kept } =
      before.ada;
    expect([
      Action,
      Mood,
      JournalEntry,
      Exchange,
      DayTotal,
      MonthTotal,
      AllTimeTotal,
      DayMood,
      MonthMood,
    ]).not.toContain(undefined);
    expect(await rowsOf(ada)).toEqual(kept);
    expect(kept).toMatchObject({ Receipt: 5, Quota: 1, Session: 1, PersonKey: 1, User: 1 });
    expect(await open(ada).balance()).toEqual({ gold: 0, coal: 0 });
    expect(await open(ada).currentMood()).toBeNull();
    expect(granted(await open(ada).settings()).insights).toBe(false);
    expect(await people.open(ada).friends()).toMatchObject([{ id: bo.id }]);
    expect(await rowsOf(bo)).toEqual(before.bo);
    expect(await people.open(bo).received()).toMatchObject([{ gold: 1 }]);
  });

  test("leaves an empty diary to write in, on every device", async () => {
    const ada = await withDiary("ada");
    const phone = await signedInAgain(ada);

    expect(await open(ada).resetProgress()).toBe("reset");

    granted(await open(phone).saveMood({ value: "happy" }));
    expect(granted(await open(ada).moods()).entries).toMatchObject([{ value: "happy" }]);
    expect(await open(ada).resetProgress()).toBe("reset");
    expect(granted(await open(phone).moods()).entries).toEqual([]);
  });

  test("invalidates entries written before it and sent after it", async () => {
    const ada = await person("ada");
    const { epoch } = (await sendRequest("POST", "/api/user/reset-progress", { headers: bearer(ada) })).json as {
      epoch: number;
    };
    const send = async (formsEpoch: number) =>
      (await ask(saveMood, { headers: bearer(ada), variables: { epoch: formsEpoch } })).json;

    expect(epoch).toBe(1);
    expect(await send(0)).toMatchObject({ data: { saveMood: { code: "GONE", message: tooLate.message } } });
    expect(await send(1)).toMatchObject({ data: { saveMood: { __typename: "SaveMoodPayload" } } });
  });

  test("is announced to every device by its next response", async () => {
    const ada = await person("ada");
    const epochOf = async (path: string) =>
      (await sendRequest("GET", path, { headers: bearer(ada) })).headers["x-epoch"];
    expect(await epochOf("/api/auth/user")).toBe("0");

    granted(await open(ada).resetProgress());

    expect(await epochOf("/api/auth/user")).toBe("1");
    expect(await epochOf("/api/no/such/path")).toBeUndefined();
    expect((await sendRequest("GET", "/api/openapi.json")).headers["x-epoch"]).toBeUndefined();
  });

  test("is of the person whose id comes with its epoch", async () => {
    const ada = await person("ada");
    const { headers } = await sendRequest("GET", "/api/auth/user", { headers: bearer(ada) });
    expect(headers["x-person"]).toBe(globalIdOf(ada.id, "User"));
  });

  test("takes along a save that is under way", async () => {
    const ada = await person("ada");
    granted(await open(ada).saveMood());
    const totals = await newHolder();
    await totals.hold(`select 1 from "DayTotal" where "userId" = '${ada.id}' for update`);

    const save = open(ada).saveMood();
    await totals.untilWaiting(1);
    const reset = open(ada).resetProgress();
    await totals.untilWaiting(2);
    await totals.letGo();

    granted(await save);
    expect(await reset).toBe("reset");
    expect(granted(await open(ada).moods()).entries).toEqual([]);
  });

  test("refuses a save that was sent before it and waits behind it", async () => {
    const { ada, bo } = await connectedPeople();
    const key = await newHolder();
    await key.hold(`select 1 from "PersonKey" where "userId" = '${ada.id}' for update`);

    const reset = open(ada).resetProgress();
    await key.untilWaiting(1);
    const late = [open(ada).saveMood(), people.open(ada).send({ recipientId: bo.id })];
    await key.untilWaiting(3);
    await key.letGo();

    expect(await reset).toBe("reset");
    expect(await Promise.all(late)).toMatchObject([tooLate, tooLate]);
    expect(granted(await open(ada).moods()).entries).toEqual([]);
    expect(await people.open(bo).received()).toEqual([]);
  });

  test("asked for twice at once is done, and done again", async () => {
    const ada = await withDiary("ada");

    expect(await Promise.all([open(ada).resetProgress(), open(ada).resetProgress()])).toEqual(["reset", "reset"]);

    expect(await rowsOf(ada)).not.toHaveProperty("Action");
    expect(await ledgerGaps()).toEqual([]);
  });
});

test("a reset that is sent again takes nothing that was written since", async () => {
  const ada = await person("ada");
  const send = () =>
    ask("mutation { resetProgress(input: { epoch: 0 }) { ... on ResetProgressPayload { viewer { epoch } } } }", {
      headers: bearer(ada),
    });
  const first = await send();
  granted(await restDoor({ as: ada }).saveMood());

  expect(await send()).toMatchObject({ json: first.json });
  expect(first.json).toEqual({ data: { resetProgress: { viewer: { epoch: 1 } } } });
  expect(granted(await restDoor({ as: ada }).moods()).entries).toHaveLength(1);
});

test("a diary of 100,000 entries can be reset", async () => {
  const ada = await person("ada");
  await sql`
    insert into "Mood" (id, "userId", value, reflects, sealed, "occurredAt", "timeZone", "localDate")
    select gen_random_uuid(), ${ada.id}::uuid, 'calm', false, '\\x00', now() - n * interval '10 minutes', 'UTC',
           (now() - n * interval '10 minutes')::date
    from generate_series(1, 100000) as n`;

  expect(await restDoor({ as: ada }).resetProgress()).toBe("reset");

  expect(await rowsOf(ada)).not.toHaveProperty("Mood");
});

const saveMood = `
  mutation ($epoch: Int!) {
    saveMood(input: { value: SAD, stamp: { epoch: $epoch } }) { __typename ... on Refusal { code message } }
  }`;

async function newHolder(): Promise<Holder> {
  const made = await holderOn(testedDatabase() ?? "");
  holders.push(made);
  return made;
}
