import { randomBytes } from "node:crypto";
import { chmodSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "#server/base/root.ts";
import { freePort } from "#server/store/database/launch.ts";
import { ownerFor } from "#server/store/database/owner.ts";
import { temporaryFolder } from "#server/store/database/temporary.ts";
import { until } from "#tests/support/until.ts";
import { launch, machineOf, type Estate, type Machine } from "./machine.ts";
import { findPrograms } from "./programs.ts";

const guide = join(root, "docs", "ha");

/** Three machines with a primary and two standbys, and HAProxy before them. */
export interface HaCluster {
  /** The database's address through HAProxy. */
  url: string;
  machines: readonly Machine[];
  /** The address of the PostgreSQL of one machine. */
  urlOf: (machine: Machine) => string;
  /** The machine with the primary. Throws if there is none. */
  primary: () => Promise<Machine>;
  /** Waits until there is a primary, and two standbys that follow it, one of them synchronously. */
  untilWhole: () => Promise<void>;
  stop: () => void;
}

/** Starts them with the settings of docs/ha. Throws if a program is missing. */
export async function startHaCluster(): Promise<HaCluster> {
  const estate = await madeEstate(findPrograms());
  const { folder, ports, addresses, password } = estate;
  const machines = Object.keys(addresses).map((name) => machineOf(estate, name));
  for (const machine of machines) machine.start();
  const proxy = await startProxy(estate);

  const urlAt = (host: string) => `postgresql://kindling:${password}@${host}/kindling`;
  const cluster: HaCluster = {
    url: urlAt(proxy.address),
    machines,
    urlOf: ({ address }) => urlAt(`${address}:${ports.postgres}`),
    primary: async () => {
      const answers = await Promise.all(machines.map((machine) => machine.isPrimary()));
      const found = machines[answers.indexOf(true)];
      if (!found) throw new Error("No machine has a primary.");
      return found;
    },
    untilWhole: () => until("every machine follows a primary", () => isWhole(estate)),
    stop: () => {
      for (const machine of machines) machine.kill();
      proxy.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return cluster.untilWhole().then(
    () => cluster,
    (error: unknown) => {
      console.error(lastWordsOf(folder, Object.keys(addresses)));
      cluster.stop();
      throw error;
    },
  );
}

async function madeEstate(programs: string): Promise<Estate> {
  const folder = temporaryFolder();
  const settings = join(folder, "patroni.yaml");
  writeFileSync(settings, readFileSync(join(guide, "patroni.yaml"), "utf8").replace("/etc/patroni", folder));
  writeFileSync(join(folder, "make-database.sh"), readFileSync(join(guide, "make-database.sh")));
  chmodSync(folder, 0o777);
  return {
    folder,
    owner: ownerFor(folder),
    ports: {
      postgres: await freePort(),
      patroni: await freePort(),
      etcd: await freePort(),
      etcdPeers: await freePort(),
    },
    // All of 127.0.0.0/8 is the loopback interface, on Linux.
    addresses: { one: "127.0.0.11", two: "127.0.0.12", three: "127.0.0.13" },
    settings,
    programs,
    password: randomBytes(16).toString("hex"),
  };
}

async function startProxy(estate: Estate): Promise<{ address: string; stop: () => void }> {
  const { ports, addresses } = estate;
  const address = `127.0.0.1:${await freePort()}`;
  const [ONE, TWO, THREE] = Object.values(addresses).map((each) => `${each}:${ports.postgres}`);
  const env = { LISTEN: address, ONE: ONE ?? "", TWO: TWO ?? "", THREE: THREE ?? "", PATRONI_PORT: `${ports.patroni}` };
  const child = launch(estate, "proxy", "haproxy", ["-db", "-f", join(guide, "haproxy.cfg")], env);
  return { address, stop: () => void child.kill("SIGKILL") };
}

interface Member {
  role: string;
  state: string;
  lag?: number | string;
}

async function isWhole({ addresses, ports }: Estate): Promise<boolean> {
  for (const address of Object.values(addresses)) {
    const members = await membersAt(`http://${address}:${ports.patroni}/cluster`);
    const leads = members.filter(({ role }) => role === "leader");
    const follows = members.filter(({ role, lag }) => role !== "leader" && lag === 0);
    const isSynchronous = follows.some(({ role }) => role === "sync_standby");
    const areRunning = members.every(({ state }) => state === "running" || state === "streaming");
    if (leads.length === 1 && follows.length === 2 && isSynchronous && areRunning) return true;
  }
  return false;
}

async function membersAt(url: string): Promise<Member[]> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(1_000) });
    return ((await answer.json()) as { members?: Member[] }).members ?? [];
  } catch {
    return [];
  }
}

/** The end of each Patroni's output. */
function lastWordsOf(folder: string, names: readonly string[]): string {
  return names
    .map((name) =>
      readFileSync(join(folder, `${name}-patroni.log`), "utf8")
        .split("\n")
        .slice(-12)
        .join("\n"),
    )
    .join("\n\n");
}
