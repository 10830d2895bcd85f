import { rmSync } from "node:fs";
import { join } from "node:path";
import { borrowEmbedded } from "#server/store/database/embedded.ts";
import { stopLeftover } from "#server/store/database/leftover.ts";
import { temporaryFolder } from "#server/store/database/temporary.ts";
import { clusterIn, startKindling, type Kindling } from "#tests/support/kindling.ts";
import { built as main } from "./servers.ts";

/** The built Kindling with its own database, which waits for the disk. */
export interface OwnKindling {
  url: string;
  dataDir: string;
  /** The running process, or the last one. */
  running: Kindling;
  /** Starts it again at the same address after it ended. */
  startAgain: () => Promise<void>;
  /** The database's URL, which changes after a restart elsewhere. */
  databaseUrl: () => Promise<string>;
  /** Stops it with its database. */
  stop: () => Promise<void>;
}

/** Starts one with its data in `folder`, which is deleted when it stops. */
export async function startOwnKindling(folder = temporaryFolder()): Promise<OwnKindling> {
  const dataDir = join(folder, "data");
  const running = await startKindling({ dataDir, main });
  const port = Number(new URL(running.url).port);
  const own: OwnKindling = {
    url: running.url,
    dataDir,
    running,
    startAgain: async () => void (own.running = await startKindling({ dataDir, main, port })),
    databaseUrl: async () => (await borrowEmbedded({ dataDir, log: () => undefined })).url,
    stop: async () => {
      own.running.send("SIGTERM");
      await own.running.ended;
      await stopLeftover(clusterIn(dataDir), () => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return own;
}
