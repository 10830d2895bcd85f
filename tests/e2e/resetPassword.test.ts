import { expect, inject, test } from "vitest";
import { useBrowser, visit } from "#tests/support/browser.ts";
import { launchVerb } from "#tests/support/kindling.ts";
import { person } from "#tests/support/people.ts";

useBrowser();

test("a person sets a new password through an operator's link, whose secret never reaches the server's log, and signs in", async () => {
  const ada = await person("ada");
  const verb = launchVerb(["password:link", ada.username], inject("servedDatabaseUrl"));
  expect(await verb.ended, verb.said.join("\n")).toMatchObject({ code: 0 });
  const { pathname, hash } = new URL(verb.said[0] ?? "");
  const { page } = await visit({ path: "about:blank" });
  const told: string[] = [];
  page.on("request", (request) => told.push(request.url(), JSON.stringify(request.headers())));
  await page.goto(pathname + hash);
  await page.getByRole("heading", { name: "Set a New Password" }).waitFor();
  await expect.poll(() => new URL(page.url()).hash).toBe("");

  await page.getByLabel("Password", { exact: true }).fill("a new secret");
  await page.getByLabel("Confirm Password", { exact: true }).fill("a new secret");
  await page.getByRole("button", { name: "Set New Password" }).click();
  await page.getByRole("status").getByText("Password changed successfully").waitFor();
  await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
  expect(told.join("\n")).not.toContain(hash.slice(1));

  await page.getByRole("textbox", { name: "Email" }).fill(ada.email);
  await page.getByLabel("Password", { exact: true }).fill("a new secret");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("heading", { name: "Your Karma Balance" }).waitFor();
});
