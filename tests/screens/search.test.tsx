import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import entriesQuery from "#client/__generated__/EntryListQuery.graphql.ts";
import pageQuery from "#client/__generated__/FoundEntriesPageQuery.graphql.ts";
import foundQuery from "#client/__generated__/FoundListQuery.graphql.ts";
import historyQuery from "#client/__generated__/HistoryQuery.graphql.ts";
import pageSave from "#client/__generated__/saveEntryJournalMutation.graphql.ts";
import moodSave from "#client/__generated__/saveEntryMoodMutation.graphql.ts";
import { newsEvent } from "#client/data/relay/news.ts";
import { fullNameOfDay, nameOfMonth, shortNameOfDay } from "#domain/dayNames.ts";
import { addDays, localDateOf, monthOf } from "#domain/days.ts";
import { connectedPeople } from "#tests/support/relations.ts";
import { openMemory } from "#tests/support/deviceInMemory.ts";
import { granted } from "#tests/support/door.ts";
import { fill } from "#tests/support/formPage.ts";
import {
  choose,
  chooseFor,
  entries,
  feel,
  here,
  log,
  noon,
  openJournal,
  wireFor,
  wordsOf,
  write,
} from "#tests/support/journalPage.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";
import { person, type Person } from "#tests/support/people.ts";
import { openProduct } from "#tests/support/renderScreen.tsx";
import { wordsOverRest } from "#tests/support/wordDoors.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { screen, waitFor, within } from "#tests/support/screen.ts";
import { onDesktop, onPhone } from "#tests/support/windowWidth.ts";
import { broken, cut, loseAnswer, delayedRequest, ownAnswer, type RequestHandler } from "#tests/support/wire.ts";

beforeEach(onDesktop);
afterEach(() => void vi.restoreAllMocks());

const [, rest] = peopleDoors;
const today = localDateOf(new Date(), here);

/** A diary with herons today, yesterday and 400 days ago. */
async function birdwatcher(): Promise<Person> {
  const ada = await person("ada");
  await write(ada, { texts: { title: "The weir", body: "One heron and the light." }, occurredAt: noon(400) });
  await feel(ada, { value: "calm", note: "Counted four herons.", occurredAt: noon(1) });
  await log(ada, { eventTitle: "Showed a boy the HÉRON", note: "He called it a duck." });
  await log(ada, { eventTitle: "Held the door" });
  return ada;
}

const newestFirst = ["Showed a boy the HÉRON", "Calm", "The weir"];

