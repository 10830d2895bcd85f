import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { quotes } from "#domain/content/quotes.ts";
import { supportiveSentences } from "#domain/content/supportiveSentences.ts";
import { tips } from "#domain/content/tips.ts";
import { dayOfYear, localDateOf } from "#domain/days.ts";
import { scaleOf, useBrowser, visit } from "#tests/support/browser.ts";
import { a, link, no, options, press, text, walk, type Find } from "#tests/support/checklist.ts";
import { granted } from "#tests/support/door.ts";
import { fatesOn } from "#tests/support/fates.ts";
import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";

// What stands around every screen, and home.

useBrowser();

const zone = "Europe/Paris";

test("shared chrome", async () => {
  const { page } = await visit({ as: await person(), path: "/no/such/page" });

  await walk(page, [
    ["header with the product brand", link("Kindling", "/")],
    ["a settings link", link("Settings", "/settings")],
    ["a notification bell (only shown when the count is above 0)", no("button", /^Notifications/)],
    ["bottom navigation: Home (/)", link("Home", "/")],
    ["Journal", link("Journal", "/journal")],
    ["Exchange (/karma-exchange)", link("Exchange", "/karma-exchange")],
    ["Trends", link("Trends", "/trends")],
    ['any other path shows a 404 page ("Page Not Found")', a("heading", "Page Not Found")],
  ]);
});

test("a dashboard that is on its way", async () => {
  const { page } = await visit({ as: await person(), path: "about:blank" });
  const fates = await fatesOn(page);
  fates.set("DashboardScreenQuery", async () => undefined);
  await page.goto("/");

  await walk(page, [
    ["loading skeleton while loading", a("heading", "Your Karma Balance"), (on) => on.locator("[aria-busy]").waitFor()],
  ]);
});

test("a dashboard of somebody new", async () => {
  const { page } = await visit({ as: await person("ada", { zone }) });

  await walk(page, [
    ['card "Your Karma Balance"', a("region", "Your Karma Balance")],
    ["range selector", options("Range", ["Today", "This Week", "This Month", "This Year", "All Time"])],
    ["gold and coal counts on a balance-scale visual", (on) => scaleOf(on, { gold: 0, coal: 0 }).waitFor()],
    ['"Log Action" button to /log-action', link("Log Action", "/log-action")],
    ['mood card "Mood update & Journal note"', a("region", "Mood update & Journal note")],
    ['defaults: a smiley and "Calm & Content"', text("Calm & Content")],
    ['"Add New" link to /mood', link("Add New", "/mood")],
    ['"Add journal entry" to /journal?new=true', link("Add journal entry", "/journal?new=true")],
    ['"My Journal" to /journal', link("My Journal", "/journal")],
    ['"Connect" to /user-list', link("Connect", "/user-list")],
    ['"Exchange" to /exchange', (on) => on.locator('a[href="/exchange"]', { hasText: "Exchange" }).waitFor()],
    [
      '"Today\'s Summary" lists Actions logged, Positive interactions, Reflections written, Good karma sent',
      a("region", "Today's Summary"),
      async (on) =>
        expect(await on.getByRole("term").allInnerTexts()).toEqual([
          "Actions logged",
          "Positive interactions",
          "Reflections written",
          "Good karma sent",
        ]),
    ],
    ["a Daily Inspiration card shows the quote in quotation marks", a("region", "Daily Inspiration"), quoteOfToday],
    [
      "Get Wellness Tip: icon, title, category line, message",
      press("Get Wellness Tip"),
      text(/^(?:mindfulness|physical|emotional|social) wellness tip$/i),
      tipShown,
    ],
    ['"Another tip" (reopens with a new tip after 100 ms)', anotherTip],
    ['"Got it"', press("Got it"), async (on) => on.getByRole("dialog").waitFor({ state: "hidden" })],
  ]);
});

test("a dashboard of somebody who has logged and noted", async () => {
  const ada = await person("ada", { zone });
  const diary = restDoor({ as: ada, zone });
  for (let count = 0; count < 5; count += 1) granted(await diary.logAction());
  granted(
    await diary.logAction({ occurredAt: "2020-02-03T12:00:00Z", classification: "negative", intention: "negative" }),
  );
  granted(await diary.saveMood({ value: "joyful", note: "A walk along the river, and back" }));
  const { page } = await visit({ as: ada });

  await walk(page, [
    ["current mood emoji and label", text("Joyful")],
    ['a note preview cut to 30 characters followed by "..."', text("A walk along the river, and ba...")],
    [
      "a random supportive sentence for that mood is shown in quotes",
      async (on) => {
        const shown = await on.getByText(/^“.*”$/).allInnerTexts();
        expect(supportiveSentences.joyful.map((sentence) => `“${sentence}”`)).toContain(
          shown.find((words) => !isQuote(words)),
        );
      },
    ],
    [
      "beam: minus 1.5 degrees per unit of (gold minus coal), clamped to plus or minus 12 degrees",
      async (on) => expect(await tilt(on, { gold: 10, coal: 0 })).toBe("-12deg"),
      async (on) => on.getByRole("combobox", { name: "Range" }).selectOption("All Time"),
      async (on) => expect(await tilt(on, { gold: 10, coal: 3 })).toBe("-10.5deg"),
    ],
    [
      "coins displayed capped at 8 per pan",
      async (on) => {
        const pieces = scaleOf(on, { gold: 10, coal: 3 }).locator("[data-karma-piece]");
        expect(await pieces.count()).toBe(8 + 3);
      },
    ],
    [
      "refreshes when the window regains focus or the tab becomes visible",
      async () => granted(await diary.logAction()),
      async (on) => on.evaluate(() => void window.dispatchEvent(new Event("focus"))),
      (on) => scaleOf(on, { gold: 12, coal: 3 }).waitFor(),
      async () => granted(await diary.logAction()),
      // Both within a second count as one.
      async (on) => {
        const lookBack = async () => {
          await on.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));
          return scaleOf(on, { gold: 14, coal: 3 }).count();
        };
        await expect.poll(lookBack).toBe(1);
      },
    ],
  ]);
});

function tilt(page: Page, karma: { gold: number; coal: number }): Promise<string> {
  return scaleOf(page, karma).evaluate(({ style }) => style.getPropertyValue("--tilt"));
}

/** Of the day of the year modulo total quote count. */
const quoteOfToday: Find = (page) => {
  const { text: words = "", category = "" } = quotes[dayOfYear(localDateOf(new Date(), zone)) % quotes.length] ?? {};
  return page
    .getByRole("region", { name: "Daily Inspiration" })
    .filter({ hasText: `“${words}”` })
    .filter({ hasText: category })
    .waitFor();
};

function isQuote(words: string): boolean {
  return quotes.some((quote) => words === `“${quote.text}”`);
}

const tipShown: Find = async (page) => {
  const title = await page.getByRole("dialog").getByRole("heading").innerText();
  const tip = tips.find((each) => each.title === title);
  const said = await page.getByRole("dialog").innerText();
  for (const words of [tip?.icon, tip?.message]) expect(said).toContain(words);
};

const anotherTip: Find = async (page) => {
  const dialog = page.getByRole("dialog");
  const before = await dialog.getByRole("heading").innerText();
  await dialog.getByRole("button", { name: "Another tip" }).click();
  await expect.poll(() => dialog.getByRole("heading").innerText()).not.toBe(before);
  await tipShown(page);
};
