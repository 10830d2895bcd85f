import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";

test("whoever is slow to ask is looked for every 5 s, and cut after 15 s of headers or 30 s in all", () => {
  expect(createApp()).toMatchObject({
    headersTimeout: 15_000,
    requestTimeout: 30_000,
    connectionsCheckingInterval: 5_000,
  });
});
