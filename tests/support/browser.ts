import axe from "axe-core";
import type { Browser, BrowserContext, Page, Request, Response } from "playwright-core";
import { Temporal } from "temporal-polyfill";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { coalLabel } from "#domain/karmaWords.ts";
import { readDocuments } from "#server/doors/graph/documents.ts";
import { serverUrl } from "./address.ts";
import { wrongIn } from "./badAnswers.ts";
import { launchChromium } from "./chromium.ts";
import { countIdleWork, keepPerformance, keepPresses, pressesOf, restoreEntries, waitForStore } from "./pageScripts.ts";
import { peopleLiveIn, type Person } from "./people.ts";
import { present } from "./present.ts";
import { until, watchdogMs } from "./until.ts";

export const phone = { width: 360, height: 740 } as const;
export const desktop = { width: 1280, height: 900 } as const;

declare global {
  interface Window {
    /** Set by `expectForEverybody`. */
    axe: typeof axe;
  }
}

interface Circumstances {
  /** Signs in as this person by cookie. */
  as?: Pick<Person, "token">;
  /** The first address. */
  path?: string;
  size?: { width: number; height: number };
  theme?: "light" | "dark";
  /** Whether animations run. Off by default: without a graphics card, drifting clouds cost more than the test. */
  motion?: boolean;
  /** Whether the device has a touch screen. */
  touch?: boolean;
  /** Its time zone. */
  zone?: string;
  /** The time on its clock when it opens, today, such as "10:30". By default it is the server's. */
  time?: string;
  /** Another address of the server, such as a way that the test can cut. */
  server?: string;
  /** Whether the service worker may be registered. It would hide what it asks for from a test that watches requests. */
  worker?: boolean;
}

/** A browser window with its own storage. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  /**
   * The names of the GraphQL operations sent so far, in order, without the stream, whose start depends on idle time.
   */
  operations: string[];
  /** Allows a message of the console, or a wrong answer of the server, that the test causes on purpose. */
  mayComplainOf: (what: RegExp) => void;
}

interface Watched {
  context: BrowserContext;
  complaints: string[];
  wrongAnswers: string[];
  known: RegExp[];
  /** Whether the test has had its chance to name what it causes. */
  isNamed: boolean;
}

const usualZone = "Europe/Paris";

let browser: Browser | undefined;
const open: Watched[] = [];

/**
 * Starts a Chromium for a test file. After each test its windows close, and their consoles must be silent. A wrong answer
 * of the server ends a test at once.
 */
export function useBrowser(): void {
  peopleLiveIn(usualZone);

  beforeAll(async () => {
    browser = await launchChromium();
  });

  afterEach(async ({ task }) => {
    const watched = open.splice(0);
    if (task.result?.state === "fail") for (const { context } of watched) await tellOf(context);
    for (const { context } of watched) await context.close();

    const complaints = watched.flatMap(({ complaints: all, wrongAnswers, known }) =>
      [...all, ...wrongAnswers].filter((one) => isUnknown(one, known)),
    );
    expect(complaints, "what the console complained of, and what was answered").toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
  });
}

/** Opens Kindling in its own window. */
export async function visit({
  as,
  path = "/",
  size = desktop,
  theme = "light",
  motion = false,
  touch = false,
  zone = usualZone,
  time,
  server = serverUrl(),
  worker = false,
}: Circumstances = {}): Promise<Visit> {
  if (!browser) throw new Error("Call useBrowser() at the top of the file.");
  const context = await browser.newContext({
    baseURL: server,
    viewport: size,
    colorScheme: theme,
    ...(touch ? { hasTouch: true, isMobile: true } : {}),
    reducedMotion: motion ? "no-preference" : "reduce",
    locale: "en-GB",
    timezoneId: zone,
  });
  await context.addInitScript(keepPerformance);
  await context.clock.install({ time: time ? timeToday(time, zone) : present() });
  for (const script of [restoreEntries, waitForStore, countIdleWork, keepPresses]) await context.addInitScript(script);
  // Playwright's own way to block them complains in the console.
  if (!worker)
    await context.addInitScript(() => Object.defineProperty(navigator, "serviceWorker", { value: undefined }));
  context.setDefaultTimeout(watchdogMs);
  if (as)
    await context.addCookies([{ name: "kindling", value: as.token, url: server, httpOnly: true, sameSite: "Lax" }]);

  const watched: Watched = { context, complaints: [], wrongAnswers: [], known: [], isNamed: false };
  open.push(watched);
  context.on("page", watchRequests);
  context.on("response", (response) => void look(response, watched));
  const page = await context.newPage();
  const operations: string[] = [];
  listen(page, watched.complaints, operations);
  await page.goto(path);
  // The test goes on first.
  setImmediate(() => {
    watched.isNamed = true;
    endIfWrong(watched);
  });
  return { page, context, operations, mayComplainOf: (what) => void watched.known.push(what) };
}

/** Prints what is open, loading and shown in a window whose test failed. A page that does not answer is named before it is asked. */
async function tellOf(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const loading = [...requestsOf(page).underWay].map((request) => nameOf(request));
    console.log(`The page ${page.url()} waits for ${loading.join(", ") || "no answer"}.`);
    console.log(`Its last presses: ${(await page.evaluate(pressesOf)).join(", ") || "none"}. It shows:`);
    console.log(await page.locator("body").ariaSnapshot());
  }
}

function nameOf(request: Request): string {
  return isOperation(request) ? operationIn(request) : `${request.method()} ${new URL(request.url()).pathname}`;
}

