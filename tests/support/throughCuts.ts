import { rmSync } from "node:fs";
import type { BrowserContext, Page } from "playwright-core";
import { storedSizes } from "./storeInBrowser.ts";
import { newProfile, startOwnBrowser, type OwnBrowser } from "./ownBrowser.ts";
import { until } from "./until.ts";

/** A server that can be killed and started again at its address. */
export interface KillableServer {
  url: string;
  /** Ends it without a warning. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
}

export const cuts = ["network", "server", "tab", "browser"] as const;
export type Cut = (typeof cuts)[number];

/** Where saves are cut, and how. */
export interface CutPlan {
  saves: number;
  cutAt: ReadonlyMap<number, Cut>;
  /** Between 0 and 1, the same numbers for the same seed. */
  random: () => number;
}

/** What came of the saves. */
export interface SavedThroughCuts {
  /** Saves that the screen had confirmed. */
  lost: string[];
  /** Words that a cut took before the screen had confirmed their save, and that no form has. */
  onlyTyped: string[];
  doubled: string[];
  /** Those whose stored time is none of the moments at which their Save was pressed, to the millisecond, with these moments. */
  atOtherTimes: string[];
  cut: Record<Cut, number>;
}

/** Random places, each kind of cut as often as the others. */
export function planOf(saves: number, count: number, seed: number): CutPlan {
  const random = randomFrom(seed);
  // The last saves have none, so that cuts which wait for a repair come, too.
  const places = Array.from({ length: Math.floor(saves * 0.9) }, (_, number) => ({ place: number + 1, rank: random() }))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, count);
  const cutAt = new Map(places.map(({ place }, index) => [place, cuts[index % cuts.length] ?? "network"]));
  return { saves, cutAt, random };
}

/** Numbers between 0 and 1, the same for the same seed: the generator of Park and Miller. */
export function randomFrom(seed: number): () => number {
  const modulus = 2_147_483_647;
  let state = (seed % (modulus - 1)) + 1;
  return () => (state = (state * 48_271) % modulus) / modulus;
}

/**
 * Saves moods one after another in a browser, and cuts the network, the server, the tab or the browser at random moments.
 * What a cut has interrupted is looked for in its form, as a person would, and saved again if it is there.
 */
export async function saveThroughCuts(
  server: KillableServer,
  token: string,
  { saves, cutAt, random }: CutPlan,
): Promise<SavedThroughCuts> {
  const profile = newProfile();
  let browser = await startOwnBrowser(profile, { url: server.url, token });
  const count = { network: 0, server: 0, tab: 0, browser: 0 };
  const confirmed = new Set<string>();
  const due: Cut[] = [];
  let repair: { at: number; work: () => Promise<unknown> } | undefined;
  await open(browser.page, server.url);
  await browser.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await browser.page.waitForFunction(async () => (await caches.keys()).length > 0);
  await until("home and its frame to be stored", async () => (await storedSizes(browser.page, "answers")).length > 1);

  const reopen = async () => {
    browser.page = await browser.context.newPage();
    await open(browser.page, server.url);
  };
  const strike = async (what: Cut, at: number) => {
    // On a slow machine the same number of turns takes the save just as far.
    for (let turns = Math.floor(random() * 25); turns > 0; turns -= 1) await isAlive(browser.page);
    count[what] += 1;
    if (what === "network") {
      await browser.context.setOffline(true);
      repair ??= { at: at + 4, work: () => browser.context.setOffline(false) };
    } else if (what === "server") {
      await server.kill();
      repair = { at: at + 4, work: server.start };
    } else if (what === "tab") await browser.page.close();
    else {
      // Until Playwright knows, it would begin the next step in the browser that is gone.
      const gone = browser.context.waitForEvent("close");
      browser.kill();
      await gone;
    }
  };

  for (let number = 0; number < saves; number += 1) {
    if (repair && number >= repair.at) {
      const { work } = repair;
      repair = undefined;
      await work();
    }
    const note = `note ${number}`;
    const planned = cutAt.get(number);
    if (planned) due.push(planned);
    const what = repair ? undefined : due.shift();
    const [saved] = await Promise.all([save(browser.page, note), what && strike(what, number)]);
    if (browser.page.isClosed() || !(await isAlive(browser.page))) {
      if (!(await hasContext(browser.context))) {
        await browser.close().catch(() => undefined);
        browser = await startOwnBrowser(profile, { url: server.url, token }, browser.pressed);
      }
      await reopen();
    }
    if (saved) {
      confirmed.add(note);
      continue;
    }

    // A cut, or a failure, may have left the words in the form.
    for (let tries = 0; await isInForm(browser.page, note); tries += 1) {
      if (tries > 5) throw new Error(`${note} cannot be saved.`);
      if (!(await save(browser.page, note))) continue;
      confirmed.add(note);
      break;
    }
  }
  await repair?.work();
  await browser.page.goto(`${server.url}/not-sent`);
  await sendAll(browser.page);
  const outcome = compare(await notesOf(server.url, token), { saves, confirmed, pressed: browser.pressed });
  await browser.close();
  rmSync(profile, { recursive: true, force: true });
  return { ...outcome, cut: count };
}

