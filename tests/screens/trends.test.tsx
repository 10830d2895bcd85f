import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import dashboardQuery from "#client/__generated__/DashboardScreenQuery.graphql.ts";
import noteQuery from "#client/__generated__/MoodNoteQuery.graphql.ts";
import trackerQuery from "#client/__generated__/MoodTrackerQuery.graphql.ts";
import trendsQuery from "#client/__generated__/TrendsScreenQuery.graphql.ts";
import yearQuery from "#client/__generated__/YearGridQuery.graphql.ts";
import { deviceZone } from "#client/platform/zones.ts";
import { comparableDays } from "#domain/comparisons.ts";
import { fullNameOfDay } from "#domain/dayNames.ts";
import { addDays, localDateOf } from "#domain/days.ts";
import { dayBefore } from "#domain/trends.ts";
import { granted } from "#tests/support/door.ts";
import { keep, lastCounted, linkedDiary, mostlyCalm } from "#tests/support/keptDiary.ts";
import { person, type Person } from "#tests/support/people.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { restDoor } from "#tests/support/restDoor.ts";
import { spoil } from "#tests/support/spoiling.ts";
import { cut, held, wireOver } from "#tests/support/wire.ts";

const zone = deviceZone();
const today = localDateOf(new Date(), zone);

describe("the karma trend", () => {
  test("says in words and in a table what the chosen days earned", async () => {
    const ada = await person("ada");
    granted(await diary(ada).logAction());
    granted(await diary(ada).logAction({ occurredAt: daysAgo(20) }));

    await openTrends(ada);
    const card = within(region("Karma Balance Trend"));
    expect(card.getByText(/^2 Good Karma on 1 day\./)).toBeInTheDocument();
    const ranges = card.getAllByRole("option").map(({ textContent }) => textContent);
    expect(ranges).toEqual(["This Week", "Last 30 Days", "All Time"]);

    await userEvent.selectOptions(card.getByRole("combobox", { name: "Range" }), "Last 30 Days");
    expect(card.getByText(/^4 Good Karma on 2 days/)).toBeInTheDocument();
    await userEvent.selectOptions(card.getByRole("combobox", { name: "Range" }), "All Time");
    expect(card.getByText(/^4 Good Karma on 2 days/)).toBeInTheDocument();

    await userEvent.click(card.getByText("As a table"));
    expect(card.getByRole("row", { name: `${fullNameOfDay(today)} 2 0` })).toBeInTheDocument();
  });

  test("asks the server once, whatever range is chosen", async () => {
    const { wire } = await openTrends(await person("ada"));
    const before = wire.sentInAll();

    for (const range of ["Last 30 Days", "All Time", "This Week"])
      await userEvent.selectOptions(screen.getByRole("combobox", { name: "Range" }), range);

    expect([wire.sent(trendsQuery), wire.sentInAll() - before]).toEqual([1, 0]);
  });
});

describe("moods and karma", () => {
  test("are of all time whatever the chart shows, and say so where days are too few", async () => {
    const ada = await person("ada");
    for (const ago of [0, 10, 100, 400]) {
      granted(await diary(ada).saveMood({ value: "happy", occurredAt: daysAgo(ago) }));
      granted(await diary(ada).logAction({ occurredAt: daysAgo(ago) }));
    }
    granted(await diary(ada).saveMood({ value: "sad", occurredAt: daysAgo(1) }));

    await openTrends(ada);
    const card = within(region("Mood & Karma Correlation"));
    const [happy, , sad] = card.getAllByRole("listitem");
    expect(card.getAllByRole("listitem").map(({ textContent }) => textContent?.split(" days")[0])).toEqual([
      "Happy",
      "Calm",
      "Sad",
    ]);
    expect(happy).toHaveTextContent("Happy days +2.04 days");
    expect(sad).toHaveTextContent("Sad days not enough yet1 day");
    expect(card.getByText(/All Time\.$/)).toBeInTheDocument();

    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Range" }), "Last 30 Days");
    expect(happy).toHaveTextContent("Happy days +2.04 days");
  });
});

