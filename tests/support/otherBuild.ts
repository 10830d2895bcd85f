import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "#server/base/root.ts";

/**
 * Makes another build of the tests' client: the same code in files of other names, as a new version has them. Returns
 * its folder, and what deletes it.
 */
export function makeOtherBuild(): { folder: string; remove: () => void } {
  const parent = mkdtempSync(join(tmpdir(), "kindling-build-"));
  const folder = join(parent, "client");
  cpSync(join(root, "dist", "test", "client"), folder, { recursive: true });
  const files = readdirSync(folder, { recursive: true, encoding: "utf8", withFileTypes: true }).filter((each) =>
    each.isFile(),
  );
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  // A compressed copy would still have the old names in it.
  for (const path of paths) if (/\.(?:br|gz)$/.test(path)) rmSync(path);

  const otherNames = new Map(
    readdirSync(join(folder, "assets"))
      .filter((name) => hashed.test(name))
      .map((name) => [
        name,
        name.replace(hashed, (_all, hash: string, ending: string) => `-${otherHash(hash)}.${ending}`),
      ]),
  );
  for (const path of paths) {
    if (!/\.(?:js|css|html|json)$/.test(path)) continue;
    const text = readFileSync(path, "utf8");
    const changed = text.replaceAll(/[\w.~-]+-[\w-]{7,8}\.\w+/g, (name) => otherNames.get(name) ?? name);
    if (changed !== text) writeFileSync(path, changed);
  }
  for (const [name, other] of otherNames) renameSync(join(folder, "assets", name), join(folder, "assets", other));
  return { folder, remove: () => rmSync(parent, { recursive: true, force: true }) };
}

/** The build puts a hash of seven or eight letters before the ending. */
const hashed = /-([\w-]{7,8})\.(\w+)$/;

function otherHash(hash: string): string {
  return hash.split("").toReversed().join("").replace(/^-/, "x");
}
