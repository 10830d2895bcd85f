import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import earlierQuery from "#client/__generated__/EarlierTrendQuery.graphql.ts";
import noteQuery from "#client/__generated__/MoodNoteQuery.graphql.ts";
import trackerQuery from "#client/__generated__/MoodTrackerQuery.graphql.ts";
import trendsQuery from "#client/__generated__/TrendsScreenQuery.graphql.ts";
import yearQuery from "#client/__generated__/YearGridQuery.graphql.ts";
import { deviceZone } from "#client/platform/zones.ts";
import { comparableDays } from "#domain/comparisons.ts";
import { briefNameOfDay, fullNameOfDay } from "#domain/dayNames.ts";
import { addDays, localDateOf, weekdayOf } from "#domain/days.ts";
import { headingOfSpan } from "#domain/spans.ts";
import { nameOfDayInChart, noKarma, shortMonth } from "#domain/trendWords.ts";
import { granted } from "#tests/support/door.ts";
import { keep, lastCounted, linkedDiary, mostlyCalm } from "#tests/support/keptDiary.ts";
import { person, type Person } from "#tests/support/people.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { restDoor } from "#tests/support/restDoor.ts";
import { screen, waitFor, within } from "#tests/support/screen.ts";
import { spoil } from "#tests/support/spoiling.ts";
import { onDesktop } from "#tests/support/windowWidth.ts";
import { cut, delayedRequest, wireOver } from "#tests/support/wire.ts";
import { wordsOverRest } from "#tests/support/wordDoors.ts";

const zone = deviceZone();
const today = localDateOf(new Date(), zone);

