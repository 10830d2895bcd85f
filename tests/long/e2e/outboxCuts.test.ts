import { describe, expect, test } from "vitest";
import { newsEvent } from "#client/data/relay/news.ts";
import { expectForEverybody, operationIn, scaleOf, sessionEnded, useBrowser } from "#tests/support/browser.ts";
import {
  entriesOf,
  moodsOf,
  note,
  opened,
  pressSave,
  saveAndSendLater,
  saveMood,
  signIn,
  toast,
  waitingLink,
  waysToBeGone,
} from "#tests/support/outboxPage.ts";
import { person } from "#tests/support/people.ts";

useBrowser();

describe("a mood that is saved without a server", () => {
  test.each(waysToBeGone.slice(1))(
    "is stored on the device, and later sent with the time of its save: %s",
    (_what, mode) => saveAndSendLater(mode),
  );

  test("is saved once if the answer was lost", async () => {
    const { ada, page, proxy } = await opened("/mood");
    proxy.loseNext("saveEntryMoodMutation");

    // Chromium may send it once more by itself, on another connection.
    await pressSave(page, "Calm", "Once.");
    await page
      .getByRole("status")
      .getByText(/Saved on this device|Mood Saved/)
      .waitFor();
    await expect.poll(() => waitingLink(page).count()).toBe(0);

    expect((await moodsOf(ada)).map((mood) => mood.note)).toEqual(["Once."]);
  });

  test("is sent by only one of two tabs", async () => {
    const { ada, page, proxy, context } = await opened("/mood");
    const other = await context.newPage();
    await other.goto(`${proxy.url}/`);
    await scaleOf(other, { gold: 0, coal: 0 }).waitFor();
    await proxy.setMode("nothing");
    await saveMood(page, "Calm", "Two tabs.");
    await waitingLink(other).waitFor();
    await proxy.setMode("server");
    proxy.passed.splice(0);

    for (const each of [page, other]) await each.evaluate(() => void window.dispatchEvent(new Event("online")));
    await expect.poll(() => waitingLink(page).count()).toBe(0);
    await expect.poll(() => waitingLink(other).count()).toBe(0);

    expect(proxy.passed.filter((name) => name === "saveEntryMoodMutation")).toHaveLength(1);
    expect(await moodsOf(ada)).toHaveLength(1);
  });

  test("keeps the finer word that is pressed while it is being sent", async () => {
    const { ada, page, proxy } = await opened("/mood");
    await proxy.setMode("nothing");
    await saveMood(page, "Tired", "Late again.");
    const held: (() => Promise<void>)[] = [];
    await page.route("**/graphql", async (route) => {
      if (operationIn(route.request()) !== "saveEntryMoodMutation") return route.continue();
      const response = await route.fetch();
      held.push(() => route.fulfill({ response }));
    });
    await proxy.setMode("server");
    await page.evaluate(() => void window.dispatchEvent(new Event("online")));
    await expect.poll(() => moodsOf(ada)).toHaveLength(1);

    await page.getByRole("button", { name: "A finer word" }).click();
    await page.getByRole("button", { name: /^drained/ }).click();
    await expect.poll(() => held).toHaveLength(1);
    for (const answer of held) await answer();

    await expect.poll(() => moodsOf(ada)).toMatchObject([{ finerWord: "drained", note: "Late again." }]);
    await page.getByRole("button", { name: /^drained/, pressed: true }).waitFor();
    expect(await page.getByRole("alert").getByText("Failed").count()).toBe(0);
  });

  test("waits for the same person after the page is closed and the session has ended", async () => {
    const { ada, page, proxy, context, mayComplainOf } = await opened("/mood");
    mayComplainOf(sessionEnded);
    await proxy.setMode("nothing");
    await saveMood(page, "Calm", "Later.");
    await page.close();
    await proxy.setMode("server");
    const bo = await person("bo");
    await signIn(context, proxy, bo);
    const second = await context.newPage();
    await second.goto(`${proxy.url}/`);
    await scaleOf(second, { gold: 0, coal: 0 }).waitFor();
    expect(await waitingLink(second).count()).toBe(0);
    await second.close();

    await signIn(context, proxy, ada);
    const third = await context.newPage();
    await third.goto(`${proxy.url}/`);

    await expect.poll(async () => (await moodsOf(ada)).length).toBe(1);
    expect(await moodsOf(bo)).toEqual([]);
  });
});