describe("what the days show", () => {
  test("says what comparisons wait for, in days, and counts until then", async () => {
    const ada = await person("ada");
    await keep(diary(ada), mostlyCalm(zone), zone);

    await openTrends(ada);

    const card = region("What your days show");
    expect(within(card).getByText("You noted Calm on 7 of your 8 days with a mood.")).toBeInTheDocument();
    expect(card).toHaveTextContent(
      `Not enough days to compare yet. It takes about ${comparableDays} days with a mood to tell a link from chance. You have 8 such days in the last 26 weeks. Until then, Kindling just counts.`,
    );
  });

  test("says so to somebody new, whose card holds nothing else", async () => {
    await openTrends(await person("ada"));

    expect(region("What your days show")).toHaveTextContent(
      /^What your days showNot enough days to compare yet\. .* from chance\. Until then, Kindling just counts\.$/,
    );
  });

  test("waits for nothing once a comparison stands there", async () => {
    const ada = await person("ada");
    await keep(diary(ada), linkedDiary(lastCounted(1, zone)[0] ?? ""), zone);

    await openTrends(ada);

    const card = region("What your days show");
    expect(card).toHaveTextContent("Days you wrote");
    expect(card).not.toHaveTextContent("Not enough days");
  });

  test("says nothing beside one of the hardest moods", async () => {
    const ada = await person("ada");
    await keep(diary(ada), mostlyCalm(zone), zone);
    granted(await diary(ada).saveMood({ value: "hurt" }));

    await openTrends(ada);

    expect(screen.queryByRole("region", { name: "What your days show" })).not.toBeInTheDocument();
  });
});

describe("the distribution of moods", () => {
  test("names the six most frequent with their part, and the rest together", async () => {
    const ada = await person("ada");
    const felt = ["calm", "calm", "calm", "happy", "happy", "sad", "tired", "love", "great", "crazy"] as const;
    for (const value of felt) granted(await diary(ada).saveMood({ value }));

    await openTrends(ada);

    const legend = within(region("All-Time Mood Distribution")).getAllByRole("listitem");
    expect(legend.map((item) => item.textContent)).toEqual([
      "Calm30%",
      "Happy20%",
      "Great10%",
      "Sad10%",
      "Love10%",
      "Tired10%",
      "Other moods10%",
    ]);
  });

  test("invites to a first mood", async () => {
    await openTrends(await person("ada"));

    const card = within(region("All-Time Mood Distribution"));
    expect(card.getByText("No moods yet")).toBeInTheDocument();
    expect(card.getByRole("link", { name: "Add New" })).toHaveAttribute("href", "/mood");
  });
});

describe("the mood tracker", () => {
  test("shows the last 7 days, the last 30, and all of them", async () => {
    const ada = await person("ada");
    for (const [value, ago] of [
      ["calm", 0],
      ["happy", 6],
      ["tired", 7],
      ["love", 29],
      ["crazy", 40],
    ] as const)
      granted(await diary(ada).saveMood({ value, occurredAt: daysAgo(ago) }));
    await openTrends(ada);

    expect(tracked()).toEqual(["Calm", "Happy"]);
    await userEvent.click(screen.getByRole("tab", { name: "Month" }));
    expect(tracked()).toEqual(["Calm", "Happy", "Tired", "Love"]);
    await userEvent.click(within(region("Mood Tracker")).getByRole("tab", { name: "All Time" }));
    expect(tracked()).toEqual(["Calm", "Happy", "Tired", "Love", "Crazy"]);
  });

  test("says of a note that cannot be opened that it cannot", async () => {
    const ada = await person("ada");
    const { id } = granted(await diary(ada).saveMood({ value: "calm", note: "Four herons." }));
    await spoil({ table: "Mood", userId: ada.id, id });
    await openTrends(ada);

    await userEvent.click(await screen.findByRole("button", { name: /^Show the note of Calm/ }));

    expect(await screen.findByText("This entry cannot be opened right now. Nothing was deleted.")).toBeInTheDocument();
  });

  test("reads a note only when it is opened, and offers to try again", async () => {
    const ada = await person("ada");
    granted(await diary(ada).saveMood({ value: "calm", journalTitle: "A slow walk", note: "Four herons." }));
    granted(await diary(ada).saveMood({ value: "happy" }));
    const { wire } = await openTrends(ada);
    expect(screen.getAllByRole("button", { name: /^Show the note of/ })).toHaveLength(1);
    expect(wire.sent(noteQuery)).toBe(0);

    wire.treat(noteQuery, cut);
    await userEvent.click(screen.getByRole("button", { name: /^Show the note of Calm, Today/ }));
    expect(await screen.findByText("This note could not be loaded.")).toBeInTheDocument();

    wire.treat(noteQuery);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Four herons.")).toBeInTheDocument();
    expect(screen.getByText("A slow walk")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: /^Hide the note of Calm/ })).toHaveAttribute("aria-expanded", "true");

    await userEvent.click(screen.getByRole("button", { name: /^Hide the note/ }));
    expect(screen.queryByText("Four herons.")).not.toBeInTheDocument();
  });

  test("loads earlier moods page by page", async () => {
    const ada = await person("ada");
    for (let entry = 0; entry < 23; entry += 1) granted(await diary(ada).saveMood({ occurredAt: daysAgo(0, entry) }));
    const { wire } = await openTrends(ada);
    expect(tracked()).toHaveLength(20);
    const press = (name: string) => userEvent.click(within(region("Mood Tracker")).getByRole("button", { name }));
    wire.treat(trackerQuery, cut);
    await press("Show more");
    expect(await screen.findByText("Failed to fetch mood entries")).toBeInTheDocument();
    wire.treat(trackerQuery);

    await press("Try again");

    await waitFor(() => expect(tracked()).toHaveLength(23));
    expect(wire.sent(trackerQuery)).toBe(2);
    expect(within(region("Mood Tracker")).queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
  });
});

