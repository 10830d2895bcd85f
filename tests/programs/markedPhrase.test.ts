import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { borrowEmbedded } from "#server/store/database/embedded.ts";
import { withClient } from "#server/store/database/migrations.ts";
import { temporaryFolder } from "#server/store/database/temporary.ts";
import { listensAt } from "#tests/support/address.ts";
import { granted, type Door } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { startKindling, type Kindling } from "#tests/support/kindling.ts";
import { registration } from "#tests/support/people.ts";
import { searchDoors } from "#tests/support/searchDoors.ts";
import { filesIn, foundIn, traceOf } from "#tests/support/traces.ts";

// A few phrases with one marked word; tests/long/programs/sealedPhrases.test.ts sends a thousand, in every field.

const marker = "Qz7xKwVj";
/** Part of usernames, which are stored in clear text: it proves that the search works. */
const named = "name3hq9zt";

const folder = temporaryFolder();
const dataDir = join(folder, "data");
let kindling: Kindling | undefined;
/** Every place that could store a phrase, by name. */
const kept = new Map<string, Buffer>();

beforeAll(async () => {
  kindling = await startKindling({ dataDir, env: { MASTER_KEY_FILE: "", LOG_LEVEL: "trace" } });
  listensAt(kindling.url);
  for (const { name, open } of doors) await write(open, name);
  await breakTheDatabase();
  for (const { open } of doors) {
    const { token } = await signUp(open);
    expect(await open({ token }).saveMood({ value: "tired", note: phrase() })).toMatchObject({ status: 500 });
  }

  kindling.send("SIGTERM");
  await kindling.ended;
  kept.set("the server's log", Buffer.from(kindling.said.join("\n")));
  for (const file of filesIn(dataDir)) kept.set(file, readFileSync(file));
});

afterAll(async () => {
  listensAt(undefined);
  kindling?.send("SIGKILL");
  await kindling?.ended;
  rmSync(folder, { recursive: true, force: true });
});

test("what people write is in no file of the database and in no log, even where the database refuses it", () => {
  expect(kept.get("the server's log")?.toString()).toContain("an operation failed unexpectedly");
  expect([...kept].flatMap(([place, bytes]) => foundIn(place, bytes, traceOf(marker)))).toEqual([]);
});

test("usernames are found, because they are stored in clear text", () => {
  const places = [...kept].flatMap(([place, bytes]) => foundIn(place, bytes, traceOf(named)));

  expect(places).toContainEqual(expect.stringMatching(/\/base\/\d+\/\d+ \(UTF-8\)/));
  expect(places).toContainEqual(expect.stringMatching(/\/pg_wal\/\w+ \(UTF-8\)/));
});

/** Writes an entry of each kind and a profile through one door, is refused once, and reads and finds all of it. */
async function write(open: (as?: { token: string }) => Door, name: string): Promise<void> {
  const somebody = await signUp(open);
  const door = open(somebody);
  granted(await door.logAction({ eventTitle: phrase(), note: phrase(), reflection1: phrase() }));
  granted(await door.saveMood({ journalTitle: phrase(), note: phrase() }));
  const page = granted(await door.write({ texts: { title: `${marker} today`, body: phrase() } }));
  granted(await door.editPage(page.id, { texts: { title: `${marker} later`, body: phrase() } }));
  granted(await door.updateProfile({ displayName: marker, bio: phrase(), location: phrase() }));
  expect(await door.saveMood({ note: phrase().repeat(200) })).toHaveProperty("message");

  expect(granted(await door.page(page.id)).body).toContain(marker);
  const found = await searchDoors.find((search) => search.name === name)?.open(somebody)({ text: marker });
  expect(found?.kinds.toSorted()).toEqual(["action", "journal", "mood"]);
}

async function signUp(open: (as?: { token: string }) => Door) {
  const draft = registration(named);
  granted(await open().createTrialUser({ ...draft, email: `${marker}-${draft.email}`, firstName: marker }));
  const { token } = granted(await open().login({ email: `${marker}-${draft.email}`, password: draft.password }));
  return { ...draft, token, id: granted(await open({ token }).me()).id };
}

/** Makes the database refuse tired moods; its error then quotes the row. */
async function breakTheDatabase(): Promise<void> {
  const { url } = await borrowEmbedded({ dataDir, log: () => undefined });
  await withClient({ connectionString: url }, (client) =>
    client.query(`alter table "Mood" add constraint refused check (value <> 'tired') not valid`),
  );
}

/** A phrase that was never written before. */
function phrase(): string {
  return `${marker} helped me today, ${crypto.randomUUID()}`;
}
