import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type BrowserContext, type Page } from "playwright-core";
import { findChromium } from "./chromium.ts";
import { waitForStore } from "./pageScripts.ts";
import { isShifted, present } from "./present.ts";
import { watchdogMs } from "./until.ts";

/** Somebody's browser, with a profile on the disk that outlives it. */
export interface OwnBrowser {
  context: BrowserContext;
  page: Page;
  /** The moments of Save that its pages have sent, by note. */
  pressed: Map<string, Set<string>>;
  close: () => Promise<void>;
  /** Ends its processes without a warning. */
  kill: () => void;
}

/** Makes a folder for a browser's profile. */
export function newProfile(): string {
  return mkdtempSync(join(tmpdir(), "kindling-profile-"));
}

/** Starts a browser on a profile, signed in, without opening an address. */
export async function startOwnBrowser(
  profile: string,
  { url, token }: { url: string; token: string },
  pressed: OwnBrowser["pressed"] = new Map(),
): Promise<OwnBrowser> {
  // A browser that was killed leaves a lock behind.
  rmSync(join(profile, "SingletonLock"), { force: true });
  const context = await chromium.launchPersistentContext(profile, {
    ...(await findChromium()),
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
    timezoneId: "Europe/Paris",
  });
  context.setDefaultTimeout(watchdogMs);
  if (isShifted()) await context.clock.install({ time: present() });
  await context.addCookies([
    { name: "kindling", value: token, url, httpOnly: true, sameSite: "Lax", expires: Date.now() / 1000 + 86_400 },
  ]);
  await context.exposeBinding("kindlingPressed", (_source, note: string, at: string) => {
    pressed.set(note, (pressed.get(note) ?? new Set()).add(at));
  });
  await context.addInitScript(watchSaves);
  await context.addInitScript(waitForStore);
  const page = context.pages()[0] ?? (await context.newPage());
  return { context, page, pressed, close: () => context.close(), kill: () => killBrowserOn(profile) };
}

/** Runs in each page before its own scripts: tells when Save was pressed, by what is sent, before a cut can hide it. */
function watchSaves(): void {
  const fetch = window.fetch.bind(window);
  window.fetch = async (address, init) => {
    const body: { variables?: { input?: { note?: string; stamp?: { occurredAt?: string } } } } =
      typeof init?.body === "string" ? JSON.parse(init.body) : {};
    const { note, stamp } = body.variables?.input ?? {};
    if (note && stamp?.occurredAt) {
      const { kindlingPressed } = window as unknown as {
        kindlingPressed: (note: string, at: string) => Promise<void>;
      };
      await kindlingPressed(note, stamp.occurredAt);
    }
    return fetch(address, init);
  };
}

/** The browser is known by its profile, which is in its command line. */
function killBrowserOn(profile: string): void {
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const line = readFileSync(`/proc/${pid}/cmdline`, "utf8");
      if (line.includes(`--user-data-dir=${profile}`)) process.kill(Number(pid), "SIGKILL");
    } catch {
      // It has ended meanwhile.
    }
  }
}
