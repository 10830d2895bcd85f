import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import dashboardQuery from "#client/__generated__/DashboardScreenQuery.graphql.ts";
import entriesQuery from "#client/__generated__/EntryListQuery.graphql.ts";
import historyQuery from "#client/__generated__/HistoryQuery.graphql.ts";
import { nameOfDay, nameOfMonth } from "#domain/dayNames.ts";
import { addDays, localDateOf, monthOf } from "#domain/days.ts";
import { noOneAffectedQuestion } from "#domain/content/reflections.ts";
import { reflectionQuestions } from "#domain/reflections.ts";
import { nameOfSpan } from "#domain/spans.ts";
import { lineFrom } from "#tests/support/archiveFiles.ts";
import { bringBack } from "#tests/support/archives.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import {
  choose,
  entries,
  entry,
  feel,
  here,
  log,
  noon,
  openJournal,
  openJournalAt,
  wireFor,
  wordsOf,
  write,
} from "#tests/support/journalPage.ts";
import { keep, lastCounted, mostlyCalm } from "#tests/support/keptDiary.ts";
import { person, type Person } from "#tests/support/people.ts";
import { screen, waitFor, within } from "#tests/support/screen.ts";
import { onDesktop, onTablet } from "#tests/support/windowWidth.ts";
import { cut, delayedRequest } from "#tests/support/wire.ts";

afterEach(() => void vi.restoreAllMocks());

const today = localDateOf(new Date(), here);
const longAgo = addDays(today, -40);

describe("the history", () => {
  test("shows entries newest first, by day", async () => {
    onDesktop();
    const ada = await person("ada");
    await log(ada, { eventTitle: "Sang at last", occurredAt: noon(40) });
    await feel(ada, { value: "tired", occurredAt: noon(1) });
    await write(ada, { texts: { title: "A slow morning", body: "Coffee on the step." } });
    await log(ada, { eventTitle: "Held the door" });

    await openJournalAt("Held the door", ada);

    expect(entries()).toEqual(["Held the door", "A slow morning", "Tired", "Sang at last"]);
    const panel = within(screen.getByRole("tabpanel"));
    const days = panel.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
    expect(days).toEqual(["Today", "Yesterday", nameOfDay(longAgo, today)]);
    const lists = screen.getAllByRole("list", { name: (name) => days.includes(name) });
    expect(lists.map((list) => within(list).getAllByRole("listitem").length)).toEqual([2, 1, 1]);
  });

  test("continues in a second list on a day of more than sixteen entries", async () => {
    const ada = await person("ada");
    for (let count = 0; count < 18; count += 1) await feel(ada, { value: "calm" });

    await openJournal(ada);
    await screen.findByRole("list", { name: "Today" });

    const lists = ["Today", "Today, continued"].map((name) => within(screen.getByRole("list", { name })));
    expect(lists.map((list) => list.getAllByRole("listitem").length)).toEqual([16, 2]);
    expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(1);
  });

  test("shows the karma of each whole day in its heading, whichever entries a tab shows", async () => {
    onDesktop();
    const ada = await person("ada");
    await feel(ada, { value: "calm", occurredAt: noon(1) });
    await write(ada, { texts: { title: "A page", body: "Words." } });
    await feel(ada, { value: "tired" });
    await log(ada, { eventTitle: "Told a lie", classification: "negative", intention: "negative" });
    await openJournalAt("A page", ada);
    expect(headOf("Today")).toBe("Today1 Good Karma3 Learning Points");
    expect(headOf("Yesterday")).toBe("Yesterday");

    await choose("Moods");

    await waitFor(() => expect(entries()).toEqual(["Tired", "Calm"]));
    expect(headOf("Today")).toBe("Today1 Good Karma3 Learning Points");
  });

  test("loads with one request", async () => {
    const ada = await person("ada");
    await log(ada, { eventTitle: "Held the door" });

    const { wire } = await openJournalAt("Held the door", ada);

    expect([wire.sent(historyQuery), wire.sent(entriesQuery), wire.sent(dashboardQuery)]).toEqual([1, 0, 0]);
  });

  test("invites a new person to write a first entry", async () => {
    onDesktop();
    await openJournal(await person("ada"));
    expect(screen.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/");
    const tabs = within(screen.getByRole("tablist", { name: "Entries" })).getAllByRole("tab");
    expect(tabs.map(({ textContent }) => textContent)).toEqual(["All", "Good", "Learning", "Moods"]);
    expect(within(period()).getAllByRole("option")).toHaveLength(1);

    const writeAnEntry = await screen.findByRole("button", { name: "Write an entry" });
    expect(screen.getByRole("link", { name: "Log Action" })).toHaveAttribute("href", "/log-action");
    await userEvent.click(writeAnEntry);

    await waitFor(() => expect(screen.getByRole("textbox", { name: "What is on your mind?" })).toHaveFocus());
  });

  test("keeps its tabs and its period while it loads", async () => {
    onDesktop();
    const ada = await person("ada");
    const wire = wireFor(ada);
    const [waiting, goOn] = delayedRequest();
    wire.intercept(historyQuery, waiting);

    await openJournal(ada, "/journal?show=moods&month=2024-02", wire);

    expect(screen.getByText("Loading")).toBeInTheDocument();
    expect(screen.getByRole("tab", { name: "Moods", selected: true })).toBeInTheDocument();
    expect(period()).toHaveDisplayValue("February 2024");
    goOn();
    expect(await screen.findByText("No entries found for this filter.")).toBeInTheDocument();
    expect(screen.queryByText("Loading")).not.toBeInTheDocument();
  });

  test("says why it could not be loaded, and offers to retry", async () => {
    const ada = await person("ada");
    await log(ada, { eventTitle: "Held the door" });
    expectTrouble();
    const wire = wireFor(ada);
    wire.intercept(historyQuery, cut);
    await openJournal(ada, "/journal", wire);

    expect(await screen.findByText(/Kindling cannot be reached/)).toBeInTheDocument();
    wire.intercept(historyQuery);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));

    expect(await screen.findByRole("heading", { name: "Held the door" })).toBeInTheDocument();
  });
});

