import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";

/** The OS user that PostgreSQL runs as. Empty: the user that runs Kindling. */
export interface Owner {
  uid?: number;
  gid?: number;
}

export const isRoot = process.getuid?.() === 0;

/**
 * The user of the cluster. PostgreSQL refuses root, so root gets the folder's user, `postgres`, or a new user
 * `kindling`.
 */
export function ownerFor(clusterDir: string): Owner {
  if (!isRoot) return {};

  const standing = statSync(clusterDir, { throwIfNoEntry: false });
  if (standing && standing.uid !== 0) return { uid: standing.uid, gid: standing.gid };

  return userNamed("postgres") ?? userNamed("kindling") ?? madeUser("kindling");
}

/** Whether `owner` can enter `folder`. */
export function canEnter(owner: Owner, folder: string): boolean {
  return spawnSync("/bin/sh", ["-c", 'cd -- "$1"', "sh", folder], { ...owner, cwd: "/" }).status === 0;
}

function userNamed(name: string): Owner | undefined {
  const [uid, gid] = ["-u", "-g"].map((flag) => spawnSync("id", [flag, name], { encoding: "utf8" }));
  if (uid?.status !== 0 || gid?.status !== 0) return undefined;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

function madeUser(name: string): Owner {
  spawnSync("useradd", ["--system", "--user-group", "--no-create-home", "--shell", "/bin/false", name]);
  // For systems without useradd, the options of BusyBox's adduser.
  if (!userNamed(name)) spawnSync("adduser", ["-S", "-D", "-H", "-s", "/bin/false", name]);

  const made = userNamed(name);
  if (made) return made;
  throw new Error(
    "PostgreSQL refuses to run as root, and no user could be made for it. " +
      `Make one (useradd --system ${name}), start Kindling as an ordinary user, or set DATABASE_URL.`,
  );
}
