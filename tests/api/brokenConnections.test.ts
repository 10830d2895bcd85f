import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { openRoute } from "#server/kit/rest/route.ts";
import { StreamedResponse } from "#server/kit/rest/streamedResponse.ts";
import { useApp } from "#tests/support/app.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { person, type Person } from "#tests/support/people.ts";
import { rawConnection } from "#tests/support/rawConnection.ts";

/** How many endless answers have begun, and how many have ended. */
const endless = { begun: 0, ended: 0 };

useApp({
  routes: [
    openRoute("get", "/test/endless", { summary: "Of this test alone.", file: "text/plain" }, () => {
      endless.begun += 1;
      return new StreamedResponse({ "Content-Type": "text/plain" }, words());
    }),
  ],
});

async function* words(): AsyncGenerator<string> {
  try {
    for (;;) {
      yield "word ".repeat(20_000);
      await nextTurn();
    }
  } finally {
    endless.ended += 1;
  }
}

test("answers that wait behind another one end with their connection", async () => {
  Object.assign(endless, { begun: 0, ended: 0 });
  const connection = rawConnection();
  connection.send(requestFor("/api/test/endless").repeat(5));
  await expect.poll(() => endless.begun).toBe(5);

  connection.hangUp();

  await expect.poll(() => endless.ended).toBe(5);
});

test("a person whose connection breaks under many requests is answered on the next one", async () => {
  const ada = await person("ada");
  const connection = rawConnection();
  connection.send(requestFor("/api/test/endless") + requestFor("/api/auth/user", ada).repeat(12));
  await connection.untilMatch(/word/);

  connection.hangUp();

  expect(await sendRequest("GET", "/api/auth/user", { headers: bearer(ada) })).toMatchObject({ status: 200 });
});

function requestFor(path: string, as?: Person): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${as ? `Authorization: Bearer ${as.token}\r\n` : ""}\r\n`;
}