describe("a year in pixels", () => {
  test("says each day in words, and goes from day to day by arrow keys", async () => {
    const ada = await person("ada");
    granted(await diary(ada).saveMood({ value: "calm" }));
    granted(await diary(ada).logAction());
    await openTrends(ada);
    const cell = await screen.findByRole("gridcell", { selected: true });
    expect(cell).toHaveAccessibleName(`${fullNameOfDay(today)}: Calm, 2 Good Karma`);
    // A reader that goes through the whole year hears no empty day.
    expect(screen.getAllByRole("gridcell")).toEqual([cell]);
    const card = within(region("Year in Pixels"));
    expect(card.getByRole("link", { name: "Read this day" })).toHaveAttribute("href", `/journal?day=${today}`);
    expect(card.getByRole("link", { name: "Add a mood" })).toHaveAttribute("href", "/mood");

    if (today.endsWith("01-01")) return;
    const before = addDays(today, -1);
    cell.focus();
    await userEvent.keyboard("{ArrowLeft}");

    expect(screen.getByRole("gridcell", { selected: true })).toHaveFocus();
    expect(document.activeElement).toHaveAccessibleName(fullNameOfDay(before));
    expect(card.getByText("An open page.")).toBeInTheDocument();
    expect(card.queryByRole("link", { name: "Read this day" })).not.toBeInTheDocument();
    expect(card.getByRole("link", { name: "Add a mood" })).toHaveAttribute("href", `/mood?day=${before}`);

    await userEvent.click(card.getByRole("button", { name: "Next day" }));
    expect(screen.getByRole("gridcell", { selected: true })).toHaveAccessibleName(/: Calm, 2 Good Karma$/);
    expect(card.getByRole("button", { name: "Next day" })).toHaveAttribute("aria-disabled", "true");
  });

  test("shows any year that holds something, and says when it cannot be loaded", async () => {
    const ada = await person("ada");
    granted(await diary(ada).saveMood({ value: "happy", occurredAt: "2023-05-06T12:00:00Z" }));
    const { wire } = await openTrends(ada);

    wire.treat(yearQuery, cut);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Year" }), "2023");
    expect(await screen.findByText("This year could not be loaded")).toBeInTheDocument();

    wire.treat(yearQuery);
    await userEvent.click(screen.getByRole("button", { name: /try again/i }));
    expect(await screen.findByRole("gridcell", { name: "Saturday 6 May 2023: Happy" })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("gridcell", { name: "Saturday 6 May 2023: Happy" }));
    expect(screen.getByRole("gridcell", { selected: true })).toHaveAccessibleName("Saturday 6 May 2023: Happy");
  });

  test("asks again for another year, which may have been added to", async () => {
    const ada = await person("ada");
    granted(await diary(ada).saveMood({ value: "happy", occurredAt: "2023-05-06T12:00:00Z" }));
    await openTrends(ada);
    const year = screen.getByRole("combobox", { name: "Year" });
    await userEvent.selectOptions(year, "2023");
    await screen.findByRole("gridcell", { name: "Saturday 6 May 2023: Happy" });
    await userEvent.selectOptions(year, today.slice(0, 4));

    granted(await diary(ada).saveMood({ value: "calm", occurredAt: "2023-05-07T12:00:00Z" }));
    await userEvent.selectOptions(year, "2023");

    expect(await screen.findByRole("gridcell", { name: "Sunday 7 May 2023: Calm" })).toBeInTheDocument();
  });

  test("a day that was passed over can be added to at noon", async () => {
    openProduct({ as: await person("ada"), path: "/mood?day=2026-03-04" });

    expect(await screen.findByLabelText("Date and time")).toHaveValue("2026-03-04T12:00");
    await waitFor(() => expect(window.location.search).toBe(""));
  });

  test("a day is read in the journal, alone", async () => {
    const ada = await person("ada");
    granted(await diary(ada).saveMood({ value: "happy", occurredAt: "2025-05-06T12:00:00Z" }));
    granted(await diary(ada).saveMood({ value: "calm", occurredAt: "2025-05-07T12:00:00Z" }));
    openProduct({ as: ada, path: "/journal?day=2025-05-06" });

    expect(await screen.findByText("Happy")).toBeInTheDocument();
    expect(screen.queryByText("Calm")).not.toBeInTheDocument();
    expect(screen.getByRole("combobox", { name: "Time Period" })).toHaveDisplayValue("6 May 2025");

    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Time Period" }), "All Time");
    expect(await screen.findByText("Calm")).toBeInTheDocument();
  });
});

