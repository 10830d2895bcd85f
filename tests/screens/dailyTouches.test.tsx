import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import dashboardQuery from "#client/__generated__/DashboardScreenQuery.graphql.ts";
import shellQuery from "#client/__generated__/shellQuery.graphql.ts";
import { tips } from "#domain/content/tips.ts";
import { supportiveSentences } from "#domain/content/supportiveSentences.ts";
import type { Bar } from "#domain/comparisons.ts";
import { nameOfDay } from "#domain/dayNames.ts";
import { addDays, localDateOf } from "#domain/days.ts";
import { spansOn } from "#domain/insights.ts";
import type { Mood } from "#domain/moods.ts";
import { quoteOf } from "#domain/quotes.ts";
import { nameOfSpan } from "#domain/spans.ts";
import { granted, type MoodInput } from "#tests/support/door.ts";
import { keep, linkedDiary, mostlyCalm } from "#tests/support/keptDiary.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { person, type Person } from "#tests/support/people.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { act, screen, settled, waitFor, within } from "#tests/support/screen.ts";
import { wireOver } from "#tests/support/wire.ts";

beforeAll(() => {
  // jsdom has no layout; without this it considers nothing visible, and focus fails.
  Object.assign(Element.prototype, { checkVisibility: () => true });
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("the mood card", () => {
  test('shows "Calm & Content" before the first mood, without a sentence', async () => {
    await openHome();

    expect(moodCard()).toHaveTextContent("😊Calm & ContentUntil you say otherwise.");
    expect(moodCard()).toHaveTextContent("Four to begin with. Add New has all twenty-four.");
    expect(within(moodCard()).getByRole("link", { name: "Add New" })).toHaveAttribute("href", "/mood");
  });

  test("shows the current mood, the start of its note, and a sentence for this mood", async () => {
    const ada = await person("ada");
    await feel(ada, { value: "anxious", note: "She took the green chair and the cat." });

    await openHome(ada);

    expect(moodCard()).toHaveTextContent(/😰AnxiousNoted today at \d\d:\d\d/);
    expect(await within(moodCard()).findByText("She took the green chair and t...")).toBeInTheDocument();
    expect(supportiveSentences.anxious).toContain(await sentence());
  });

  test("shows a short note whole, and says if there is none", async () => {
    const ada = await person("ada");
    await feel(ada, { value: "great", note: "Exactly thirty characters, see" });
    const { unmount } = await openHome(ada);
    await sentence();
    expect(moodCard()).toHaveTextContent(/Exactly thirty characters, see“/);
    unmount();

    await feel(ada, { value: "tired" });
    await openHome(ada);
    await sentence();
    expect(moodCard()).toHaveTextContent(/^Mood update & Journal note😴TiredNoted today at [\d:]{5}And now\?/);
    expect(moodCard()).toHaveTextContent(/No note yet“/);
  });

  test("shows the day of an older mood, and its time of day in its own time zone", async () => {
    const ada = await person("ada");
    granted(
      await restDoor({ as: ada, zone: "Asia/Tokyo" }).saveMood({ value: "calm", occurredAt: "2026-03-04T10:20:00Z" }),
    );

    await openHome(ada);

    const day = nameOfDay("2026-03-04", localDateOf(new Date(), deviceZone()));
    expect(moodCard()).toHaveTextContent(`CalmNoted on ${day} at 19:20 Tokyo`);
    expect(moodCard().querySelector("time")).toHaveAttribute("datetime", "2026-03-04T10:20:00.000Z");
  });

  test("keeps its sentence while the mood stays, and has another for the next mood", async () => {
    const ada = await person("ada");
    await feel(ada, { value: "calm" });
    const { wire } = await openHome(ada);
    const first = await sentence();
    expect(supportiveSentences.calm).toContain(first);

    comeBack();
    await waitFor(() => expect(wire.sent(dashboardQuery)).toBe(2));
    await userEvent.click(screen.getByRole("link", { name: "Settings" }));
    await screen.findByRole("heading", { name: "Settings" });
    await userEvent.click(screen.getByRole("link", { name: "Home" }));
    await screen.findByRole("region", { name: "Daily Inspiration" });
    expect(await sentence()).toBe(first);

    await feel(ada, { value: "calm" });
    await userEvent.click(screen.getByRole("link", { name: "Settings" }));
    await screen.findByRole("heading", { name: "Settings" });
    await userEvent.click(screen.getByRole("link", { name: "Home" }));
    await waitFor(async () => expect(await sentence()).not.toBe(first));
    expect(supportiveSentences.calm).toContain(await sentence());
  });

  test("shows the previous mood when the current one is deleted elsewhere", async () => {
    const ada = await person("ada");
    await feel(ada, { value: "calm" });
    const { id } = await feel(ada, { value: "sad" });
    await openHome(ada);
    expect(moodCard()).toHaveTextContent("😢Sad");
    granted(await restDoor({ as: ada }).deleteMood(id));

    comeBack();

    await waitFor(() => expect(moodCard()).toHaveTextContent("😌Calm"));
  });
});

test("the day's quote stands in quotation marks, with its category", async () => {
  const { text, category } = quoteOf(localDateOf(new Date(), deviceZone()));

  await openHome();

  const card = screen.getByRole("region", { name: "Daily Inspiration" });
  expect(within(card).getByText(`“${text}”`)).toBeInTheDocument();
  expect(within(card).getByText(category)).toBeInTheDocument();
});

test("the tiles open the journal, a new page of it, and the screens of other people", async () => {
  await openHome();

  const tiles = within(screen.getByRole("main")).getAllByRole("link");
  const places = tiles.map((tile) => [tile.textContent, tile.getAttribute("href")]);
  expect(places).toEqual(
    expect.arrayContaining([
      ["Add journal entry", "/journal?new=true"],
      ["My Journal", "/journal"],
      ["Connect", "/user-list"],
      ["Exchange", "/exchange"],
    ]),
  );
});

test("opening home sends two requests: the look-up and the dashboard", async () => {
  const ada = await person("ada");
  await feel(ada, { value: "calm" });

  const { wire } = await openHome(ada);
  await sentence();

  expect([shellQuery, dashboardQuery].map((query) => wire.sent(query))).toEqual([1, 1]);
  expect(wire.sentInAll()).toBe(2);
});

describe("a wellness tip", () => {
  test("shows a face, a title, its subject and what to do", async () => {
    await openHome();
    vi.spyOn(Math, "random").mockReturnValue(0);

    await userEvent.click(screen.getByRole("button", { name: "Get Wellness Tip" }));

    const { icon, title, category, message } = await shownTip();
    expect(screen.getByRole("dialog", { name: title })).toHaveTextContent(`${icon}${category} wellness tip${message}`);
  });

  test("closes by Got it, and the focus returns to its button", async () => {
    await openHome();
    await userEvent.click(screen.getByRole("button", { name: "Get Wellness Tip" }));
    await shownTip();

    await userEvent.click(screen.getByRole("button", { name: "Got it" }));

    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole("button", { name: "Get Wellness Tip" })).toHaveFocus());
  });

  test("is replaced by another after 100 ms", async () => {
    await openHome();
    await userEvent.click(screen.getByRole("button", { name: "Get Wellness Tip" }));
    const before = await shownTip();

    act(() => screen.getByRole("button", { name: "Another tip" }).click());
    await act(() => vi.advanceTimersByTimeAsync(99));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

    await act(() => vi.advanceTimersByTimeAsync(1));
    expect((await shownTip()).id).not.toBe(before.id);
  });

  test("never repeats, even after reopening", async () => {
    await openHome();
    // A random number that never changes is the worst case.
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const seen: string[] = [];

    for (let openings = 0; openings < 3; openings += 1) {
      await userEvent.click(screen.getByRole("button", { name: "Get Wellness Tip" }));
      for (let turns = 0; turns < 3; turns += 1) {
        const { id, title } = await shownTip();
        seen.push(id);
        await userEvent.click(screen.getByRole("button", { name: "Another tip" }));
        await waitFor(() => expect(screen.queryByRole("dialog", { name: title })).not.toBeInTheDocument());
      }
      seen.push((await shownTip()).id);
      await userEvent.click(screen.getByRole("button", { name: "Got it" }));
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    }

    expect(seen).toHaveLength(12);
    expect(seen.filter((id, index) => id === seen[index - 1])).toEqual([]);
  });
});

