import { describe, expect, test } from "vitest";
import { sql } from "#server/db.ts";
import { useApp } from "#tests/support/app.ts";
import { doors } from "#tests/support/doors.ts";
import { ask, bearer, knock } from "#tests/support/knock.ts";
import { useLogLines } from "#tests/support/logLines.ts";
import { person } from "#tests/support/people.ts";

useApp();
const lines = useLogLines();

const secret = "What only the diary knows";

describe.each(doors)("something that nobody foresaw, over $name", ({ open }) => {
  test("is told as such, and written down once, without a word of the diary", async () => {
    const ada = open(await person("ada"));

    const answer = await whileBroken(() => ada.logAction({ note: secret, eventTitle: secret }));

    expect(answer).toEqual({ status: 500, message: "Something went wrong" });
    const errors = lines.filter((line) => line.includes('"level":"error"'));
    expect(errors).toEqual([expect.stringContaining("an operation failed unexpectedly")]);
    expect(lines.join("")).not.toMatch(/diary knows|ActionAway|insert into/);
    expect(await ada.logAction({ note: secret })).toMatchObject({ note: secret });
  });

  test("leaves nothing half-written", async () => {
    const ada = open(await person("ada"));
    const clientId = crypto.randomUUID();
    await whileBroken(() => ada.logAction({ clientId }));

    expect(await ada.logAction({ clientId })).toMatchObject({ alreadySaved: false, gold: 2 });
    expect(await ada.balance("all")).toEqual({ gold: 2, coal: 0 });
  });
});

describe("what is written down", () => {
  test("can be found by the id that the caller was given", async () => {
    const headers = bearer(await person("ada"));

    const answer = await whileBroken(() => knock("GET", "/api/actions/user", { headers }));

    expect(answer.status).toBe(500);
    const [error] = lines.filter((line) => line.includes('"level":"error"')).map((line) => JSON.parse(line) as object);
    expect(error).toMatchObject({ request: answer.headers["x-request-id"], err: { code: "42P01" } });
  });

  test("is JSON, a line each, and holds no secret of anybody", async () => {
    const ada = await person("ada");
    await whileBroken(async () => {
      await knock("GET", `/api/actions/user?note=${encodeURIComponent(secret)}`, { headers: bearer(ada) });
      await ask(`{ viewer { actions(first: 5) { edges { node { note } } } } }`, { headers: bearer(ada) });
      await knock("POST", "/api/auth/login", { body: { email: ada.email, password: ada.password } });
    });

    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines)
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(String), time: expect.any(String) });
    for (const word of [ada.token, ada.password, ada.email, "diary knows", "authorization"])
      expect(lines.join("")).not.toContain(word);
  });
});

/** Runs something while the table of actions is not where the server expects it. */
async function whileBroken<Result>(work: () => Promise<Result>): Promise<Result> {
  await sql`alter table "Action" rename to "ActionAway"`;
  try {
    return await work();
  } finally {
    await sql`alter table "ActionAway" rename to "Action"`;
  }
}