describe("the screen", () => {
  test("has its cards while it loads", async () => {
    const ada = await person("ada");
    const wire = wireOver(browserFetch(ada));
    const [wait, release] = held();
    wire.treat(trendsQuery, wait);
    openProduct({ as: ada, path: "/trends", fetch: wire.fetch });
    expect(await screen.findByRole("heading", { name: "Karma Balance Trend" })).toBeInTheDocument();
    expect(screen.getAllByText("Loading").length).toBeGreaterThan(0);

    release();
    expect(await screen.findByRole("combobox", { name: "Range" })).toBeInTheDocument();
  });

  test("offers to try again when it cannot be loaded", async () => {
    const ada = await person("ada");
    const wire = wireOver(browserFetch(ada));
    wire.treat(trendsQuery, cut);
    openProduct({ as: ada, path: "/trends", fetch: wire.fetch });
    expect(await screen.findByText("Your trends could not be loaded")).toBeInTheDocument();

    wire.treat(trendsQuery);
    await userEvent.click(screen.getByRole("button", { name: /try again/i }));
    expect(await screen.findByRole("combobox", { name: "Range" })).toBeInTheDocument();
  });

  test("shows what was logged since, when somebody comes back to it", async () => {
    const ada = await person("ada");
    await openTrends(ada);
    expect(region("Karma Balance Trend")).toHaveTextContent("No karma on these days yet.");

    await userEvent.click(screen.getByRole("link", { name: "Home" }));
    await screen.findByRole("link", { name: "Log Action" });
    granted(await diary(ada).logAction());
    await userEvent.click(screen.getByRole("link", { name: "Trends" }));

    expect(await screen.findByText(/^2 Good Karma on 1 day\./)).toBeInTheDocument();
  });
});

describe("on this day, at home", () => {
  test("stands what was noted a year ago, with the way to read it", async () => {
    const date = dayBefore("year", today);
    if (!date) return;
    const ada = await person("ada");
    granted(await diary(ada).saveMood({ value: "happy", occurredAt: `${date}T12:00:00Z` }));
    openProduct({ as: ada });

    const card = within(await screen.findByRole("region", { name: "On This Day" }));
    expect(card.getByText("A year ago")).toBeInTheDocument();
    expect(card.getByText("Happy")).toBeInTheDocument();
    expect(card.getByRole("link", { name: "Read this day" })).toHaveAttribute("href", `/journal?day=${date}`);
  });

  test("stands nothing where nothing was noted, nor of a hard day", async () => {
    const date = dayBefore("year", today);
    const ada = await person("ada");
    if (date) granted(await diary(ada).saveMood({ value: "sad", occurredAt: `${date}T12:00:00Z` }));
    granted(await diary(ada).saveMood({ value: "calm" }));
    const wire = wireOver(browserFetch(ada));
    openProduct({ as: ada, fetch: wire.fetch });

    await screen.findByText("Calm");
    expect(wire.sent(dashboardQuery)).toBe(1);
    expect(screen.queryByRole("region", { name: "On This Day" })).not.toBeInTheDocument();
  });
});

async function openTrends(as: Person) {
  const wire = wireOver(browserFetch(as));
  openProduct({ as, path: "/trends", fetch: wire.fetch });
  await screen.findByRole("combobox", { name: "Range" });
  return { wire };
}

function diary(as: Person) {
  return restDoor({ as, zone });
}

function region(name: string): HTMLElement {
  return screen.getByRole("region", { name });
}

function tracked(): (string | undefined)[] {
  const list = screen.getByRole("list", { name: "Mood Tracker" });
  return within(list)
    .getAllByRole("listitem")
    .map((item) => /Calm|Happy|Tired|Love|Crazy/.exec(item.textContent)?.[0]);
}

/** Noon so many days ago, or somewhat before; now, for today. */
function daysAgo(days: number, minutes = 0): string {
  if (days === 0) return new Date(Date.now() - minutes * 1000).toISOString();
  return new Date(Date.parse(`${addDays(today, -days)}T12:00:00Z`) - minutes * 60_000).toISOString();
}
