import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { freePort } from "#server/store/database/launch.ts";
import { ownerFor } from "#server/store/database/owner.ts";
import { temporaryFolder } from "#server/store/database/temporary.ts";
import { until } from "./until.ts";

export interface Pooled {
  url: string;
  stop: () => Promise<void>;
}

/** Puts PgBouncer in transaction mode in front of the database at `url`. */
export async function pooledByTransaction(url: string): Promise<Pooled> {
  const { hostname, port, username, password } = new URL(url);
  const folder = temporaryFolder();
  const own = await freePort();
  writeFileSync(join(folder, "users"), `"${username}" "${password}"\n`);
  writeFileSync(
    join(folder, "pgbouncer.ini"),
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, "users")}
pool_mode = transaction
default_pool_size = 3
max_client_conn = 200
`,
  );
  const child = spawn("pgbouncer", ["-q", join(folder, "pgbouncer.ini")], { ...ownerFor(folder), stdio: "ignore" });
  const pooled = Object.assign(new URL(url), { hostname: "127.0.0.1", port: `${own}` }).href;
  await untilItAnswers(pooled, child);
  return {
    url: pooled,
    stop: async () => {
      child.kill("SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  return until("PgBouncer answers", async () => {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}.`);
    const client = new Client({ connectionString: url });
    client.on("error", () => undefined);
    return client
      .connect()
      .then(() => client.end())
      .then(
        () => true,
        () => false,
      );
  });
}
