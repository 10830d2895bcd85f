import { readFileSync } from "node:fs";
import { root } from "#server/base/root.ts";
import type { Source } from "./sources.ts";

/** The dependencies in package.json, by name and version. */
export interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Packages that no file of ours imports, with the reason for each. */
const named: Record<string, string> = {
  "@capacitor/android": "client/native/android is built with it",
  "@capacitor/core": "the plugins ask for it beside themselves",
  "@capacitor/ios": "client/native/ios is built with it",
  "@fontsource-variable/figtree": "client/theme/fonts.css.ts takes its files by url()",
  "@fontsource-variable/fraunces": "client/theme/fonts.css.ts takes its files by url()",
  "@prisma/client": "server/generated imports it",
  "@testing-library/dom": "@testing-library/react asks for it beside itself",
  "babel-plugin-relay": "vite-plugin-relay asks for it beside itself",
  jsdom: "vitest.config.ts names it as the screens' environment",
  oxlint: "npm run lint",
  "oxlint-tsgolint": "oxlint --type-aware",
  prettier: "npm run format",
  "relay-compiler": "scripts/generate.mjs",
  tsx: "node --import tsx",
  typescript: "npm run types",
};

/** Files that only developers' commands run, so their imports may be missing in production. */
const developersOnly =
  /^(?:server\/store\/database\/schemaEngine\.ts$|client\/first\/build\/|client\/ui\/gallery\/gallery\.config\.ts$)/;

export const manifest: Manifest = JSON.parse(readFileSync(`${root}/package.json`, "utf8"));

/** Lists differences between declared and imported packages, in sentences. */
export function packageProblems({ dependencies, devDependencies }: Manifest, sources: readonly Source[]): string[] {
  const [products, tools] = [
    packagesOf(sources.filter(isProduct)),
    packagesOf(sources.filter((one) => !isProduct(one))),
  ];
  const declared = { ...dependencies, ...devDependencies };
  const everything = new Set([...products, ...tools]);
  const isUsed = (name: string, imported: ReadonlySet<string>) =>
    name in named || imported.has(name) || imported.has(name.replace(/^@types\//, "")) || name === "@types/node";

  return [
    ...Object.keys(dependencies)
      .filter((name) => !isUsed(name, products))
      .map(
        (name) => `${name} is a dependency that the product does not import. Remove it, or say in named what it is for`,
      ),
    ...Object.keys(devDependencies)
      .filter((name) => !isUsed(name, everything))
      .map((name) => `${name} is declared and never imported. Remove it, or say in named what it is for`),
    ...[...products]
      .filter((name) => !(name in dependencies))
      .map((name) => `${name} is imported by the product and no dependency`),
    ...[...tools].filter((name) => !(name in declared)).map((name) => `${name} is imported and not declared`),
    ...Object.keys(named)
      .filter((name) => !(name in declared) || everything.has(name))
      .map((name) => `${name} needs no reason any more: it is imported, or gone`),
    ...Object.entries(declared)
      .filter(([, version]) => !/^(?:npm:[\w-]+@)?\d/.test(version))
      .map(([name, version]) => `${name} is declared as ${version}. Name the one version that was tried`),
  ];
}

function isProduct({ path }: Source): boolean {
  return /^(?:domain|server|client)\//.test(path) && !developersOnly.test(path);
}

function packagesOf(sources: readonly Source[]): ReadonlySet<string> {
  return new Set(
    sources.flatMap(({ imports }) =>
      imports
        .filter(({ path, specifier }) => path === undefined && !specifier.startsWith("node:"))
        .map(({ specifier }) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier),
    ),
  );
}
