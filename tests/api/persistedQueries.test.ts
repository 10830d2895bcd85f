import { createHash } from "node:crypto";
import { parse, validate } from "graphql";
import { describe, expect, test } from "vitest";
import { schema } from "#server/program/schema.ts";
import { useApp } from "#tests/support/app.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { person } from "#tests/support/people.ts";
import { currentNamed, persisted, samples } from "#tests/support/persisted.ts";

useApp();

describe("every document that an installed app may still send", () => {
  test.each(persisted)("$name, $id, is one that today's schema answers", ({ document }) => {
    expect(validate(schema, parse(document)).map(({ message }) => message)).toEqual([]);
  });

  test.each(persisted)("$name, $id, is named by the hash of its text", ({ id, document }) => {
    expect(id).toBe(createHash("sha256").update(document).digest("hex"));
  });

  test("keeps sample variables in tests/support/persisted-samples.json, which statements.test.ts sends", () => {
    const names = new Set(persisted.map(({ name }) => name));

    expect(Object.keys(samples).toSorted()).toEqual([...names].toSorted());
  });
});

describe("a document sent by its id", () => {
  test("is answered as if it had been sent", async () => {
    const ada = await person("ada");
    const id = currentNamed("DashboardScreenQuery").id;

    const answer = await sendRequest("POST", "/graphql", { headers: bearer(ada), body: { id, variables: {} } });

    expect(answer).toMatchObject({
      status: 200,
      json: { data: { viewer: { balances: { today: { gold: 0, coal: 0 } } } } },
    });
  });

  test.each(["0".repeat(64), "__proto__", "constructor", "toString", ""])(
    "and unknown (%j) says so by a code",
    async (id) => {
      const answer = await sendRequest("POST", "/graphql", { headers: bearer(await person("ada")), body: { id } });

      expect(answer.status).toBeLessThan(500);
      if (id) expect(answer.json).toMatchObject({ errors: [{ extensions: { code: "PERSISTED_QUERY_NOT_IN_LIST" } }] });
    },
  );

  test("does not bypass the cost limit", async () => {
    const id = currentNamed("DashboardScreenQuery").id;
    const query = `{ viewer { ${Array.from({ length: 25 }, (_, index) => `a${index}: actions(first: 100) { edges { node { id note } } }`).join(" ")} } }`;

    const answer = await sendRequest("POST", "/graphql", { headers: bearer(await person("ada")), body: { id, query } });

    expect(answer.text).not.toContain('"a24"');
  });
});
