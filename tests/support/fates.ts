import type { Page, Request, Route } from "playwright-core";
import { operationIn } from "./browser.ts";

// What can become of a request between a browser and the server, as tests/support/wire.ts has it for jsdom.

/** Decides it for one request. */
export type Fate = (route: Route) => Promise<void>;

/** The server does what it is asked. */
export const pass: Fate = (route) => route.continue();

/** No server answers. */
export const cut: Fate = (route) => route.abort();

/** The server fails, and has nothing to say about it. */
export const broken = refused({ message: "Something went wrong", code: "UNEXPECTED" }, 500);

/** The server says no, as both doors do. */
export function refused(problem: { message: string; [more: string]: unknown }, status = 400): Fate {
  const { message, ...extensions } = problem;
  return answered({ ...problem, errors: [{ message, extensions }] }, status);
}

/** The server answers so. */
export function answered(json: unknown, status = 200): Fate {
  return (route) => route.fulfill({ status, json });
}

/** Fates of what a page asks for, by the name of the GraphQL operation, or by method and path as in "GET /api/dashboard". */
export async function fatesOn(page: Page): Promise<Map<string, Fate>> {
  const fates = new Map<string, Fate>();
  await page.route(/\/(?:graphql$|api\/)/, (route) => (fates.get(nameOf(route.request())) ?? pass)(route));
  return fates;
}

function nameOf(request: Request): string {
  const { pathname } = new URL(request.url());
  return pathname === "/graphql" ? operationIn(request) : `${request.method()} ${pathname}`;
}

/** The next toast, as "alert" when something went wrong, else "status", its title and its description. */
export async function nextToast(page: Page): Promise<string[]> {
  // Found and read in one go, for it may be gone the next moment.
  const found = await page.waitForFunction(() => {
    const toast = document.querySelector<HTMLElement>("[data-toasts] > [data-state='open']:not([data-read])");
    if (!toast?.innerText) return null;
    toast.dataset.read = "";
    return [toast.parentElement?.getAttribute("role") ?? "", ...toast.innerText.split("\n").filter(Boolean)];
  });
  return (await found.jsonValue()) ?? [];
}
