import { readdirSync, readFileSync, statSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";

/** One `import`, `export … from`, `import()` or `require()` in a file. */
export interface Import {
  /** As written in the file, such as "#domain/karma.ts". */
  specifier: string;
  /** Its path in the repository, such as "domain/karma.ts"; undefined for packages and Node's own modules. */
  path?: string;
  /** True if only types are imported, which disappear at run time. */
  isTypeOnly: boolean;
}

/** A source file, by its path from the repository's root. */
export interface Source {
  path: string;
  /** The text without comments on their own lines. */
  code: string;
  text: string;
  imports: readonly Import[];
}

const root = fileURLToPath(new URL("../../", import.meta.url));
const generated = new Set(["server/generated", "client/__generated__", "client/native"]);
/** A script may have its own packages. */
const installed = "node_modules";

/** Reads the source files in these folders, and these files, without generated ones. */
export function readSources(places: readonly string[]): readonly Source[] {
  return places
    .flatMap(filesUnder)
    .filter((path) => /\.(?:tsx?|m?js)$/.test(path))
    .map((path) => sourceFrom(path, readFileSync(root + path, "utf8")));
}

/** Makes a source from its text and finds its imports. */
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

/** True for `type { A }`, `type A` and `{ type A, type B }`. */
function bringsTypesOnly(names: string): boolean {
  if (/^\s+type\s+[\w${*]/.test(names)) return true;
  const listed = /^\s*\{([^}]*)\}\s*$/.exec(names)?.[1];
  return listed !== undefined && listed.split(",").every((name) => name.trim() === "" || /^\s*type\s/.test(name));
}

function pathOf(specifier: string, from: string): string | undefined {
  // Vite's "?url" and the like are not part of the path.
  const [file = ""] = specifier.split("?");
  if (file.startsWith("#")) return file.slice(1);
  if (file.startsWith(".")) return posix.join(posix.dirname(from), file);
  return undefined;
}
