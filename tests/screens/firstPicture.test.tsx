import type { RouteObject } from "react-router-dom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { dropEarlyRequests, fetchOrReuse, checkEarlyRequests } from "#client/first/browser/early.ts";
import { platform } from "#client/platform/platform.ts";
import { deviceZone } from "#client/platform/zones.ts";
import { createEnvironment } from "#client/data/environment.ts";
import { signedInRoutes, visitorRoutes } from "#client/program/routes.tsx";
import { openPaths, signedInPaths } from "#domain/paths.ts";
import { waitFor } from "#tests/support/screen.ts";

test("the server knows the address of every screen", () => {
  const open = new Set(pathsOf(visitorRoutes()));
  expect([...open].toSorted()).toEqual([...openPaths].toSorted());
  const own = pathsOf(signedInRoutes(createEnvironment())).filter((path) => !open.has(path));

  expect([...signedInPaths].toSorted()).toEqual(own.toSorted());
});

describe("the page's early requests", () => {
  afterEach(() => {
    dropEarlyRequests();
    vi.unstubAllGlobals();
  });

  test("are used once, and later requests are sent", async () => {
    const { fetched } = early();
    checkEarlyRequests();

    const answers = [
      await fetchOrReuse("/graphql", { body: "question" }),
      await fetchOrReuse("/graphql", { body: "question" }),
    ];

    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(["early", "late"]);
    expect(fetched).toHaveBeenCalledOnce();
  });

  test("do not answer other requests", async () => {
    early();
    checkEarlyRequests();

    expect(await (await fetchOrReuse("/graphql", { body: "another" })).text()).toBe("late");
    expect(await (await fetchOrReuse("/file")).text()).toBe("late");
  });

  test("are aborted with the client's request", async () => {
    const { caller } = early();
    checkEarlyRequests();
    const taker = new AbortController();
    await fetchOrReuse("/graphql", { body: "question", signal: taker.signal });

    taker.abort();

    expect(caller.signal.aborted).toBe(true);
  });

  test.each([
    ["another person", { user: '{"id":"bo"}' }],
    ["another time zone", { zone: "Mars/Olympus" }],
  ])("are aborted if they were sent for %s", async (_whom, otherwise) => {
    const { caller } = early(otherwise);

    checkEarlyRequests();

    expect(await (await fetchOrReuse("/graphql", { body: "question" })).text()).toBe("late");
    expect(caller.signal.aborted).toBe(true);
  });

  test("are aborted when another tab signs another person in", async () => {
    const { caller } = early();
    checkEarlyRequests();

    localStorage.setItem("kindling.user", JSON.stringify({ id: "bo", email: "bo@example.org" }));
    window.dispatchEvent(new StorageEvent("storage", { key: "kindling.user" }));

    await waitFor(() => expect(caller.signal.aborted).toBe(true));
    expect(await (await fetchOrReuse("/graphql", { body: "question" })).text()).toBe("late");
  });
});

function early(otherwise: object = {}) {
  const fetched = vi.fn(() => Promise.resolve(new Response("late")));
  vi.stubGlobal("fetch", fetched);
  const caller = new AbortController();
  const asked = new Map([["question", { answer: Promise.resolve(new Response("early")), caller }]]);
  const user = platform.storage.device.read("kindling.user");
  window.kindlingEarly = { user, zone: deviceZone(), asked, at: Date.now(), ...otherwise };
  return { fetched, caller };
}

function pathsOf(routes: readonly RouteObject[]): string[] {
  return routes
    .flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)])
    .filter((path) => path !== "*");
}
