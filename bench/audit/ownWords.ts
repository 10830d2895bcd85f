import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import type { BrowserContext } from "playwright-core";
import { launchChromium } from "#tests/support/chromium.ts";
import { granted } from "#tests/support/door.ts";
import { addUpShifts } from "#tests/support/pageScripts.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { middleOf, printRows } from "../report.ts";
import { signIn, type Stage } from "./stage.ts";

/** What stands at the server's address: the server, a network that takes everything and answers nothing, or nothing. */
const networks = ["answers", "hangs", "is away"] as const;
type Network = (typeof networks)[number];

/** The addresses, and what is there once something that the person wrote, or a number of theirs, is drawn. */
const screens = {
  home: { path: "/", own: '[aria-label^="Balance scale:"]:not([aria-label*=" 0 Good Karma"])' },
  history: { path: "/journal", own: "main time[datetime]" },
  trends: { path: "/trends", own: 'main figure[aria-label], [aria-label="Mood Tracker"] li' },
} as const;

/** Slow 4G, as Lighthouse emulates it: 1.6 Mbit/s, and 150 ms until the first byte. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/** How long a visit is watched after the own words: until the server's answer and each note about the network stand. */
const watchedMs = 3_000;

/** One visit: milliseconds since it began, and the layout shift of all of it. */
interface Visit {
  paint: number;
  ownWord: number;
  shift: number;
}

declare global {
  interface Window {
    ownWordAt?: number;
  }
}

/**
 * Visits screens a second time on a slow phone, while the server answers, while the network hangs, and without a server.
 * Prints when something is drawn, when the person's own words are, and how much has jumped, each the middle of `times` visits.
 * Returns the screens whose own words take more than twice as long where the network hangs.
 *
 * @param cpu How many times slower the processor is emulated.
 */
export async function printOwnWords(stage: Stage, times: number, cpu: number): Promise<string[]> {
  // Home then has a number of today.
  granted(await restDoor({ as: stage.diarist }).logAction({}));
  const missed: string[] = [];
  const rows: string[][] = [];
  const line = await openLine(new URL(stage.url).port);
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
    await signIn(context, { ...stage, url: line.url });
    await readAll(context, line.url);
    for (const [name, { path, own }] of Object.entries(screens)) {
      const ownWords: Partial<Record<Network, number>> = {};
      for (const network of networks) {
        await line.become(network);
        const visits: Visit[] = [];
        for (let time = 0; time < times; time += 1) visits.push(await visit(context, line.url + path, own, cpu));
        const middle = (what: keyof Visit) => middleOf(visits.map((each) => each[what]));
        ownWords[network] = middle("ownWord");
        const [paint, ownWord] = [middle("paint"), middle("ownWord")].map((ms) => ms.toFixed(0));
        rows.push([name, network, paint ?? "", ownWord ?? "", middle("shift").toFixed(3)]);
      }
      if ((ownWords.hangs ?? Infinity) > 2 * (ownWords.answers ?? 0))
        missed.push(`${name}: own words take more than twice as long where the network hangs`);
    }
  } finally {
    await browser.close();
    await line.close();
  }
  const head = ["", "the server", "first paint ms", "own words ms", "layout shift"];
  printRows(`A second visit on a slow phone, the middle of ${times}`, head, rows);
  return missed;
}

/** Reads each screen once, until the device has stored it and the worker would answer. */
async function readAll(context: BrowserContext, url: string): Promise<void> {
  for (const { path, own } of Object.values(screens)) {
    const page = await context.newPage();
    await page.goto(url + path);
    await page.locator(own).first().waitFor();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.waitForTimeout(watchedMs);
    await page.close();
  }
}

async function visit(context: BrowserContext, address: string, own: string, cpu: number): Promise<Visit> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", slow4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  await page.addInitScript(addUpShifts);
  await page.addInitScript((selector) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(selector)) return;
      observer.disconnect();
      requestAnimationFrame(() => (window.ownWordAt = performance.now()));
    }).observe(document, { subtree: true, childList: true, attributes: true });
  }, own);
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => window.ownWordAt !== undefined, undefined, { timeout: 60_000 });
  await page.waitForTimeout(watchedMs);
  const taken = await page.evaluate(() => ({
    paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    ownWord: window.ownWordAt ?? Number.NaN,
    shift: window.shifted,
  }));
  await page.close();
  return taken;
}

/** A line to the server's port that can be cut. */
async function openLine(port: string) {
  const sockets = new Set<Socket>();
  let network: Network = "answers";
  const listen = async (at = 0): Promise<Server> => {
    const opened = createServer((incoming) => {
      sockets.add(incoming);
      incoming.on("error", () => incoming.destroy()).on("close", () => sockets.delete(incoming));
      if (network !== "answers") return;
      const onward = connect(Number(port), "127.0.0.1");
      onward.on("error", () => incoming.destroy()).on("close", () => incoming.destroy());
      incoming.on("close", () => onward.destroy());
      incoming.pipe(onward).pipe(incoming);
    });
    opened.listen(at, "127.0.0.1");
    await once(opened, "listening");
    return opened;
  };
  let server: Server | undefined = await listen();
  const address = server.address() as AddressInfo;
  const close = async () => {
    const ended = server && once(server, "close");
    server?.close();
    for (const socket of sockets) socket.destroy();
    await ended;
    server = undefined;
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    become: async (next: Network) => {
      network = next;
      await close();
      if (next !== "is away") server = await listen(address.port);
    },
    close,
  };
}