describe("the karma trend", () => {
  test("shows the karma of the chosen days in words and in a table", async () => {
    const ada = await person("ada");
    for (const ago of [0, 1, 20, 100]) granted(await diary(ada).logAction({ occurredAt: daysAgo(ago) }));

    await openTrends(ada);
    const card = within(region("Karma Balance Trend"));
    expect(card.getByText(/^6 Good Karma/)).toBeInTheDocument();
    expect(region("Karma Balance Trend")).toHaveTextContent(
      "6 Good Karma on 3 of 30 days; in the 30 days before, 0 and 0.",
    );
    const ranges = card.getAllByRole("option").map(({ textContent }) => textContent);
    expect(ranges).toEqual(["This Week", "Last 30 Days", "All Time"]);

    await userEvent.click(card.getByText("As a table"));
    expect(await card.findByRole("row", { name: `${fullNameOfDay(today)} 2 0` })).toBeInTheDocument();
    expect(card.getAllByRole("row")).toHaveLength(31);

    await userEvent.selectOptions(card.getByRole("combobox", { name: "Range" }), "All Time");
    expect(region("Karma Balance Trend")).toHaveTextContent("8 Good Karma on 4 days.");
  });

  test("opens on all time if the last 30 days have too little to draw, and says so", async () => {
    const ada = await person("ada");
    for (const ago of [0, 40, 41]) granted(await diary(ada).logAction({ occurredAt: daysAgo(ago) }));

    await openTrends(ada);

    expect(screen.getByRole("combobox", { name: "Range" })).toHaveDisplayValue("All Time");
    expect(region("Karma Balance Trend")).toHaveTextContent(
      "There isn’t enough in the last 30 days for a chart, so this shows all time. 6 Good Karma on 3 days.",
    );
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Range" }), "Last 30 Days");
    expect(region("Karma Balance Trend")).toHaveTextContent("2 Good Karma on 1 of 30 days");
  });

  test("announces the day that the arrow keys, Home and End choose", async () => {
    const ada = await person("ada");
    for (const ago of [0, 1, 20]) granted(await diary(ada).logAction({ occurredAt: daysAgo(ago) }));
    granted(await diary(ada).saveMood({ occurredAt: daysAgo(2) }));
    await openTrends(ada);
    const chart = screen.getByRole("slider", { name: /^Karma by day, Last 30 Days\. 6 Good Karma/ });
    const card = within(region("Karma Balance Trend"));
    expect(chart).toHaveAttribute("aria-valuetext", `${fullNameOfDay(today)}: 2 Good Karma`);
    expect(card.getByRole("link", { name: "Read this day" })).toHaveAttribute("href", `/journal?day=${today}`);

    chart.focus();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(chart).toHaveAttribute("aria-valuetext", `${fullNameOfDay(addDays(today, -2))}: no karma`);
    expect(card.getByRole("link", { name: "Read this day" })).toHaveAttribute(
      "href",
      `/journal?day=${addDays(today, -2)}`,
    );
    await userEvent.keyboard("{ArrowLeft}");
    expect(card.queryByRole("link", { name: "Read this day" })).not.toBeInTheDocument();
    await userEvent.keyboard("{Home}");
    expect(chart).toHaveAttribute("aria-valuenow", "0");
    await userEvent.keyboard("{End}{ArrowRight}");
    expect(chart).toHaveAttribute("aria-valuenow", "29");
  });

  test("sends one request, whatever range is chosen", async () => {
    const { wire } = await openTrends(await diarist());
    const before = wire.sentInAll();

    for (const range of ["All Time", "Last 30 Days", "This Week"])
      await userEvent.selectOptions(screen.getByRole("combobox", { name: "Range" }), range);

    expect([wire.sent(trendsQuery), wire.sentInAll() - before]).toEqual([1, 0]);
  });

  test("opens on last week from home, in one request", async () => {
    const ada = await diarist();
    const lastMonday = addDays(today, -6 - weekdayOf(today));
    granted(await diary(ada).logAction({ occurredAt: `${addDays(lastMonday, 2)}T12:00:00Z` }));
    const wire = wireOver(browserFetch(ada));
    openProduct({ as: ada, fetch: wire.fetch });

    await userEvent.click(await screen.findByRole("link", { name: "Last week" }));

    await screen.findByRole("heading", { name: "Trends & Insights" });
    await waitFor(() => expect(screen.getByRole("combobox", { name: "Range" })).toHaveDisplayValue("Earlier Week"));
    const chart = region("Karma Balance Trend");
    expect(chart).toHaveTextContent(headingOfSpan(lastMonday, addDays(lastMonday, 6), today));
    expect(chart).toHaveTextContent("2 Good Karma; in the week before, 0 and 0.");
    expect([wire.sent(trendsQuery), wire.sent(earlierQuery)]).toEqual([1, 0]);

    await userEvent.click(within(chart).getByRole("button", { name: "This week" }));
    await waitFor(() => expect(chart).toHaveTextContent(noKarma));
    expect(screen.getByRole("combobox", { name: "Range" })).toHaveDisplayValue("This Week");
  });

  test("steps to earlier weeks and back, as far as the diary goes, and shows an error if a week cannot be loaded", async () => {
    const ada = await diarist();
    const monday = addDays(today, 1 - weekdayOf(today));
    granted(await diary(ada).logAction({ occurredAt: `${addDays(monday, -4)}T12:00:00Z` }));
    granted(await diary(ada).logAction({ occurredAt: `${addDays(monday, -12)}T12:00:00Z` }));
    const { wire } = await openTrends(ada);
    const card = within(region("Karma Balance Trend"));
    await userEvent.click(card.getByRole("button", { name: "This week" }));
    expect(region("Karma Balance Trend")).toHaveTextContent("No Good Karma or Learning Points on these days.");

    wire.intercept(earlierQuery, cut);
    await userEvent.click(card.getByRole("button", { name: "Previous week" }));
    expect(await card.findByText("These days could not be loaded")).toBeInTheDocument();
    wire.intercept(earlierQuery);
    await userEvent.click(card.getByRole("button", { name: /try again/i }));
    await card.findByText(/^2 Good Karma/);
    expect(region("Karma Balance Trend")).toHaveTextContent("2 Good Karma; in the week before, 2 and 0.");
    expect(card.queryByRole("button", { name: "Next week" })).not.toBeInTheDocument();
    const select = within(card.getByRole("combobox", { name: "Range" }));
    expect(select.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "This Week",
      "Last 30 Days",
      "All Time",
      "Earlier Week",
    ]);

    await userEvent.click(card.getByRole("button", { name: "Previous week" }));
    await waitFor(() =>
      expect(region("Karma Balance Trend")).toHaveTextContent("2 Good Karma; in the week before, 0 and 0."),
    );
    await userEvent.click(card.getByRole("button", { name: "Next week" }));
    await waitFor(() =>
      expect(region("Karma Balance Trend")).toHaveTextContent("2 Good Karma; in the week before, 2 and 0."),
    );
    await userEvent.click(card.getByRole("button", { name: "This week" }));
    expect(screen.getByRole("combobox", { name: "Range" })).toHaveDisplayValue("This Week");
    expect(card.queryByRole("button", { name: "This week" })).not.toBeInTheDocument();
  });

  test("names and sums each week of the 30 days, also cut ones, and opens it", async () => {
    const ada = await diarist();
    const thisMonday = addDays(today, 1 - weekdayOf(today));
    const first = addDays(today, -29);
    for (const day of [today, addDays(thisMonday, -7), first])
      granted(await diary(ada).logAction({ occurredAt: day === today ? daysAgo(0) : `${day}T12:00:00Z` }));
    await openTrends(ada);
    const mondays = Array.from({ length: 5 }, (_, ago) => addDays(thisMonday, -7 * ago)).filter((day) => day > first);
    const weeks = screen.getAllByRole("button", { name: /^Show (the week|This Week)/ });
    expect(weeks.map((week) => week.textContent)).toEqual([
      `${weekFrom(first)} 2 Good Karma0 Learning Points`,
      ...mondays
        .slice(1)
        .toReversed()
        .map((day, index, all) => `${weekFrom(day)} ${index === all.length - 1 ? 2 : 0} Good Karma0 Learning Points`),
      "Show This Week 2 Good Karma0 Learning Points",
    ]);

    await userEvent.click(screen.getByRole("button", { name: new RegExp(`^${weekFrom(addDays(thisMonday, -7))}`) }));
    expect(screen.getByRole("combobox", { name: "Range" })).toHaveDisplayValue("Earlier Week");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Range" }), "Last 30 Days");
    await userEvent.click(screen.getByRole("button", { name: /^Show This Week/ }));

    expect(screen.getByRole("combobox", { name: "Range" })).toHaveDisplayValue("This Week");
    expect(await screen.findByRole("figure", { name: /^Karma by day, This Week/ })).toBeInTheDocument();
  });

  test("shows no comparison if insights are switched off, or beside one of the hardest moods", async () => {
    const ada = await person("ada");
    for (const ago of [0, 1, 2]) granted(await diary(ada).logAction({ occurredAt: daysAgo(ago) }));
    granted(await diary(ada).saveMood({ value: "hurt" }));

    await openTrends(ada);

    expect(region("Karma Balance Trend")).toHaveTextContent("6 Good Karma on 3 of 30 days.");
  });
});

