import { createHmac, randomBytes } from "node:crypto";
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import type { Binaries } from "./binaries.ts";
import type { Owner } from "./owner.ts";
import { ended, run } from "./programs.ts";

/** A PostgreSQL cluster in its data folder, and what runs it. */
export interface Cluster {
  dataDir: string;
  clusterDir: string;
  owner: Owner;
  binaries: Binaries;
}

/** The folder in `dataDir` of the cluster of this major version. */
export function clusterDirIn(dataDir: string, major: number): string {
  return join(dataDir, `postgres-${major}`);
}

/** Throws, with a way out, if `dataDir` holds only a cluster of another major version, which this one cannot read. */
export function refuseOtherMajors(dataDir: string, major: number): void {
  if (existsSync(clusterDirIn(dataDir, major))) return;

  const other = readdirSync(dataDir).find((name) => /^postgres-\d+$/.test(name));
  if (!other) return;
  const theirs = other.replace("postgres-", "");
  throw new Error(
    `The data in ${dataDir} was written by PostgreSQL ${theirs}, and this Kindling brings PostgreSQL ${major}, which cannot read it. ` +
      "Start the Kindling that wrote it, or give this one an empty DATA_DIR.",
  );
}

export type Role = "postgres" | "kindling";

/**
 * A role's password, derived from the secret beside the cluster: one role's password does not reveal the other's.
 * Throws as `secretOf`.
 */
export function passwordOf(cluster: Cluster, role: Role): string {
  return createHmac("sha256", secretOf(cluster)).update(role).digest("base64url");
}

/** The secret beside the cluster, created at the first start. Throws if it is missing. */
function secretOf({ dataDir, clusterDir }: Cluster): string {
  const file = join(dataDir, "password");
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  if (existsSync(clusterDir))
    throw new Error(`${file}, the password of the database beside it, is missing: put it back.`);

  const secret = randomBytes(24).toString("base64url");
  writeFileSync(`${file}.new`, secret, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secret;
}

/**
 * Creates the cluster unless it exists: aside, and then renamed, so that no half of one remains. Throws as `secretOf`.
 */
export async function makeCluster(cluster: Cluster, flags: string[]): Promise<void> {
  const { dataDir, clusterDir, owner, binaries } = cluster;
  const password = passwordOf(cluster, "postgres");
  if (existsSync(clusterDir)) return;

  for (const name of readdirSync(dataDir).filter((file) => file.includes(".making-"))) {
    rmSync(join(dataDir, name), { recursive: true, force: true });
  }
  const making = `${clusterDir}.making-${process.pid}`;
  const passwordFile = `${making}.password`;
  mkdirSync(making, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  // initdb reads and writes them as PostgreSQL's user.
  for (const path of [making, passwordFile]) give(path, owner);
  const child = run(binaries.initdb, { owner, cwd: making }, [
    `--pgdata=${making}`,
    "--username=postgres",
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    ...flags,
  ]);
  const { code, output } = await ended(child);
  rmSync(passwordFile);
  if (code !== 0) throw new Error(`PostgreSQL could not make its data folder ${making}. ${output}`);
  renameSync(making, clusterDir);
}

function give(path: string, { uid, gid }: Owner): void {
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}
