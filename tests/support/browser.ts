import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import axe from "axe-core";
import type { Browser, BrowserContext, Page, Request } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { coalLabel } from "#domain/karmaWords.ts";
import { root } from "#server/base/root.ts";
import { serverUrl } from "./address.ts";
import { launchChromium } from "./chromium.ts";
import { peopleLiveIn, type Person } from "./people.ts";

export const phone = { width: 360, height: 740 } as const;
export const desktop = { width: 1280, height: 900 } as const;

declare global {
  interface Window {
    /** In a page that `expectForEverybody` looks at. */
    axe: typeof axe;
  }
}

interface Circumstances {
  /** Signed in as somebody, by the cookie that a sign-in leaves behind. */
  as?: Pick<Person, "token">;
  /** Where to begin. */
  path?: string;
  size?: { width: number; height: number };
  theme?: "light" | "dark";
  /** Whether things move. Mostly they do not: drifting clouds cost a machine without a graphics card more than the test. */
  motion?: boolean;
  /** Whether it is a touch screen's. */
  touch?: boolean;
  /** Where it is. */
  zone?: string;
}

/** A browser window of its own, with nothing in it of any other's. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Names of the GraphQL operations it has sent so far, in their order, but for the stream, which opens once it has nothing else to do. */
  asked: string[];
  /** Says that the console may complain of this, because the test brings it about. */
  mayComplainOf: (what: RegExp) => void;
}

interface Watched {
  context: BrowserContext;
  complaints: string[];
  known: RegExp[];
}

const usualZone = "Europe/Paris";

let browser: Browser | undefined;
const open: Watched[] = [];

/** Gives a test file a Chromium. After each test its windows close, and their consoles must have been silent. */
export function useBrowser(): void {
  peopleLiveIn(usualZone);

  beforeAll(async () => {
    browser = await launchChromium();
  });

  afterEach(async () => {
    const watched = open.splice(0);
    for (const { context } of watched) await context.close();

    const complaints = watched.flatMap(({ complaints: all, known }) =>
      all.filter((one) => !known.some((what) => what.test(one))),
    );
    expect(complaints, "what the console complained of").toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
  });
}

/** Opens Kindling in a window of its own. */
export async function visit({
  as,
  path = "/",
  size = desktop,
  theme = "light",
  motion = false,
  touch = false,
  zone = usualZone,
}: Circumstances = {}): Promise<Visit> {
  if (!browser) throw new Error("Call useBrowser() at the top of the file.");
  const context = await browser.newContext({
    baseURL: serverUrl(),
    viewport: size,
    colorScheme: theme,
    ...(touch ? { hasTouch: true, isMobile: true } : {}),
    reducedMotion: motion ? "no-preference" : "reduce",
    locale: "en-GB",
    timezoneId: zone,
  });
  // It only ends what hangs, for machines are busy.
  context.setDefaultTimeout(30_000);
  if (as)
    await context.addCookies([
      { name: "kindling", value: as.token, url: serverUrl(), httpOnly: true, sameSite: "Lax" },
    ]);

  const watched: Watched = { context, complaints: [], known: [] };
  open.push(watched);
  context.on("page", watchRequests);
  const page = await context.newPage();
  const asked: string[] = [];
  listen(page, watched.complaints, asked);
  await page.goto(path);
  return { page, context, asked, mayComplainOf: (what) => void watched.known.push(what) };
}

/** Insists that axe finds nothing and that all fits: on a phone by day, on a desktop by night. */
export async function expectForEverybody(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  for (const [size, colorScheme] of [
    [phone, "light"],
    [desktop, "dark"],
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { violations, wide } = await page.evaluate(async () => {
      // Colours pass over into those of the other theme, and what inherits them follows.
      let passing;
      do {
        passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
        for (const transition of passing) transition.finish();
        await new Promise((resolve) => requestAnimationFrame(resolve));
      } while (passing.length > 0);
      return {
        violations: (await window.axe.run({ resultTypes: ["violations"] })).violations,
        wide: document.documentElement.scrollWidth - window.innerWidth,
      };
    });

    const where = `at ${size.width} pixels, ${colorScheme}`;
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`),
      where,
    ).toEqual([]);
    expect(wide, `pixels too wide ${where}`).toBeLessThanOrEqual(0);
  }
}

/** What a console says where a session has ended: the browser of the answer, and React of a screen that asked before that was known. */
export const sessionEnded = /401|Unauthorized|Subscription expired/;

/** Waits until nothing was on its way for half a second: Playwright's "networkidle", which does not come where a stream is open. */
export async function untilQuiet(page: Page): Promise<void> {
  const isBusy = () => [...(underWay.get(page) ?? [])].some((request) => !isStream(request));
  for (let quietFor = 0; quietFor < 500; await pause(20)) quietFor = isBusy() ? 0 : quietFor + 20;
}

/** Whether news comes over it, as long as the page is open. */
export function isStream(request: Request): boolean {
  return isOperation(request) && operationIn(request) === "liveSubscription";
}

/** The streams that a page has open. */
export function streamsOf(page: Page): Request[] {
  return page.isClosed() ? [] : [...(underWay.get(page) ?? [])].filter(isStream);
}

/** Waits until a page hears news, so that what ends its session after that is no answer to its asking for them. */
export async function untilListening(page: Page): Promise<void> {
  await expect.poll(() => streamsOf(page)).toHaveLength(1);
  await streamsOf(page)[0]?.response();
}

const underWay = new WeakMap<Page, Set<Request>>();

function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on("request", (request) => requests.add(request));
  page.on("requestfinished", (request) => requests.delete(request));
  page.on("requestfailed", (request) => requests.delete(request));
}

function isOperation(request: Request): boolean {
  return request.method() === "POST" && new URL(request.url()).pathname === "/graphql";
}

function listen(page: Page, complaints: string[], asked: string[]): void {
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("request", (request) => {
    if (isOperation(request) && !isStream(request)) asked.push(operationIn(request));
  });
}

const persisted: Record<string, string> = JSON.parse(readFileSync(join(root, "persisted-queries.json"), "utf8"));

/** The name of the GraphQL operation that a request asks for. */
export function operationIn(request: Request): string {
  const { id = "" }: { id?: string } = request.postDataJSON();
  return /^\w+ (\w+)/.exec(persisted[id] ?? "")?.[1] ?? `unknown ${id}`;
}

/** Presses Tab until the focus is on what has this role and name. Throws when it is not on the way. */
export async function tabTo(page: Page, role: Parameters<Page["getByRole"]>[0], name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name, ...(typeof name === "string" ? { exact: true } : {}) }).first();
  await target.waitFor();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never came to the ${role} ${String(name)}.`);
}

/** What the scale shows, in the words it has for those who cannot see it. */
export function scaleOf(page: Page, { gold, coal }: { gold: number; coal: number }) {
  return page.getByRole("img", { name: `Balance scale: ${gold} Good Karma, ${coal} ${coalLabel(coal)}`, exact: true });
}
