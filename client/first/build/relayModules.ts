import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { parseAst } from "rolldown/parseAst";
import type { Plugin } from "vite";

/** The only Relay version this plug-in supports. Before raising it, read Relay's changes and check `replacedFiles`. */
const relayVersion = "21.0.1";

/**
 * Converts Relay's CommonJS files to modules so that unused code is dropped, including code behind disabled feature
 * flags. The build fails with any other version of Relay.
 */
export const relayModules: Plugin = {
  name: "relay-modules",
  apply: "build",
  enforce: "pre",
  config: () => ({
    resolve: {
      alias: [
        // Skip the packages' entry files: one pulls in the old containers, the other is already bundled.
        { find: /^relay-runtime$/, replacement: packageFile("relay-runtime/lib/index.js") },
        { find: /^react-relay$/, replacement: packageFile("react-relay/lib/hooks.js") },
      ],
    },
  }),
  buildStart: () => refuseOtherVersions(),
  transform: {
    filter: { id: /\/node_modules\/(?:(?:relay-runtime|react-relay)\/lib|@babel\/runtime\/helpers\/esm)\/.*\.js$/ },
    handler: (code, id) => {
      const [, path = ""] = /.*\/node_modules\/(.*)$/.exec(id) ?? [];
      const isOfBabel = path.startsWith("@babel/");
      const text = replacedFiles[path] ?? (isOfBabel ? code : moduleOf(code, basename(id)));
      return { code: text, map: null, moduleSideEffects: false };
    },
  },
};

/** Throws if an installed Relay package has another version. */
export function refuseOtherVersions(versionOf = installedVersion): void {
  for (const name of ["relay-runtime", "react-relay"]) {
    const version = versionOf(name);
    if (version === relayVersion) continue;
    throw new Error(
      `${name} is ${version}, and client/first/build/relayModules.ts knows ${relayVersion}. Compare the files it replaces, then raise relayVersion there.`,
    );
  }
}

function installedVersion(name: string): string {
  const { version }: { version: string } = JSON.parse(readFileSync(packageFile(`${name}/package.json`), "utf8"));
  return version;
}

function packageFile(path: string): string {
  return resolve("node_modules", path);
}

/** Files that replace the published ones in a build. `tests/domain/relayModules.test.ts` checks each. */
export const replacedFiles: Readonly<Record<string, string>> = {
  // Babel's helpers support browsers that we do not.
  "@babel/runtime/helpers/esm/objectSpread2.js": "export default Object.assign;",
  "@babel/runtime/helpers/esm/defineProperty.js":
    "export default (object, key, value) => ((object[key] = value), object);",
  "@babel/runtime/helpers/esm/toConsumableArray.js": "export default (values) => [...values];",
  "@babel/runtime/helpers/esm/createForOfIteratorHelper.js": `export default (values) => {
    const iterator = values[Symbol.iterator]();
    let step;
    return {
      s: () => {},
      n: () => (step = iterator.next()),
      e: (error) => { throw error; },
      f: () => step?.done || iterator.return?.(),
    };
  };`,
  // Relay imports these features but we do not use them: @updatable, mutation configs, client resolvers.
  "relay-runtime/lib/mutations/readUpdatableFragment.js":
    "export const readUpdatableFragment = undefined; export default undefined;",
  "relay-runtime/lib/mutations/readUpdatableQuery.js":
    "export const readUpdatableQuery = undefined; export default undefined;",
  "relay-runtime/lib/mutations/RelayDeclarativeMutationConfig.js": `
    export const convert = undefined, MutationTypes = undefined, RangeOperations = undefined;
    ${asValue("RelayDeclarativeMutationConfig.js")}`,
  "relay-runtime/lib/store/live-resolvers/LiveResolverCache.js": `import { NoopResolverCache } from "../ResolverCache";
    export class LiveResolverCache extends NoopResolverCache {
      unsubscribeFromLiveResolverRecords() {}
      invalidateResolverRecords() {}
    }
    export const RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY = "__resolverLiveStateSubscription";
    export const getUpdatedDataIDs = undefined; export default undefined;`,
};

type Statement = ReturnType<typeof parseAst>["body"][number];
type Expression = Extract<Statement, { type: "ExpressionStatement" }>["expression"];
type Entries = Extract<Expression, { type: "ObjectExpression" }>["properties"];

function moduleOf(code: string, file: string): string {
  const textOf = ({ start, end }: { start: number; end: number }) => code.slice(start, end);
  /** For each required name: its source file and the part of it. */
  const sources = new Map<string, { source: string; part: string }>();
  const objects = new Map<string, Entries>();

  const partOf = (value: string): { source: string; part: string } | undefined => {
    const [, whole = "", path = ""] = /^([\w$]+)\.([\w.]+)$/.exec(value) ?? [];
    const from = sources.get(whole);
    return from && { source: from.source, part: nameOf(from.part, ...path.split(".")) };
  };

  const declared = (name: string, value: string): string => {
    const [, isWrapped, path] = /^(_interopRequireDefault\()?require\(["']([^"']+)["']\)/.exec(value) ?? [];
    if (path) {
      const source = path.replace("runtime/helpers/", "runtime/helpers/esm/");
      sources.set(name, { source, part: "" });
      return `import ${isWrapped ? "* as " : ""}${name} from "${source}";`;
    }
    const from = partOf(value);
    if (!from) return `var ${name} = ${value};`;
    sources.set(name, from);
    return `import { ${from.part} as ${name} } from "${from.source}";`;
  };

  /** The name of each entry, and of each entry of a nested object. */
  const named = (entries: Entries, outer = ""): string[] =>
    entries.flatMap((entry) => {
      if (entry.type !== "Property") throw new Error(`${file} exports what has no name.`);
      const name = nameOf(outer, textOf(entry.key));
      const value = textOf(entry.value);
      const from = partOf(value);
      if (from) return `export { ${from.part} as ${name} } from "${from.source}";`;
      if (entry.value.type !== "Identifier") return `const ${name}$ = ${value}; export { ${name}$ as ${name} };`;
      return [`export { ${value} as ${name} };`, ...named(objects.get(value) ?? [], name)];
    });

  const exported = (value: Expression): string => {
    const entries = value.type === "ObjectExpression" ? value.properties : objects.get(textOf(value));
    return entries ? [...named(entries), asValue(file)].join("\n") : `export default ${textOf(value)};`;
  };

  const lines = parseAst(code).body.flatMap((statement) => {
    if (statement.type === "VariableDeclaration") {
      return statement.declarations.map(({ id, init, end }) => {
        const name = textOf(id);
        if (init?.type === "ObjectExpression") objects.set(name, init.properties);
        // Not the text of the value: that loses the comment which marks the call as pure.
        return init ? declared(name, code.slice(id.end + " = ".length, end)) : `var ${name};`;
      });
    }
    const assigned = statement.type === "ExpressionStatement" && statement.expression;
    return assigned && assigned.type === "AssignmentExpression" && textOf(assigned.left) === "module.exports"
      ? exported(assigned.right)
      : textOf(statement);
  });
  return lines.join("\n");
}

function nameOf(...path: string[]): string {
  return path.filter(Boolean).join("$");
}

/** Wraps a file that other files import as one object. */
function asValue(file: string): string {
  return `export * as default from "./${file}";`;
}