describe("the card of insights", () => {
  test("shows the first comparison with both of its sides and its days, and says that it is only a count", async () => {
    const ada = await withFinding();
    const [finding] = granted(await restDoor({ as: ada, zone: deviceZone() }).insights());

    await openHome(ada);

    const card = await screen.findByRole("region", { name: "What your days show" });
    expect(finding?.bars).toHaveLength(2);
    expect(card).toHaveTextContent(
      `${finding?.text}${finding?.bars.map(barInWords).join("")}${nameOfSpan(finding?.from ?? "", finding?.to ?? "")}. Counts of what`,
    );
    expect(card).toHaveTextContent(/not causes\. On days you log more, you will see more\.$/);
  });

  test("stays for the day, and returns after a week", async () => {
    const ada = await withFinding();
    const { unmount } = await openHome(ada);
    await screen.findByRole("region", { name: "What your days show" });
    unmount();
    const reopened = await openHome(ada);
    await screen.findByRole("region", { name: "What your days show" });
    reopened.unmount();

    localStorage.setItem(shownOnIn(localStorage), JSON.stringify(addDays(localDateOf(new Date(), deviceZone()), -6)));
    const { unmount: leave } = await openHome(ada);
    await settled();
    expect(screen.queryByRole("region", { name: "What your days show" })).not.toBeInTheDocument();
    leave();

    localStorage.setItem(shownOnIn(localStorage), JSON.stringify(addDays(localDateOf(new Date(), deviceZone()), -7)));
    await openHome(ada);
    expect(await screen.findByRole("region", { name: "What your days show" })).toBeInTheDocument();
  });

  test("shows no plain count", async () => {
    const ada = await person("ada");
    const door = restDoor({ as: ada, zone: deviceZone() });
    await keep(door, mostlyCalm(deviceZone()), deviceZone());
    expect(granted(await door.insights()).some(({ bars }) => bars.length === 0)).toBe(true);

    await openHome(ada);
    await settled();

    const card = screen.queryByRole("region", { name: "What your days show" });
    for (const { text, bars } of granted(await door.insights()))
      if (bars.length === 0) expect(card?.textContent ?? "").not.toContain(text);
  });

  test("disappears with one of the hardest moods", async () => {
    const ada = await withFinding();
    await openHome(ada);
    expect(await screen.findByRole("region", { name: "What your days show" })).toBeInTheDocument();

    await feel(ada, { value: "hurt" });
    comeBack();

    await waitFor(() => expect(moodCard()).toHaveTextContent("Hurt"));
    expect(screen.queryByRole("region", { name: "What your days show" })).not.toBeInTheDocument();
  });

  test("is absent while there are too few days", async () => {
    await openHome();

    expect(screen.queryByRole("region", { name: "What your days show" })).not.toBeInTheDocument();
  });

  test("is absent when insights are off", async () => {
    const ada = await withFinding();
    granted(await restDoor({ as: ada }).changeSetting("insights", false));

    await openHome(ada);

    expect(screen.queryByRole("region", { name: "What your days show" })).not.toBeInTheDocument();
  });
});

