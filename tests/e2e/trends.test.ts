import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { fullNameOfDay } from "#domain/dayNames.ts";
import { addDays, localDateOf } from "#domain/days.ts";
import { expectForEverybody, phone, useBrowser, visit } from "#tests/support/browser.ts";
import { granted } from "#tests/support/door.ts";
import { person, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";

useBrowser();

const zone = "Europe/Paris";
const today = localDateOf(new Date(), zone);

let newcomer: Person;
let regular: Person;

beforeAll(async () => {
  newcomer = await person("bo");
  regular = await person("ada");
  const ada = restDoor({ as: regular, zone });
  const felt = ["calm", "happy", "tired", "sad", "love", "anxious", "overwhelmed", "calm", "great"] as const;
  for (const [ago, value] of felt.entries()) {
    const occurredAt = ago === 0 ? undefined : `${addDays(today, -ago * 3)}T10:00:00Z`;
    const when = occurredAt ? { occurredAt } : {};
    granted(await ada.saveMood({ value, ...(ago % 2 === 0 ? { note: "Four herons by the river." } : {}), ...when }));
    granted(await ada.logAction(when));
    if (ago % 3 === 0)
      granted(
        await ada.logAction({ classification: "negative", intention: "negative", emotionResponse: "annoyed", ...when }),
      );
  }
});

interface State {
  name: string;
  as: () => Person;
  /** What happens before it is opened. */
  before?: (page: Page) => Promise<unknown>;
  until: (page: Page) => Promise<unknown>;
}

const states: State[] = [
  { name: "empty", as: () => newcomer, until: drawn },
  { name: "full", as: () => regular, until: drawn },
  { name: "full, all opened", as: () => regular, until: openAll },
  { name: "full, by karma", as: () => regular, until: showKarma },
  {
    name: "still coming",
    as: () => regular,
    before: (page) =>
      page.route("**/graphql", (route) => (isTrends(route.request().postData()) ? undefined : route.continue())),
    until: (page) => page.getByRole("heading", { name: "Karma Balance Trend" }).waitFor(),
  },
  {
    name: "not to be loaded",
    as: () => regular,
    before: (page) =>
      page.route("**/graphql", (route) => (isTrends(route.request().postData()) ? route.abort() : route.continue())),
    until: (page) => page.getByText("Your trends could not be loaded").waitFor(),
  },
  {
    name: "without its drawings",
    as: () => regular,
    before: (page) => page.route(/recharts-/, (route) => route.abort()),
    until: async (page) => {
      const instead = page.getByText("The chart didn’t load. The table has the same numbers.");
      await instead.first().waitFor();
      await page.getByRole("heading", { name: "All-Time Mood Distribution" }).scrollIntoViewIfNeeded();
      await instead.nth(1).waitFor();
    },
  },
];

test.each(states)("trends are for everybody, and fit: $name", async ({ as, before, until }) => {
  const { page, mayComplainOf } = await visit({ path: "about:blank", size: phone, as: as() });
  mayComplainOf(/ERR_FAILED|cannot be reached/);
  await before?.(page);
  await page.goto("/trends");
  await until(page);

  await expectForEverybody(page);
});

describe("the charts", () => {
  test("come with one question, and what draws them only where they are", async () => {
    const { page, asked } = await visit({ as: regular });
    const scripts: string[] = [];
    page.on("request", (request) => scripts.push(request.url()));
    await page.getByRole("link", { name: "Log Action" }).waitFor();
    expect(scripts.filter((url) => url.includes("recharts"))).toEqual([]);
    const before = asked.length;

    await page.getByRole("link", { name: "Trends" }).click();
    await drawn(page);

    expect(asked.slice(before)).toEqual(["TrendsScreenQuery"]);
    expect(scripts.some((url) => url.includes("recharts"))).toBe(true);
  });

  test("say each part to whoever goes through them by arrow keys", async () => {
    const { page } = await visit({ as: regular, path: "/trends" });
    await drawn(page);

    await page.getByRole("combobox", { name: "Range" }).selectOption("All Time");
    await page.getByRole("application", { name: /^Karma by day, All Time/ }).focus();
    await page
      .getByText(fullNameOfDay(addDays(today, -24)), { exact: true })
      .first()
      .waitFor();
    await page.keyboard.press("ArrowRight");
    const bubble = page.getByRole("status").filter({ hasText: fullNameOfDay(addDays(today, -21)) });
    await bubble.waitFor();
    expect(await bubble.innerText()).toContain("2 Good Karma");

    await page.getByRole("application", { name: /^9 moods: 22% Calm/ }).focus();
    await page.keyboard.press("ArrowRight");
    await page.getByRole("status").filter({ hasText: "11%, 1 time" }).waitFor();
  });
});

describe("a year in pixels", () => {
  test("is read and added to by touch", async () => {
    const { page } = await visit({ as: regular, path: "/trends", size: phone, touch: true });
    const day = addDays(today, -3);
    if (day.slice(0, 4) !== today.slice(0, 4)) return;

    await page.locator(`[data-date="${day}"]`).tap();
    const card = page.getByRole("region", { name: "Year in Pixels" });
    await card.getByText(fullNameOfDay(day), { exact: true }).waitFor();
    await card.getByText(/Happy$/).waitFor();
    await card.getByRole("link", { name: "Read this day" }).tap();

    await page.getByRole("heading", { name: "Journal History" }).waitFor();
    await page.getByText("Mood Check").waitFor();
    expect(await page.getByText("Mood Check").count()).toBe(1);

    await page.goBack();
    await page.locator(`[data-date="${addDays(day, -1)}"]`).tap();
    await card.getByRole("link", { name: "Add a mood" }).tap();
    await page.getByRole("radio", { name: "Strong" }).tap();
    await page.getByRole("button", { name: "Save Mood" }).tap();
    await page.getByText("Mood Saved").waitFor();

    await page.getByRole("link", { name: "Trends" }).tap();
    await page.getByRole("gridcell", { name: `${fullNameOfDay(addDays(day, -1))}: Strong` }).waitFor();
  });
});

async function drawn(page: Page): Promise<void> {
  await page.getByRole("application", { name: /^Karma by day/ }).waitFor();
}

async function openAll(page: Page): Promise<void> {
  await drawn(page);
  await page.getByRole("combobox", { name: "Range" }).selectOption("Last 30 Days");
  for (const opener of await page.locator("summary").all()) await opener.click();
  await page
    .getByRole("button", { name: /^Show the note/ })
    .first()
    .click();
  await page.getByText("Four herons by the river.").first().waitFor();
}

async function showKarma(page: Page): Promise<void> {
  await drawn(page);
  await page.getByRole("combobox", { name: "Range" }).selectOption("All Time");
  await page.getByRole("radio", { name: "Karma" }).click();
  await page.getByText("More Good Karma").waitFor();
}

/** Only its question has a year. */
function isTrends(body: string | null): boolean {
  return body?.includes('"year"') ?? false;
}
