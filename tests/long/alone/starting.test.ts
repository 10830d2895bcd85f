import { Client } from "pg";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { log } from "#server/base/log.ts";
import { version } from "#server/base/version.ts";
import { tidyUp } from "#server/program/data.ts";
import { setStartupStep } from "#server/program/starting.ts";
import { closeDatabase, openDatabase, sql } from "#server/store/db.ts";
import { testedDatabase } from "#tests/support/address.ts";
import { useApp } from "#tests/support/app.ts";
import { createEmptyDatabase } from "#tests/support/cluster.ts";
import { launchKindling, startKindling, type Kindling } from "#tests/support/kindling.ts";
import { ask, bearer, sendRequest } from "#tests/support/requests.ts";
import { person, registration } from "#tests/support/people.ts";

useApp();

const running: Kindling[] = [];

afterEach(async () => {
  setStartupStep(undefined);
  for (const kindling of running.splice(0)) {
    kindling.send("SIGKILL");
    await kindling.ended;
  }
});

const starting = { status: 503, headers: { "retry-after": "2" } };

describe("a server that is still starting", () => {
  test("is alive, and reports its current step", async () => {
    setStartupStep("migrating 2 of 5");

    expect(await sendRequest("GET", "/healthz")).toMatchObject({ status: 200 });
    expect(await sendRequest("GET", "/readyz")).toMatchObject({
      ...starting,
      json: { message: "The server is starting: migrating 2 of 5." },
    });
  });

  test("shows browsers a page that reloads itself", async () => {
    setStartupStep("the database");

    for (const path of ["/", "/history", "/api/docs"]) {
      const answer = await sendRequest("GET", path, { headers: { accept: "text/html,*/*" } });
      expect(answer).toMatchObject(starting);
      expect(answer.headers).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "content-security-policy": expect.stringContaining("default-src 'none'"),
      });
      expect(answer.text).toContain('http-equiv="refresh"');
    }
  });

  test("asks everybody else to come again, in the shape of each door, and serves them afterwards", async () => {
    const headers = bearer(await person("ada"));
    setStartupStep("the database");

    const message = "Kindling is starting. Please try again in a moment.";
    expect(await sendRequest("GET", "/api/auth/user", { headers })).toMatchObject({ ...starting, json: { message } });
    expect(await ask("{ viewer { email } }", { headers })).toMatchObject({
      ...starting,
      json: { errors: [{ message, extensions: { code: "UNAVAILABLE", retryAfter: 2 } }] },
    });

    setStartupStep(undefined);
    expect(await sendRequest("GET", "/api/auth/user", { headers })).toMatchObject({ status: 200 });
  });
});

test("the jobs of a start log no failure when the server stops meanwhile: its next start does the rest", async () => {
  const failed = vi.spyOn(log, "error").mockReturnValue();
  const address = testedDatabase() ?? "";
  onTestFinished(() => openDatabase(address));
  await closeDatabase();

  tidyUp();
  await expect(sql`select 1`).rejects.toThrow("end on the pool");

  expect(failed).not.toHaveBeenCalled();
  failed.mockRestore();
});

describe("a start", () => {
  test.each(["STRIPE_SECRET_KEY", "STRIPE_PRICE_ID", "STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID"])(
    "with nothing of Stripe but %s ends with a sentence, before it listens",
    async (names) => {
      const kindling = await launched({
        databaseUrl: "postgresql://nobody@127.0.0.1:1/none",
        env: Object.fromEntries(names.split(", ").map((name) => [name, "set"])),
      });

      expect(await kindling.ended).toMatchObject({ code: 1 });
      expect(kindling.said).toEqual([
        "The configuration cannot be used. STRIPE_SECRET_KEY: STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_ID are given together, or none of them",
      ]);
    },
  );

  test("that would give its database no time ends with a sentence", async () => {
    const kindling = await launched({
      databaseUrl: "postgresql://nobody@127.0.0.1:1/none",
      env: { DATABASE_PATIENCE_MS: "10" },
    });

    expect(await kindling.ended).toMatchObject({ code: 1 });
    expect(kindling.said).toEqual([
      "The configuration cannot be used. DATABASE_PATIENCE_MS: Too small: expected number to be >=1000",
    ]);
  });

  test("that would give each account no room ends with a sentence", async () => {
    const kindling = await launched({
      databaseUrl: "postgresql://nobody@127.0.0.1:1/none",
      env: { ACCOUNT_MEGABYTES: "0" },
    });

    expect(await kindling.ended).toMatchObject({ code: 1 });
    expect(kindling.said).toEqual([
      "The configuration cannot be used. ACCOUNT_MEGABYTES: Too small: expected number to be >=1",
    ]);
  });

  test("listens before its database is ready, and reports its version and current migration", async () => {
    const databaseUrl = await createEmptyDatabase();
    const holder = new Client({ connectionString: databaseUrl });
    await holder.connect();
    // The first migration creates a table of this name, so it waits for this transaction.
    await holder.query('begin; create table "User" (id int)');
    const kindling = await launched({ databaseUrl });

    await kindling.says("is starting");
    await expect
      .poll(() => answerOf(kindling, "/readyz"))
      .toEqual({ message: expect.stringMatching(/^The server is starting: migrating 1 of \d+\.$/) });
    expect(await answerOf(kindling, "/healthz")).toEqual({ message: "ok", version });
    expect(kindling.said[0]).toContain(`"Kindling ${version} is starting"`);
    await holder.query("rollback");
    await holder.end();

    await kindling.says("is ready");
    expect(await answerOf(kindling, "/readyz")).toEqual({ message: "ok" });
  });

  test("on an empty database says in its log and on its first page how to bring back a backup, until somebody registers", async () => {
    const kindling = await startKindling({ databaseUrl: await createEmptyDatabase() });
    running.push(kindling);
    const firstPage = async () => (await fetch(`${kindling.url}/`, { headers: { accept: "text/html" } })).text();
    const command = "npm run admin -- restore FILE";

    await kindling.says(command);
    await expect.poll(firstPage).toContain(command);

    const answer = await fetch(`${kindling.url}/api/auth/create-trial-user`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(registration()),
    });
    expect(answer.ok, await answer.clone().text()).toBe(true);
    await expect.poll(firstPage).not.toContain(command);
  });
});

async function launched(circumstances: { databaseUrl: string; env?: Record<string, string> }): Promise<Kindling> {
  const kindling = await launchKindling(circumstances);
  running.push(kindling);
  return kindling;
}

async function answerOf({ url }: Kindling, path: string): Promise<unknown> {
  return (await fetch(`${url}${path}`)).json();
}
