import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { processAt } from "#scripts/processes.mjs";

/**
 * Gives the folder of a version in a cache, which it fills by `unpack` if it is not there. The folder is whole or absent,
 * also if a process ends in the middle or several unpack at the same time. Removes other versions from the cache.
 *
 * @throws What `unpack` throws.
 */
export async function unpackedOnce(
  cache: string,
  version: string,
  unpack: (into: string) => Promise<unknown>,
): Promise<string> {
  const folder = join(cache, version);
  if (existsSync(folder)) return folder;

  mkdirSync(cache, { recursive: true });
  const beside = mkdtempSync(join(cache, `${version}.${process.pid}.`));
  try {
    await unpack(beside);
    renameSync(beside, folder);
  } catch (error) {
    // Another process may have been faster, and its folder is as good.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
  removeOthers(cache, version);
  return folder;
}

/** Removes all but a version, and what live processes are unpacking. */
function removeOthers(cache: string, version: string): void {
  for (const name of readdirSync(cache)) {
    const pid = name.startsWith(`${version}.`) ? Number(name.slice(version.length + 1).split(".")[0]) : Number.NaN;
    if (name !== version && processAt(pid) === undefined) rmSync(join(cache, name), { recursive: true, force: true });
  }
}
