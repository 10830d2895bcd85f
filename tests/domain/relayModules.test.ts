import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const folder = "client/__generated__";
const documents = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, "utf8"));

// client/first/build/relayModules.ts leaves these features of Relay out of what a browser loads.
describe("no document uses", () => {
  test.each([
    ["a resolver of the client's", /"kind": "(?:Relay(?:Live)?Resolver|ClientEdgeTo\w+)"/],
    ["@updatable", /"(?:UpdatableQuery|\w+\$updatable)"|updatable_/i],
  ])("%s", (_feature, form) => {
    expect(documents.filter((text) => form.test(text))).toEqual([]);
  });
});

test("there are documents to look at", () => {
  expect(documents.join("")).toContain('"kind": "LinkedField"');
});
