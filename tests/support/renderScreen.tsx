import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { onTestFinished, vi, type Mock } from "vitest";
import { App } from "#client/program/App.tsx";
import { routesOf } from "#client/program/routes.tsx";
import { createSession } from "#client/chrome/session/session.ts";
import { ShellContext } from "#client/chrome/session/shell.ts";
import { SessionContext, type SessionActions } from "#client/chrome/session/sessionContext.ts";
import { platform } from "#client/platform/platform.ts";
import { deviceZone } from "#client/platform/zones.ts";
import { createEnvironment } from "#client/data/environment.ts";
import { ToastRegion } from "#client/ui/overlays/Toast.tsx";
import { serverUrl } from "./address.ts";
import { globalIdOf } from "./globalId.ts";
import type { Person } from "./people.ts";

interface ScreenOptions {
  /** The viewer; a visitor by default. */
  as?: Person;
  /** Its address. All other addresses are blank, so that a test can detect navigation. */
  path?: string;
  /** Replaces the network, to fail or to wait. */
  fetch?: typeof fetch;
}

/**
 * Renders one screen for a person, with the real server behind its Relay environment. Returns the result of `render`,
 * the router, and the session's actions as spies.
 */
export function renderScreen(screen: ReactNode, { as, path = "/here", fetch }: ScreenOptions = {}) {
  if (as) keepUser(as);
  const environment = createEnvironment({
    baseUrl: serverUrl(),
    token: () => as?.token ?? null,
    ...(fetch ? { fetch } : {}),
  });
  const session: SessionActions & { enter: Mock<() => void>; leave: Mock<() => Promise<void>> } = {
    keepsToken: false,
    enter: vi.fn(),
    leave: vi.fn(() => Promise.resolve()),
    deferTurnAway: () => () => false,
    clearDevice: () => undefined,
    startOver: () => undefined,
    dataAccess: () => undefined,
    endDataAccess: () => undefined,
    keepFresh: vi.fn(),
  };
  const { pathname } = new URL(path, "http://localhost");
  const router = createMemoryRouter(
    [
      { path: pathname, element: screen },
      { path: "*", element: null },
    ],
    { initialEntries: [path] },
  );

  const rendered = render(
    <>
      <SessionContext value={session}>
        <RelayEnvironmentProvider environment={environment}>
          <ShellContext value={shell}>
            <RouterProvider router={router} />
          </ShellContext>
        </RelayEnvironmentProvider>
      </SessionContext>
      <ToastRegion />
    </>,
  );
  return { ...rendered, environment, router, session };
}

/**
 * Opens the whole product at an address, like a browser that may have a person's cookie. Returns the result of
 * `render`.
 */
export function openProduct({ as, path = "/", fetch = browserFetch(as) }: ScreenOptions = {}) {
  if (as) keepUser(as);
  window.history.replaceState(null, "", path);
  return loadProduct(fetch);
}

/** Opens the product at the last address, like a reload. */
export function loadProduct(fetch = browserFetch()) {
  const session = createSession({ ...platform, baseUrl: serverUrl() }, routesOf, fetch);
  void session.begin();

  onTestFinished(session.end);
  return { ...render(<App session={session} />), session };
}

/** The fetch of a separate browser: it stores and sends the session's cookie. */
export function browserFetch(somebody?: Pick<Person, "token">): typeof fetch {
  let cookie = somebody && `kindling=${somebody.token}`;

  return async (input, init) => {
    const headers = new Headers(init?.headers);
    if (cookie && init?.credentials !== "omit") headers.set("Cookie", cookie);
    const answer = await globalThis.fetch(input, { ...init, headers });
    const [set] = answer.headers.getSetCookie();
    if (set) cookie = set.includes("Max-Age=0") ? undefined : set.split(";")[0];
    return answer;
  };
}

const shell = { epoch: 0, zone: deviceZone };

/** Keeps on the device who is signed in there, as a sign-in in any of its tabs does. */
export function keepUser(somebody: Person): void {
  const { id, username, email } = somebody;
  void platform.storage.keepUser({ id: globalIdOf(id, "User"), username, displayName: null, email, country: "France" });
}