describe("an entry that waits on the device", () => {
  test("is never shown next to a balance that includes it: not after a lost response, in another tab or after a reload", async () => {
    const { ada, page, proxy, context } = await opened("/journal?new=true");
    const other = await context.newPage();
    await other.goto(`${proxy.url}/`);
    await scaleOf(other, { gold: 0, coal: 0 }).waitFor();
    await page.getByRole("textbox", { name: "What is on your mind?" }).fill("Four herons.");
    await proxy.setMode("nothing");
    await page.getByRole("button", { name: "Save Entry" }).click();
    await toast(page);
    await page.getByRole("link", { name: "Home" }).click();
    for (const each of [page, other]) {
      await each.getByText("+1 waiting").waitFor();
      await each.evaluate(watchCounts);
    }

    const answers = { areLost: true };
    await context.route("**/graphql", async (route) => {
      const isSave = operationIn(route.request()) === "saveEntryJournalMutation";
      if (!isSave || !answers.areLost) return route.continue();
      await route.fetch().catch(() => undefined);
      return route.abort();
    });
    await proxy.setMode("server");
    for (const each of [page, other]) await each.evaluate(() => void window.dispatchEvent(new Event("online")));
    await expect.poll(async () => (await entriesOf(ada)).length).toBe(1);
    for (const each of [page, other]) {
      await each.evaluate((news) => void window.dispatchEvent(new Event(news)), newsEvent);
      await scaleOf(each, { gold: 1, coal: 0 }).waitFor();
      expect(await each.evaluate(() => window.countedTwice)).toEqual([]);
    }
    await expect.poll(() => waitingLink(page).count()).toBe(1);

    await page.reload();
    await scaleOf(page, { gold: 1, coal: 0 }).waitFor();
    expect(await page.getByText("+1 waiting").count()).toBe(0);
    answers.areLost = false;
    await page.evaluate(() => void window.dispatchEvent(new Event("online")));
    for (const each of [page, other]) {
      await expect.poll(() => waitingLink(each).count()).toBe(0);
      await scaleOf(each, { gold: 1, coal: 0 }).waitFor();
    }
    expect(await entriesOf(ada)).toHaveLength(1);
  });

  test("makes the sign-out ask first, which then deletes it from the device", async () => {
    const { ada, page, proxy } = await opened("/settings");
    await page.getByRole("button", { name: "Sign Out", exact: true }).waitFor();
    await page.getByRole("link", { name: "Home" }).click();
    await page.getByRole("link", { name: "Add New" }).first().click();
    await proxy.setMode("nothing");
    await saveMood(page, "Calm", "Not for the next one.");
    await page.getByRole("link", { name: "Settings" }).click();

    await page.getByRole("button", { name: "Sign Out", exact: true }).click();
    await page.getByText("1 entry is on this device and nowhere else.").waitFor();
    await expectForEverybody(page);
    await page.getByRole("button", { name: "Delete and Sign Out" }).click();

    await page.getByRole("button", { name: "Sign In" }).waitFor();
    await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
    expect(await moodsOf(ada)).toEqual([]);
  });

  test("stays in the form if the browser has no storage", async () => {
    const { ada, page, proxy } = await opened("/mood", () =>
      Object.defineProperty(window, "indexedDB", { value: { open: () => ({}) } }),
    );
    await proxy.setMode("nothing");
    await page.getByRole("radio", { name: "Calm", exact: true }).click();
    await note(page).fill("Kept in the form.");
    await page.getByRole("button", { name: "Save Mood" }).click();

    await page.getByRole("alert").getByText("Failed to save mood: Please try again.").waitFor();
    expect(await note(page).inputValue()).toBe("Kept in the form.");
    await proxy.setMode("server");
    await page.getByRole("button", { name: "Save Mood" }).click();
    await expect.poll(async () => (await moodsOf(ada)).length).toBe(1);
  });
});

declare global {
  interface Window {
    /** What was beside a balance that had the entry already. */
    countedTwice: string[];
  }
}

/** Runs in the page, at each change of it. */
function watchCounts(): void {
  window.countedTwice = [];
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has nothing of this file
  const look = () => {
    const scale = document.querySelector('[aria-label^="Balance scale"]')?.getAttribute("aria-label") ?? "";
    const waiting = /\+\d+ waiting/.exec(document.body.textContent)?.[0];
    if (scale.startsWith("Balance scale: 1 ") && waiting) window.countedTwice.push(`${scale} ${waiting}`);
  };
  new MutationObserver(look).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
}
