import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { createMemoryRouter, matchRoutes, RouterProvider, type LoaderFunction } from "react-router-dom";
import { signedInPaths } from "#domain/paths.ts";
import { App } from "#client/program/App.tsx";
import type { Head } from "#client/chrome/screen/Screen.tsx";
import type { SessionStore } from "#client/chrome/session/session.ts";
import type { Stay } from "#client/chrome/session/sessionState.ts";
import { lookUp } from "#client/chrome/session/shell.ts";
import { SignedInFrame } from "./SignedInFrame.tsx";
import { createEnvironment } from "#client/data/environment.ts";
import { signedInRoutes, visitorRoutes } from "#client/program/routes.tsx";
import { DashboardBeginning } from "#client/screens/dashboard/DashboardBeginning.tsx";
import { Sky } from "#client/pictures/Sky.tsx";

// Run by client/first/build/pages.mjs, and no part of the client. What is random, dated, zoned or themed stays out of it.

/** The landing, which the client takes over. */
export async function landing(): Promise<string> {
  const router = createMemoryRouter(visitorRoutes());
  await new Promise<void>((resolve) => {
    router.subscribe(({ initialized }) => initialized && resolve());
  });
  if (router.state.errors) throw new Error("The landing could not be drawn.", { cause: router.state.errors });
  const stay: Stay = { number: 1, who: "visitor", environment: createEnvironment({ fetch: nobody }), router };
  const session = { subscribe: () => () => undefined, current: () => ({ status: "known", stay }) };
  // A drawing asks nothing else of a session: nobody presses anything in it.
  return drawn(<App session={session as unknown as SessionStore} />);
}

/**
 * What stands around every signed-in screen, and the head of each (client/first/browser/pick-head.js), until the first one takes its place. What
 * decorates is left out: it would vanish while that is drawn.
 */
export function frame(): string {
  const heads = signedInPaths.map((path) => [path, headOf(screenAt(path)), beginnings[path]] as const);
  const routes = [{ path: "*", element: <SignedInFrame heads={heads} /> }];
  const router = createMemoryRouter(routes, { initialEntries: ["/anywhere"] });
  return renderToStaticMarkup(
    <>
      <Sky />
      <RouterProvider router={router} />
    </>,
  );
}

/** What stands below a screen's head in place of a spinner alone. */
const beginnings: Partial<Record<string, ReactNode>> = { "/": <DashboardBeginning /> };

const screens = import.meta.glob<{ head?: Head }>("/screens/*/*Screen.tsx", { eager: true });

/** The file of the screen at a signed-in address, from client/. It stands in the folder of that address. */
export function screenAt(path: string): string {
  const folder = path === "/" ? "dashboard" : path === "/exchange" ? "karma-exchange" : path.slice(1);
  const file = Object.keys(screens).find((each) => each.startsWith(`/screens/${folder}/`));
  if (file === undefined) throw new Error(`No screen stands at ${path}.`);
  return file.slice(1);
}

function headOf(screen: string): Head {
  const head = screens[`/${screen}`]?.head;
  if (!head) throw new Error(`${screen} exports no head.`);
  return head;
}

/** The bodies of the requests that the client begins with at each signed-in address, as it sends them. */
export async function questions(): Promise<Record<string, readonly string[]>> {
  const shell = await bodiesOf((environment) => lookUp(environment));
  const ofPaths = await Promise.all(
    signedInPaths.map(async (path) => [path, [...(await bodiesOf(entering(path))), ...shell]] as const),
  );
  return Object.fromEntries(ofPaths);
}

type Environment = ReturnType<typeof createEnvironment>;

async function bodiesOf(work: (environment: Environment) => unknown): Promise<string[]> {
  const bodies: string[] = [];
  const record: typeof fetch = (_address, init) => {
    if (typeof init?.body === "string") bodies.push(init.body);
    return nobody();
  };
  try {
    await work(createEnvironment({ baseUrl: origin, fetch: record }));
  } catch {
    // Nobody answers.
  }
  return bodies;
}

function entering(path: string) {
  return async (environment: Environment): Promise<void> => {
    const request = new Request(new URL(path, origin));
    for (const { route } of matchRoutes(signedInRoutes(environment), path) ?? []) {
      const load = route.loader as LoaderFunction | undefined;
      const answer: unknown = await load?.({ request, params: {}, context: {} } as never);
      if (answer instanceof Response) await entering(answer.headers.get("Location") ?? "/")(environment);
    }
  };
}

async function drawn(tree: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const onError = (error: unknown) => void failures.push(error);
  // In one piece, which no script has to put together.
  const { prelude } = await prerender(tree, { progressiveChunkSize: Infinity, onError });
  if (failures.length > 0) throw new Error("A part of the page could not be drawn.", { cause: failures[0] });
  return new Response(prelude).text();
}

const origin = "http://localhost";

function nobody(): Promise<never> {
  return Promise.reject(new Error("Nobody answers at build."));
}
