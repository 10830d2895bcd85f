import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#server/base/root.ts";
import { useApp } from "#tests/support/app.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { granted } from "#tests/support/door.ts";
import { ask, bearer, type Answer } from "#tests/support/knock.ts";
import { person } from "#tests/support/people.ts";
import { answeredOnce, sendPersisted, variablesFor } from "#tests/support/persisted.ts";
import { readingsIn, statementsOf } from "#tests/support/statements.ts";

useApp();

const moods = "moods(first: 1) { edges { node { occurredAt localDate createdAt editedAt note } } }";

test("what a shipped document reads at once goes out as one statement, and says the same as each by itself", async () => {
  const ada = await person("ada");
  const note = `Ünïcode 🌱 "quotes" and \\ and a\nline`;
  granted(await restDoor({ as: ada }).saveMood({ note, occurredAt: "2026-03-01T23:30:00.123Z" }));
  const [shipped] = answeredOnce.filter(({ name }) => name === "DashboardScreenQuery").slice(-1);
  if (!shipped) throw new Error("The client has a dashboard.");
  const variables = await variablesFor(shipped, ada);
  // Somebody else's documents are read one by one.
  const apart = await ask(shipped.document, { headers: bearer(ada), variables });

  let together: Answer | undefined;
  const statements = await statementsOf(async () => {
    together = await sendPersisted(shipped, ada, variables);
  });

  expect(together?.json).toEqual(apart.json);
  expect(together?.text).toContain(JSON.stringify(note));
  expect(statements.flatMap(readingsIn).length).toBeGreaterThan(statements.length);
  expect(statements).toHaveLength(1);
});

test("two saves in one document each answer with what lies there after them", async () => {
  const ada = await person("ada");
  const saving = `logAction(input: {
    type: ACTION, classification: POSITIVE, intention: POSITIVE, emotionResponse: CALM, effectOnOthers: NO_ONE_AFFECTED
  }) { ... on LogActionPayload { viewer { balances { all { gold } } summary { actionsLogged } } } }`;

  const { json } = await ask(`mutation { one: ${saving} two: ${saving} }`, { headers: bearer(ada) });

  expect(json).toEqual({
    data: {
      one: { viewer: { balances: { all: { gold: 2 } }, summary: { actionsLogged: 1 } } },
      two: { viewer: { balances: { all: { gold: 4 } }, summary: { actionsLogged: 2 } } },
    },
  });
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