async function open(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/`);
  await page.locator('[aria-label^="Balance scale"]').first().waitFor();
}

/** Fills in the mood form and presses Save. Returns whether home came, which it does once the entry is saved or stored. */
async function save(page: Page, note: string): Promise<boolean> {
  return page.evaluate(fillIn, { note, presses: true }).then(Boolean, () => false);
}

/** Whether a note still stands in the form, unsaved. */
async function isInForm(page: Page, note: string): Promise<boolean> {
  return (await page.evaluate(fillIn, { note, presses: false })) === note;
}

/** Runs in the page: opens the form through the router, and fills it in and saves it, or tells what stands in it. */
async function fillIn({ note, presses }: { note: string; presses: boolean }): Promise<string | boolean> {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has nothing of this file
  const found = async <Found>(look: () => Found | null | undefined | false) => {
    for (;;) {
      const seen = look();
      if (seen) return seen;
      if (document.querySelector('[role="alert"]')?.textContent.includes("Failed")) return undefined;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  };
  history.pushState(null, "", "/mood");
  window.dispatchEvent(new PopStateEvent("popstate"));
  const noteField = 'textarea[name="note"]';
  const field = await found(() => document.querySelector<HTMLTextAreaElement>(noteField));
  if (!field) return false;
  if (!presses) return field.value;

  // oxlint-disable-next-line typescript/unbound-method -- called on the field below
  const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
  write?.call(field, note);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  const face = [...document.querySelectorAll<HTMLElement>('[role="radio"], input[type="radio"]')].find((each) =>
    /calm/i.test(each.getAttribute("value") ?? each.textContent ?? ""),
  );
  face?.click();
  const button = await found(() =>
    document.querySelector<HTMLButtonElement>('main button[type="submit"]:not([aria-disabled])'),
  );
  button?.click();
  // Until home is drawn, this form still shows, and Save would change the entry that it has just saved.
  return Boolean(await found(() => location.pathname === "/" && !document.querySelector(noteField)));
}

async function sendAll(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Send now" });
  await until("what waits to be sent", async () => {
    if (await page.getByText("Everything has been sent").isVisible()) return true;
    if (await button.isVisible()) await button.click().catch(() => undefined);
    return false;
  });
}

/** The stored moods of a person. */
async function notesOf(url: string, token: string): Promise<{ note: string; createdAt: string }[]> {
  const all: { note: string; createdAt: string }[] = [];
  for (let next: string | undefined = ""; next !== undefined;) {
    const address: string = `${url}/api/moods/user?limit=50${next ? `&before=${next}` : ""}`;
    const answer: Response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`The moods are answered ${answer.status}.`);
    all.push(...((await answer.json()) as typeof all));
    next = /[?&]before=([^&>]+)[^>]*>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1];
  }
  return all;
}

function compare(
  stored: readonly { note: string; createdAt: string }[],
  { saves, confirmed, pressed }: { saves: number; confirmed: ReadonlySet<string>; pressed: OwnBrowser["pressed"] },
) {
  const wanted = Array.from({ length: saves }, (_, number) => `note ${number}`);
  const of = (note: string) => stored.filter((entry) => entry.note === note);
  const missing = wanted.filter((note) => of(note).length === 0);
  const lost = missing.filter((note) => confirmed.has(note));
  const onlyTyped = missing.filter((note) => !confirmed.has(note));
  // A save that the screen had not confirmed may be in the server, while its form stands open: the next words replace it, at its time.
  const pressedFor = (note: string) => [note, ...onlyTyped].flatMap((each) => [...(pressed.get(each) ?? [])]);
  return {
    lost,
    onlyTyped,
    doubled: wanted.filter((note) => of(note).length > 1),
    atOtherTimes: wanted.flatMap((note) =>
      of(note)
        .filter(({ createdAt }) => !pressedFor(note).includes(createdAt))
        .map(({ createdAt }) => `${note}: ${createdAt}, not ${pressedFor(note).join(" or ")}`),
    ),
  };
}

function isAlive(page: Page): Promise<boolean> {
  return page.evaluate(() => true).catch(() => false);
}

async function hasContext(context: BrowserContext): Promise<boolean> {
  return context.cookies().then(
    () => true,
    () => false,
  );
}
