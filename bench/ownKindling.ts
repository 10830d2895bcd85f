import { rmSync } from "node:fs";
import { join } from "node:path";
import { borrowEmbedded } from "#server/store/database/embedded.ts";
import { stopLeftover } from "#server/store/database/leftover.ts";
import { temporaryFolder } from "#server/store/database/temporary.ts";
import { clusterIn, startKindling, type Kindling } from "#tests/support/kindling.ts";
import { built as main } from "./servers.ts";

/** Kindling as it is built and as a person runs it, with its own database, which waits for the disk. */
export interface OwnKindling {
  url: string;
  dataDir: string;
  /** The process that serves now, or did last. */
  running: Kindling;
  /** Starts it again at the same address, once it has ended. */
  startAgain: () => Promise<void>;
  /** Where its database is; after a start elsewhere. */
  databaseUrl: () => Promise<string>;
  /** Ends it, its database too. */
  stop: () => Promise<void>;
}

/** Starts one with its data in `folder`, which is gone once it stops. */
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