describe("a search of the diary", () => {
  test("shows the matching entries as cards of the history, by month, with the word marked", async () => {
    await openJournal(await birdwatcher());

    await search("heron");

    await waitFor(() => expect(entries()).toEqual(newestFirst));
    expect(status()).toHaveTextContent("3 entries with “heron”, newest first");
    const months = within(screen.getByRole("tabpanel")).getAllByRole("region");
    expect(months.map((month) => month.getAttribute("aria-label"))).toEqual([
      ...new Set([today, addDays(today, -1), addDays(today, -400)].map((day) => nameOfMonth(monthOf(day)))),
    ]);
    expect(marks()).toEqual(["HÉRON", "heron", "heron"]);
    expect(wordsOf("Calm")).toContain(`${weekdayAndDate(addDays(today, -1))}, `);
  });

  test("marks names of moods, but no letters in the middle of a word", async () => {
    const ada = await person("ada");
    await feel(ada, { value: "calm", note: "The becalmed sea, calm at last." });
    await openJournal(ada);

    await search("calm");

    await waitFor(() => expect(marks()).toEqual(["Calm", "calm"]));
  });

  test("shows the part of a long text around the word, and the rest by a button", async () => {
    const ada = await person("ada");
    const sea = "The tide went out and came in again. ".repeat(12);
    await write(ada, { texts: { title: "Shore", body: `${sea}\nThen a heron stood there.\n${sea}` } });
    await openJournal(ada);

    await search("heron");

    await waitFor(() => expect(wordsOf("Shore")).toMatch(/… .*Then a heron stood there\..* …/));
    expect(wordsOf("Shore")?.length).toBeLessThan(300);
    await userEvent.click(screen.getByRole("button", { name: "Read more of Shore" }));
    expect(wordsOf("Shore")).toContain(sea.trim());
    expect(marks()).toEqual(["heron"]);
  });

  test("also finds messages, each as its own card, and only in All", async () => {
    const { ada, bo } = await connectedPeople();
    granted(await rest.open(bo).send({ recipientId: ada.id, message: "The heron is back at the weir!" }));
    await log(ada, { eventTitle: "Saw the heron" });
    await openJournal(ada);

    await search("heron");

    await waitFor(() => expect(entries()).toHaveLength(2));
    expect(status()).toHaveTextContent("1 entry and 1 message with “heron”, newest first");
    expect(wordsOf(entries().find((name) => name?.startsWith("From ")) ?? "")).toContain("Kind Message received");
    await choose("Good");
    await waitFor(() => expect(entries()).toEqual(["Saw the heron"]));
  });

  test("keeps the tabs and the period, and gives advice if nothing is found", async () => {
    const ada = await birdwatcher();
    const { wire } = await openJournal(ada, "/journal?show=moods");

    await search("penguins");
    expect(await screen.findByText("Nothing found for “penguins”")).toBeVisible();
    expect(status()).toHaveTextContent("No results");
    expect(screen.getByText(/^Only this tab and this period were searched\..*try “peng”\.$/)).toBeVisible();
    await search("heron");
    await waitFor(() => expect(entries()).toEqual(["Calm"]));
    await search("door");
    await screen.findByText("Nothing found for “door”");
    await userEvent.click(screen.getByRole("button", { name: "Search everything" }));

    await waitFor(() => expect(entries()).toEqual(["Held the door"]));
    expect(window.location.search).toBe("");
    expect(wire.variables(foundQuery).at(-1)).toMatchObject({ text: "door", kind: "ALL", from: null, to: null });
  });

  test("returns to the history without a request", async () => {
    const { wire } = await openJournal(await birdwatcher());
    await waitFor(() => expect(entries()).toHaveLength(4));
    const asked = () => wire.sent(historyQuery) + wire.sent(entriesQuery);
    const before = asked();

    await search("heron");
    await waitFor(() => expect(entries()).toEqual(newestFirst));
    window.history.back();

    await waitFor(() => expect(entries()).toHaveLength(4));
    expect(field()).toHaveValue("");
    expect(asked()).toBe(before);
    window.history.forward();
    await waitFor(() => expect(entries()).toEqual(newestFirst));
    expect(field()).toHaveValue("heron");

    await userEvent.click(screen.getByRole("button", { name: "Clear the search" }));
    await waitFor(() => expect(entries()).toHaveLength(4));
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue("");
  });

  test("does not put the term into the address", async () => {
    const addresses: string[] = [];
    const note = (_state: unknown, _unused: string, url?: string | URL | null) => void addresses.push(String(url));
    vi.spyOn(window.history, "pushState").mockImplementation(note);
    vi.spyOn(window.history, "replaceState").mockImplementation(note);
    await openJournal(await birdwatcher());

    await search("heron");
    await userEvent.type(field(), "{Enter}");

    await waitFor(() => expect(addresses.join(" ")).toContain("#find"));
    expect(addresses.join(" ")).not.toContain("heron");
  });

  test("keeps its results until those of the next words have loaded", async () => {
    const ada = await birdwatcher();
    const wire = wireFor(ada);
    await openJournal(ada, "/journal", wire);
    await search("heron");
    await waitFor(() => expect(entries()).toEqual(newestFirst));

    const [fate, release] = delayedRequest();
    wire.intercept(foundQuery, fate);
    await search("door");
    await waitFor(() =>
      expect(screen.getByRole("heading", { name: "Calm" }).closest("[aria-busy=true]")).not.toBeNull(),
    );
    release();

    await waitFor(() => expect(entries()).toEqual(["Held the door"]));
  });

  test("shows an error if it fails, and is repeated by a button or by other words", async () => {
    const ada = await birdwatcher();
    const wire = wireFor(ada);
    wire.intercept(foundQuery, broken);
    await openJournal(ada, "/journal", wire);
    await search("heron");
    expect(await screen.findByRole("alert")).toHaveTextContent("The search did not work");

    wire.intercept(foundQuery);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(entries()).toEqual(newestFirst));

    wire.intercept(foundQuery, broken);
    await search("weir");
    await screen.findByRole("alert");
    wire.intercept(foundQuery);
    await search("door");
    await waitFor(() => expect(entries()).toEqual(["Held the door"]));
  });

  test("shows how far back it has searched, continues automatically without results, and then by a button", async () => {
    const ada = await birdwatcher();
    const wire = wireFor(ada);
    wire.intercept(foundQuery, outOfTime("2026-06-01", false));
    await openJournal(ada, "/journal", wire);
    await search("heron");
    await waitFor(() => expect(entries()).toEqual(newestFirst));
    expect(wire.sent(pageQuery)).toBe(1);

    wire.intercept(foundQuery, outOfTime("2026-06-01", true));
    wire.intercept(pageQuery, broken);
    await search("herons");
    expect(await screen.findByText(`Looked back as far as ${shortNameOfDay("2026-06-01")}.`)).toBeVisible();
    expect(status()).toHaveTextContent("1 entry with “herons”, newest first, so far");
    await userEvent.click(screen.getByRole("button", { name: "Search further back" }));
    expect(await screen.findByText("The search could not go further back.")).toBeVisible();
    wire.intercept(pageQuery);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.queryByText(/further back/)).not.toBeInTheDocument());
  });

  test("removes an entry from its results when the entry is deleted", async () => {
    await openJournal(await birdwatcher());
    await search("heron");
    await waitFor(() => expect(entries()).toEqual(newestFirst));

    await chooseFor("Calm", "Delete");
    await userEvent.click(await screen.findByRole("button", { name: "Delete" }));

    await waitFor(() => expect(entries()).toEqual(["Showed a boy the HÉRON", "The weir"]));
    expect(status()).toHaveTextContent("2 entries with “heron”");
  });

  test("searches the device's stored data without a server, and says so", async () => {
    const ada = await birdwatcher();
    const wire = wireFor(ada);
    await openJournal(ada, "/journal", wire);
    await waitFor(() => expect(entries()).toHaveLength(4));

    wire.intercept(foundQuery, cut);
    await search("heron");

    await waitFor(() => expect(entries()).toEqual(newestFirst));
    expect(status()).toHaveTextContent("Not connected: only what is saved on this device was searched.");
    expect(marks()).toEqual(["HÉRON", "heron", "heron"]);
    await choose("Moods");
    await waitFor(() => expect(entries()).toEqual(["Calm"]));
  });
});

