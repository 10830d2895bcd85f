import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import marginQuery from "#client/__generated__/JournalMarginQuery.graphql.ts";
import { localDateOf } from "#domain/days.ts";
import { undoMs } from "#domain/limits.ts";
import { dayBefore } from "#domain/memories.ts";
import { pass } from "#tests/support/heldClock.ts";
import {
  choose,
  entries,
  feel,
  here,
  log,
  openJournal,
  openJournalAt,
  wireFor,
  write,
} from "#tests/support/journalPage.ts";
import { person } from "#tests/support/people.ts";
import { screen, settled, waitFor } from "#tests/support/screen.ts";
import { onDesktop } from "#tests/support/windowWidth.ts";
import { cut } from "#tests/support/wire.ts";

const today = localDateOf(new Date(), here);
const twoYearsAgo = dayBefore("two_years", today) ?? dayBefore("month", today);

const memory = { title: "Snow on the sill", body: "Nobody had to be anywhere." };

beforeEach(onDesktop);

describe("the margin of the journal, on a desktop,", () => {
  test("shows the title of a memory without its words, with a link to its day", async () => {
    const ada = await somebodyWithAPast();
    await log(ada, { eventTitle: "Held the door" });

    await openJournalAt("Held the door", ada);

    const link = await screen.findByRole("link", { name: "Read this day" });
    expect(link).toHaveAttribute("href", `/journal?day=${twoYearsAgo}`);
    expect(link.parentElement).toHaveTextContent(/ago\s*Snow on the sill\s*Read this day\s*Don’t show this day again$/);
  });

  test("puts the day of the memory away, with Undo in its place", async () => {
    const ada = await somebodyWithAPast();
    await log(ada, { eventTitle: "Held the door" });
    await openJournalAt("Held the door", ada);

    await userEvent.click(await screen.findByRole("button", { name: "Don’t show this day again" }));

    expect(screen.queryByRole("link", { name: "Read this day" })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(screen.getByRole("button", { name: "Don’t show this day again" })).toHaveFocus();

    await userEvent.click(screen.getByRole("button", { name: "Don’t show this day again" }));
    pass(undoMs);
    await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument());
    expect(screen.queryByRole("link", { name: "Read this day" })).not.toBeInTheDocument();
  });

  test("is empty beside an entry of one of the hardest moods", async () => {
    const ada = await somebodyWithAPast();
    await log(ada, { eventTitle: "Held the door", emotionResponse: "sad" });

    const { wire } = await openJournalAt("Held the door", ada);

    expect(screen.queryByRole("link", { name: "Read this day" })).not.toBeInTheDocument();
    expect(wire.sent(marginQuery)).toBe(0);
  });

  test("is empty on a hard day, whatever moods followed", async () => {
    const ada = await somebodyWithAPast();
    await feel(ada, { value: "hurt" });
    for (const value of ["calm", "happy", "great", "strong", "joyful", "love"] as const) await feel(ada, { value });

    const { wire } = await openJournalAt("Love", ada);
    await waitFor(() => expect(wire.sent(marginQuery)).toBe(1));
    await choose("Moods");
    await waitFor(() => expect(entries()).not.toContain("Snow on the sill"));

    expect(screen.queryByRole("link", { name: "Read this day" })).not.toBeInTheDocument();
  });

  test("is empty on a day with a hard response, whatever was written since", async () => {
    const ada = await somebodyWithAPast();
    await log(ada, { eventTitle: "Missed the train", emotionResponse: "hurt" });
    for (let since = 0; since < 6; since += 1) await feel(ada, { value: "calm" });

    const { wire } = await openJournalAt("Missed the train", ada);
    await choose("Moods");
    await waitFor(() => expect(entries()).not.toContain("Missed the train"));
    await waitFor(() => expect(wire.sent(marginQuery)).toBe(1));
    await settled();

    expect(screen.queryByRole("link", { name: "Read this day" })).not.toBeInTheDocument();
  });

  test("is empty if it cannot be loaded, and the history is still shown", async () => {
    const ada = await somebodyWithAPast();
    await log(ada, { eventTitle: "Held the door" });
    vi.spyOn(console, "error").mockReturnValue();

    const wire = wireFor(ada);
    wire.intercept(marginQuery, cut);
    await openJournal(ada, "/journal", wire);
    await screen.findByRole("heading", { name: "Held the door", level: 3 });

    await waitFor(() => expect(wire.sent(marginQuery)).toBe(1));
    expect(screen.queryByRole("link", { name: "Read this day" })).not.toBeInTheDocument();
  });
});

describe("beside a new page", () => {
  test("the margin shows the memory until a hardest mood is chosen", async () => {
    await openJournal(await somebodyWithAPast(), "/journal?new=true");
    expect(await screen.findByRole("link", { name: "Read this day" })).toBeInTheDocument();

    await userEvent.click(screen.getByRole("radio", { name: "Overwhelmed" }));

    expect(screen.queryByRole("link", { name: "Read this day" })).not.toBeInTheDocument();
  });

  test("following the memory to its day closes the page, and keeps its draft", async () => {
    await openJournal(await somebodyWithAPast(), "/journal?new=true");
    await userEvent.type(await screen.findByRole("textbox", { name: "What is on your mind?" }), "Four herons");

    await userEvent.click(await screen.findByRole("link", { name: "Read this day" }));

    // The history may still show the list that the day's replaces.
    await waitFor(() => expect(entries()).toEqual(["Snow on the sill"]));
    await userEvent.click(await screen.findByRole("button", { name: "New Entry" }));
    expect(await screen.findByRole("textbox", { name: "What is on your mind?" })).toHaveValue("Four herons");
  });
});

async function somebodyWithAPast() {
  const ada = await person("ada");
  await write(ada, { texts: memory, occurredAt: `${twoYearsAgo}T12:00:00Z` });
  return ada;
}
