import type { RouteObject } from "react-router-dom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { dropEarly, fetchOrTake, openEarly } from "#client/first/browser/early.ts";
import { platform } from "#client/platform/platform.ts";
import { deviceZone } from "#client/platform/zones.ts";
import { createEnvironment } from "#client/data/environment.ts";
import { signedInRoutes, visitorRoutes } from "#client/program/routes.tsx";
import { signedInPaths } from "#domain/paths.ts";

test("the server knows every address of a signed-in person that is not open to all", () => {
  const open = new Set(pathsOf(visitorRoutes()));
  const own = pathsOf(signedInRoutes(createEnvironment())).filter((path) => !open.has(path));

  expect([...signedInPaths].toSorted()).toEqual(own.toSorted());
});

describe("what the page has asked before the client came", () => {
  afterEach(() => {
    dropEarly();
    vi.unstubAllGlobals();
  });

  test("is taken once, and then asked anew", async () => {
    const { fetched } = early();
    openEarly();

    const answers = [
      await fetchOrTake("/graphql", { body: "question" }),
      await fetchOrTake("/graphql", { body: "question" }),
    ];

    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(["early", "late"]);
    expect(fetched).toHaveBeenCalledOnce();
  });

  test("is not taken for anything else", async () => {
    early();
    openEarly();

    expect(await (await fetchOrTake("/graphql", { body: "another" })).text()).toBe("late");
    expect(await (await fetchOrTake("/file")).text()).toBe("late");
  });

  test("ends where whoever takes it gives up", async () => {
    const { caller } = early();
    openEarly();
    const taker = new AbortController();
    await fetchOrTake("/graphql", { body: "question", signal: taker.signal });

    taker.abort();

    expect(caller.signal.aborted).toBe(true);
  });

  test.each([
    ["somebody else", { user: '{"id":"bo"}' }],
    ["another zone", { zone: "Mars/Olympus" }],
  ])("is given up where it was for %s", async (_whom, otherwise) => {
    const { caller } = early(otherwise);

    openEarly();

    expect(await (await fetchOrTake("/graphql", { body: "question" })).text()).toBe("late");
    expect(caller.signal.aborted).toBe(true);
  });

  test("is given up when another tab signs somebody else in", async () => {
    const { caller } = early();
    openEarly();

    localStorage.setItem("kindling.user", JSON.stringify({ id: "bo", email: "bo@example.org" }));
    window.dispatchEvent(new StorageEvent("storage", { key: "kindling.user" }));

    await vi.waitFor(() => expect(caller.signal.aborted).toBe(true));
    expect(await (await fetchOrTake("/graphql", { body: "question" })).text()).toBe("late");
  });
});

function early(otherwise: object = {}) {
  const fetched = vi.fn(() => Promise.resolve(new Response("late")));
  vi.stubGlobal("fetch", fetched);
  const caller = new AbortController();
  const asked = new Map([["question", { answer: Promise.resolve(new Response("early")), caller }]]);
  const user = platform.storage.device.read("kindling.user");
  window.kindlingEarly = { user, zone: deviceZone(), asked, ...otherwise };
  return { fetched, caller };
}

function pathsOf(routes: readonly RouteObject[]): string[] {
  return routes
    .flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)])
    .filter((path) => path !== "*");
}
