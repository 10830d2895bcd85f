import { beforeEach, expect, test, vi } from "vitest";
import { stopBeingReady } from "#server/program/health.ts";
import { useApp } from "#tests/support/app.ts";
import { sendRequest, type Answer } from "#tests/support/requests.ts";
import { statementsOf } from "#tests/support/statements.ts";

useApp();

/** Milliseconds that have passed for the server, which only a test moves. */
let passed = performance.now();

beforeEach(() => {
  passed += 60_000;
  vi.spyOn(performance, "now").mockImplementation(() => passed);
});

test("many visitors who ask at once whether the server is ready cost the database one question", async () => {
  const answers: Answer[] = [];

  const questions = await questionsIn(async () => {
    answers.push(...(await Promise.all(Array.from({ length: 12 }, () => sendRequest("GET", "/readyz")))));
  });

  expect(questions).toBe(1);
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, json: { message: "ok" } });
});

test("the database is asked again after 250 ms, and not earlier", async () => {
  await sendRequest("GET", "/readyz");

  passed += 249;
  expect(await questionsIn(() => sendRequest("GET", "/readyz"))).toBe(0);
  passed += 1;
  expect(await questionsIn(() => sendRequest("GET", "/readyz"))).toBe(1);
});

test("a server that stops says so at once, whatever it said a moment ago", async () => {
  expect(await sendRequest("GET", "/readyz")).toMatchObject({ status: 200 });

  stopBeingReady();

  expect(await sendRequest("GET", "/readyz")).toMatchObject({
    status: 503,
    json: { message: "The server is stopping." },
  });
});

/** How often the database was asked for its state. */
async function questionsIn(work: () => Promise<unknown>): Promise<number> {
  const statements = await statementsOf(work);
  return statements.filter((statement) => statement.includes("_prisma_migrations")).length;
}
