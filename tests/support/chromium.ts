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
  // Saves two processes.
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

/** Unpacks Chromium before a run, so that two files do not try it at once. */
export async function setup(): Promise<void> {
  await findChromium();
}

/**
 * Starts a Chromium: the one in CHROME_PATH, else on Linux x64 the headless one of @sparticuz/chromium (at a third of
 * the cost), else one in the usual places or Playwright's own. Throws with instructions if there is none.
 */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch(await findChromium());
}

/** Finds the Chromium and its launch options. */
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

/** Unpacks @sparticuz/chromium with its system libraries. */
async function carriedChromium(): Promise<LaunchOptions> {
  // The package reads this when it loads. Without it, it expects installed libraries.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs22.x";
  const { default: carried } = await import("@sparticuz/chromium");
  return { executablePath: await carried.executablePath(), args: flags };
}
