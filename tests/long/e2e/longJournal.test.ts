import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { addDays, localDateOf } from "#domain/days.ts";
import { scaleOf, useBrowser, visit } from "#tests/support/browser.ts";
import { granted } from "#tests/support/door.ts";
import { person, type Person } from "#tests/support/people.ts";
import { present } from "#tests/support/present.ts";
import { restDoor } from "#tests/support/restDoor.ts";

useBrowser();

/** The time zone of the windows. */
const zone = "Europe/Paris";

test("a journal of 300 entries mounts only those near the viewport, and keeps the reader's place when they leave and return", async () => {
  const ada = await person("ada", { zone });
  await writePages(ada, 300);
  const { page } = await visit({ as: ada, path: "/journal" });
  await page.getByRole("heading", { name: "Page 1", exact: true }).waitFor();

  const atTheEnd = async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    return titles(page);
  };
  await expect.poll(atTheEnd).toContain("Page 300");
  expect((await titles(page)).length).toBeLessThan(100);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  const place = await settledPlace(page);
  expect(place?.title).toMatch(/^Page 1\d\d$/);

  await page.getByRole("link", { name: "Home", exact: true }).click();
  await scaleOf(page, { gold: 0, coal: 0 }).waitFor();
  await page.goBack();

  await expect.poll(() => placeOf(page)).toEqual(place);
  expect((await titles(page)).length).toBeLessThan(100);
});

/** The names of the entries in the page, from the top. */
function titles(page: Page): Promise<string[]> {
  return page.getByRole("listitem").getByRole("heading", { level: 3 }).allInnerTexts();
}

function daysAgo(count: number): string {
  return addDays(localDateOf(present(), zone), -count);
}

/** Page 1 is dated yesterday, page 2 the day before, and so on. */
async function writePages(as: Person, count: number): Promise<void> {
  const diary = restDoor({ as, zone });
  const body = "We walked to the river and back. ".repeat(6);
  for (let number = 1; number <= count; number += 1) {
    const texts = { title: `Page ${number}`, body };
    granted(await diary.write({ texts, occurredAt: `${daysAgo(number)}T12:00:00Z` }));
  }
}

interface Place {
  title: string;
  top: number;
}

/** The first entry whose start is visible, and its position. */
function placeOf(page: Page): Promise<Place | undefined> {
  return page.evaluate(() => {
    const headings = [...document.querySelectorAll("li h3")].map((heading) => ({
      title: heading.textContent,
      top: Math.round(heading.getBoundingClientRect().top),
    }));
    return headings.find(({ top }) => top > 100 && top < window.innerHeight);
  });
}

/** The position once scrolling has stopped. */
async function settledPlace(page: Page): Promise<Place | undefined> {
  let place: Place | undefined;
  const isSettled = async () => {
    const before = place;
    place = await placeOf(page);
    return before && before.title === place?.title && before.top === place.top;
  };
  await expect.poll(isSettled).toBe(true);
  return place;
}
