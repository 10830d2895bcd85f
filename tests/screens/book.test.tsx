import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import openMonthQuery from "#client/__generated__/OpenMonthQuery.graphql.ts";
import { media } from "#client/theme/sizes.ts";
import { granted } from "#tests/support/door.ts";
import { openJournal, wireFor } from "#tests/support/journalPage.ts";
import { person, type Person } from "#tests/support/people.ts";
import { loadProduct, openProduct } from "#tests/support/renderScreen.tsx";
import { restDoor } from "#tests/support/restDoor.ts";
import { fireEvent, screen, waitFor, within } from "#tests/support/screen.ts";
import { broken, cut } from "#tests/support/wire.ts";

describe("the book on Journal", () => {
  test("says how many pages it has, and opens", async () => {
    const ada = await person("ada");
    await write(ada, "2026-03-01", "A slow morning");
    await write(ada, "2026-03-02", "A slow evening");
    await openJournal(ada);

    await userEvent.click(await screen.findByRole("link", { name: /Your book\s*2 pages/ }));

    await isOpenAt("Page 1 of 2, March 2026");
    expect(screen.getByRole("heading", { name: "Your book", level: 1 })).toHaveFocus();
  });

  test("is not there while the diary has no page", async () => {
    const ada = await person("ada");
    granted(await door(ada).saveMood({ value: "calm", occurredAt: "2026-03-01T08:00:00Z" }));
    await openJournal(ada);

    await screen.findByRole("heading", { name: "Calm" });
    expect(screen.queryByRole("link", { name: /Your book/ })).not.toBeInTheDocument();
  });
});

describe("the book", () => {
  test("begins with the oldest month, and is turned leaf by leaf to its end", async () => {
    await open(await somebodyWithTwoMonths());
    await isOpenAt("Page 1 of 3, November 2025");
    expect(screen.getByRole("heading", { name: "November 2025" })).toBeInTheDocument();
    expect(screen.getByText("1 page")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Previous page" })).toHaveAttribute("aria-disabled", "true");

    await turn("Next page");
    await isOpenAt("Page 1 of 3, 30 November 2025");
    expect(leaf().getByRole("heading", { name: "Sunday 30" })).toBeInTheDocument();
    expect(leaf().getByText("The first words.")).toBeInTheDocument();
    await turn("Next page");
    await isOpenAt("Page 2 of 3, March 2026");
    await turn("Next page");
    await isOpenAt("Page 2 of 3, 1 to 2 March 2026");
    expect(leaf().getByText(/^I did something · Positive · Intention: positive · Felt Happy/)).toBeInTheDocument();
    await turn("Next page");
    await isOpenAt("Page 3 of 3, 3 March 2026");

    expect(screen.getByRole("button", { name: "Next page" })).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByRole("button", { name: "Next page" })).toHaveFocus();
    await turn("Previous page");
    await isOpenAt("Page 2 of 3, 1 to 2 March 2026");
  });

  test("turns back into the month before at its last leaf", async () => {
    await open(await somebodyWithTwoMonths());
    await turn("Next page");
    await turn("Next page");
    await isOpenAt("Page 2 of 3, March 2026");

    await turn("Previous page");

    await isOpenAt("Page 1 of 3, 30 November 2025");
  });

  test("is turned by the keys, but not while a dialog is open", async () => {
    await open(await somebodyWithTwoMonths());
    await isOpenAt("Page 1 of 3, November 2025");

    await userEvent.keyboard("{ArrowRight}");
    await isOpenAt("Page 1 of 3, 30 November 2025");
    await userEvent.keyboard("{PageDown}");
    await isOpenAt("Page 2 of 3, March 2026");
    await userEvent.keyboard("{ArrowLeft}");
    await isOpenAt("Page 1 of 3, 30 November 2025");
    await userEvent.click(screen.getByRole("button", { name: "Contents" }));
    await screen.findByRole("dialog", { name: "Contents" });
    await userEvent.keyboard("{ArrowRight}");
    await userEvent.keyboard("{Escape}");

    await isOpenAt("Page 1 of 3, 30 November 2025");
  });

  test("opens at a month of its contents, and says so", async () => {
    await open(await somebodyWithTwoMonths());
    await isOpenAt("Page 1 of 3, November 2025");

    await userEvent.click(screen.getByRole("button", { name: "Contents" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Contents" }));
    expect(dialog.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "2025",
      "2026",
    ]);
    expect(dialog.getByRole("button", { name: /November/ })).toHaveAttribute("aria-current", "true");
    await userEvent.click(dialog.getByRole("button", { name: /^March\s*2 pages\s*2$/ }));

    await isOpenAt("Page 2 of 3, March 2026");
    expect(screen.getByRole("region", { name: "Page 2 of 3, March 2026" })).toHaveFocus();
  });

  test("opens at the page to which the thread is dragged, when it is let go", async () => {
    await open(await somebodyWithTwoMonths());
    await isOpenAt("Page 1 of 3, November 2025");
    const thread = screen.getByRole("slider", { name: "Page" });

    fireEvent.input(thread, { target: { value: "3" } });
    expect(thread).toHaveAttribute("aria-valuetext", "Page 3 of 3, March 2026");
    expect(place()).toBe("Page 1 of 3, November 2025");
    fireEvent(thread, new Event("change", { bubbles: true }));

    await isOpenAt("Page 3 of 3, 3 March 2026");
  });

  test("opens again where this device has read last", async () => {
    const ada = await somebodyWithTwoMonths();
    await open(ada);
    for (let turned = 0; turned < 3; turned += 1) await turn("Next page");
    await isOpenAt("Page 2 of 3, 1 to 2 March 2026");
    document.body.replaceChildren();

    loadProduct(wireFor(ada).fetch);

    await isOpenAt("Page 2 of 3, 1 to 2 March 2026");
  });

  test("reads a month at a time, the next one ahead, and a long one on as it is turned", async () => {
    const ada = await person("ada");
    await write(ada, "2026-03-01", "The first page");
    for (let minute = 10; minute < 60; minute += 1) await feel(ada, `2026-03-02T10:${minute}:00Z`);
    for (let minute = 10; minute < 60; minute += 1) await feel(ada, `2026-03-03T10:${minute}:00Z`);
    await write(ada, "2026-03-04", "The last page");
    const wire = await open(ada);
    await isOpenAt("Page 1 of 2, March 2026");
    expect(wire.sent(openMonthQuery)).toBe(1);

    await userEvent.click(screen.getByRole("button", { name: "Contents" }));
    await userEvent.keyboard("{Escape}");
    fireEvent.input(screen.getByRole("slider"), { target: { value: "2" } });
    fireEvent(screen.getByRole("slider"), new Event("change", { bubbles: true }));

    await waitFor(() => expect(leaf().getByRole("heading", { name: /The last page/ })).toBeInTheDocument());
    expect(wire.variables(openMonthQuery)).toMatchObject([{ cursor: null }, { cursor: expect.any(String) }]);
  });

  test("says which month is not kept on this device, and the rest can be turned", async () => {
    const ada = await somebodyWithTwoMonths();
    const wire = await open(ada);
    await isOpenAt("Page 1 of 3, November 2025");
    wire.intercept(openMonthQuery, cut);
    await turn("Next page");
    await isOpenAt("Page 1 of 3, 30 November 2025");
    await turn("Next page");

    const note = await screen.findByRole("alert");
    expect(note).toHaveTextContent("March 2026 is not kept on this device");
    expect(note).toHaveTextContent("Its 2 pages can be read once you are connected.");
    wire.intercept(openMonthQuery);
    await userEvent.click(within(note).getByRole("button", { name: "Try again" }));

    await waitFor(() => expect(screen.getByRole("heading", { name: "March 2026" })).toBeInTheDocument());
  });

  test("says that a month could not be loaded", async () => {
    const ada = await somebodyWithTwoMonths();
    const wire = wireFor(ada);
    wire.intercept(openMonthQuery, broken);
    openProduct({ as: ada, path: "/book", fetch: wire.fetch });

    expect(await screen.findByRole("alert")).toHaveTextContent("November 2025 could not be loaded");
  });

  test("of a diary without a page leads to the first one", async () => {
    openProduct({ as: await person("ada"), path: "/book" });

    expect(await screen.findByText("Your book has no page yet")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "New Entry" })).toHaveAttribute("href", "/journal?new=true");
  });

  test("shows two pages beside each other on a desktop, and never an empty half", async () => {
    vi.stubGlobal("matchMedia", (query: string) =>
      Object.assign(new EventTarget(), { media: query, matches: query === media.desktop || query === media.still }),
    );
    await open(await somebodyWithTwoMonths());
    await isOpenAt("Page 1 of 3, November 2025");
    expect(screen.getByText("1 page")).toBeInTheDocument();
    expect(leaf().getByText("The first words.")).toBeInTheDocument();

    await turn("Next page");

    await isOpenAt("Page 2 of 3, March 2026");
    expect(screen.getByRole("navigation", { name: "Contents" })).toBeInTheDocument();
    await turn("Next page");
    await isOpenAt("Page 2 of 3, 1 to 3 March 2026");
  });
});

