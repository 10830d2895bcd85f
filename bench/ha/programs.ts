import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const installations = "/usr/lib/postgresql";

/** Debian's package of each program that is run by its name. */
const packages: Readonly<Record<string, string>> = { patroni: "patroni", etcd: "etcd-server", haproxy: "haproxy" };

/** The folder of Debian's newest PostgreSQL. Throws if a program is missing, with what to install. */
export function findPrograms(): string {
  const folder = newestPostgres();
  const missing = [
    ...Object.keys(packages).filter((name) => spawnSync(name, ["--version"]).error !== undefined),
    ...(folder === undefined ? ["postgresql"] : []),
  ];
  if (folder !== undefined && missing.length === 0) return folder;
  throw new Error(
    `${missing.join(", ")} not found. Debian has them: ` +
      `apt-get install ${missing.map((name) => packages[name] ?? name).join(" ")}`,
  );
}

function newestPostgres(): string | undefined {
  const versions = existsSync(installations) ? readdirSync(installations) : [];
  const folders = versions
    .toSorted((one, other) => Number(other) - Number(one))
    .map((version) => join(installations, version, "bin"));
  return folders.find((folder) => existsSync(join(folder, "pg_rewind")));
}
