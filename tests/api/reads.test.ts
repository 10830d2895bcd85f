import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#server/root.ts";
import { useApp } from "#tests/support/app.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { granted } from "#tests/support/door.ts";
import { ask, bearer } from "#tests/support/knock.ts";
import { person } from "#tests/support/people.ts";
import { statementsOf } from "#tests/support/statements.ts";

useApp();

const moods = "moods(first: 1) { edges { node { occurredAt localDate createdAt editedAt note } } }";
const actions = "actions(first: 1) { edges { node { occurredAt localDate createdAt editedAt gold reflection1 } } }";

test("what a request reads at once goes out as one statement, and says the same as by itself", async () => {
  const ada = await person("ada");
  const note = `Ünïcode 🌱 "quotes" and \\ and a\nline`;
  granted(await restDoor({ as: ada }).saveMood({ note, occurredAt: "2026-03-01T23:30:00.123Z" }));
  granted(await restDoor({ as: ada }).logAction());
  const read = async (fields: string) => (await ask(`{ viewer { ${fields} } }`, { headers: bearer(ada) })).json;
  const alone = [await read(moods), await read(actions)] as { data: { viewer: object } }[];

  let together: unknown;
  const statements = await statementsOf(async () => {
    together = await read(`${moods} ${actions}`);
  });

  expect(together).toEqual({ data: { viewer: { ...alone[0]?.data.viewer, ...alone[1]?.data.viewer } } });
  expect(JSON.stringify(together)).toContain(JSON.stringify(note));
  // The session comes first: without it nobody knows whose.
  expect(statements).toHaveLength(2);
});

test("one that fails fails all that went with it, and nothing else", async () => {
  const ada = await person("ada");
  const headers = bearer(ada);

  const failing = await ask(`{ viewer { ${moods} history(first: 1, after: "nonsense") { edges { cursor } } } }`, {
    headers,
  });

  expect(failing.status).toBe(400);
  expect((await ask(`{ viewer { ${moods} } }`, { headers })).status).toBe(200);
});

test("columns are named by what they hold: those of instants end in At, days are localDate or month", () => {
  const schema = readFileSync(join(root, "prisma/schema.prisma"), "utf8");
  const columns = [...schema.matchAll(/^ +(\w+) +\w+\??(?:\[\])? .*$/gm)].map(([line, name = ""]) => ({ line, name }));
  const instants = columns.filter(({ name }) => name.endsWith("At"));
  const days = columns.filter(({ name }) => name === "localDate" || name === "month");

  expect(columns.filter(({ line }) => line.includes("@db.Timestamptz"))).toEqual(instants);
  expect(columns.filter(({ line }) => line.includes("@db.Date"))).toEqual(days);
  expect(instants.length).toBeGreaterThan(5);
});
