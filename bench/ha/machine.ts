import { spawn, type ChildProcess } from "node:child_process";
import { chownSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Owner } from "#server/store/database/owner.ts";

/** Where the machines' programs listen. The ports are the same on each. */
export interface Ports {
  postgres: number;
  patroni: number;
  etcd: number;
  etcdPeers: number;
}

/** What all machines share. */
export interface Estate {
  folder: string;
  owner: Owner;
  ports: Ports;
  /** The address of each machine by its name. */
  addresses: Readonly<Record<string, string>>;
  /** Patroni's settings. */
  settings: string;
  /** Where PostgreSQL's programs are. */
  programs: string;
  password: string;
}

/** A pretended machine: etcd, Patroni and PostgreSQL at a loopback address of their own. */
export interface Machine {
  name: string;
  address: string;
  start: () => void;
  /** Kills all its processes at once, as when its power fails. */
  kill: () => void;
  /** Whether its PostgreSQL is the primary, as HAProxy asks it. */
  isPrimary: () => Promise<boolean>;
}

/** A machine of the estate, not yet started. */
export function machineOf(estate: Estate, name: string): Machine {
  const { folder, ports, addresses } = estate;
  const address = addresses[name] ?? "";
  const home = join(folder, name);
  mkdirSync(home);
  if (estate.owner.uid !== undefined) chownSync(home, estate.owner.uid, estate.owner.gid ?? estate.owner.uid);
  let [etcd, patroni]: (ChildProcess | undefined)[] = [];
  return {
    name,
    address,
    start: () => {
      etcd = launch(estate, name, "etcd", etcdWords(estate, name, address));
      patroni = launch(estate, name, "patroni", [estate.settings], patroniEnv(estate, name, address));
    },
    kill: () => {
      const postgres = postgresIn(join(home, "postgres"));
      patroni?.kill("SIGKILL");
      etcd?.kill("SIGKILL");
      for (const pid of postgres) endNow(pid);
    },
    isPrimary: () =>
      fetch(`http://${address}:${ports.patroni}/primary`, { signal: AbortSignal.timeout(1_000) }).then(
        ({ ok }) => ok,
        () => false,
      ),
  };
}

function etcdWords({ folder, ports, addresses }: Estate, name: string, address: string): string[] {
  const [clients, peers] = [`http://${address}:${ports.etcd}`, `http://${address}:${ports.etcdPeers}`];
  const all = Object.entries(addresses).map(([each, at]) => `${each}=http://${at}:${ports.etcdPeers}`);
  return Object.entries({
    name,
    "data-dir": join(folder, name, "etcd"),
    "listen-client-urls": clients,
    "advertise-client-urls": clients,
    "listen-peer-urls": peers,
    "initial-advertise-peer-urls": peers,
    "initial-cluster": all.join(","),
  }).flatMap(([option, value]) => [`--${option}`, value]);
}

function patroniEnv(estate: Estate, name: string, address: string): Record<string, string> {
  const { folder, ports, addresses, programs, password } = estate;
  const [api, database] = [`${address}:${ports.patroni}`, `${address}:${ports.postgres}`];
  return {
    PATRONI_NAME: name,
    PATRONI_ETCD3_HOSTS: Object.values(addresses)
      .map((each) => `${each}:${ports.etcd}`)
      .join(","),
    PATRONI_RESTAPI_LISTEN: api,
    PATRONI_RESTAPI_CONNECT_ADDRESS: api,
    PATRONI_POSTGRESQL_LISTEN: database,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: database,
    PATRONI_POSTGRESQL_DATA_DIR: join(folder, name, "postgres"),
    PATRONI_POSTGRESQL_BIN_DIR: programs,
    PATRONI_POSTGRESQL_PGPASS: join(folder, name, "pgpass"),
    PATRONI_SUPERUSER_USERNAME: "postgres",
    PATRONI_SUPERUSER_PASSWORD: password,
    PATRONI_REPLICATION_USERNAME: "replicator",
    PATRONI_REPLICATION_PASSWORD: password,
    KINDLING_PASSWORD: password,
  };
}

/** Starts a program as PostgreSQL's user. Its output goes to a file beside the machine's folder. */
export function launch(
  { folder, owner }: Estate,
  name: string,
  program: string,
  words: readonly string[],
  env: Record<string, string> = {},
): ChildProcess {
  const said = openSync(join(folder, `${name}-${program}.log`), "a");
  const child = spawn(program, words, {
    ...owner,
    cwd: folder,
    env: { ...process.env, ...env, HOME: folder },
    stdio: ["ignore", said, said],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

const running = new Set<ChildProcess>();

process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** The process ids of the PostgreSQL in a folder, the postmaster's first. */
function postgresIn(dataDir: string): number[] {
  try {
    const postmaster = Number.parseInt(readFileSync(join(dataDir, "postmaster.pid"), "utf8"), 10);
    const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8");
    return [postmaster, ...children.split(" ").filter(Boolean).map(Number)];
  } catch {
    return [];
  }
}

function endNow(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended with its postmaster.
  }
}
