import { spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { bin, root, run, typescript } from "./run.mjs";
import { setUp } from "./setup.mjs";
import { fingerprint } from "./step.mjs";

const serverSources = ["server", "server/generated", "domain", "scripts", "prisma", "server/doors/graph/documents"];
const env = {
  ...process.env,
  // Vite serves the pages, so browsers send its address as their origin.
  PUBLIC_URL: process.env.PUBLIC_URL ?? "http://127.0.0.1:5173",
  KINDLING_SERVER: `http://127.0.0.1:${process.env.PORT ?? 4000}`,
};

await setUp();

const stopping = new AbortController();
let isChanged = false;
let wake = () => {};
const somethingChanged = () => {
  isChanged = true;
  wake();
};
for (const folder of ["client", "domain", "prisma", "server"]) {
  watch(join(root, folder), { recursive: true }, somethingChanged);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    stopping.abort();
    somethingChanged();
  });
}

const vite = start([bin("vite"), "--host", "127.0.0.1", "--strictPort"]);
let server = start(typescript("server/program/main.ts"));
let running = fingerprint(serverSources);

while (!stopping.signal.aborted) {
  if (!isChanged) await new Promise((resolve) => (wake = resolve));
  isChanged = false;
  // An editor writes several files at once.
  await pause(100);
  if (stopping.signal.aborted || (await run(["scripts/generate.mjs", "--changed"])) !== 0) continue;

  const now = fingerprint(serverSources);
  if (now === running) continue;
  await stop(server);
  server = start(typescript("server/program/main.ts"));
  running = now;
}
await Promise.all([stop(vite), stop(server)]);
process.exit(0);

/** Starts a process in its own group: Ctrl-C reaches only this process, which stops each child once. */
function start(args) {
  return spawn(process.execPath, args, { cwd: root, env, stdio: ["ignore", "inherit", "inherit"], detached: true });
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}
