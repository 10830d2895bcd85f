import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { routes } from "#server/program/routes.ts";
import { schema } from "#server/program/schema.ts";
import { writesOf } from "#server/kit/rest/route.ts";
import { sql } from "#server/store/db.ts";
import { readSpace, watchSpace } from "#server/store/space.ts";
import { useApp } from "#tests/support/app.ts";
import { lineFrom } from "#tests/support/archiveFiles.ts";
import { sendLines } from "#tests/support/archives.ts";
import { granted, type MoodEntry } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { person, registration, type Person } from "#tests/support/people.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";
import { somePicture } from "#tests/support/pictures.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { restDoor } from "#tests/support/restDoor.ts";

useApp();

const megabyte = 1_000_000;
const full = {
  status: 503,
  message:
    "There is no space left on this server’s disk, so nothing can be saved. Please keep your text and try again later.",
};

let ada: Person;
let mood: MoodEntry;

beforeEach(async () => {
  ada = await person("ada");
  mood = granted(await restDoor({ as: ada }).saveMood({ note: "before" }));
  await leave(12);
});

afterEach(() => watchSpace(undefined));

describe.each(doors)("while the server's disk is nearly full, over $name,", ({ open }) => {
  test("people read, and sign in and out", async () => {
    const { email, password } = ada;

    const { token } = granted(await open().login({ email, password }));

    expect(granted(await open({ token }).moods()).entries).toMatchObject([{ note: "before" }]);
    expect(await open({ token }).logout()).not.toHaveProperty("status");
  });

  test("whatever grows is refused in words, and changes nothing", async () => {
    const door = open(ada);

    expect(await door.saveMood({ note: "after" })).toMatchObject(full);
    expect(await door.logAction()).toMatchObject(full);
    expect(await door.write()).toMatchObject(full);
    expect(await door.editMood(mood.id, { note: "after" })).toMatchObject(full);
    expect(await open().createTrialUser(registration("bo"))).toMatchObject(full);
    expect(await door.updateProfile({ profilePicture: await somePicture() })).toMatchObject(full);
    expect(granted(await door.moods()).entries).toMatchObject([{ note: "before" }]);
  });

  test("an entry can be deleted, and so can the account", async () => {
    granted(await open(ada).deleteMood(mood.id));

    expect(granted(await open(ada).moods()).entries).toEqual([]);
    granted(await open(ada).deleteAccount());
  });

  test("a save succeeds once there is room again", async () => {
    await leave(110);
    expect(await open(ada).saveMood()).toMatchObject(full);

    await leave(120);

    granted(await open(ada).saveMood());
  });
});

test.each(peopleDoors)("nobody sends a message to a full disk, over $name", async ({ open }) => {
  expect(await open(ada).send({ deliveryMethod: "email", recipientUsername: "Grandma" })).toMatchObject(full);
});

test("an import is refused before its lines are read, and says when to try again", async () => {
  const { status, json, headers } = await sendLines(ada, [lineFrom("daylio", "1")]);

  expect({ status, ...(json as object) }).toEqual(full);
  expect(headers["retry-after"]).toBe("30");
});

test("a save is refused as soon as the disk is full, not only at the next look", async () => {
  let free = 300 * megabyte;
  watchSpace(async () => free);
  granted(await restDoor({ as: ada }).saveMood());
  watchSpace(async () => free);
  free = 12 * megabyte;

  expect(await restDoor({ as: ada }).saveMood()).toMatchObject(full);
});

test("a search goes on, and stores no cache", async () => {
  const { status } = await sendRequest("POST", "/api/search", { headers: bearer(ada), body: { text: "word" } });

  expect(status).toBe(200);
  expect(await sql`select 1 from "SearchMonth" where "userId" = ${ada.id}::uuid`).toEqual([]);
});

test("/readyz stays 200, because people can read", async () => {
  expect((await sendRequest("GET", "/readyz")).status).toBe(200);
});

test("of a disk that cannot be read, the last reading stands", async () => {
  watchSpace(unreadable);
  expect(await restDoor({ as: ada }).saveMood()).toMatchObject(full);
  await leave(300);
  watchSpace(unreadable);

  granted(await restDoor({ as: ada }).saveMood());
});

describe("what goes on without space", () => {
  test("is what deletes, and what stores little: sessions, passwords, settings, days put away, safety and the bell", () => {
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
    const goesOn = mutations.filter(({ extensions }) => extensions.needsSpace === false).map(({ name }) => name);

    expect(goesOn.toSorted()).toEqual([
      "answerFriendship",
      "blockPerson",
      "bringDaysBack",
      "changePassword",
      "changeSettings",
      "clearNotifications",
      "deleteAccount",
      "deleteAction",
      "deleteExchange",
      "deleteJournalEntry",
      "deleteMood",
      "deleteOwnMood",
      "deleteTag",
      "endOtherSessions",
      "endSession",
      "fixTimeZone",
      "login",
      "logout",
      "markExchangesSeen",
      "mutePerson",
      "putDayAway",
      "removeFriendship",
      "reportExchange",
      "resetPassword",
      "resetProgress",
      "takeBackImport",
      "unblockPerson",
      "unmutePerson",
    ]);
  });

  test("is the same over REST, where all other writes are refused", () => {
    const growing = routes.filter((route) => writesOf(route).needsSpace).map(({ method, path }) => `${method} ${path}`);

    expect(growing.toSorted()).toEqual([
      "patch /actions/:id",
      "patch /auth/user",
      "patch /journal/:id",
      "patch /moods/:id",
      "patch /own-moods/:id",
      "patch /tags/:id",
      "post /actions",
      "post /auth/create-trial-user",
      "post /connections",
      "post /journal",
      "post /karma-exchanges",
      "post /moods",
      "post /own-moods",
      "post /own-moods/:id/merge",
      "post /tags",
      "post /tags/:id/merge",
      "post /user/import",
    ]);
  });
});

function unreadable(): Promise<number> {
  return Promise.reject(new Error("no such folder"));
}

/** Leaves this many megabytes free. */
async function leave(megabytes: number): Promise<void> {
  watchSpace(async () => megabytes * megabyte);
  await readSpace();
}