function isUnknown(complaint: string, known: readonly RegExp[]): boolean {
  return !known.some((what) => what.test(complaint));
}

function timeToday(time: string, zone: string): Date {
  const now = Temporal.Instant.fromEpochMilliseconds(present().getTime()).toZonedDateTimeISO(zone);
  return new Date(now.withPlainTime(time).epochMilliseconds);
}

/**
 * Checks with axe and for overflow: on a phone by day, on a desktop by night.
 *
 * @param within A selector, for axe to read only a part of a large page.
 */
export async function expectForEverybody(page: Page, within = "html"): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  for (const [size, colorScheme] of [
    [phone, "light"],
    [desktop, "dark"],
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations, wide } = await page.evaluate(async (part) => {
      // Wait for the colour transitions to the other theme, including inherited ones.
      let passing;
      do {
        passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
        for (const transition of passing) transition.finish();
        await new Promise((resolve) => requestAnimationFrame(resolve));
      } while (passing.length > 0);
      return {
        violations: (await window.axe.run(part, { resultTypes: ["violations"] })).violations,
        wide: document.documentElement.scrollWidth - window.innerWidth,
      };
    }, within);

    const where = `at ${size.width} pixels, ${colorScheme}`;
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`),
      where,
    ).toEqual([]);
    expect(wide, `pixels too wide ${where}`).toBeLessThanOrEqual(0);
  }
}

/**
 * Console messages after a session has ended: from the browser about the response, and from React about a screen that
 * sent a query earlier.
 */
export const sessionEnded = /401|Unauthorized|Subscription expired/;

/**
 * Waits until a page whose screen is drawn has no request under way but streams, and no part that waits for an idle moment,
 * from one frame to the next. Playwright's "networkidle" waits for time to pass.
 */
export async function untilQuiet(page: Page): Promise<void> {
  await until("a page to be quiet", async () => {
    const begun = requestsOf(page).begun;
    const isBusy = () => [...requestsOf(page).underWay].some((request) => !isStream(request));
    if (isBusy()) return false;
    const idleWork = await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      return window.idleWork.size;
    });
    return idleWork === 0 && !isBusy() && requestsOf(page).begun === begun;
  });
}

/** Stops a page's clock, a minute later than it shows. From there it goes on by `page.clock.runFor` alone. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Whether a request is the stream of live news. */
export function isStream(request: Request): boolean {
  return isOperation(request) && operationIn(request) === "liveSubscription";
}

/** A page's open streams. */
function streamsOf(page: Page): Request[] {
  return page.isClosed() ? [] : [...requestsOf(page).underWay].filter(isStream);
}

/** The addresses of the pages with open streams, once for each stream. */
export function listeningIn(context: BrowserContext): string[] {
  return context.pages().flatMap((page) => streamsOf(page).map(() => new URL(page.url()).pathname));
}

/** Waits until a page receives news, so that a session ended later is not noticed by its subscription request. */
export async function untilListening(page: Page): Promise<void> {
  await expect.poll(() => streamsOf(page)).toHaveLength(1);
  await streamsOf(page)[0]?.response();
}

interface Requests {
  underWay: Set<Request>;
  /** How many there have been. */
  begun: number;
}

const requests = new WeakMap<Page, Requests>();

function requestsOf(page: Page): Requests {
  const known = requests.get(page) ?? { underWay: new Set(), begun: 0 };
  requests.set(page, known);
  return known;
}

function watchRequests(page: Page): void {
  page.on("request", (request) => {
    requestsOf(page).begun += 1;
    requestsOf(page).underWay.add(request);
  });
  page.on("requestfinished", (request) => requestsOf(page).underWay.delete(request));
  page.on("requestfailed", (request) => requestsOf(page).underWay.delete(request));
}

async function look(response: Response, watched: Watched): Promise<void> {
  const wrong = isStream(response.request()) ? undefined : await wrongIn(response);
  if (!wrong) return;
  watched.wrongAnswers.push(wrong);
  endIfWrong(watched);
}

/** Closes the windows, so that the test does not wait for what will never come. */
function endIfWrong({ context, wrongAnswers, known, isNamed }: Watched): void {
  const wrong = isNamed ? wrongAnswers.find((one) => isUnknown(one, known)) : undefined;
  if (wrong) void context.close({ reason: wrong });
}

function isOperation(request: Request): boolean {
  return request.method() === "POST" && new URL(request.url()).pathname === "/graphql";
}

function listen(page: Page, complaints: string[], operations: string[]): void {
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("request", (request) => {
    if (isOperation(request) && !isStream(request)) operations.push(operationIn(request));
  });
}

const persisted = readDocuments();

/** The name of a request's GraphQL operation. */
export function operationIn(request: Request): string {
  const { id = "" }: { id?: string } = request.postDataJSON();
  return operationNamed(id);
}

/** The name of the GraphQL operation that has this id. */
export function operationNamed(id: string): string {
  return /^\w+ (\w+)/.exec(persisted[id] ?? "")?.[1] ?? `unknown ${id}`;
}

/** Presses Tab until an element with this role and name has the focus. Throws if Tab does not reach it. */
export async function tabTo(page: Page, role: Parameters<Page["getByRole"]>[0], name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name, ...(typeof name === "string" ? { exact: true } : {}) }).first();
  await target.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never came to the ${role} ${String(name)}.`);
}

/** Finds the scale by its text for screen readers. */
export function scaleOf(page: Page, { gold, coal }: { gold: number; coal: number }) {
  return page.getByRole("img", { name: `Balance scale: ${gold} Good Karma, ${coal} ${coalLabel(coal)}`, exact: true });
}
