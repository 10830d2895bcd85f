import { spawn } from "node:child_process";
import { constants } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

export function bin(name) {
  return join(root, "node_modules", ".bin", name);
}

export function typescript(file, ...args) {
  return ["--import", "tsx", file, ...args];
}

/** Runs Node with `args` and returns its exit code. Forwards a signal to it, and exits once it has ended. */
export function run(args, { quiet = false, env = {}, program = process.execPath } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    });
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => chunks.push(chunk));
    const stopForwarding = passSignalsTo(child);
    child.once("error", reject);
    child.once("close", (code, signal) => {
      const stoppedBy = stopForwarding();
      if (stoppedBy) process.exit(128 + constants.signals[stoppedBy]);
      if (code !== 0) process.stderr.write(Buffer.concat(chunks));
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

/** Like run, but exits with the same code on failure. */
export async function must(what, args, options) {
  const code = await run(args, options);
  if (code === 0) return;
  console.error(`${what} failed.`);
  process.exit(code);
}

/**
 * Forwards termination signals to `child`. Returns a function that stops forwarding and returns the received signal.
 */
export function passSignalsTo(child) {
  let came;
  const listeners = ["SIGINT", "SIGTERM", "SIGHUP"].map((signal) => {
    const listener = () => {
      came = signal;
      // The terminal has already sent Ctrl-C to the child.
      if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
    };
    process.on(signal, listener);
    return [signal, listener];
  });
  return () => {
    for (const [signal, listener] of listeners) process.off(signal, listener);
    return came;
  };
}