describe("an entry of the history shows", () => {
  test("for an action: its kind, the feelings, the texts, its karma and its classification", async () => {
    const ada = await person("ada");
    const choices = {
      type: "action",
      classification: "positive",
      intention: "positive",
      emotionResponse: "happy",
      effectOnOthers: "hurt",
    } as const;
    await log(ada, { ...choices, eventTitle: "Told her the truth", reflection2: "It was time.", note: "Call again." });

    await openJournalAt("Told her the truth", ada);

    const card = entry("Told her the truth");
    expect(card.getByText("Positive Action").parentElement).toHaveTextContent(
      /^Positive Action · I did something · felt happy · others felt hurt$/,
    );
    expect(card.getByText("+2 Good Karma")).toBeInTheDocument();
    expect(card.getByText("+1 Learning Point")).toBeInTheDocument();
    expect(await card.findByText(reflectionQuestions(choices)[1])).toBeInTheDocument();
    expect(card.getByText("It was time.")).toBeInTheDocument();
    expect(card.getByText("Call again.")).toBeInTheDocument();
    expect(card.queryByText(reflectionQuestions(choices)[0])).not.toBeInTheDocument();
  });

  test("for a hard event that affected nobody else: both questions above the third answer", async () => {
    const ada = await person("ada");
    const choices = {
      type: "event",
      classification: "negative",
      intention: null,
      emotionResponse: "hurt",
      effectOnOthers: "no_one_affected",
    } as const;
    await log(ada, { ...choices, eventTitle: "The call", reflection3: "My aunt." });

    await openJournalAt("The call", ada);

    expect(await entry("The call").findByText("Who would be safe to tell about this?")).toHaveTextContent(
      `Who would be safe to tell about this? ${noOneAffectedQuestion}`,
    );
    expect(entry("The call").getByText("My aunt.")).toBeInTheDocument();
  });

  test("an event's line and its -1, and no effect on others if nobody was affected", async () => {
    const ada = await person("ada");
    await log(ada, {
      type: "event",
      classification: "negative",
      intention: null,
      emotionResponse: "calm",
      effectOnOthers: "no_one_affected",
      eventTitle: null,
      description: "User action",
    });

    await openJournalAt("Action logged", ada);

    const card = entry("Action logged");
    expect(card.getByText("Hard Moment").parentElement).toHaveTextContent(
      /^Hard Moment · Something happened · felt calm$/,
    );
    expect(card.getByText("+1 Good Karma")).toBeInTheDocument();
    expect(card.getByText("−1 Learning Point")).toBeInTheDocument();
    expect(card.queryByText("Growth Opportunity")).not.toBeInTheDocument();
    expect(wordsOf("Action logged")).not.toContain("others");
    expect(wordsOf("Action logged")).not.toContain("User action");
  });

  test.each([
    ["a coin", "positive", "calm", ["coin", "coin"]],
    ["a lump", "positive", "angry", ["lump", "lump"]],
    ["both", "positive", "confused", ["lump", "coin", "coin", "lump"]],
    ["a lump", "negative", "angry", ["lump", "lump"]],
  ] as const)(
    "as its marker %s for a %s event that left the person %s, and the same in its chip",
    async (_marker, sign, felt, pieces) => {
      const ada = await person("ada");
      const told = { type: "event", classification: sign, intention: null, emotionResponse: felt } as const;
      await log(ada, { ...told, effectOnOthers: "no_one_affected", eventTitle: "Rain" });

      await openJournalAt("Rain", ada);

      expect(piecesOf("Rain")).toEqual(pieces);
    },
  );

  test("for a mood: its name, its title and its note", async () => {
    const ada = await person("ada");
    await feel(ada, { value: "in_love", journalTitle: "At the station", note: "The train was late.\nI did not mind." });

    await openJournalAt("In Love", ada);

    const card = entry("In Love");
    expect(card.getByText("At the station")).toBeInTheDocument();
    expect(card.getByText(/The train was late\.\s+I did not mind\./)).toBeInTheDocument();
    expect(card.getByText("Mood Check").parentElement).toHaveTextContent(/^Mood Check$/);
  });

  test("for a journal page: title, text, face and the gold it earned", async () => {
    const ada = await person("ada");
    await write(ada, { texts: { title: "Tea", body: "Only this." }, emoji: "grateful" });

    await openJournalAt("Tea", ada);

    const card = entry("Tea");
    expect(card.getByText("Only this.")).toBeInTheDocument();
    expect(card.getByText("🙏")).toBeInTheDocument();
    expect(card.getByText("+1 Good Karma")).toBeInTheDocument();
    expect(card.getByText("Journal Entry")).toBeInTheDocument();
  });

  test("for a page without a title: its text once, with its first words as its heading", async () => {
    const ada = await person("ada");
    await write(ada, { texts: { title: null, body: "Only this." } });
    const long = "Coffee on the step before anyone woke, and a long walk.";
    await write(ada, { texts: { title: null, body: long } });

    await openJournalAt("Only this.", ada);

    expect(entries()).toEqual(["Coffee on the step before anyone woke,", "Only this."]);
    expect(wordsOf("Coffee on the step before anyone woke,")?.split("Coffee")).toHaveLength(2);
    expect(wordsOf("Coffee on the step before anyone woke,")).toContain(long);
    expect(wordsOf("Only this.")?.split("Only this.")).toHaveLength(2);
    expect(
      screen.getByRole("button", { name: "Options: Coffee on the step before anyone woke, …" }),
    ).toBeInTheDocument();
  });

  test("from which app it was brought", async () => {
    const ada = await person("ada");
    const tea = { kind: "journal", value: undefined, title: "Tea", body: "With Mira." };
    await bringBack(ada, [lineFrom("day-one", "1", tea)]);
    await bringBack(ada, [lineFrom("csv", "1", { import: "7d1c2f5e-9d0b-4c53-8b6e-2f4a1c9e0d31", note: "Rain" })]);
    await write(ada, { texts: { title: "Soup", body: "Of our own." } });

    await openJournalAt("Tea", ada);

    expect(entry("Tea").getByText("Journal Entry, brought from Day One")).toBeInTheDocument();
    expect(entry("Happy").getByText("Mood Check, brought from a table")).toBeInTheDocument();
    expect(entry("Soup").getByText("Journal Entry")).toBeInTheDocument();
  });

  test("the description of an entry if it is not already the title", async () => {
    const ada = await person("ada");
    await log(ada, { eventTitle: null, description: "Walked the neighbour's dog" });
    await log(ada, { eventTitle: "Baked bread", description: "With too much salt" });

    await openJournalAt("Baked bread", ada);

    expect(entries()).toEqual(["Baked bread", "Walked the neighbour's dog"]);
    expect(entry("Baked bread").getByText("With too much salt")).toBeInTheDocument();
  });

  test("texts exactly as they were written, markup included", async () => {
    const ada = await person("ada");
    await write(ada, { texts: { title: "<b>Bold</b>", body: "<img src=x onerror=alert(1)> & so on" } });

    await openJournalAt("<b>Bold</b>", ada);

    expect(entry("<b>Bold</b>").getByText("<img src=x onerror=alert(1)> & so on")).toBeInTheDocument();
  });

  test("the time of day in the time zone it was written in, and the zone's name", async () => {
    const ada = await person("ada");
    const elsewhere = here === "Asia/Kathmandu" ? "America/New_York" : "Asia/Kathmandu";
    await restDoor({ as: ada, zone: elsewhere }).saveMood({ value: "joyful", occurredAt: "2026-03-04T20:00:00Z" });

    await openJournalAt("Joyful", ada);

    const shown = elsewhere === "Asia/Kathmandu" ? "01:45 Kathmandu" : "15:00 New York";
    expect(entry("Joyful").getByText(shown)).toHaveAttribute("datetime", "2026-03-04T20:00:00.000Z");
    const day = elsewhere === "Asia/Kathmandu" ? "2026-03-05" : "2026-03-04";
    expect(screen.getByRole("heading", { name: nameOfDay(day, today), level: 2 })).toBeInTheDocument();
  });

  test("the start of a long text, and the whole text on request", async () => {
    const ada = await person("ada");
    const body = `${"A long walk along the river. ".repeat(40)}The end.`;
    await write(ada, { texts: { title: "Far", body } });
    await openJournalAt("Far", ada);
    expect(wordsOf("Far")).not.toContain("The end.");

    await userEvent.click(entry("Far").getByRole("button", { name: "Read more of Far" }));
    expect(wordsOf("Far")).toContain("The end.");

    await userEvent.click(entry("Far").getByRole("button", { name: "Read less of Far" }));
    expect(wordsOf("Far")).not.toContain("The end.");
  });

  test("an insight about the person's days, once and not on every card", async () => {
    const ada = await person("ada");
    const days = lastCounted(8, here);
    await keep(restDoor({ as: ada, zone: here }), mostlyCalm(here), here);
    await write(ada, { texts: { title: "A page", body: "Words." } });

    await openJournalAt("A page", ada);

    const said = screen.getAllByText(/You noted Calm on 7 of your 8 days with a mood/);
    expect(said).toHaveLength(1);
    expect(said[0]).toHaveTextContent(`mood. (${nameOfSpan(days.at(-1) ?? "", days[0] ?? "")})`);
    expect(said[0]).toHaveTextContent(/^Insight /);
  });
});