describe("moods and karma", () => {
  test("are compared over all time, whatever the chart shows, with a note if there are too few days", async () => {
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
    expect(happy).toHaveTextContent("Happy days 4 days 2.0");
    expect(sad).toHaveTextContent("Sad days 1 day not enough days yet");
    expect(
      card.getByText(
        "Good Karma minus Learning Points, per day on average. All time. It counts what you logged, and says nothing about what you are worth.",
      ),
    ).toBeInTheDocument();

    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Range" }), "Last 30 Days");
    expect(happy).toHaveTextContent("Happy days 4 days 2.0");
  });
});

describe("the card of insights", () => {
  test("shows how many days a comparison needs, and plain counts until then", async () => {
    const ada = await person("ada");
    await keep(diary(ada), mostlyCalm(zone), zone);

    await openTrends(ada);

    const card = region("What your days show");
    expect(within(card).getByText("You noted Calm on 7 of your 8 days with a mood.")).toBeInTheDocument();
    expect(card).toHaveTextContent(
      `Not enough days to compare yet. It takes about ${comparableDays} days with a mood to tell a link from chance. You have 8 such days in the last 26 weeks. Until then, Kindling just counts.`,
    );
  });

  test("shows no note once there is a comparison", async () => {
    const ada = await person("ada");
    await keep(diary(ada), linkedDiary(lastCounted(1, zone)[0] ?? ""), zone);

    await openTrends(ada);

    const card = region("What your days show");
    expect(card).toHaveTextContent("Days you wrote");
    expect(card).not.toHaveTextContent("Not enough days");
  });

  test("has those about a tag that the person wants compared, which home does not have", async () => {
    const ada = await person("ada");
    const { pages } = await keep(diary(ada), linkedDiary(lastCounted(1, zone)[0] ?? ""), zone);
    for (const id of pages.values()) granted(await diary(ada).editPage(id, { newTags: [{ name: "Mira" }] }));
    const [tag] = await wordsOverRest(ada).tags();
    await wordsOverRest(ada).chooseForTag(tag?.id ?? "", { isCompared: true });
    openProduct({ as: ada });
    const home = await screen.findByRole("region", { name: "What your days show" });
    expect(home).not.toHaveTextContent("Mira");

    await userEvent.click(screen.getByRole("link", { name: "Trends" }));
    await screen.findByRole("heading", { name: "Trends & Insights" });

    await screen.findByRole("button", { name: "Show another" });
    const card = within(region("What your days show"));
    const texts: (string | null)[] = [];
    while (!texts.at(-1)?.includes("Mira") && texts.length < 20) {
      texts.push(card.getByText(/ \d+ (?:of|on) /, { selector: "p" }).textContent);
      if (!texts.at(-1)?.includes("Mira")) await userEvent.click(card.getByRole("button", { name: "Show another" }));
    }
    expect(texts.at(-1)).toMatch(/^A calm mood on \d+ of the \d+ days with “Mira”, and on \d+ of the \d+ without\.$/);
  });

  test("hides an insight for good", async () => {
    const ada = await person("ada");
    await keep(diary(ada), linkedDiary(lastCounted(1, zone)[0] ?? ""), zone);
    await openTrends(ada);
    const card = within(region("What your days show"));
    const text = /^\w+ on \d+ of the \d+ days/;
    const first = card.getByText(text).textContent;
    expect(card.getByText(/A count, not a cause\.$/)).toBeInTheDocument();

    await userEvent.click(card.getByRole("button", { name: "Hide this one" }));

    expect(screen.queryByText(first)).not.toBeInTheDocument();
    const keys = Object.keys(localStorage).filter((name) => name.includes("hiddenInsights"));
    expect(keys).toHaveLength(1);
  });

  test("shows nothing beside one of the hardest moods", async () => {
    const ada = await person("ada");
    await keep(diary(ada), mostlyCalm(zone), zone);
    granted(await diary(ada).saveMood({ value: "hurt" }));

    await openTrends(ada);

    expect(screen.queryByRole("region", { name: "What your days show" })).not.toBeInTheDocument();
  });
});

