import { existsSync } from "node:fs";
import { type Browser, chromium, type LaunchOptions } from "playwright-core";

const flags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Two processes less, which hand everything on.
  "--in-process-gpu",
  "--enable-features=NetworkServiceInProcess2",
];

const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Before a run: what has to be unpacked is there before two files ask for it at once. */
export async function setup(): Promise<void> {
  await findChromium();
}

/**
 * Starts a Chromium: the one CHROME_PATH names, else on Linux x64 the one that npm's @sparticuz/chromium carries, which has no windows and
 * costs a third of an installed one, else one in the usual places or Playwright's own. Throws, saying what to install, when there is none.
 */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch(await findChromium());
}

/** Where that is, and how it is started. */
export async function findChromium(): Promise<LaunchOptions> {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH is ${named}, and there is nothing there.`);

  if (!named && process.platform === "linux" && process.arch === "x64") return carriedChromium();

  const executablePath = [named, ...usualPlaces, chromium.executablePath()].find((path) => path && existsSync(path));
  if (executablePath) return { executablePath, args: flags };
  throw new Error(
    "The browser tests found no Chromium. Install Chrome or Chromium, set CHROME_PATH to one, " +
      "or run `npx playwright-core install chromium`.",
  );
}

/** Unpacked from npm's @sparticuz/chromium, with the system libraries that it carries. */
async function carriedChromium(): Promise<LaunchOptions> {
  // Read when the package is loaded: without it, it expects the libraries to be installed.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs22.x";
  const { default: carried } = await import("@sparticuz/chromium");
  return { executablePath: await carried.executablePath(), args: flags };
}
