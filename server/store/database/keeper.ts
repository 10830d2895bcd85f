import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { clock } from "#server/base/clock.ts";
import type { Cluster } from "./cluster.ts";
import { freePort, launch } from "./launch.ts";
import { stopLeftover } from "./leftover.ts";

/** A PostgreSQL that is restarted on its port whenever it ends by itself. */
export interface KeptServer {
  port: number;
  stop: () => Promise<void>;
}

/** Starts the cluster and keeps it running until `stop`. Throws if the first start fails. */
export async function startServer(
  cluster: Cluster,
  settings: Record<string, string>,
  log: (message: string) => void,
): Promise<KeptServer> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const say = (message: string) => signal.aborted || log(message);
  const started = await startWithin(30_000, cluster, settings, say);
  let { child } = started;

  const watching = (async () => {
    for (;;) {
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      if (signal.aborted) return;
      say("PostgreSQL ended unexpectedly; starting it again");
      child = (await startAgain()) ?? child;
      // `stop` was called while it started: the next round waits for its end.
      if (signal.aborted) child.kill("SIGINT");
    }
  })();

  async function startAgain(): Promise<ChildProcess | undefined> {
    for (let wait = 50; ; wait = Math.min(2 * wait, 2_000)) {
      await clock.pause(wait, signal);
      if (signal.aborted) return undefined;
      try {
        const again = await startWithin(0, cluster, { ...settings, port: `${started.port}` }, say);
        return again.child;
      } catch (error) {
        say(String(error));
      }
    }
  }

  async function stop(): Promise<void> {
    stopping.abort();
    child.kill("SIGINT");
    // If the fast shutdown hangs, the immediate one loses nothing either: the next start replays the log.
    const cancel = clock.after(30_000, () => child.kill("SIGQUIT"));
    await watching;
    cancel();
  }

  return { port: started.port, stop };
}

// A killed server's shared memory may stay occupied for a while.
async function startWithin(
  within: number,
  cluster: Cluster,
  settings: Record<string, string>,
  log: (message: string) => void,
): Promise<{ child: ChildProcess; port: number }> {
  for (const until = clock.now() + within; ; await clock.pause(250)) {
    await stopLeftover(cluster.clusterDir, log);
    const port = settings.port === undefined ? await freePort() : Number(settings.port);
    const launched = await launch(cluster, port, settings, log);
    if ("child" in launched) return { child: launched.child, port };

    const mayPass = /lock file|shared memory|could not bind|could not create any TCP/.test(launched.refusal);
    if (!mayPass || clock.now() > until) throw new Error(`PostgreSQL did not start. ${launched.refusal}`);
  }
}
