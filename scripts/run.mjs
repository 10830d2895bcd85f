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

/** Runs Node with `args` and gives its exit code. A signal to us goes to it, and ends us once it has ended. */
export function run(args, { quiet = false, env = {}, program = process.execPath } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    });
    const heard = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => heard.push(chunk));
    const letGo = passSignalsTo(child);
    child.once("error", reject);
    child.once("close", (code, signal) => {
      const stoppedBy = letGo();
      if (stoppedBy) process.exit(128 + constants.signals[stoppedBy]);
      if (code !== 0) process.stderr.write(Buffer.concat(heard));
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

/** Like run, and ends this process with the same code when it fails. */
export async function must(what, args, options) {
  const code = await run(args, options);
  if (code === 0) return;
  console.error(`${what} failed.`);
  process.exit(code);
}

/** Passes the signals that end us on to `child`; gives the function that stops doing so and says which one came. */
export function passSignalsTo(child) {
  let came;
  const listeners = ["SIGINT", "SIGTERM", "SIGHUP"].map((signal) => {
    const listener = () => {
      came = signal;
      // Ctrl-C at a terminal has reached the child already.
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