/** November: one page. March: a deed and a page on one leaf, a page on the next. */
async function somebodyWithTwoMonths(): Promise<Person> {
  const ada = await person("ada");
  await write(ada, "2025-11-30", "Snow", "The first words.");
  granted(await door(ada).logAction({ eventTitle: "Held the door", occurredAt: "2026-03-01T10:00:00Z" }));
  await write(ada, "2026-03-02", "Rain");
  await write(ada, "2026-03-03", "Sun");
  return ada;
}

function door(as: Person) {
  return restDoor({ as, zone: "UTC" });
}

async function write(as: Person, day: string, title: string, body = "Words."): Promise<void> {
  granted(await door(as).write({ texts: { title, body }, occurredAt: `${day}T12:00:00Z` }));
}

async function feel(as: Person, occurredAt: string): Promise<void> {
  granted(await door(as).saveMood({ value: "calm", occurredAt }));
}

async function open(as: Person) {
  const wire = wireFor(as);
  openProduct({ as, path: "/book", fetch: wire.fetch });
  await screen.findByRole("slider", { name: "Page" });
  return wire;
}

function place(): string | undefined {
  return (
    screen.getAllByRole("status").find(({ textContent }) => textContent?.startsWith("Page "))?.textContent ?? undefined
  );
}

/** What is open has been read, and is announced. */
async function isOpenAt(spoken: string): Promise<void> {
  await waitFor(() => expect(place()).toBe(spoken));
}

/** What lies open. */
function leaf() {
  return within(screen.getByRole("region", { name: /^Page / }));
}

async function turn(button: "Next page" | "Previous page"): Promise<void> {
  await userEvent.click(screen.getByRole("button", { name: button }));
}
