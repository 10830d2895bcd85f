import { type ChildProcess, spawn } from "node:child_process";
import type { Owner } from "./owner.ts";

/** Starts one of PostgreSQL's programs as `owner`. */
export function run(program: string, { owner, cwd }: { owner: Owner; cwd: string }, flags: string[]): ChildProcess {
  const child = spawn(program, flags, {
    ...owner,
    cwd,
    // Its own session, so that Ctrl-C in the terminal does not stop it before the last request is answered.
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
    // We parse the messages, so they must be in English.
    env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" },
  });
  // Stops the program if this process ends without a proper stop, such as by an uncaught error.
  const endWithUs = () => child.kill("SIGINT");
  process.once("exit", endWithUs);
  child.once("exit", () => process.off("exit", endWithUs));
  return child;
}

/** Waits until `child` ends, and returns the last of its output. */
export function ended(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    let output = "";
    child.stderr?.on("data", (chunk: Buffer) => (output = `${output}${chunk.toString()}`.slice(-2_000)));
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output: output.trim() }));
  });
}
