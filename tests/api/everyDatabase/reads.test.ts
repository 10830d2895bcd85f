import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#server/base/root.ts";
import { useApp } from "#tests/support/app.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { granted } from "#tests/support/door.ts";
import { ask, bearer, type Answer } from "#tests/support/requests.ts";
import { person } from "#tests/support/people.ts";
import { currentNamed, sendPersisted, variablesFor } from "#tests/support/persisted.ts";
import { readingsIn, statementsOf } from "#tests/support/statements.ts";

useApp();

const moods = "moods(first: 1) { edges { node { occurredAt localDate createdAt editedAt note } } }";

test.each([
  ["home", "DashboardScreenQuery", "note"],
  ["the shell", "shellQuery", "email"],
] as const)(
  "the simultaneous reads of %s become one statement, with the same results as separate ones",
  async (_what, name, told) => {
    const ada = await person("ada");
    const note = `Ünïcode 🌱 "quotes" and \\ and a\nline`;
    granted(await restDoor({ as: ada }).saveMood({ note, occurredAt: "2026-03-01T23:30:00.123Z" }));
    const shipped = currentNamed(name);
    const variables = await variablesFor(shipped, ada);
    // Unknown documents are read without batching.
    const apart = await ask(shipped.document, { headers: bearer(ada), variables });

    let together: Answer | undefined;
    const statements = await statementsOf(async () => {
      together = await sendPersisted(shipped, ada, variables);
    });

    expect(together?.json).toEqual(apart.json);
    expect(together?.text).toContain(JSON.stringify({ note, email: ada.email }[told]));
    expect(statements.flatMap(readingsIn).length).toBeGreaterThan(statements.length);
    expect(statements).toHaveLength(1);
  },
);

test("two saves in one document each return the state after them", async () => {
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

test("column names show their type: instants end in At, days are localDate or month", () => {
  const schema = readFileSync(join(root, "prisma/schema.prisma"), "utf8");
  const columns = [...schema.matchAll(/^ +(\w+) +\w+\??(?:\[\])? .*$/gm)].map(([line, name = ""]) => ({ line, name }));
  const instants = columns.filter(({ name }) => name.endsWith("At"));
  // A freeze has begun at its one column, which names no time of a row.
  const dated = columns.filter(({ line, name }) => line.includes("@db.Timestamptz") && name !== "since");
  const days = columns.filter(({ name }) => name === "localDate" || name === "month");

  expect(dated).toEqual(instants);
  expect(columns.filter(({ line }) => line.includes("@db.Date"))).toEqual(days);
  expect(instants.length).toBeGreaterThan(5);
});
