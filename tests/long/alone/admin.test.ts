import { execFile } from "node:child_process";
import { describe, expect, test } from "vitest";
import { createTrialUser } from "#server/nouns/account/register.ts";
import { closeDatabase, connectTo, openDatabase, sql } from "#server/store/db.ts";
import { freePort } from "#server/store/database/launch.ts";
import { openVault } from "#server/store/keys/vault.ts";
import { root } from "#server/base/root.ts";
import { asRequest } from "#tests/support/asRequest.ts";
import { createDatabase } from "#tests/support/cluster.ts";
import { registration } from "#tests/support/people.ts";

describe("an operator's program", () => {
  test.each([[[]], [["nothing"]], [["constructor"]]])("lists its verbs when asked for %j", async (words) => {
    const { code, said } = await admin("postgresql://nobody@127.0.0.1:1/none", ...words);

    expect(code).toBe(1);
    expect(said).toMatch(/^ {2}check:ledger +proves that every total is the sum of its entries$/m);
    if (words[0]) expect(said).toContain(`has no verb ${words[0]}.`);
  });

  test("reports a missing database in one sentence", async () => {
    const { code, said } = await admin(`postgresql://nobody@127.0.0.1:${await freePort()}/none`, "check:ledger");

    expect(code).toBe(1);
    expect(said).toContain("ECONNREFUSED");
    expect(said).not.toMatch(/^ +at /m);
  });
});

describe("check:ledger", () => {
  test("reports that all is well, without a time limit", async () => {
    const url = await createDatabase();
    const database = connectTo(url);
    // A table that can be read only without a statement timeout, as operators' commands do.
    await database.sql`
      create function "isPatient"() returns boolean stable language plpgsql as $$
      begin
        if current_setting('statement_timeout') <> '0' then raise 'this statement is in a hurry'; end if;
        return true;
      end $$`;
    await database.sql`alter table "DayMood" rename to "EveryDayMood"`;
    await database.sql`create view "DayMood" as select * from "EveryDayMood" where "isPatient"()`;
    await expect(asRequest(() => database.sql`select * from "DayMood"`)).rejects.toThrow("in a hurry");
    await database.close();

    expect(await admin(url, "check:ledger")).toEqual({
      code: 0,
      said: "The ledger is right: every total is the sum of its entries.\n",
    });
  });

  test("names each total that is wrong, and fails", async () => {
    const url = await createDatabase();
    const database = connectTo(url);
    const [person] = await database.sql<{ id: string }>`
      insert into "User" (id, "emailHash", username, "usernameKey", "passwordHash", sealed, "trialEndsAt")
      values (gen_random_uuid(), '', 'ada', 'ada', 'none', '', now()) returning id`;
    await database.sql`insert into "DayTotal" ("userId", "localDate", gold) values (${person?.id}::uuid, '2026-03-01', 7)`;
    await database.close();

    const { code, said } = await admin(url, "check:ledger");

    expect(code).toBe(1);
    expect(said).toContain(`${person?.id} day 2026-03-01: gold says 7, the entries say 0`);
    expect(said).toContain("Totals that are wrong: 1.");
  });
});

describe("check:sealed", () => {
  test("reports that all is well; then names a value that cannot be decrypted, and fails", async () => {
    const url = await createDatabase();
    await openVault(url);
    openDatabase(url);
    await createTrialUser(registration("ada"), {
      address: undefined,
      isForwarded: false,
      deviceZone: undefined,
      device: null,
      deviceMark: undefined,
    });
    expect(await admin(url, "check:sealed")).toEqual({ code: 0, said: "All 2 sealed values open.\n" });

    const [{ id }] = (await sql<{
      id: string;
    }>`update "User" set sealed = substring(sealed from 1 for 40) returning id`) as [{ id: string }];
    await closeDatabase();
    const { code, said } = await admin(url, "check:sealed");

    expect(code).toBe(1);
    expect(said).toContain(`User.sealed ${id} of ${id} does not open\nSealed values that do not open: 1 of 2.`);
  });
});

/** Runs the command as built on the database at `url`. Returns its exit code and output. */
function admin(url: string, ...words: string[]): Promise<{ code: number; said: string }> {
  const env = { ...process.env, DATABASE_URL: url };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      ["--import", "tsx", "server/program/admin.ts", ...words],
      { cwd: root, env },
      (_failure, output, errors) => resolve({ code: child.exitCode ?? -1, said: errors + output }),
    );
  });
}
