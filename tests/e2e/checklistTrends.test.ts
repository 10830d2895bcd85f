import { expect, test } from "vitest";
import { addDays, localDateOf } from "#domain/days.ts";
import { useBrowser, visit } from "#tests/support/browser.ts";
import { a, options, press, tabs, text, walk, type Find } from "#tests/support/checklist.ts";
import { granted } from "#tests/support/door.ts";
import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";

// Trends & Insights (docs/rules.md, Trends).

useBrowser();

const zone = "Europe/Paris";
const today = localDateOf(new Date(), zone);

test("Trends & Insights", async () => {
  const ada = await person("ada", { zone });
  const diary = restDoor({ as: ada, zone });
  const felt = ["joyful", "calm", "sad", "tired", "love", "anxious", "great"] as const;
  for (const [ago, value] of felt.entries())
    granted(
      await diary.saveMood({ value, note: `Note ${ago}.`, occurredAt: noon(ago === 6 ? 40 : ago === 5 ? 10 : ago) }),
    );
  for (let ago = 0; ago < 95; ago += 1) granted(await diary.logAction({ occurredAt: noon(ago) }));
  const { page } = await visit({ as: ada, path: "/trends" });

  await walk(page, [
    ["Trends & Insights (/trends)", a("heading", "Trends & Insights")],
    [
      '"Karma Balance Trend" bar chart',
      a("heading", "Karma Balance Trend"),
      (on) => on.getByLabel(/^Karma by day, This Week\./).waitFor(),
    ],
    ["with select This Week, Last 30 Days, All Time", options("Range", ["This Week", "Last 30 Days", "All Time"])],
    ["week shows Mon to Sun", daysOf("This Week", 7), weekday("first", "Monday"), weekday("last", "Sunday")],
    ["month uses the last 30 points", range("Last 30 Days"), daysOf("Last 30 Days", 30)],
    ["all uses the last 90", range("All Time"), daysOf("All Time", 90)],
    ['"Mood Tracker" list with Week, Month, All Time', tabs("Mood Tracker", ["Week", "Month", "All Time"])],
    ["week 7 days", checkIns(5)],
    ["expandable notes", press(/^Show the note of Joyful/), text("Note 0.")],
    ["month 30 days", press("Month", "tab"), checkIns(6)],
    [
      "all",
      async (on) => on.getByRole("tablist", { name: "Mood Tracker" }).getByRole("tab", { name: "All Time" }).click(),
      checkIns(7),
    ],
    [
      '"Mood & Karma Correlation": average karma on happy, calm and sad days',
      a("heading", "Mood & Karma Correlation"),
      text("Happy days"),
      text("Calm days"),
      text("Sad days"),
    ],
    [
      '"All-Time Mood Distribution" donut: top 6 labels with percent, and total',
      a("heading", "All-Time Mood Distribution"),
      async (on) => {
        const rows = on.getByRole("listitem").filter({ hasText: /^[^%]*14%$/ });
        await expect.poll(() => rows.count()).toBe(7);
      },
      (on) => on.getByLabel(/^7 moods: /).waitFor(),
    ],
  ]);
});

function noon(ago: number): string {
  return ago === 0 ? new Date().toISOString() : `${addDays(today, -ago)}T10:00:00Z`;
}

function range(name: string): Find {
  return (page) => page.getByRole("combobox", { name: "Range" }).selectOption(name);
}

/** How many days the chart has, by its table. */
function daysOf(name: string, count: number): Find {
  return async (page) => {
    const table = page.getByRole("region", { name: `Karma by day, ${name}`, includeHidden: true });
    await expect.poll(() => table.locator("tbody tr").count()).toBe(count);
  };
}

function weekday(place: "first" | "last", name: string): Find {
  return async (page) => {
    const days = page.getByRole("region", { name: "Karma by day, This Week", includeHidden: true }).locator("tbody th");
    expect(await days[place]().textContent()).toContain(name);
  };
}

function checkIns(count: number): Find {
  return async (page) => {
    const list = page.getByRole("list", { name: "Mood Tracker" });
    await expect.poll(() => list.locator(":scope > li").count()).toBe(count);
  };
}
