import { basename } from "node:path";
import { parseAst } from "rolldown/parseAst";
import type { Plugin } from "vite";

/**
 * Makes modules of Relay's CommonJS files, so that a build takes from them only what is used: constants are known across
 * modules then, and with them what the feature flags leave out.
 */
export const relayModules: Plugin = {
  name: "relay-modules",
  apply: "build",
  enforce: "pre",
  transform: {
    filter: { id: /\/node_modules\/(?:(?:relay-runtime|react-relay)\/lib|@babel\/runtime\/helpers\/esm)\/.*\.js$/ },
    handler: (code, id) => {
      const file = basename(id);
      const text = id.includes("/@babel/") ? (native[file] ?? code) : (leftOut[file] ?? moduleOf(code, file));
      return { code: text, map: null, moduleSideEffects: false };
    },
  },
};

/** What Babel has Relay say in more words, for browsers of long ago. */
const native: Record<string, string> = {
  "objectSpread2.js": "export default Object.assign;",
  "defineProperty.js": "export default (object, key, value) => ((object[key] = value), object);",
  "toConsumableArray.js": "export default (values) => [...values];",
  "createForOfIteratorHelper.js": `export default (values) => {
    const iterator = values[Symbol.iterator]();
    let step;
    return {
      s: () => {},
      n: () => (step = iterator.next()),
      e: (error) => { throw error; },
      f: () => step?.done || iterator.return?.(),
    };
  };`,
};

/** Of features that nobody here uses (tests/domain/relayModules.test.ts), though Relay's other files import them. */
const leftOut: Record<string, string> = {
  "readUpdatableFragment.js": "export const readUpdatableFragment = undefined; export default undefined;",
  "readUpdatableQuery.js": "export const readUpdatableQuery = undefined; export default undefined;",
  "RelayDeclarativeMutationConfig.js": `
    export const convert = undefined, MutationTypes = undefined, RangeOperations = undefined;
    ${asValue("RelayDeclarativeMutationConfig.js")}`,
  "LiveResolverCache.js": `import { NoopResolverCache } from "../ResolverCache";
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
  /** Of a name by which something was required: where it is from, and which part of that it is. */
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

  /** Each entry of an object, and each of an entry that is an object itself, by its name. */
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
        // Not the text of the value, which is without the comment that calls it pure.
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

/** What other files take as one, and use by its parts. */
function asValue(file: string): string {
  return `export * as default from "./${file}";`;
}
