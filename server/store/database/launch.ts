import type { ChildProcess } from "node:child_process";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import type { Cluster } from "./cluster.ts";
import { ended, run } from "./programs.ts";

export type Launch = { child: ChildProcess } | { refusal: string };

/** Starts the cluster on `port`, and waits until it accepts connections, crash recovery included. */
export async function launch(
  { clusterDir, owner, binaries }: Cluster,
  port: number,
  settings: Record<string, string>,
  log: (message: string) => void,
): Promise<Launch> {
  const options = Object.entries({ ...standing, ...settings, port: `${port}` }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  const child = run(binaries.postgres, { owner, cwd: clusterDir }, ["-D", clusterDir, ...options]);
  const endedEarly = ended(child).then(({ output }) => ({ refusal: output }));
  const answers = new Promise<Launch>((resolve) => {
    let isReady = false;
    createInterface({ input: child.stderr! }).on("line", (line) => {
      if (isReady) log(`PostgreSQL: ${line}`);
      if (!line.includes("ready to accept connections")) return;
      isReady = true;
      resolve({ child });
    });
  });
  return Promise.race([answers, endedEarly]);
}

/** A free port of 127.0.0.1 below the ephemeral range, so that no outgoing connection takes it first. */
export async function freePort(): Promise<number> {
  for (let left = 100; left > 0; left -= 1) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    if (await isFree(port)) return port;
  }
  throw new Error("no port is free");
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

const standing: Record<string, string> = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "100",
  shared_buffers: "64MB",
  io_method: "sync",
  jit: "off",
  // Parallel plans need shared memory that small containers lack, and our statements are short.
  max_parallel_workers_per_gather: "0",
  timezone: "UTC",
  log_timezone: "UTC",
  log_line_prefix: "",
  log_checkpoints: "off",
  // What people write must not reach a log: no statements, no details, and no errors, which quote values.
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
};
