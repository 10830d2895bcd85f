import type { Page } from "playwright-core";
import { beforeAll, test } from "vitest";
import { expectForEverybody, phone, useBrowser, visit } from "#tests/support/browser.ts";
import { person, type Person } from "#tests/support/people.ts";
import { drawn, feelOften } from "#tests/support/trendsPage.ts";

useBrowser();

let newcomer: Person;
let regular: Person;

beforeAll(async () => {
  newcomer = await person("bo");
  regular = await person("ada");
  await feelOften(regular);
});

interface State {
  name: string;
  as: () => Person;
  /** Runs before the page is opened. */
  before?: (page: Page) => Promise<unknown>;
  until: (page: Page) => Promise<unknown>;
}

const states: State[] = [
  {
    name: "of a new diary",
    as: () => newcomer,
    until: (page) => page.getByRole("heading", { name: "Trends begin on your third day" }).waitFor(),
  },
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
      await page.getByRole("heading", { name: "All-Time Mood Distribution" }).scrollIntoViewIfNeeded();
      await page.getByText("The chart didn’t load. The list has the same numbers.").waitFor();
    },
  },
];

test.each(states)("trends are accessible and fit a phone: $name", async ({ as, before, until }) => {
  const { page, mayComplainOf } = await visit({ path: "about:blank", size: phone, as: as() });
  mayComplainOf(/ERR_FAILED|cannot be reached/);
  await before?.(page);
  await page.goto("/trends");
  await until(page);

  await expectForEverybody(page);
});

async function openAll(page: Page): Promise<void> {
  await drawn(page);
  await page.getByRole("combobox", { name: "Range" }).selectOption("Last 30 Days");
  for (const opener of await page.locator("summary").all()) await opener.click();
  await page
    .getByRole("button", { name: /Four herons/ })
    .first()
    .click();
  await page.getByRole("button", { expanded: true }).first().waitFor();
}

async function showKarma(page: Page): Promise<void> {
  await drawn(page);
  await page.getByRole("combobox", { name: "Range" }).selectOption("All Time");
  await page.getByRole("radio", { name: "Karma" }).click();
  await page.getByText(/^More Good Karma/).waitFor();
}

/** Only this query has a year. */
function isTrends(body: string | null): boolean {
  return body?.includes('"year"') ?? false;
}
