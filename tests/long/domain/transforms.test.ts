import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "#server/base/root.ts";

// A small project below this repository, so that its files find the packages. Its tests print what they were given.

const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
const relayConfig = readFileSync(join(root, "relay.config.js"), "utf8");
let project: string;

beforeAll(() => {
  mkdirSync(join(root, ".cache"), { recursive: true });
  project = mkdtempSync(join(root, ".cache", "transforms-"));
  write(
    "vitest.config.ts",
    // The rule against default exports reads lines.
    `import { clientPlugins, keptTransforms, transformKeys } from "../../tests/support/transforms.ts"; export default {
      plugins: [transformKeys(import.meta.dirname), ...clientPlugins()],
      test: { environment: "jsdom", ...keptTransforms },
    };`,
  );
  write("package.json", '{ "name": "shown", "type": "module" }');
  write("relay.config.js", relayConfig);
  write("theme.css.ts", 'export const ink = "red";');
  write("card.css.ts", 'import { ink } from "./theme.css.ts";\nexport const edge = `1px solid ${ink}`;');
  write("client/card.ts", 'import { graphql } from "relay-runtime";\nexport const card = graphql`query Card { id }`;');
  write("client/__generated__/Card.graphql.ts", 'export default { text: "first" };');
  write("elsewhere/Card.graphql.ts", 'export default { text: "from elsewhere" };');
  write(
    "shown.test.ts",
    `import { expect, test } from "vitest";
    import { edge } from "./card.css.ts";
    import { card } from "./client/card.ts";

    test("what is shown", () => console.log("edge: " + edge + ", document: " + card.text + ";"));`,
  );
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

test("a run after a change of a theme, of an artifact or of Relay's settings shows the change", () => {
  expect(shown()).toBe("edge: 1px solid red, document: first");

  write("theme.css.ts", 'export const ink = "blue";');
  expect(shown()).toBe("edge: 1px solid blue, document: first");

  write("client/__generated__/Card.graphql.ts", 'export default { text: "second" };');
  expect(shown()).toBe("edge: 1px solid blue, document: second");

  write("relay.config.js", relayConfig.replace("./client/__generated__", "./elsewhere"));
  expect(shown()).toBe("edge: 1px solid blue, document: from elsewhere");
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
}

function shown(): string | undefined {
  const { stdout, stderr } = spawnSync(process.execPath, [vitest, "run", "--root", project], {
    cwd: project,
    encoding: "utf8",
  });
  return /edge: [^;]*/.exec(stdout)?.[0] ?? `${stdout}${stderr}`;
}