describe("the distribution of moods", () => {
  test("names the six most frequent moods with their shares, and the rest together", async () => {
    const ada = await person("ada");
    const felt = ["calm", "calm", "calm", "happy", "happy", "sad", "tired", "love", "great", "crazy"] as const;
    for (const [index, value] of felt.entries())
      granted(await diary(ada).saveMood({ value, occurredAt: daysAgo(index % 3) }));

    await openTrends(ada);

    const legend = within(region("All-Time Mood Distribution")).getAllByRole("listitem");
    expect(legend.map((item) => item.textContent)).toEqual([
      "Calm 3 times, 30%",
      "Happy 2 times, 20%",
      "Great 1 time, 10%",
      "Sad 1 time, 10%",
      "Love 1 time, 10%",
      "Tired 1 time, 10%",
      "Other moods 1 time, 10%",
    ]);
  });

  test("invites a person without one to log a first mood", async () => {
    const ada = await person("ada");
    for (const ago of [0, 1, 2]) granted(await diary(ada).logAction({ occurredAt: daysAgo(ago) }));

    await openTrends(ada);

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

    expect(tracked()).toEqual(["Calm", "Happy", "Tired", "Love"]);
    await userEvent.click(screen.getByRole("tab", { name: "Week" }));
    expect(tracked()).toEqual(["Calm", "Happy"]);
    await userEvent.click(within(region("Mood Tracker")).getByRole("tab", { name: "All Time" }));
    expect(tracked()).toEqual(["Calm", "Happy", "Tired", "Love", "Crazy"]);
  });

  test("marks a note that cannot be decrypted", async () => {
    const ada = await diarist();
    const { id } = granted(await diary(ada).saveMood({ value: "calm", note: "Four herons." }));
    await spoil({ table: "Mood", userId: ada.id, id });
    await openTrends(ada);

    await userEvent.click(await screen.findByRole("button", { name: /^Calm Today/ }));

    expect(await screen.findByText("This entry cannot be opened right now. Nothing was deleted.")).toBeInTheDocument();
  });

  test("shows the first line of a note, fetches the whole note when it is opened, and offers to retry", async () => {
    const ada = await diarist();
    granted(
      await diary(ada).saveMood({ value: "calm", journalTitle: "A slow walk", note: "By the river.\nFour herons." }),
    );
    granted(await diary(ada).saveMood({ value: "happy" }));
    const { wire } = await openTrends(ada);
    const row = screen.getByRole("button", { name: /^Calm By the river\. Today/, expanded: false });
    expect(screen.queryByRole("button", { name: /^Happy/ })).not.toBeInTheDocument();
    expect(wire.sent(noteQuery)).toBe(0);

    wire.intercept(noteQuery, cut);
    await userEvent.click(row);
    expect(await screen.findByText("This note could not be loaded.")).toBeInTheDocument();

    wire.intercept(noteQuery);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(/Four herons\./)).toBeInTheDocument();
    expect(screen.getByText("A slow walk")).toBeInTheDocument();
    expect(row).toHaveAttribute("aria-expanded", "true");

    await userEvent.click(row);
    expect(screen.queryByText(/Four herons\./)).not.toBeInTheDocument();
  });

  test("loads earlier moods page by page", async () => {
    const ada = await diarist();
    for (let entry = 0; entry < 11; entry += 1) granted(await diary(ada).saveMood({ occurredAt: daysAgo(0, entry) }));
    const { wire } = await openTrends(ada);
    expect(tracked()).toHaveLength(8);
    const press = (name: string) => userEvent.click(within(region("Mood Tracker")).getByRole("button", { name }));
    wire.intercept(trackerQuery, cut);
    await press("Show more");
    expect(await screen.findByText("Failed to fetch mood entries")).toBeInTheDocument();
    wire.intercept(trackerQuery);

    await press("Try again");

    await waitFor(() => expect(tracked()).toHaveLength(11));
    expect(wire.sent(trackerQuery)).toBe(2);
    expect(within(region("Mood Tracker")).queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
  });
});

