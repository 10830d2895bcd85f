import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of package.json, searched upwards from this file: the same for sources and bundle. */
export const root: string = rootFrom(dirname(fileURLToPath(import.meta.url)));

/** The folder of the built client. */
export function clientFolder(): string {
  return resolve(root, process.env.KINDLING_CLIENT_DIR ?? "dist/client");
}

/** The folder of the client of the version before, whose pages may still be open somewhere. */
export function lastClientFolder(): string {
  return resolve(root, process.env.KINDLING_LAST_CLIENT_DIR ?? "dist/last/client");
}

function rootFrom(folder: string): string {
  const up = dirname(folder);
  return existsSync(join(folder, "package.json")) || up === folder ? folder : rootFrom(up);
}
