import * as fc from "fast-check";
import { getNamedType, isInputObjectType, isObjectType } from "graphql";
import { describe, expect, test } from "vitest";
import { openApi } from "#server/doors/rest/openApi.ts";
import { routes } from "#server/program/routes.ts";
import { schema } from "#server/program/schema.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { nonsense } from "#tests/support/nonsense.ts";
import { person, registration } from "#tests/support/people.ts";
import { ask, bearer, sendRequest } from "#tests/support/requests.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { expectWords } from "#tests/support/words.ts";

useApp();

const ends = "-000001-01-01 0000-01-01 0001-01-01 0999-12-31 1000-01-01 1001-01-01 1899-12-31 1900-02-29 2026-02-29";
const otherEnds = "2026-13-01 2024-02-29 9998-12-31 9999-01-01 9999-12-02 9999-12-31 10000-01-01 +010000-01-01";
const day = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...`${ends} ${otherEnds}`.split(" ")) },
  fc
    .tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
    .map((parts) => parts.map((part, index) => `${part}`.padStart(index === 0 ? 4 : 2, "0")).join("-")),
);
const clock = fc.constantFrom("00:00:00Z", "23:59:59.999999999Z", "00:00:00-23:59", "23:59:59+23:59", "24:00:00Z");
const instant = fc.tuple(day, clock).map((parts) => parts.join("T"));
const zone = fc.constantFrom("Pacific/Kiritimati", "Pacific/Niue", "Etc/GMT+99", "UTC", "Africa/Monrovia");
const year = fc.constantFrom(-1, 0, 1, 999, 1000, 1899, 1900, 9998, 9999, 10_000, 2 ** 31 - 1, 1.5);

const readsByGraph = `query ($a: Date, $b: Date, $from: Date!, $to: Date!) {
  viewer {
    trends { week(until: $a) { days { date } before { from } } month(until: $b) { written } }
    history(day: $a, month: $b) { edges { cursor } }
    search(text: "a", from: $a, to: $b) { lookedBackTo }
    tagDays(from: $from, to: $to) { count }
    openMonth(month: $a) { days { date } }
  }
}`;

describe("a day at an end of the calendar", () => {
  const { paths } = openApi(routes) as { paths: Record<string, { get?: { parameters: Parameter[] } }> };
  const readsByRest = Object.entries(paths).flatMap(([path, { get }]) => {
    const days = (get?.parameters ?? []).filter(({ schema: sent }) => sent.format === "date").map(({ name }) => name);
    return days.length > 0 ? [{ path, days }] : [];
  });

  test("is sent in every place that takes one", () => {
    const taken = Object.values(schema.getTypeMap()).flatMap((type) => {
      if (isInputObjectType(type)) return Object.values(type.getFields());
      return isObjectType(type) ? Object.values(type.getFields()).flatMap(({ args }) => args) : [];
    });

    const days = taken.filter(({ type }) => getNamedType(type).name === "Date").map(({ name }) => name);
    expect(days.toSorted()).toEqual([
      "agreedTo",
      "date",
      "date",
      "day",
      "from",
      "from",
      "month",
      "month",
      "to",
      "to",
      "until",
      "until",
    ]);
    expect(readsByRest.map(({ path }) => path).toSorted()).toEqual(["/trends/tags", "/trends/user"]);
  });

  test("is answered in words by what reads the diary", async () => {
    const ada = await person("ada");
    await restDoor({ as: ada }).logAction();

    await fc.assert(
      fc.asyncProperty(day, day, zone, year, async (one, other, device, ofYear) => {
        const headers = { ...bearer(ada), "x-time-zone": device };
        for (const { path, days } of readsByRest) {
          const query = new URLSearchParams(days.map((name, index) => [name, [one, other][index % 2] ?? one]));
          for (const range of ["week", "month"])
            expectWords(await sendRequest("GET", `/api${path}?${query.toString()}&range=${range}`, { headers }));
          expectWords(await sendRequest("GET", `/api${path}?${days.at(-1) ?? ""}=${one}`, { headers }));
        }
        expectWords(await sendRequest("GET", `/api/trends/year?year=${ofYear}`, { headers }));
        expectWords(await sendRequest("POST", "/api/search", { headers, body: { text: "a", from: one, to: other } }));
        const variables = { a: one, b: other, from: one, to: other };
        expectWords(await ask(readsByGraph, { headers, variables }));
        const pixels = "query ($year: Int!) { viewer { yearInPixels(year: $year) { date } } }";
        expectWords(await ask(pixels, { headers, variables: { year: ofYear } }));
      }),
      { numRuns: 30, examples: [["9999-12-31", "0001-01-01", "UTC", 2026]] },
    );
  });

  test("is answered in words by what writes it", async () => {
    const ada = await person("ada");
    const { id } = granted(await restDoor({ as: ada }).logAction());

    await fc.assert(
      fc.asyncProperty(day, instant, instant, zone, async (localDate, occurredAt, other, timeZone) => {
        const headers = { ...bearer(ada), "x-time-zone": timeZone };
        const line = { kind: "mood", id: crypto.randomUUID(), value: "calm", timeZone, localDate, occurredAt };
        const lines = JSON.stringify({ ...line, recordedAt: other, editedAt: other });
        const stamp = { clientId: crypto.randomUUID(), occurredAt, sentAt: other, timeZone };
        const input = { value: "CALM", occurredAt: other, stamp };
        const save = "mutation ($input: SaveMoodInput!) { saveMood(input: $input) { ... on Refusal { message } } }";

        expectWords(await sendRequest("POST", "/api/moods", { headers, body: { value: "calm", occurredAt } }));
        expectWords(await sendRequest("PATCH", `/api/actions/${id}`, { headers, body: { createdAt: occurredAt } }));
        expectWords(
          await sendRequest("POST", "/api/user/import", {
            headers: { ...headers, "content-type": "application/jsonl" },
            body: lines,
          }),
        );
        expectWords(await ask(save, { headers, variables: { input } }));
        const putAway = "mutation ($date: Date!) { putDayAway(input: { date: $date }) { ... on Refusal { message } } }";
        expectWords(await ask(putAway, { headers, variables: { date: localDate } }));
        expectWords(
          await ask(putAway.replaceAll("putDayAway", "bringDaysBack"), { headers, variables: { date: localDate } }),
        );
        const path = "/api/trends/on-this-day/put-away";
        expectWords(await sendRequest("POST", path, { headers, body: { date: localDate } }));
        expectWords(await sendRequest("DELETE", `${path}?date=${localDate}`, { headers }));
        const account = { ...registration("new"), agreedTo: localDate, country: "Nowhere" };
        expectWords(await sendRequest("POST", "/api/auth/create-trial-user", { body: account }));
      }),
      { numRuns: 30 },
    );
  });

  test("or no day at all is refused by its field", async () => {
    const headers = bearer(await person("ada"));

    await fc.assert(
      fc.asyncProperty(nonsense, async (said) => {
        fc.pre(said !== null && said !== undefined);
        const { status, json } = await sendRequest("POST", "/api/search", { headers, body: { text: "a", from: said } });

        // Far too much is refused by its length, before it is read.
        if (status !== 413) expect({ status, json }).toMatchObject({ status: 400, json: { field: "from" } });
        expect(json).toMatchObject({ message: expect.stringMatching(/\w{3}/) });
      }),
      { numRuns: 30 },
    );
  });
});

interface Parameter {
  name: string;
  schema: { format?: string };
}
