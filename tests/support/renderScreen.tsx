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
  /** Who looks at it; a visitor, if not said. */
  as?: Person;
  /** The address it stands at. Every other one is blank, so that a test can tell that somebody has left. */
  path?: string;
  /** Stands in for the network, to fail or to wait; the real one, if not given. */
  fetch?: typeof fetch;
}

/**
 * Renders one screen for a person, with the real server behind its Relay environment: no answers to invent. Gives what
 * `render` gives, the router, and the session's actions to be watched.
 */
export function renderScreen(screen: ReactNode, { as, path = "/here", fetch }: ScreenOptions = {}) {
  remember(as);
  const environment = createEnvironment({
    baseUrl: serverUrl(),
    token: () => as?.token ?? null,
    ...(fetch ? { fetch } : {}),
  });
  const session: SessionActions & { enter: Mock<() => void>; leave: Mock<() => Promise<void>> } = {
    keepsToken: false,
    enter: vi.fn(),
    leave: vi.fn(() => Promise.resolve()),
    expectEnd: () => () => false,
    leaveForGood: () => undefined,
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

/** Opens the whole product at an address, as a browser that may hold a person's cookie. Gives what `render` gives. */
export function openProduct({ as, path = "/", fetch = browserFetch(as) }: ScreenOptions = {}) {
  remember(as);
  window.history.replaceState(null, "", path);
  return loadProduct(fetch);
}

/** Opens the product where its last window was, as a reload does. */
export function loadProduct(fetch = browserFetch()) {
  const session = createSession({ ...platform, baseUrl: serverUrl() }, routesOf, fetch);
  void session.begin();

  onTestFinished(session.end);
  return { ...render(<App session={session} />), session };
}

/** The fetch of a browser of its own: it keeps the session's cookie, and sends it along. */
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

function remember(somebody: Person | undefined): void {
  if (!somebody) return;
  const { id, username, email } = somebody;
  void platform.storage.keepUser({ id: globalIdOf(id, "User"), username, displayName: null, email, country: "France" });
}