describe("a search without a server", () => {
  test("covers the stored responses, and shows the server's results when the server answers", async () => {
    const ada = await birdwatcher();
    const store = await openMemory(ada);
    const nodes = [
      storedMood("old", "A heron, long ago.", addDays(today, -500)),
      storedMood("other", "Tea.", addDays(today, -501)),
    ];
    const answer = { data: { viewer: { history: { edges: nodes.map((node) => ({ node })) } } } };
    await store.answers.put("a page of the history", answer, Date.parse("2026-11-20T08:12:00Z"));
    const wire = wireFor(ada);
    await openJournal(ada, "/journal", wire);
    await waitFor(() => expect(entries()).toHaveLength(4));

    wire.intercept(foundQuery, cut);
    await search("heron");

    await waitFor(() => expect(entries()).toEqual([...newestFirst, "Happy"]));
    expect(wordsOf("Happy")).toContain("A heron, long ago.");
    wire.intercept(foundQuery);
    window.dispatchEvent(new Event(newsEvent));
    await waitFor(() => expect(entries()).toEqual(newestFirst));
    expect(status()).not.toHaveTextContent("Not connected");
  });

  test("finds tags, own moods and finer words by name, of stored, read and waiting entries", async () => {
    const ada = await person("ada");
    const words = wordsOverRest(ada);
    const own = granted(await words.createOwnMood({ name: "Unhurried", emoji: "🫖", value: "calm" })) as { id: string };
    await log(ada, { eventTitle: "Carried the shopping", newTags: [{ name: "the allotment" }] });
    await feel(ada, { ownMoodId: own.id, note: null, journalTitle: null });
    await feel(ada, { value: "anxious", finerWord: "restless" });
    const store = await openMemory(ada);
    const stored = { ...storedMood("old", "Tea.", addDays(today, -500)), ownTags: [{ id: "tag", name: "Allotment" }] };
    const answer = { data: { viewer: { history: { edges: [{ node: stored }] } } } };
    await store.answers.put("a page of the history", answer, Date.parse("2026-11-20T08:12:00Z"));
    const pressed = { clientId: "one", occurredAt: new Date().toISOString(), timeZone: here, epoch: 0 };
    const input = { title: "Waits", body: "Rain.", emoji: "HAPPY", newTags: [{ name: "allotment two" }] };
    await store.outbox.add({ kind: "journal", input, pressed, draft: { key: "journal", value: {} } });
    store.tell();
    const wire = wireFor(ada);
    wire.intercept(pageSave, cut);
    await openJournal(ada, "/journal", wire);
    await waitFor(() => expect(entries()).toEqual(["Waits", "Anxious, restless", "Unhurried", "Carried the shopping"]));
    wire.intercept(foundQuery, cut);

    await search("allotment");
    await waitFor(() => expect(entries()).toEqual(["Waits", "Carried the shopping", "Happy"]));
    await search("unhurried");
    await waitFor(() => expect(entries()).toEqual(["Unhurried"]));
    await search("restless");
    await waitFor(() => expect(entries()).toEqual(["Anxious, restless"]));
  });

  test("compares Arabic, Hebrew, kana and digits as the server does, and marks what it found", async () => {
    const ada = await person("ada");
    await feel(ada, { value: "calm", note: "قرأ أحمد كِتَابٌ جمـــيل", occurredAt: noon(1) });
    await feel(ada, { value: "happy", note: "שָׁלוֹם, ２０２４ ﾗｰﾒﾝ", occurredAt: noon(2) });
    const wire = wireFor(ada);
    await openJournal(ada, "/journal", wire);
    await waitFor(() => expect(entries()).toEqual(["Calm", "Happy"]));
    wire.intercept(foundQuery, cut);

    await search("احمد كتاب جميل");
    await waitFor(() => expect(marks()).toEqual(["أحمد", "كِتَابٌ", "جمـــيل"]));
    expect(entries()).toEqual(["Calm"]);
    await search("שלום ٢٠٢٤ らーめん");
    await waitFor(() => expect(marks()).toEqual(["שָׁלוֹם", "２０２４", "ﾗｰﾒﾝ"]));
    expect(entries()).toEqual(["Happy"]);
  });

  test("does not find an entry that was deleted after it was stored", async () => {
    const ada = await birdwatcher();
    const store = await openMemory(ada);
    const wire = wireFor(ada);
    await openJournal(ada, "/journal", wire);
    await waitFor(() => expect(entries()).toHaveLength(4));
    await waitFor(() => expect(store.held.answers.size).toBeGreaterThan(1));
    await chooseFor("Calm", "Delete");
    await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
    await waitFor(() => expect(entries()).toHaveLength(3));

    wire.intercept(foundQuery, cut);
    await search("heron");

    await waitFor(() => expect(entries()).toEqual(["Showed a boy the HÉRON", "The weir"]));
  });

  test("also finds an entry that waits on the device, with the word marked", async () => {
    const ada = await birdwatcher();
    const store = await openMemory(ada);
    const pressed = { clientId: "one", occurredAt: noon(0), timeZone: here, epoch: 0 };
    const draft = { key: "mood", value: {} };
    for (const note of ["Another heron!", "Tea."])
      await store.outbox.add({ kind: "mood", input: { value: "TIRED", journalTitle: null, note }, pressed, draft });
    store.tell();
    const wire = wireFor(ada);
    wire.intercept(moodSave, cut);
    await openJournal(ada, "/journal", wire);

    await search("heron");

    await waitFor(() => expect(entries()).toEqual(["Tired", ...newestFirst]));
    expect(screen.getByRole("region", { name: "Waiting on this device" })).toHaveTextContent("Another heron!");
    expect(marks()).toEqual(["heron", "HÉRON", "heron", "heron"]);
    await search("another");
    await waitFor(() => expect(entries()).toEqual(["Tired"]));
    expect(screen.queryByText(/^Nothing found/)).not.toBeInTheDocument();
  });

  test("finds an entry once that waits on the device, but was saved before its answer was lost", async () => {
    const ada = await birdwatcher();
    const store = await openMemory(ada);
    const pressed = {
      clientId: "one",
      occurredAt: new Date(Date.now() - 1_000).toISOString(),
      timeZone: here,
      epoch: 0,
    };
    const input = { value: "TIRED", journalTitle: null, note: "Another heron!" };
    await store.outbox.add({ kind: "mood", input, pressed, draft: { key: "mood", value: {} } });
    store.tell();
    const wire = wireFor(ada);
    wire.intercept(moodSave, loseAnswer);
    await openJournal(ada, "/journal", wire);
    await waitFor(async () =>
      expect(granted(await restDoor({ as: ada }).moods()).entries[0]).toMatchObject({ note: input.note }),
    );

    await search("another");

    await screen.findByRole("link", { name: "Not sent yet, 1" });
    await waitFor(() => expect(entries()).toEqual(["Tired"]));
    expect(screen.queryByRole("region", { name: "Waiting on this device" })).toBeNull();
  });
});

