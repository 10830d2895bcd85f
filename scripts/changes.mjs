import { spawnSync } from "node:child_process";
import { root } from "./run.mjs";

/** Runs git and returns its lines; undefined if it fails, as with a reference that this clone does not have. */
export function git(...args) {
  const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.split("\n").filter(Boolean) : undefined;
}

/**
 * The files that differ from where this branch left `reference`: committed, uncommitted and new ones. Without the
 * branch `main` only uncommitted and new ones. Throws if git does not know `reference`.
 */
export function changedSince(reference) {
  const base = git("merge-base", reference ?? "main", "HEAD");
  if (base === undefined && reference !== undefined) throw new Error(`git does not know ${reference}.`);
  const differing = git("diff", "--name-only", "--no-renames", base?.[0] ?? "HEAD") ?? [];
  const added = git("ls-files", "--others", "--exclude-standard") ?? [];
  return [...new Set([...differing, ...added])].toSorted();
}