describe("a part of the history", () => {
  beforeEach(onDesktop);

  test("is chosen by a tab: good karma, learning or moods; journal entries are only in All", async () => {
    const ada = await person("ada");
    await oneOfEach(ada);
    const { wire } = await openJournalAt("Good deed", ada);

    await choose("Good");
    await waitFor(() => expect(entries()).toEqual(["Good deed"]));
    await choose("Learning");
    await waitFor(() => expect(entries()).toEqual(["Bad day"]));
    await choose("Moods");
    await waitFor(() => expect(entries()).toEqual(["Calm"]));
    await choose("All");
    await waitFor(() => expect(entries()).toEqual(["Good deed", "Bad day", "Calm", "A page"]));

    // Only the entries were fetched. "All" appeared from the store and was refetched in the background.
    expect([wire.sent(historyQuery), wire.sent(entriesQuery)]).toEqual([1, 4]);
  });

  test("is chosen by a month that has an action or a mood, newest first", async () => {
    const ada = await person("ada");
    await oneOfEach(ada);
    await feel(ada, { value: "strong", occurredAt: noon(40) });
    await write(ada, { texts: { title: "Long before", body: "Words." }, occurredAt: "2019-05-05T12:00:00Z" });
    const { wire } = await openJournalAt("Good deed", ada);
    const months = [...new Set([monthOf(today), monthOf(longAgo)])].map(nameOfMonth);
    expect(within(period()).getAllByRole("option")).toHaveLength(months.length + 1);
    expect(
      within(period())
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["All Time", ...months]);

    await userEvent.selectOptions(period(), nameOfMonth(monthOf(longAgo)));

    await waitFor(() => expect(entries()).toEqual(["Strong"]));
    expect([wire.sent(historyQuery), wire.sent(entriesQuery)]).toEqual([1, 1]);
    expect(window.location.search).toBe(`?month=${longAgo.slice(0, 7)}`);
  });

  test("says so if it is empty", async () => {
    const ada = await person("ada");
    await log(ada, { eventTitle: "Good deed" });
    await openJournalAt("Good deed", ada);

    await choose("Moods");

    expect(await screen.findByText("No entries found for this filter.")).toBeInTheDocument();
  });

  test("is in the address, so that a reload keeps it", async () => {
    const ada = await person("ada");
    await oneOfEach(ada);
    const { unmount } = await openJournalAt("Good deed", ada);
    await choose("Learning");
    await waitFor(() => expect(entries()).toEqual(["Bad day"]));
    const { pathname, search } = window.location;
    unmount();

    await openJournalAt("Bad day", ada, pathname + search);

    expect(entries()).toEqual(["Bad day"]);
    expect(screen.getByRole("tab", { name: "Learning", selected: true })).toBeInTheDocument();
  });

  test("keeps the old entries visible until it has loaded", async () => {
    const ada = await person("ada");
    await oneOfEach(ada);
    const { wire } = await openJournalAt("Good deed", ada);
    const [waiting, goOn] = delayedRequest();
    wire.intercept(entriesQuery, waiting);

    await choose("Moods");
    await waitFor(() => expect(wire.sent(entriesQuery)).toBe(1));

    expect(entries()).toHaveLength(4);
    expect(screen.getByRole("tab", { name: "Moods", selected: true })).toBeInTheDocument();
    expect(screen.queryByText("Loading")).not.toBeInTheDocument();
    goOn();
    await waitFor(() => expect(entries()).toEqual(["Calm"]));
  });

  test.each([
    ["Good", "These entries could not be loaded", "Moods", "Calm"],
    ["Moods", "Failed to fetch mood entries", "Good", "Good deed"],
  ] as const)(
    "of %s that does not come says so below the tabs, and another one can be chosen",
    async (tab, words, other, only) => {
      const ada = await person("ada");
      await oneOfEach(ada);
      expectTrouble();
      const { wire } = await openJournalAt("Good deed", ada);
      wire.intercept(entriesQuery, cut);
      await choose(tab);
      expect(await screen.findByText(words)).toBeInTheDocument();
      wire.intercept(entriesQuery);

      await choose(other);

      await waitFor(() => expect(entries()).toEqual([only]));
    },
  );
});