describe("the shortcut to the search", () => {
  test("is Ctrl and K on any screen, which focuses the search field", async () => {
    openProduct({ as: await birdwatcher(), path: "/settings" });
    await screen.findByRole("heading", { name: "Settings" });
    await import("#client/chrome/frame/findKey.ts");

    await userEvent.keyboard("{Control>}k{/Control}");

    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.click(document.body);
    await userEvent.keyboard("{Meta>}k{/Meta}");
    expect(field()).toHaveFocus();
  });

  test("is left to the browser if it is switched off in the settings", async () => {
    openProduct({ as: await birdwatcher(), path: "/settings" });
    await import("#client/chrome/frame/findKey.ts");
    await userEvent.click(await screen.findByRole("switch", { name: "Search with Ctrl+K or Cmd+K" }));

    await userEvent.keyboard("{Control>}k{/Control}");

    expect(screen.getByRole("heading", { name: "Settings" })).toBeVisible();
    expect(window.location.pathname).toBe("/settings");
  });

  test("is also a link of the header, before Settings", async () => {
    openProduct({ as: await birdwatcher(), path: "/settings" });
    const header = within(await screen.findByRole("banner"));
    await header.findByRole("link", { name: "Search your diary" });
    expect(header.getAllByRole("link").map((link) => link.getAttribute("aria-label"))).toEqual([
      null,
      "Search your diary",
      "Settings",
    ]);

    await userEvent.click(header.getByRole("link", { name: "Search your diary" }));
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.click(document.body);
    await userEvent.click(header.getByRole("link", { name: "Search your diary" }));
    expect(field()).toHaveFocus();
  });
});

