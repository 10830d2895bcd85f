import { describe, expect, test } from "vitest";
import { expectForEverybody, scaleOf, sessionEnded, useBrowser } from "#tests/support/browser.ts";
import {
  entriesOf,
  note,
  opened,
  saveAndSendLater,
  storedDraft,
  toast,
  waitingLink,
  waysToBeGone,
} from "#tests/support/outboxPage.ts";

useBrowser();

test.each(waysToBeGone.slice(0, 1))(
  "a mood that is saved without a server is stored on the device, and later sent with the time of its save: %s",
  (_what, mode) => saveAndSendLater(mode),
);

describe("an entry that waits on the device", () => {
  test("is counted beside the balance, not in it, and opens in its form with its time", async () => {
    const { ada, page, proxy } = await opened("/journal?new=true");
    await page.getByRole("textbox", { name: "What is on your mind?" }).fill("Four herons.");
    await proxy.setMode("nothing");
    await page.getByRole("button", { name: "Save Entry" }).click();
    await toast(page);

    await page.getByRole("link", { name: "Home" }).click();
    await page.getByText("+1 waiting").waitFor();
    await scaleOf(page, { gold: 0, coal: 0 }).waitFor();
    await waitingLink(page).click();
    await expectForEverybody(page);
    await page.getByRole("button", { name: /^Options/ }).click();
    await page.getByRole("menuitem", { name: "Open" }).click();
    const body = page.getByRole("textbox", { name: "What is on your mind?" });
    expect(await body.inputValue()).toBe("Four herons.");
    await page.reload();
    expect(await body.inputValue(), "a draft again").toBe("Four herons.");
    await body.fill("Four herons, one late.");
    await proxy.setMode("server");
    await page.getByRole("button", { name: "Save Entry" }).click();

    await expect.poll(async () => (await entriesOf(ada)).length).toBe(1);
    await page.getByRole("link", { name: "Home" }).click();
    await scaleOf(page, { gold: 1, coal: 0 }).waitFor();
    expect(await page.getByText("+1 waiting").count()).toBe(0);
  });

  test("is shown where it was written, also on a device where the history was never opened", async () => {
    const { page, proxy } = await opened("/");
    await proxy.setMode("nothing");
    await page.goto(`${proxy.url}/journal?new=true`);
    await page.getByRole("textbox", { name: "What is on your mind?" }).fill("Four herons.");
    await page.getByRole("button", { name: "Save Entry" }).click();
    await toast(page);

    for (const read of [async () => undefined, () => page.goto(`${proxy.url}/journal`)]) {
      await read();
      await page.getByRole("listitem").filter({ hasText: "Four herons." }).getByText("Waiting").waitFor();
      await page.getByText(/Earlier entries can be read once you are connected\./).waitFor();
    }
    await expectForEverybody(page);
    await proxy.setMode("server");
    await page.evaluate(() => void window.dispatchEvent(new Event("online")));
    await expect.poll(() => page.getByText("Waiting", { exact: true }).count()).toBe(0);
    await page.getByRole("heading", { name: "Four herons." }).waitFor();
  });
});

describe("a draft", () => {
  test("is stored encrypted, with its last words when its tab is closed, and is deleted at sign-out", async () => {
    const { page: first, context, proxy, mayComplainOf } = await opened("/mood");
    mayComplainOf(sessionEnded);
    await note(first).fill("A secret draft.");
    expect(await storedDraft(first)).not.toContain("secret");

    await note(first).fill("A secret draft, closed.");
    await first.close({ runBeforeUnload: false });
    const page = await context.newPage();
    await page.goto(`${proxy.url}/mood`);
    expect(await note(page).inputValue()).toBe("A secret draft, closed.");

    page.once("dialog", (dialog) => void dialog.accept());
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("button", { name: "Sign Out", exact: true }).click();
    await page.getByRole("button", { name: "Sign In" }).waitFor();
    await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
    expect(await storedDraft(page)).not.toContain("secret");
  });
});
