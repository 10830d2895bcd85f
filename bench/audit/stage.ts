import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { chromium, type BrowserContext } from "playwright-core";
import { startTemporary } from "#server/store/database/temporary.ts";
import { findChromium } from "#tests/support/chromium.ts";
import { startKindling } from "#tests/support/kindling.ts";
import type { Person } from "#tests/support/people.ts";
import { built as main } from "../servers.ts";
import { addDiarist } from "./diary.ts";

const patienceMs = 30_000;

/** The built Kindling, with a person who has a made-up diary. */
export interface Stage {
  url: string;
  diarist: Person;
  end: () => Promise<void>;
}

export async function startStage(): Promise<Stage> {
  const database = await startTemporary();
  const kindling = await startKindling({ databaseUrl: database.url, main, env: { LOG_LEVEL: "info" } });
  const end = async () => {
    kindling.send("SIGTERM");
    await kindling.ended;
    await database.stop();
  };
  try {
    return { url: kindling.url, diarist: await addDiarist(kindling.url), end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Signs a browser in with a session cookie. */
export function signIn(context: BrowserContext, { url, diarist }: Stage): Promise<void> {
  return context.addCookies([{ name: "kindling", value: diarist.token, url, httpOnly: true, sameSite: "Lax" }]);
}

/** A Chromium with its own profile and an open debugging port. */
export interface OwnChromium {
  port: number;
  stop: () => Promise<void>;
}

/**
 * Starts Chromium, and retries if it crashes at start, as it sometimes does. `asWho` has visited before, so that the
 * device is known.
 */
export async function startChromium(stage: Stage, asWho: "visitor" | "person", times = 3): Promise<OwnChromium> {
  const { executablePath = "", args = [], env } = await findChromium();
  const profile = mkdtempSync(join(tmpdir(), "kindling-audit-"));
  const child = spawn(
    executablePath,
    [...args, "--remote-debugging-port=0", `--user-data-dir=${profile}`, "about:blank"],
    { stdio: "ignore", env },
  );
  const ended = once(child, "exit");
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const port = await portOf(profile, child);
    if (port === undefined) {
      await stop();
      if (times > 1) return await startChromium(stage, asWho, times - 1);
      throw new Error("Chromium does not listen.");
    }
    if (asWho === "person") await comeBefore(stage, port);
    return { port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The port that Chromium wrote down. Undefined if it crashed or took longer than half a minute. */
async function portOf(profile: string, child: ChildProcess): Promise<number | undefined> {
  const place = join(profile, "DevToolsActivePort");
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await pause(50)) {
    if (child.exitCode !== null || child.signalCode !== null) return undefined;
    const [port] = (await readFile(place, "utf8").catch(() => "")).split("\n");
    if (port) return Number(port);
  }
  return undefined;
}

async function comeBefore(stage: Stage, port: number): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error("Chromium has no window.");
  await signIn(context, stage);
  const page = await context.newPage();
  await page.goto(stage.url);
  await page.getByRole("link", { name: "Log Action" }).waitFor();
  await page.close();
  // Disconnects; the browser stays open.
  await browser.close();
}
