import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { rolldown } from "rolldown";
import { describe, expect, test } from "vitest";
import { refuseOtherVersions, relayModules, replacedFiles } from "#client/first/build/relayModules.ts";
import { readSources } from "#tests/support/sources.ts";

const folder = "client/__generated__";
const documents = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, "utf8"));
/** Without the plug-in itself, which names the parts that it leaves out. */
const sources = readSources(["client"]).filter(({ path }) => !path.startsWith("client/first/build/"));
const published = createRequire(import.meta.url);

/** A file as the build has it: bundled like the client, then loaded. */
async function built(path: string): Promise<Record<string, unknown>> {
  const { transform, buildStart } = relayModules;
  const bundle = await rolldown({
    input: `node_modules/${path}`,
    platform: "browser",
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
    plugins: [{ name: "relay-modules", transform, buildStart } as Parameters<typeof rolldown>[0]["plugins"]],
  });
  const { output } = await bundle.generate({ format: "esm" });
  await bundle.close();
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(output[0].code)}`);
}

/** One of Babel's helper functions as the build has it. */
async function builtHelper(name: string): Promise<(...args: unknown[]) => unknown> {
  const { default: helper } = await built(`@babel/runtime/helpers/esm/${name}.js`);
  if (typeof helper !== "function") throw new Error(`${name} is no function.`);
  return (...args) => helper(...args);
}

function publishedHelper(name: string): (...args: unknown[]) => unknown {
  const helper: unknown = published(`@babel/runtime/helpers/${name}`);
  if (typeof helper !== "function") throw new Error(`${name} is no function.`);
  return (...args) => helper(...args);
}

describe("another Relay than the one that the build's modules are made for", () => {
  test("is none that is installed", () => {
    expect(() => refuseOtherVersions()).not.toThrow();
  });

  test.each(["relay-runtime", "react-relay"])("ends the build, also of %s alone", (name) => {
    const versionOf = (other: string) => (other === name ? "21.0.2" : "21.0.1");

    expect(() => refuseOtherVersions(versionOf)).toThrow(new RegExp(`^${name} is 21\\.0\\.2.* knows 21\\.0\\.1`));
  });
});

describe("the replacement of a published file", () => {
  test("are these, each with a test below", () => {
    expect(Object.keys(replacedFiles).map((path) => path.replace(/.*\//, ""))).toEqual([
      "objectSpread2.js",
      "defineProperty.js",
      "toConsumableArray.js",
      "createForOfIteratorHelper.js",
      "readUpdatableFragment.js",
      "readUpdatableQuery.js",
      "RelayDeclarativeMutationConfig.js",
      "LiveResolverCache.js",
    ]);
  });

  test.each(Object.keys(replacedFiles).filter((path) => path.startsWith("relay-runtime/")))(
    "exports what %s does",
    async (path) => {
      const { default: _whole, ...parts } = await built(path);

      expect(Object.keys(parts).toSorted()).toEqual(Object.keys(published(path)).toSorted());
    },
  );

  test("objectSpread2 copies the properties of later objects into the first", async () => {
    for (const spread of [publishedHelper("objectSpread2"), await builtHelper("objectSpread2")]) {
      const first = { a: 1, b: 2 };
      expect(spread(first, { b: 3, c: undefined }, undefined, null, { d: { e: 4 } })).toBe(first);
      expect(first).toEqual({ a: 1, b: 3, c: undefined, d: { e: 4 } });
    }
  });

  test("defineProperty sets a property and gives the object", async () => {
    for (const define of [publishedHelper("defineProperty"), await builtHelper("defineProperty")]) {
      const object = { a: 1 };
      expect(define(object, "a", 2)).toBe(object);
      define(object, "b", 3);
      expect(Object.entries(object)).toEqual([
        ["a", 2],
        ["b", 3],
      ]);
    }
  });

  test("toConsumableArray makes an array of its own of whatever can be gone through", async () => {
    for (const arrayOf of [publishedHelper("toConsumableArray"), await builtHelper("toConsumableArray")]) {
      const list = [1, 2];
      expect(arrayOf(list)).toEqual([1, 2]);
      expect(arrayOf(list)).not.toBe(list);
      expect(arrayOf(new Set(["a", "b"]))).toEqual(["a", "b"]);
      expect(arrayOf(new Map([["a", 1]]).keys())).toEqual(["a"]);
      expect(() => arrayOf(undefined)).toThrow();
    }
  });

  test("createForOfIteratorHelper iterates, and closes an iterator that is left early", async () => {
    const helpers = [publishedHelper("createForOfIteratorHelper"), await builtHelper("createForOfIteratorHelper")];
    for (const helper of helpers) {
      let isClosed = false;
      function* counting() {
        try {
          yield 1;
          yield 2;
        } finally {
          isClosed = true;
        }
      }

      // The code that Babel generates for `for (const … of …)`.
      const seen: unknown[] = [];
      const goThrough = (values: Iterable<unknown>, leaveAt?: unknown) => {
        const loop = helper(values) as Loop;
        try {
          for (loop.s(); ;) {
            const step = loop.n();
            if (step.done) break;
            seen.push(step.value);
            if (step.value === leaveAt) break;
            if (step.value === "bad") throw new Error("a bad one");
          }
        } catch (error) {
          loop.e(error);
        } finally {
          loop.f();
        }
      };
      goThrough(new Map([["a", 1]]).values());
      goThrough(["b", "c"]);
      goThrough(counting(), 1);
      expect(seen).toEqual([1, "b", "c", 1]);
      expect(isClosed).toBe(true);
      expect(() => goThrough(["bad"])).toThrow("a bad one");
    }
  });

  test.each(["readUpdatableFragment", "readUpdatableQuery"])("%s is never called", (name) => {
    expect(sources.filter(({ code }) => code.includes(name))).toEqual([]);
    expect(documents.filter((text) => /"(?:UpdatableQuery|\w+\$updatable)"|updatable_/i.test(text))).toEqual([]);
  });

  test("RelayDeclarativeMutationConfig serves configs, which no mutation of ours has", () => {
    expect(sources.some(({ code }) => code.includes("useMutation"))).toBe(true);
    expect(sources.filter(({ code }) => /\bconfigs\b|RangeOperations|MutationTypes/.test(code))).toEqual([]);
  });

  test("LiveResolverCache serves resolvers of the client's, which no document has, and forgets nothing else", async () => {
    const { LiveResolverCache } = await built("relay-runtime/lib/store/live-resolvers/LiveResolverCache.js");
    if (typeof LiveResolverCache !== "function") throw new Error("LiveResolverCache is no class.");
    const store = readFileSync("node_modules/relay-runtime/lib/store/RelayModernStore.js", "utf8");
    const asked = [...store.matchAll(/_resolverCache\.(\w+)/g)].map(([, method = ""]) => method);
    const forResolversOnly = ["batchLiveStateUpdates", "batchLiveStateUpdatesWithoutNotify", "getLiveResolverPromise"];

    for (const method of asked.filter((name) => !forResolversOnly.includes(name)))
      expect(LiveResolverCache.prototype[method], method).toBeTypeOf("function");
    const resolver = /"kind": "(?:Relay(?:Live)?Resolver|ClientEdgeTo\w+)"/;
    expect(documents.filter((text) => resolver.test(text))).toEqual([]);
    expect(sources.filter(({ code }) => forResolversOnly.some((name) => code.includes(name)))).toEqual([]);
  });
});

interface Loop {
  s: () => void;
  n: () => IteratorResult<unknown>;
  e: (error: unknown) => void;
  f: () => void;
}

test("there are documents to look at", () => {
  expect(documents.join("")).toContain('"kind": "LinkedField"');
});