describe("a year in pixels", () => {
  test("opens the days of a month, and goes from day to day by arrow keys", async () => {
    const ada = await diarist();
    granted(await diary(ada).saveMood({ value: "calm" }));
    granted(await diary(ada).logAction());
    await openTrends(ada);
    const month = await screen.findByRole("button", {
      name: `${monthOfYear(today)}: 1 day with an entry.`,
    });
    const card = within(region("Year in Pixels"));
    expect(card.getByText(briefNameOfDay(today, today))).toBeInTheDocument();
    expect(card.getByText("Calm")).toBeInTheDocument();
    expect(card.getByRole("link", { name: "Read this day" })).toHaveAttribute("href", `/journal?day=${today}`);
    expect(card.getByRole("link", { name: "Add a mood" })).toHaveAttribute("href", "/mood");
    expect(card.getByText("Still")).toHaveTextContent("Still 1");

    if (today.endsWith("01-01")) return;
    const before = addDays(today, -1);
    month.focus();
    await userEvent.keyboard("{ArrowLeft}");

    expect(document.activeElement).toHaveAccessibleName(new RegExp(`^${monthOfYear(before)}`));
    expect(card.getByText(briefNameOfDay(before, today))).toBeInTheDocument();
    expect(card.getByText("No entries.")).toBeInTheDocument();
    expect(card.queryByRole("link", { name: "Read this day" })).not.toBeInTheDocument();
    expect(card.getByRole("link", { name: "Add a mood" })).toHaveAttribute("href", `/mood?day=${before}`);

    await userEvent.click(card.getByRole("button", { name: "Next day" }));
    expect(card.getByText(briefNameOfDay(today, today))).toBeInTheDocument();
    expect(card.getByRole("button", { name: "Next day" })).toHaveAttribute("aria-disabled", "true");

    await userEvent.click(card.getByText("As a table"));
    expect(await card.findByRole("row", { name: `${fullNameOfDay(today)} Calm 2 0` })).toBeInTheDocument();
  });

  test("shows every year that has entries, and an error if a year cannot be loaded", async () => {
    const ada = await diarist();
    granted(await diary(ada).saveMood({ value: "happy", occurredAt: "2023-05-06T12:00:00Z" }));
    const { wire } = await openTrends(ada);

    wire.intercept(yearQuery, cut);
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Year" }), "2023");
    expect(await screen.findByText("This year could not be loaded")).toBeInTheDocument();

    wire.intercept(yearQuery);
    await userEvent.click(screen.getByRole("button", { name: /try again/i }));
    const may = await screen.findByRole("button", { name: /^May 2023: 1 day/ });
    may.focus();
    await userEvent.keyboard("{Enter}");
    const card = within(region("Year in Pixels"));
    expect(card.getByText("Sat 6 May 2023")).toBeInTheDocument();
    expect(card.getByText("Happy")).toBeInTheDocument();
  });

  test("refetches another year, because it may have new entries", async () => {
    const ada = await diarist();
    granted(await diary(ada).saveMood({ value: "happy", occurredAt: "2023-05-06T12:00:00Z" }));
    await openTrends(ada);
    const year = screen.getByRole("combobox", { name: "Year" });
    await userEvent.selectOptions(year, "2023");
    await screen.findByRole("button", { name: /^May 2023: 1 day/ });
    await userEvent.selectOptions(year, today.slice(0, 4));

    granted(await diary(ada).saveMood({ value: "calm", occurredAt: "2023-05-07T12:00:00Z" }));
    await userEvent.selectOptions(year, "2023");

    expect(await screen.findByRole("button", { name: /^May 2023: 2 days/ })).toBeInTheDocument();
  });

  test("offers a year that has only a journal page", async () => {
    const ada = await diarist();
    granted(await diary(ada).write({ occurredAt: "2021-11-03T12:00:00Z" }));
    await openTrends(ada);

    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Year" }), "2021");

    expect(await screen.findByRole("button", { name: /^Nov 2021: 1 day/ })).toBeInTheDocument();
  });

  test("has a row for each tag with the number of its days, and shows those of a chosen one alone", async () => {
    const ada = await diarist();
    const year = `${Number(today.slice(0, 4)) - 1}`;
    const on = async (day: string, input: object) =>
      granted(await diary(ada).saveMood({ occurredAt: `${year}-${day}T12:00:00Z`, ...input }));
    const [mira, walk] = [{ name: "Mira" }, { name: "walk" }];
    await on("01-01", { value: "happy", newTags: [mira] });
    await on("01-02", { value: "calm", newTags: [mira, walk] });
    await on("01-02", { value: "calm", newTags: [mira] });
    await on("01-03", { value: "sad" });
    granted(await diary(ada).saveMood({ value: "calm", newTags: [{ name: "Theo" }] }));
    const { wire } = await openTrends(ada);
    const card = within(region("Year in Pixels"));
    expect(await card.findByRole("button", { name: "Theo 1 day" })).toBeInTheDocument();
    await userEvent.selectOptions(card.getByRole("combobox", { name: "Year" }), year);
    const tags = within(await card.findByRole("region", { name: `Your tags in ${year}` }));
    expect(tags.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Mira 2 days", "walk 1 day"]);
    expect(card.getByText("Sunny")).toHaveTextContent("Sunny 1");
    const asked = wire.sentInAll();

    await userEvent.click(tags.getByRole("button", { name: "walk 1 day" }));

    expect(region("Year in Pixels")).toHaveTextContent("1 day with “walk”Show all days");
    expect(card.getByRole("button", { name: `Jan ${year}: 1 day with “walk”.` })).toBeInTheDocument();
    expect(card.getByText("Sunny")).toHaveTextContent("Sunny 0");
    expect(card.getByText("Still")).toHaveTextContent("Still 1");
    await userEvent.click(tags.getByRole("button", { name: "Mira 2 days", pressed: false }));
    expect(card.getByRole("button", { name: `Jan ${year}: 2 days with “Mira”.` })).toBeInTheDocument();
    await userEvent.click(card.getByText("As a table"));
    expect(card.getAllByRole("row")).toHaveLength(3);
    await userEvent.click(card.getByRole("button", { name: "Show all days" }));
    expect(card.getByRole("button", { name: `Jan ${year}: 3 days with an entry.` })).toBeInTheDocument();
    expect(wire.sentInAll()).toBe(asked);
  });

  test("opens the mood form at noon of an empty day", async () => {
    openProduct({ as: await person("ada"), path: "/mood?day=2026-03-04" });

    expect(await screen.findByLabelText("Date and time")).toHaveValue("2026-03-04T12:00");
    await waitFor(() => expect(window.location.search).toBe(""));
  });

  test("opens a day in the journal, alone", async () => {
    onDesktop();
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

describe("a new diary", () => {
  test("has one picture, one sentence and one button until the third day with an entry", async () => {
    const ada = await person("ada");
    openProduct({ as: ada, path: "/trends" });

    const card = within(await screen.findByRole("region", { name: "Trends begin on your third day" }));
    expect(
      card.getByText("No day has an entry yet. Until the third, there is nothing to draw, and nothing to compare."),
    ).toBeInTheDocument();
    expect(card.getByRole("link", { name: "Log Action" })).toHaveAttribute("href", "/log-action");
    expect(screen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
      "Trends & Insights",
      "Trends begin on your third day",
    ]);
  });

  test("counts its days, and shows every card from the third day on", async () => {
    const ada = await person("ada");
    granted(await diary(ada).logAction({ occurredAt: daysAgo(0) }));
    granted(await diary(ada).saveMood({ occurredAt: daysAgo(0) }));
    openProduct({ as: ada, path: "/trends" });
    expect(await screen.findByText(/^So far, one day has an entry\./)).toBeInTheDocument();

    for (const ago of [1, 2]) granted(await diary(ada).logAction({ occurredAt: daysAgo(ago) }));
    await userEvent.click(screen.getByRole("link", { name: "Home" }));
    await screen.findByRole("link", { name: "Log Action" });
    await userEvent.click(screen.getByRole("link", { name: "Trends" }));

    expect(await screen.findByRole("region", { name: "Karma Balance Trend" })).toBeInTheDocument();
    for (const name of ["Mood Tracker", "Mood & Karma Correlation", "All-Time Mood Distribution", "Year in Pixels"])
      expect(region(name)).toBeInTheDocument();
  });
});

describe("the screen", () => {
  test("shows its cards while it loads", async () => {
    const ada = await diarist();
    const wire = wireOver(browserFetch(ada));
    const [wait, release] = delayedRequest();
    wire.intercept(trendsQuery, wait);
    openProduct({ as: ada, path: "/trends", fetch: wire.fetch });
    expect(await screen.findByRole("heading", { name: "Karma Balance Trend" })).toBeInTheDocument();
    expect(screen.getAllByText("Loading").length).toBeGreaterThan(0);

    release();
    expect(await screen.findByRole("combobox", { name: "Range" })).toBeInTheDocument();
  });

  test("offers to retry if it cannot be loaded", async () => {
    const ada = await diarist();
    const wire = wireOver(browserFetch(ada));
    wire.intercept(trendsQuery, cut);
    openProduct({ as: ada, path: "/trends", fetch: wire.fetch });
    expect(await screen.findByText("Your trends could not be loaded")).toBeInTheDocument();

    wire.intercept(trendsQuery);
    await userEvent.click(screen.getByRole("button", { name: /try again/i }));
    expect(await screen.findByRole("combobox", { name: "Range" })).toBeInTheDocument();
  });

  test("shows newer entries when the person returns", async () => {
    const ada = await diarist();
    await openTrends(ada);
    expect(region("Karma Balance Trend")).toHaveTextContent("No Good Karma or Learning Points on these days.");

    await userEvent.click(screen.getByRole("link", { name: "Home" }));
    await screen.findByRole("link", { name: "Log Action" });
    granted(await diary(ada).logAction());
    await userEvent.click(screen.getByRole("link", { name: "Trends" }));

    await waitFor(() => expect(region("Karma Balance Trend")).toHaveTextContent("2 Good Karma on 1 of 30 days"));
  });
});

/** The name of the button below a week of the chart. */
function weekFrom(day: string): string {
  return `Show the week of ${nameOfDayInChart(day)}`;
}

/** With a mood on three days long ago, so that Trends has begun. */
async function diarist(): Promise<Person> {
  const ada = await person("ada");
  for (const day of ["2020-03-02", "2020-03-03", "2020-03-04"])
    granted(await diary(ada).saveMood({ value: "calm", occurredAt: `${day}T12:00:00Z` }));
  return ada;
}

async function openTrends(as: Person) {
  const wire = wireOver(browserFetch(as));
  openProduct({ as, path: "/trends", fetch: wire.fetch });
  await screen.findByRole("combobox", { name: "Range" });
  return { wire };
}

function diary(as: Person) {
  return restDoor({ as, zone });
}

function monthOfYear(date: string): string {
  return `${shortMonth(Number(date.slice(5, 7)))} ${date.slice(0, 4)}`;
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

/** Noon some days ago, or slightly earlier; now, for today. */
function daysAgo(days: number, minutes = 0): string {
  if (days === 0) return new Date(Date.now() - minutes * 1000).toISOString();
  return new Date(Date.parse(`${addDays(today, -days)}T12:00:00Z`) - minutes * 60_000).toISOString();
}