describe("the calendar above the results on a phone", () => {
  beforeEach(onPhone);

  test("shows one day by mouse or arrow keys, and all days when the day is chosen again", async () => {
    await openJournal(await birdwatcher());
    await userEvent.click(await screen.findByRole("button", { name: "Open the calendar" }));
    const ofToday = await screen.findByRole("button", { name: new RegExp(`^${fullNameOfDay(today)}`) });

    ofToday.focus();
    await userEvent.keyboard("{ArrowLeft}{Enter}");
    await waitFor(() => expect(entries()).toEqual(["Calm"]));
    expect(window.location.search).toBe(`?day=${addDays(today, -1)}`);
    await userEvent.keyboard("{Enter}");

    await waitFor(() => expect(entries()).toHaveLength(4));
  });

  test("opens at the month of the newest result", async () => {
    await openJournal(await birdwatcher());
    await search("weir");
    await waitFor(() => expect(entries()).toEqual(["The weir"]));

    await userEvent.click(screen.getByRole("button", { name: "Open the calendar" }));

    const day = addDays(today, -400);
    expect(await screen.findByRole("table", { name: `The days of ${nameOfMonth(monthOf(day))}` })).toBeVisible();
    expect(screen.getByRole("button", { name: `${fullNameOfDay(day)}, 1 found` })).toBeVisible();
  });

  test("marks the days with results, and shows their weather", async () => {
    await openJournal(await birdwatcher());
    await search("heron");
    await waitFor(() => expect(entries()).toEqual(newestFirst));
    await userEvent.click(screen.getByRole("button", { name: "Open the calendar" }));

    expect(await screen.findByRole("button", { name: `${fullNameOfDay(today)}, 1 found` })).toBeVisible();
    if (monthOf(addDays(today, -1)) !== monthOf(today))
      await userEvent.click(screen.getByRole("button", { name: nameOfMonth(monthOf(addDays(today, -1))) }));
    const yesterday = fullNameOfDay(addDays(today, -1));
    await userEvent.click(screen.getByRole("button", { name: `${yesterday}, still, 1 found` }));
    await waitFor(() => expect(entries()).toEqual(["Calm"]));
    expect(field()).toHaveValue("heron");
  });
});