/** A person whose diary holds comparisons. */
async function withFinding(): Promise<Person> {
  const ada = await person("ada");
  const { to } = spansOn(localDateOf(new Date(), deviceZone()));
  await keep(restDoor({ as: ada, zone: deviceZone() }), linkedDiary(to), deviceZone());
  return ada;
}

/** The key under which the device stores when home last showed a finding. */
function shownOnIn(storage: Storage): string {
  return Object.keys(storage).find((key) => key.endsWith("findingShownOn")) ?? "";
}

function barInWords({ label, count, of }: Bar): string {
  return `${label}${count} of ${of}`;
}

async function openHome(as?: Person) {
  const somebody = as ?? (await person("ada"));
  const wire = wireOver(browserFetch(somebody));
  const opened = openProduct({ as: somebody, fetch: wire.fetch });
  await screen.findByRole("region", { name: "Daily Inspiration" });
  await screen.findByRole("img", { name: /Balance scale/ });
  return { ...opened, wire };
}

function moodCard() {
  return screen.getByRole("region", { name: "Mood update & Journal note" });
}

/** The card's quoted sentence, without the quotes. */
async function sentence(): Promise<string> {
  const quoted = await within(moodCard()).findByText(/^“.+”$/);
  return quoted.textContent?.slice(1, -1) ?? "";
}

/** Waits for the tip and returns its text. */
async function shownTip() {
  const dialog = await screen.findByRole("dialog");
  const tip = tips.find(({ title }) => title === within(dialog).getByRole("heading").textContent);
  if (!tip) throw new Error("This is no tip.");
  return tip;
}

async function feel(as: Person, input: MoodInput & { value: Mood }) {
  return granted(await restDoor({ as, zone: deviceZone() }).saveMood(input));
}

/** Browsers fire two events for this. */
function comeBack() {
  act(() => {
    document.dispatchEvent(new Event("visibilitychange"));
    window.dispatchEvent(new Event("focus"));
  });
}

function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