describe("a part of the history on a phone", () => {
  beforeAll(() => {
    // jsdom has no layout; without this it considers nothing visible, and dialogs cannot return the focus.
    Object.assign(Element.prototype, { checkVisibility: () => true });
  });

  test("is chosen in a sheet, and named on the button that opens it", async () => {
    const ada = await person("ada");
    await oneOfEach(ada);
    await feel(ada, { value: "strong", occurredAt: noon(40) });
    await openJournalAt("Good deed", ada);
    expect(screen.queryByRole("tab")).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole("button", { name: "Filter: All" }));
    const sheet = within(await screen.findByRole("dialog", { name: "What to show" }));
    const choices = sheet.getAllByRole("radio").map(({ textContent }) => textContent);
    expect(choices.map((name) => name?.replace("😌", ""))).toEqual(["All", "Good", "Learning", "Moods"]);
    await userEvent.click(sheet.getByRole("radio", { name: /Moods$/ }));
    await userEvent.selectOptions(sheet.getByRole("combobox", { name: "Time Period" }), nameOfMonth(monthOf(longAgo)));
    await userEvent.click(sheet.getByRole("button", { name: "Show entries" }));

    await waitFor(() => expect(entries()).toEqual(["Strong"]));
    const monthName = nameOfMonth(monthOf(longAgo)).replace(` ${today.slice(0, 4)}`, "");
    const button = screen.getByRole("button", { name: `Filter: Moods · ${monthName}` });
    await waitFor(() => expect(button).toHaveFocus());
    expect(window.location.search).toBe(`?show=moods&month=${longAgo.slice(0, 7)}`);
  });

  test("leaves the calendar to a button", async () => {
    const ada = await person("ada");
    await oneOfEach(ada);
    await openJournalAt("Good deed", ada);
    expect(screen.queryByRole("complementary", { name: "Calendar" })).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole("button", { name: "Open the calendar" }));

    expect(await screen.findByRole("table", { name: `The days of ${nameOfMonth(monthOf(today))}` })).toBeVisible();
  });
});

