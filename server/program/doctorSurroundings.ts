import { statfsSync } from "node:fs";
import { ownHeader } from "#domain/limits.ts";
import { clock } from "#server/base/clock.ts";
import { config } from "#server/base/config.ts";
import { agedHelplines } from "#server/base/helplines.ts";
import { redis } from "#server/base/redis.ts";
import { root } from "#server/base/root.ts";
import { backupsIn, folderProblem } from "#server/store/backups/folder.ts";
import { hasSignedHeader } from "#server/store/backups/proving.ts";
import { leastFreeBytes } from "#server/store/space.ts";
import { defaultDataDir } from "#server/store/database/embedded.ts";
import { look, ok, wrong, type Finding } from "./doctorFinding.ts";

const gigabyte = 1_000_000_000;
const staleBackupMs = 2 * 86_400_000;
/** The oldest line of Node.js that gets security fixes. */
const oldestNode = 22;

/** Findings about this machine, the settings and what is around them. */
export async function* aboutSurroundings(): AsyncGenerator<Finding> {
  yield aboutNode();
  const dataDir = config.dataDir ?? defaultDataDir(root);
  if (config.databaseUrl === undefined) yield aboutDisk("DATA_DIR", dataDir);
  if (config.backupDir !== undefined) yield aboutDisk("BACKUP_DIR", config.backupDir);
  yield await aboutBackups();
  yield await aboutAddress();
  yield aboutProxy();
  yield aboutPeople();
  yield await aboutRedis();
  yield aboutHelplines(dataDir);
}

function aboutNode(): Finding {
  const name = `Node.js ${process.versions.node}`;
  if (Number.parseInt(process.versions.node, 10) >= oldestNode) return ok(`${name} gets security fixes.`);
  return look(`${name} gets no security fixes any more.`, `Use ${oldestNode} or newer.`);
}

function aboutDisk(name: string, folder: string): Finding {
  try {
    const { bavail, blocks, bsize } = statfsSync(folder);
    return diskFinding(name, { free: bavail * bsize, total: blocks * bsize });
  } catch {
    return wrong(`${name} ${folder} cannot be reached.`, "Make the folder, or choose another.");
  }
}

/** The finding about a disk with these sizes in bytes. */
export function diskFinding(name: string, { free, total }: { free: number; total: number }): Finding {
  const says = `The disk of ${name} has ${(free / gigabyte).toFixed(1)} GB left (${Math.round((100 * free) / total)} %).`;
  const advice = `Make room. Below ${leastFreeBytes / 1_000_000} MB a server saves nothing that grows.`;
  if (free < gigabyte / 5) return wrong(says, advice);
  return free < gigabyte || free < total / 20 ? look(says, advice) : ok(says);
}

async function aboutBackups(): Promise<Finding> {
  const folder = config.backupDir;
  if (folder === undefined)
    return look("The server makes no backups itself.", "Set BACKUP_DIR, unless you make them another way.");
  const problem = folderProblem(folder);
  if (problem !== undefined) return wrong(problem, "Choose another BACKUP_DIR.");
  const [newest] = backupsIn(folder);
  if (!newest) return wrong("BACKUP_DIR holds no backup.", "The server's log says why.");
  const says = `The newest backup was made at ${newest.at.toISOString()}.`;
  if (clock.now() - newest.at.getTime() > staleBackupMs) return wrong(says, "The server's log says why.");
  if (await hasSignedHeader(newest.file)) return ok(says);
  return wrong(`${says} No master key here signed it.`, "Make another: npm run admin -- backup --keep 7 BACKUP_DIR.");
}

async function aboutAddress(): Promise<Finding> {
  const { publicUrl, isPublicUrlSet } = config;
  if (!isPublicUrlSet)
    return look("PUBLIC_URL is not set.", "Set the address that browsers use. Password links begin with it.");
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === "http:" && !/^(?:localhost|127\.|\[::1\])/.test(hostname))
    return wrong(
      `PUBLIC_URL ${publicUrl} sends passwords in the clear.`,
      "Put a proxy with TLS in front, and use https.",
    );
  const answer = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
  if (answer?.headers.get(ownHeader) === "1") return ok(`PUBLIC_URL ${publicUrl} leads to a server.`);
  return wrong(
    `PUBLIC_URL ${publicUrl} leads to no server${answer ? `, but to something that answers ${answer.status}` : ""}.`,
    "Start the server, or correct the proxy or the address.",
  );
}

function aboutProxy(): Finding {
  const isBehind = config.publicUrl.startsWith("https:");
  if (isBehind && !config.trustProxy)
    return wrong(
      "PUBLIC_URL is https, so a proxy is in front, and TRUST_PROXY is off: everybody shares one rate limit.",
      "Set TRUST_PROXY=on.",
    );
  if (!isBehind && config.trustProxy)
    return look(
      "TRUST_PROXY is on without https.",
      "Switch it off where no proxy sets X-Forwarded-For: anybody could.",
    );
  return ok(isBehind ? "The proxy names the real clients." : "No proxy is expected.");
}

function aboutPeople(): Finding {
  const missing = [
    ...(config.supportEmail.endsWith(".example") ? ["SUPPORT_EMAIL"] : []),
    ...(config.passwordResetEmail.endsWith(".example") ? ["PASSWORD_RESET_EMAIL"] : []),
    ...(config.operator ? [] : ["OPERATOR_NAME, OPERATOR_ADDRESS and OPERATOR_COUNTRY"]),
  ];
  if (missing.length === 0) return ok("People can see who runs this server, and write to you.");
  return look(`Not set: ${missing.join(", ")}.`, "Set them: people have to know who runs this server, and reach you.");
}

async function aboutRedis(): Promise<Finding> {
  if (!redis) return ok("No Redis is set, which is right for one server.");
  try {
    if (redis.status !== "ready")
      await new Promise<void>((resolve, reject) => {
        redis?.once("ready", resolve);
        redis?.once("error", reject);
      });
    await redis.ping();
    return ok("Redis answers.");
  } catch (error) {
    return wrong(
      `Redis cannot be used: ${error instanceof Error ? error.message : "it does not answer"}.`,
      "Start it, or correct REDIS_URL.",
    );
  } finally {
    redis.disconnect();
  }
}

function aboutHelplines(dataDir: string): Finding {
  const lines = agedHelplines(config.helplines, dataDir);
  if (lines.length === 0) return ok("Every helpline was seen or checked within 18 months.");
  return look(
    `Helplines that nobody has seen or checked for 18 months: ${lines.length}, such as ${lines[0]}.`,
    "Check your country's: docs/operations.md, Helplines.",
  );
}
