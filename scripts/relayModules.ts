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
    filter: { id: /\/node_modules\/(?:relay-runtime|react-relay)\/lib\/.*\.js$/ },
    handler: (code, id) => {
      const file = basename(id);
      const without = leftOut[file];
      return {
        code: without === undefined ? moduleOf(code, file) : `${without}\n${asValue(file)}`,
        map: null,
        moduleSideEffects: false,
      };
    },
  },
};

/** Of features that nobody here uses (tests/domain/relayModules.test.ts), though Relay's other files import them. */
const leftOut: Record<string, string> = {
  "NormalizationEngine.js": "",
  "readUpdatableFragment.js": "export const readUpdatableFragment = undefined;",
  "readUpdatableQuery.js": "export const readUpdatableQuery = undefined;",
  "RelayDeclarativeMutationConfig.js":
    "export const convert = undefined, MutationTypes = undefined, RangeOperations = undefined;",
  "LiveResolverCache.js": `
    import { NoopResolverCache } from "../ResolverCache";
    export class LiveResolverCache extends NoopResolverCache {
      unsubscribeFromLiveResolverRecords() {}
      invalidateResolverRecords() {}
    }
    export const RELAY_RESOLVER_LIVE_STATE_SUBSCRIPTION_KEY = "__resolverLiveStateSubscription";
    export const getUpdatedDataIDs = undefined;`,
};

type Statement = ReturnType<typeof parseAst>["body"][number];
type Expression = Extract<Statement, { type: "ExpressionStatement" }>["expression"];

function moduleOf(code: string, file: string): string {
  const textOf = ({ start, end }: { start: number; end: number }) => code.slice(start, end);
  /** Of a name by which something was required: from where. */
  const sources = new Map<string, string>();
  const objects = new Map<string, Extract<Expression, { type: "ObjectExpression" }>>();

  const declared = (name: string, value: string): string => {
    const [, isWrapped, path] = /^(_interopRequireDefault\()?require\(["']([^"']+)["']\)/.exec(value) ?? [];
    if (path) {
      const source = path.replace("runtime/helpers/", "runtime/helpers/esm/");
      sources.set(name, source);
      return `import ${isWrapped ? "* as " : ""}${name} from "${source}";`;
    }
    const [, whole = "", part] = /^(\w+)\.(\w+)$/.exec(value) ?? [];
    const source = sources.get(whole);
    return source ? `import { ${part} as ${name} } from "${source}";` : `var ${name} = ${value};`;
  };

  /** Each entry of an object by its name. */
  const exported = (value: Expression): string => {
    const object = value.type === "Identifier" ? objects.get(value.name) : value;
    if (object?.type !== "ObjectExpression") return `export default ${textOf(value)};`;

    const parts = object.properties.map((property, at) => {
      if (property.type !== "Property") throw new Error(`${file} exports what has no name.`);
      const name = textOf(property.key);
      return property.value.type === "Identifier"
        ? `export { ${property.value.name} as ${name} };`
        : `const part${at} = ${textOf(property.value)}; export { part${at} as ${name} };`;
    });
    return [...parts, asValue(file)].join("\n");
  };

  const lines = parseAst(code).body.flatMap((statement) => {
    if (statement.type === "VariableDeclaration") {
      return statement.declarations.map(({ id, init, end }) => {
        const name = textOf(id);
        if (init?.type === "ObjectExpression") objects.set(name, init);
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

/** What other files take as one, and use by its parts. */
function asValue(file: string): string {
  return `export * as default from "./${file}";`;
}