test.each([
  ["a tablet", onTablet],
  ["a desktop", onDesktop],
])("the calendar is always beside the entries on %s", async (_window, widen) => {
  widen();
  const ada = await person("ada");
  await oneOfEach(ada);

  await openJournalAt("Good deed", ada);

  expect(await screen.findByRole("table", { name: `The days of ${nameOfMonth(monthOf(today))}` })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Open the calendar" })).not.toBeInTheDocument();
});

describe("a long history", () => {
  test("loads in pages, and focuses the first new entry", async () => {
    const ada = await person("ada");
    await manyMoods(ada, 55);
    const { wire } = await openJournal(ada);
    await screen.findByRole("button", { name: "Show more" });
    expect(entries()).toHaveLength(20);

    await userEvent.click(screen.getByRole("button", { name: "Show more" }));
    await waitFor(() => expect(entries()).toHaveLength(40));
    await waitFor(() => expect(screen.getAllByRole("heading", { level: 3 })[20]).toHaveFocus());
    await userEvent.click(screen.getByRole("button", { name: "Show more" }));
    await waitFor(() => expect(entries()).toHaveLength(55));

    expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
    expect(wire.sent(entriesQuery)).toBe(2);
  });

  test("keeps its length when the person returns, with new entries of other devices on top", async () => {
    const ada = await person("ada");
    await manyMoods(ada, 30);
    const { wire } = await openJournal(ada);
    await userEvent.click(await screen.findByRole("button", { name: "Show more" }));
    await waitFor(() => expect(entries()).toHaveLength(30));
    await userEvent.click(screen.getByRole("link", { name: "Home" }));
    await screen.findByRole("region", { name: "Your Karma Balance" });
    await write(ada, { texts: { title: "From my phone", body: "Words." } });
    const [waiting, goOn] = delayedRequest();
    wire.intercept(historyQuery, waiting);

    window.history.back();

    await screen.findByRole("heading", { name: "Journal History" });
    expect(entries()).toHaveLength(30);
    goOn();
    await waitFor(() => expect(entries()).toHaveLength(31));
    expect(entries()[0]).toBe("From my phone");
    expect(wire.sent(historyQuery)).toBe(2);
  });

  test("stays visible if a refetch fails, and is marked as old", async () => {
    const ada = await person("ada");
    await log(ada, { eventTitle: "Held the door" });
    const { wire } = await openJournalAt("Held the door", ada);
    await userEvent.click(screen.getByRole("link", { name: "Home" }));
    await screen.findByRole("region", { name: "Your Karma Balance" });
    wire.intercept(historyQuery, cut);

    window.history.back();

    expect(
      await screen.findByText("These entries may be out of date. Newer ones could not be loaded."),
    ).toBeInTheDocument();
    expect(entries()).toEqual(["Held the door"]);
    wire.intercept(historyQuery);
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(screen.queryByText(/may be out of date/)).not.toBeInTheDocument());
  });

  test("says that older entries failed to load, and offers to retry", async () => {
    const ada = await person("ada");
    await manyMoods(ada, 25);
    const { wire } = await openJournal(ada);
    await screen.findByRole("button", { name: "Show more" });
    wire.intercept(entriesQuery, cut);

    await userEvent.click(screen.getByRole("button", { name: "Show more" }));
    expect(await screen.findByText("Older entries could not be loaded.")).toBeInTheDocument();
    wire.intercept(entriesQuery);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));

    await waitFor(() => expect(entries()).toHaveLength(25));
  });
});

