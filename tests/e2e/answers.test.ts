import { expect, test } from "vitest";
import { useBrowser, visit } from "#tests/support/browser.ts";
import { person } from "#tests/support/people.ts";

useBrowser();

const refusal = { message: "Something went wrong", extensions: { code: "UNEXPECTED" } };

const wrong = [
  [
    "a failure of a route",
    "/api/auth/user",
    { status: 500, json: { message: "Something went wrong" } },
    /answered 500/,
  ],
  ["an unexpected error", "/graphql", { json: { data: null, errors: [refusal] } }, /UNEXPECTED: Something went wrong/],
  [
    "an error of a document",
    "/graphql",
    { json: { data: {}, errors: [{ message: "No field." }] } },
    /no code: No field/,
  ],
] as const;

test.each(wrong)("%s that a test does not name ends it at once", async (_name, path, answer, words) => {
  const { page, mayComplainOf } = await visit({ as: await person("ada"), path: "/settings" });
  await page.getByRole("switch").first().waitFor();
  await page.route(`**${path}`, (route) => route.fulfill(answer));

  const endless = page.getByText("This never comes.").waitFor();
  await page.evaluate((address) => void fetch(address, { method: "POST", body: "{}" }), path);

  await expect(endless).rejects.toThrow(words);
  // After each test it counts again.
  mayComplainOf(words);
  mayComplainOf(/500/);
});

test("a wrong answer that a test has named does not end it", async () => {
  const { page, mayComplainOf } = await visit({ as: await person("ada"), path: "/settings" });
  await page.getByRole("switch").first().waitFor();
  mayComplainOf(/500/);
  await page.route("**/api/auth/user", (route) => route.fulfill({ status: 500, json: {} }));

  const status = await page.evaluate(async () => (await fetch("/api/auth/user")).status);

  expect(status).toBe(500);
  await page.getByRole("heading", { name: "Settings" }).waitFor();
});
