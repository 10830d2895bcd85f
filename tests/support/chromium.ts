import { execFile } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { type Browser, chromium, type LaunchOptions } from "playwright-core";
import { root } from "#server/base/root.ts";
import { manifest } from "./packages.ts";
import { unpackedOnce } from "./unpackedOnce.ts";

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

/** The Chromium of @sparticuz/chromium with its libraries and fonts, in the cache of this clone. */
async function carriedChromium(): Promise<LaunchOptions> {
  const folder = await unpackedOnce(
    join(root, ".cache", "chromium"),
    manifest.devDependencies["@sparticuz/chromium"] ?? "",
    unpackCarried,
  );
  const libraries = [join(folder, "al2023", "lib"), process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
  const env = { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(folder, "fonts") };
  return { executablePath: join(folder, "chromium"), args: flags, env };
}

/** The package unpacks into the folder for temporary files, so a process of its own gets another one. */
async function unpackCarried(into: string): Promise<void> {
  const program = join(root, "tests", "support", "unpack-chromium.mjs");
  // Without the name of a runtime, the package expects installed libraries.
  const env = { ...process.env, TMPDIR: into, AWS_LAMBDA_JS_RUNTIME: "nodejs22.x" };
  await promisify(execFile)(process.execPath, [program], { env });
  // The package's own file names folders in /tmp.
  writeFileSync(join(into, "fonts", "fonts.conf"), '<fontconfig><dir prefix="relative">fonts</dir></fontconfig>\n');
}