/** The head of a day's card. */
function headOf(day: string) {
  return screen.getByRole("heading", { name: day, level: 2 }).parentElement?.textContent;
}

/** The coins and lumps of an entry: first those of its marker, then those of its chip. */
function piecesOf(name: string) {
  const drawings = screen.getByRole("heading", { name, level: 3 }).closest("li")?.querySelectorAll("svg") ?? [];
  return [...drawings].flatMap((drawing) => {
    if (drawing.querySelector("circle")?.getAttribute("cy") === "12.9") return ["coin"];
    return drawing.getAttribute("viewBox") === "-17 -15 34 28" ? ["lump"] : [];
  });
}

/** React logs every error that an error boundary catches. */
function expectTrouble() {
  vi.spyOn(console, "error").mockReturnValue();
}

function period() {
  return screen.getByRole("combobox", { name: "Time Period" });
}

async function oneOfEach(as: Person) {
  await write(as, { texts: { title: "A page", body: "Words." } });
  await feel(as, { value: "calm" });
  await log(as, { eventTitle: "Bad day", type: "event", classification: "negative", intention: null });
  await log(as, { eventTitle: "Good deed" });
}

/** On many days, saved so that the diary lists them newest first. */
async function manyMoods(as: Person, count: number) {
  for (let days = count; days > 0; days -= 1) await feel(as, { value: "calm", occurredAt: noon(days) });
}
