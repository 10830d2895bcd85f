import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { createMemoryRouter, matchRoutes, RouterProvider, type LoaderFunction } from "react-router-dom";
import { pricePlaceholder, type Cost } from "#domain/cost.ts";
import { signedInPaths } from "#domain/paths.ts";
import { App } from "#client/program/App.tsx";
import type { Head } from "#client/chrome/screen/Screen.tsx";
import type { SessionStore } from "#client/chrome/session/session.ts";
import type { SessionScope } from "#client/chrome/session/sessionState.ts";
import { lookUp } from "#client/chrome/session/shell.ts";
import { SignedInFrame } from "./SignedInFrame.tsx";
import { createEnvironment } from "#client/data/environment.ts";
import { signedInRoutes, visitorRoutes } from "#client/program/routes.tsx";
import { CostContext } from "#client/screens/_toy/cost.ts";
import { DashboardBeginning } from "#client/screens/dashboard/DashboardBeginning.tsx";
import { Sky } from "#client/pictures/Sky.tsx";

// client/first/build/pages.mjs runs this; the client never imports it. Nothing random, dated or dependent on zone or
// theme may be drawn here.

/** Draws what a visitor sees at an address, where this is what Kindling costs. The client hydrates the landing, and replaces any other page with the same picture. */
export async function visitorPage(path: string, cost: Cost): Promise<string> {
  const router = createMemoryRouter(visitorRoutes(), { initialEntries: [path] });
  await new Promise<void>((resolve) => {
    router.subscribe(({ initialized }) => initialized && resolve());
  });
  if (router.state.errors) throw new Error(`The page of ${path} could not be drawn.`, { cause: router.state.errors });
  const scope: SessionScope = { number: 1, who: "visitor", environment: createEnvironment({ fetch: nobody }), router };
  const session = { subscribe: () => () => undefined, current: () => ({ status: "known", scope }) };
  // Safe: prerendering only reads the session through these two, because no handler can run.
  return drawn(
    <CostContext value={cost}>
      <App session={session as unknown as SessionStore} />
    </CostContext>,
  );
}

export { pricePlaceholder };

/**
 * Draws the frame of the signed-in screens and each screen's heading (client/first/browser/pick-head.js). Decoration is
 * left out because it would disappear when the client takes over.
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

/** What replaces the spinner below a screen's heading. */
const beginnings: Partial<Record<string, ReactNode>> = { "/": <DashboardBeginning /> };

const screens = import.meta.glob<{ head?: Head }>("/screens/*/*Screen.tsx", { eager: true });

/** The source file of the screen at a signed-in address, relative to client/. Its folder is named after the address. */
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

/** Returns the bodies of the first requests at each signed-in address, exactly as the client sends them. */
export async function questions(): Promise<Record<string, readonly string[]>> {
  const shell = await bodiesOf((environment) => lookUp(environment, async () => undefined));
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
    // No response is needed.
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
  // One chunk, so no script has to assemble it.
  const { prelude } = await prerender(tree, { progressiveChunkSize: Infinity, onError });
  if (failures.length > 0) throw new Error("A part of the page could not be drawn.", { cause: failures[0] });
  return new Response(prelude).text();
}

const origin = "http://localhost";

function nobody(): Promise<never> {
  return Promise.reject(new Error("Nobody answers at build."));
}
