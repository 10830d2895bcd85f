import { getIntrospectionQuery } from "graphql";
import { describe, expect, test, vi } from "vitest";
import { useApp } from "#tests/support/app.ts";
import { useBuiltExplorer } from "#tests/support/builtExplorer.ts";
import { findings } from "#tests/support/graphqlCop.ts";
import { ask, bearer, sendRequest } from "#tests/support/requests.ts";
import { person } from "#tests/support/people.ts";
import { currentNamed } from "#tests/support/persisted.ts";

// Set before the server's code loads.
vi.hoisted(() => {
  process.env.GRAPHQL_EXPLORER = "off";
});

// The same files as for a server with the explorer.
useBuiltExplorer();
useApp();

describe("with the explorer off", () => {
  test("GraphiQL is not there", async () => {
    expect(await sendRequest("GET", "/graphql", { headers: { accept: "text/html" } })).toMatchObject({
      status: 404,
      json: { errors: [{ message: "There is nothing here." }] },
    });
  });

  test.each(["{ viewer { email } }", getIntrospectionQuery(), "{ __typename }"])(
    "a free document is not taken (%#)",
    async (document) => {
      const answer = await ask(document, { headers: bearer(await person("ada")) });

      expect(answer.status).toBe(400);
      expect(answer.json).not.toHaveProperty("data");
      expect(answer.json).toMatchObject({ errors: [{ message: expect.stringMatching(/\w+/) }] });
    },
  );

  test("graphql-cop finds nothing", async () => {
    expect(await findings()).toEqual([]);
  });

  test("the shipped client works as before", async () => {
    const { id } = currentNamed("DashboardScreenQuery");

    const answer = await sendRequest("POST", "/graphql", {
      headers: bearer(await person("ada")),
      body: { id, variables: {} },
    });

    expect(answer).toMatchObject({ status: 200, json: { data: { viewer: { summary: { actionsLogged: 0 } } } } });
  });
});
