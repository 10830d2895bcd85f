import { describe, expect, test } from "vitest";
import { useBrowser, visit } from "#tests/support/browser.ts";

useBrowser();

describe("a visitor", () => {
  test.each(["/", "/log-action", "/settings", "/no/such/page"])("sees the landing page at %s", async (path) => {
    const { page, operations } = await visit({ path });

    await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
    await page.getByRole("button", { name: "Sign In", disabled: false }).waitFor();
    expect(operations).toEqual(["shellQuery"]);
  });

  test.each([
    ["/privacy-policy", "Privacy Policy"],
    ["/look-inside", "Look inside"],
    ["/terms-conditions", "Terms & Conditions"],
    ["/subscription-expired?email=ada@example.org", "Subscription Expired"],
    ["/reset-password", "This Link Is Not Complete"],
  ])("can read %s", async (path, heading) => {
    const { page } = await visit({ path });

    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  });
});
