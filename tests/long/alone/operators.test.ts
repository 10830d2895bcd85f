import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { makeResetLink } from "#server/nouns/account/resetPassword.ts";
import { sql } from "#server/store/db.ts";
import { log } from "#server/base/log.ts";
import { testedDatabase } from "#tests/support/address.ts";
import { connectedPeople } from "#tests/support/relations.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { launchVerb } from "#tests/support/kindling.ts";
import { ask, sendRequest } from "#tests/support/requests.ts";
import { useLogLines } from "#tests/support/logLines.ts";
import { person, signedInAgain, type Person } from "#tests/support/people.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";

useApp();
const logged = useLogLines();

const invalid = { message: "This link is no longer valid. Please ask for a new one.", field: "token" };

describe.each(["GraphQL", "REST"])("a link to a new password over %s", (door) => {
  const reset = door === "REST" ? resetByRest : resetByGraphql;

  test("sets it, once, and ends every session", async () => {
    const ada = await person("ada");
    const { email, password } = ada;
    const phone = await signedInAgain(ada);
    const [token, other] = [await makeResetLink(ada.id), await makeResetLink(ada.id)];

    expect(await reset(token, "a new password")).toBe("done");

    for (const { open } of doors) {
      for (const session of [ada, phone]) expect(await open(session).me()).toMatchObject({ status: 401 });
      expect(await open().login({ email, password })).toMatchObject({ status: 401 });
      expect(await open().login({ email, password: "a new password" })).toMatchObject({ email });
    }
    for (const used of [token, other]) expect(await reset(used, "yet another one")).toMatchObject(invalid);
  });

  test("works for one of ten simultaneous requests", async () => {
    const ada = await person("ada");
    const token = await makeResetLink(ada.id);

    const answers = await Promise.all(Array.from({ length: 10 }, (_each, index) => reset(token, `password ${index}`)));

    expect(answers.filter((answer) => answer === "done")).toHaveLength(1);
    const won = answers.indexOf("done");
    expect(await doors[1].open().login({ email: ada.email, password: `password ${won}` })).toMatchObject({
      email: ada.email,
    });
  });

  test("serves for half an hour, and for no account that was deleted", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    const [late, left] = [await makeResetLink(ada.id), await makeResetLink(bo.id)];
    await sql`update "ResetLink" set "expiresAt" = "expiresAt" - interval '30 minutes' where "userId" = ${ada.id}::uuid`;
    await sql`update "User" set "deletedAt" = now() where id = ${bo.id}::uuid`;

    for (const token of [late, left, "none", ""]) expect(await reset(token, "a new password")).toMatchObject(invalid);
    expect(await doors[1].open(ada).me()).toMatchObject({ email: ada.email });
  });

  test("is in no log, valid or not", async () => {
    const token = await makeResetLink((await person("ada")).id);
    const { level } = log;
    log.level = "trace";
    onTestFinished(() => void (log.level = level));

    for (const password of ["12345", "a new password", "once more"]) await reset(token, password);

    await expect.poll(() => logged).toHaveLength(3);
    expect(logged.join("\n")).not.toContain(token);
  });

  test("refuses a password that is too short, and still serves", async () => {
    const ada = await person("ada");
    const token = await makeResetLink(ada.id);

    expect(await reset(token, "12345")).toMatchObject({ field: "password" });
    expect(await reset(token, "123456")).toBe("done");
  });
});

test("of a link only a hash is stored", async () => {
  const ada = await person("ada");
  const token = await makeResetLink(ada.id);

  const rows = await sql`select * from "ResetLink" where "userId" = ${ada.id}::uuid`;

  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(rows)).not.toContain(JSON.stringify(Buffer.from(token, "base64url")));
});

describe("an operator's verb", () => {
  let ada: Person;
  let bo: Person;

  beforeAll(async () => {
    ({ ada, bo } = await connectedPeople());
  });
  afterAll(() => sql`update "User" set "suspendedAt" = null`);

  test("prints a link to a new password", async () => {
    const said = await verb("password:link", ada.username);

    const [, token = ""] = /\/reset-password#(\S+)$/.exec(said[0] ?? "") ?? [];
    expect(said[1]).toContain("for 30 minutes");
    expect(await resetByRest(token, ada.password)).toBe("done");
  });

  test("stops a person from sending, and allows it again", async () => {
    ada = await signedInAgain(ada);
    const send = () => peopleDoors[1].open(ada).send({ recipientId: bo.id });

    expect(await verb("sending:suspend", ada.username)).toEqual([
      `${ada.username} can no longer send requests and messages. To undo this: sending:resume ${ada.username}.`,
    ]);
    expect(await send()).toMatchObject({ status: 403 });

    await verb("sending:resume", ada.username);
    expect(await send()).toMatchObject({ side: "sent" });
  });

  test("shows reports, one of which it resolves", async () => {
    ada = await signedInAgain(ada);
    const { id } = granted(
      await peopleDoors[1].open(ada).send({ recipientId: bo.id, message: "You are nobody.\u001B[31m" }),
    );
    granted(await peopleDoors[1].open(bo).report(id, "It hurts."));

    const said = await verb("reports");

    expect(said[0]).toMatch(new RegExp(`^[0-9a-f-]{36}  .*Z  ${bo.username} reports ${ada.username}: other$`));
    expect(said.slice(1)).toEqual([
      "    It hurts.",
      expect.stringMatching(/^ {2}The kind message of 2.*Z:$/),
      "    You are nobody.\u{FFFD}[31m",
      "Open reports: 1.",
    ]);
    expect(await verb("report:resolve", said[0]?.slice(0, 36) ?? "")).toEqual(["The report is closed."]);
    expect(await verb("reports")).toEqual(["No report is open."]);
  });

  test("signs a person out everywhere", async () => {
    const cy = await person("cy");

    expect(await verb("sessions:end", cy.username)).toEqual([`Sessions of ${cy.username} that were ended: 1.`]);

    expect(await doors[0].open(cy).me()).toMatchObject({ status: 401 });
  });

  test.each(["password:link", "sending:suspend", "sending:resume", "sessions:end"])(
    "%s says that nobody is called so",
    async (name) => {
      const program = launchVerb([name, "nobody-at-all"], testedDatabase() ?? "");

      expect(await program.ended).toMatchObject({ code: 1 });
      expect(program.said).toEqual(["No account has the username nobody-at-all."]);
    },
  );
});

async function verb(...words: string[]): Promise<string[]> {
  const program = launchVerb(words, testedDatabase() ?? "");
  expect(await program.ended, program.said.join("\n")).toMatchObject({ code: 0 });
  return program.said;
}

async function resetByRest(token: string, password: string): Promise<unknown> {
  const { status, json } = await sendRequest("POST", "/api/auth/reset-password", { body: { token, password } });
  return status === 200 ? "done" : json;
}

async function resetByGraphql(token: string, password: string): Promise<unknown> {
  const { json } = await ask(
    `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { __typename ... on Refusal { message field } } }`,
    { variables: { input: { token, password } } },
  );
  const { resetPassword } = (json as { data: { resetPassword: { __typename: string } } }).data;
  return resetPassword.__typename === "ResetPasswordPayload" ? "done" : resetPassword;
}
