import * as relay from "relay-runtime";
import { expect, test } from "vitest";
import { createEnvironment } from "#client/data/environment.ts";

test("the tests of this project run the Relay that people load", () => {
  expect(createEnvironment({ baseUrl: "http://localhost", token: () => null })).toBeInstanceOf(relay.Environment);
  // client/first/build/relayModules.ts removes it.
  expect(Object.entries(relay)).toContainEqual(["MutationTypes", undefined]);
});