/** A mood as a stored answer has it. */
function storedMood(name: string, note: string, localDate: string) {
  return {
    __typename: "Mood",
    id: btoa(`Mood:${name}`),
    localDate,
    value: "HAPPY",
    face: "😊",
    label: "Happy",
    journalTitle: null,
    note,
    occurredAt: `${localDate}T12:00:00.000Z`,
    timeZone: here,
    createdAt: `${localDate}T12:00:00.000Z`,
    editedAt: null,
    isUnreadable: false,
  };
}

function field(): HTMLInputElement {
  return screen.getByRole("textbox", { name: "Search your diary" });
}

/** Replaces what stands in the field. */
async function search(text: string): Promise<void> {
  fill(await screen.findByRole("textbox", { name: "Search your diary" }), text);
}

/** What the search says of itself. */
function status(): HTMLElement {
  const [said] = within(screen.getByRole("tabpanel")).getAllByRole("status");
  if (!said) throw new Error("The search says nothing.");
  return said;
}

function marks(): (string | null)[] {
  return [...document.querySelectorAll("mark")].map(({ textContent }) => textContent);
}

/** Such as "Mon 23". */
function weekdayAndDate(day: string): string {
  const [weekday = "", date = ""] = fullNameOfDay(day).split(" ");
  return `${weekday.slice(0, 3)} ${date}`;
}

/** The server answers with nothing, or with its first result, as if its time was over then. */
function outOfTime(lookedBackTo: string, hasFirst: boolean): RequestHandler {
  return async (pass) => {
    const answer = (await (await pass()).json()) as FoundAnswer;
    const found = answer.data.viewer.search;
    found.edges = hasFirst ? found.edges.slice(0, 1) : [];
    const newest = hasFirst ? found.edges[0]?.cursor : undefined;
    found.pageInfo = { hasNextPage: true, endCursor: newest ?? beforeAll };
    found.lookedBackTo = lookedBackTo;
    return ownAnswer(answer);
  };
}

/** The cursor of a place that is newer than every entry. */
const beforeAll = btoa("9998-12-31|9998-12-31T00:00:00.000Z|ffffffff-ffff-ffff-ffff-ffffffffffff");

interface FoundAnswer {
  data: {
    viewer: {
      search: {
        edges: { cursor: string }[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
        lookedBackTo: string | null;
      };
    };
  };
}
