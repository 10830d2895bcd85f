import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { config } from "#server/base/config.ts";
import { masterKeyFile, realPathOf } from "#server/store/keys/masterKey.ts";
import { unfinished } from "./writing.ts";

const ours = /^kindling-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup(?:\.age)?$/;

/** Why no backup may be made in a folder; undefined if one may. A backup must not be lost or found with its key. */
export function folderProblem(folder: string): string | undefined {
  if (!existsSync(folder)) return `${folder} does not exist.`;
  if (!statSync(folder).isDirectory()) return `${folder} is not a folder.`;
  if (config.masterKeyCommand !== undefined) return undefined;
  const [backups, key] = [realPathOf(folder), dirname(realPathOf(masterKeyFile()))];
  const apart = "Keep backups and key apart: someone who has both can read everything.";
  if (backups === key) return `${folder} holds the master key. ${apart}`;
  if (isBelow(key, backups)) return `${folder} lies above the folder of the master key. ${apart}`;
  if (isBelow(backups, key)) return `${folder} lies below the folder of the master key. ${apart}`;
  return undefined;
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** The file for a backup made at `now`, by its name in UTC. */
export function dailyFile(folder: string, now: Date, isEncrypted: boolean): string {
  const name = now.toISOString().slice(0, 19).replaceAll(":", "-");
  return join(folder, `kindling-${name}Z.backup${isEncrypted ? ".age" : ""}`);
}

/** When each finished backup in the folder was begun, newest first. */
export function backupsIn(folder: string): { file: string; at: Date }[] {
  return namesIn(folder)
    .flatMap((name) => {
      const [, day, hours, minutes, seconds] = ours.exec(name) ?? [];
      return day === undefined
        ? []
        : [{ file: join(folder, name), at: new Date(`${day}T${hours}:${minutes}:${seconds}Z`) }];
    })
    .toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

/** Removes all but the newest backups, and what crashes left of unfinished ones. Returns what it removed. */
export function prune(folder: string, keep: number): string[] {
  const left = namesIn(folder).filter(
    (name) => /^kindling-.*\.backup(?:\.age)?\.\d+/.test(name) && name.endsWith(unfinished),
  );
  const gone = [
    ...backupsIn(folder)
      .slice(keep)
      .map(({ file }) => file),
    ...left.map((name) => join(folder, name)),
  ];
  for (const file of gone) rmSync(file, { force: true });
  return gone;
}

/** Makes the folder of the backups if there is none. */
export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}
