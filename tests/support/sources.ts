import { readdirSync, readFileSync, statSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";

/** One `import`, `export … from`, `import()` or `require()` in a file. */
export interface Import {
  /** What the file says, such as "#domain/karma.ts". */
  specifier: string;
  /** Where that is in the repository, such as "domain/karma.ts"; nothing for packages and Node's own modules. */
  path?: string;
  /** True when only types come in, which leaves nothing at run time. */
  isTypeOnly: boolean;
}

/** A file of ours, by its path from the repository's root. */
export interface Source {
  path: string;
  /** The text without comments of their own line or block. */
  code: string;
  text: string;
  imports: readonly Import[];
}

const root = fileURLToPath(new URL("../../", import.meta.url));
const generated = new Set(["server/generated", "client/__generated__", "client/native"]);
/** A script may have packages of its own. */
const installed = "node_modules";

/** Reads source files of the repository: all that lie under the folders named, and the files named. Generated ones are nobody's to keep tidy. */
export function readSources(places: readonly string[]): readonly Source[] {
  return places
    .flatMap(filesUnder)
    .filter((path) => /\.(?:tsx?|m?js)$/.test(path))
    .map((path) => sourceFrom(path, readFileSync(root + path, "utf8")));
}

/** A source made of its text, with its imports found. */
export function sourceFrom(path: string, text: string): Source {
  const code = text.replaceAll(/^[ \t]*(?:\/\/.*|\/\*[\s\S]*?\*\/)/gm, "");
  return { path, text, code, imports: importsIn(path, code) };
}

function filesUnder(place: string): string[] {
  const found = statSync(root + place, { throwIfNoEntry: false });
  if (generated.has(place) || !found) return [];
  if (found.isFile()) return [place];
  return readdirSync(root + place, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === installed) return [];
    const path = `${place}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

function importsIn(path: string, code: string): Import[] {
  const statements = code.matchAll(/^[ \t]*(?:import|export)\b([^"'`;=]*?)\bfrom\s*["']([^"']+)["']/gm);
  const bare = code.matchAll(/^[ \t]*import\s*["']([^"']+)["']/gm);
  const called = code.matchAll(/\b(?:import|require|require\.resolve)\(\s*["']([^"']+)["']/g);

  return [
    ...[...statements].map(([, names = "", specifier = ""]) => importFrom(path, specifier, bringsTypesOnly(names))),
    ...[...bare, ...called].map(([, specifier = ""]) => importFrom(path, specifier, false)),
  ];
}

function importFrom(path: string, specifier: string, isTypeOnly: boolean): Import {
  return { specifier, path: pathOf(specifier, path), isTypeOnly };
}

/** True of `type { A }`, `type A` and `{ type A, type B }`. */
function bringsTypesOnly(names: string): boolean {
  if (/^\s+type\s+[\w${*]/.test(names)) return true;
  const listed = /^\s*\{([^}]*)\}\s*$/.exec(names)?.[1];
  return listed !== undefined && listed.split(",").every((name) => name.trim() === "" || /^\s*type\s/.test(name));
}

function pathOf(specifier: string, from: string): string | undefined {
  // Vite's "?url" and the like say how a file comes in, not which.
  const [file = ""] = specifier.split("?");
  if (file.startsWith("#")) return file.slice(1);
  if (file.startsWith(".")) return posix.join(posix.dirname(from), file);
  return undefined;
}
