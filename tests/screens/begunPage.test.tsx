import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { localDateOf } from "#domain/days.ts";
import { fill } from "#tests/support/formPage.ts";
import { backInHistory, entries, here, log, openJournal } from "#tests/support/journalPage.ts";
import { person, type Person } from "#tests/support/people.ts";
import { openProduct } from "#tests/support/renderScreen.tsx";
import { screen, waitFor, within } from "#tests/support/screen.ts";

// A page that was begun never stands in place of what was asked for. A card on top of the history leads back to it.

describe("a page that was begun", () => {
  test.each([
    ["the Journal tab", openTab],
    ["the address of the journal", (ada: Person) => openJournal(ada)],
    ["the address of a day", (ada: Person) => openJournal(ada, `/journal?day=${localDateOf(new Date(), here)}`)],
    ["the address of a tab", (ada: Person) => openJournal(ada, "/journal?show=good")],
    ["the address of the search", (ada: Person) => openJournal(ada, "/journal#find")],
    ["the address of a month", (ada: Person) => openJournal(ada, `/journal?month=${thisMonth()}`)],
  ])("does not stand before the history at %s, and its card leads back", async (_where, open) => {
    const ada = await withBegunPage();

    await open(ada);

    await waitFor(() => expect(entries()).toEqual(["Held the door"]));
    expect(screen.queryByRole("textbox", { name: "Title" })).not.toBeInTheDocument();
    expect(card()).toHaveTextContent(
      /A page you began“I nearly walked past\.”4 words, kept on this device at \d\d:\d\dGo on writingThrow away$/,
    );
    await userEvent.click(within(card()).getByRole("button", { name: "Go on writing" }));
    await waitFor(() => expect(body()).toHaveValue("I nearly walked past."));
  });

  test("does not stand before the search that Ctrl+K opens", async () => {
    const ada = await withBegunPage();
    openProduct({ as: ada, path: "/settings" });
    await screen.findByRole("heading", { name: "Settings" });
    await import("#client/chrome/frame/findKey.ts");

    await userEvent.keyboard("{Control>}k{/Control}");

    await backInHistory();
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Search your diary" })).toHaveFocus());
  });

  test("is no longer offered once it is empty, started over or saved", async () => {
    const ada = await withBegunPage();
    await openJournal(ada);
    await goOn();
    fill(body(), "  ");
    await leave();
    expect(queryCard()).toBeNull();

    await userEvent.click(screen.getByRole("button", { name: "New Entry" }));
    fill(body(), "Once more.");
    await leave();
    await goOn();
    await userEvent.click(screen.getByRole("button", { name: "Start over" }));
    const question = await screen.findByRole("alertdialog", { name: "Start over?" });
    await userEvent.click(within(question).getByRole("button", { name: "Start over" }));
    await leave();
    expect(queryCard()).toBeNull();

    await userEvent.click(screen.getByRole("button", { name: "New Entry" }));
    fill(body(), "And saved.");
    await userEvent.click(screen.getByRole("button", { name: "Save Entry" }));
    await backInHistory();
    expect(queryCard()).toBeNull();
  });

  test("can be thrown away, and that can be undone", async () => {
    const ada = await withBegunPage();
    const { unmount } = await openJournal(ada);
    await screen.findByRole("region", { name: "A page you began" });

    await userEvent.click(within(card()).getByRole("button", { name: "Throw away" }));
    expect(screen.getByText("The page was thrown away.")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(card()).toHaveTextContent("I nearly walked past.");
    await userEvent.click(within(card()).getByRole("button", { name: "Throw away" }));
    unmount();
    await openJournal(ada);

    await waitFor(() => expect(entries()).toEqual(["Held the door"]));
    expect(queryCard()).toBeNull();
  });
});

/** Somebody with an entry, who has begun a page and left it. */
async function withBegunPage(): Promise<Person> {
  const ada = await person("ada");
  await log(ada, { eventTitle: "Held the door" });
  const { unmount } = await openJournal(ada, "/journal?new=true");
  fill(body(), "I nearly walked past.");
  unmount();
  return ada;
}

async function openTab(ada: Person): Promise<void> {
  openProduct({ as: ada, path: "/trends" });
  await userEvent.click(await screen.findByRole("link", { name: "Journal" }));
  await backInHistory();
}

async function goOn(): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name: "Go on writing" }));
  await screen.findByRole("textbox", { name: "Title" });
}

async function leave(): Promise<void> {
  await userEvent.click(within(screen.getByRole("main")).getByRole("button", { name: "Close" }));
  await backInHistory();
}

function body(): HTMLElement {
  return screen.getByRole("textbox", { name: "What is on your mind?" });
}

function card(): HTMLElement {
  return screen.getByRole("region", { name: "A page you began" });
}

function queryCard(): HTMLElement | null {
  return screen.queryByRole("region", { name: "A page you began" });
}

function thisMonth(): string {
  return localDateOf(new Date(), here).slice(0, 7);
}
