import { serverAudits } from "graphql-http";
import { describe, expect, test } from "vitest";
import { serverUrl } from "#tests/support/address.ts";
import { useApp } from "#tests/support/app.ts";
import { ask, bearer, sendRequest } from "#tests/support/requests.ts";
import { person } from "#tests/support/people.ts";

useApp();

describe("GraphQL over HTTP, as its specification has it", () => {
  const audits = serverAudits({ url: () => `${serverUrl()}/graphql` });

  test.each(audits)("$name", async ({ fn }) => {
    const result = await fn();

    // A notice means that the server chose the other of two allowed behaviours.
    expect(["ok", "notice"], "reason" in result ? result.reason : "").toContain(result.status);
  });
});

describe("GraphQL", () => {
  test("does not take many requests in one", async () => {
    const answer = await sendRequest("POST", "/graphql", {
      body: [{ query: "{ viewer { email } }" }, { query: "{ __typename }" }],
    });

    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ errors: [{ message: expect.stringMatching(/batch/i) }] });
  });

  test("changes nothing by a GET", async () => {
    const mutation = encodeURIComponent("mutation { logout { viewer { email } } }");

    const answer = await sendRequest("GET", `/graphql?query=${mutation}`, { headers: bearer(await person("ada")) });

    expect(answer).toMatchObject({ status: 405, headers: { allow: expect.stringContaining("POST") } });
  });

  test("reads by a GET", async () => {
    const ada = await person("ada");

    const answer = await sendRequest("GET", `/graphql?query=${encodeURIComponent("{ viewer { email } }")}`, {
      headers: bearer(ada),
    });

    expect(answer.json).toEqual({ data: { viewer: { email: ada.email } } });
  });

  test.each(["PUT", "DELETE", "PATCH", "HEAD"])("does not accept %s", async (method) => {
    expect((await sendRequest(method, "/graphql?query={__typename}")).status).toBe(405);
  });

  test("answers a visitor's mutation with 401, like REST", async () => {
    const answer = await ask('mutation { deleteAction(input: { id: "x" }) { __typename } }');

    expect(answer).toMatchObject({
      status: 401,
      json: { errors: [{ message: "Unauthorized", extensions: { code: "UNAUTHENTICATED" } }] },
    });
  });

  test("answers a refusal with 200, because it is data", async () => {
    const answer = await ask('mutation { deleteAction(input: { id: "x" }) { ... on Refusal { message code } } }', {
      headers: bearer(await person("ada")),
    });

    expect(answer).toMatchObject({
      status: 200,
      json: { data: { deleteAction: { message: "This entry isn’t here any more.", code: "NOT_FOUND" } } },
    });
  });

  test("returns balances from before a save and after it correctly", async () => {
    const answer = await ask(
      `mutation ($first: ID!, $second: ID!) {
        first: logAction(input: { stamp: { clientId: $first }, ${choices} }) { ...after }
        second: logAction(input: { stamp: { clientId: $second }, ${choices} }) { ...after }
      }
      fragment after on LogActionPayload { viewer { balances { today { gold } } summary { actionsLogged } } }`,
      { headers: bearer(await person("ada")), variables: { first: "one", second: "two" } },
    );

    expect(answer.json).toEqual({ data: { first: seen(2), second: seen(4) } });
  });
});

function seen(gold: number) {
  return { viewer: { balances: { today: { gold } }, summary: { actionsLogged: gold / 2 } } };
}

const choices = "type: EVENT, classification: POSITIVE, emotionResponse: CALM, effectOnOthers: CALM";
