import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Temporal } from "temporal-polyfill";
import { afterEach, describe, expect, test, vi } from "vitest";
import shellQuery from "#client/__generated__/shellQuery.graphql.ts";
// The prompt's code is there, so that what is tested is when it shows.
import "#client/chrome/prompt/MoodPrompt.tsx";
import { restDoor } from "#tests/support/restDoor.ts";
import { granted } from "#tests/support/door.ts";
import { person, type Person } from "#tests/support/people.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { cut, wireOver, type Wire } from "#tests/support/wire.ts";

const minute = 60_000;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("by the clock of the device", () => {
  test.each([
    ["2026-03-10T08:29", "Europe/London", undefined],
    ["2026-03-10T08:30", "Europe/London", "Good morning"],
    ["2026-03-10T09:30", "America/New_York", "Good morning"],
    ["2026-03-10T09:31", "America/New_York", undefined],
    ["2026-03-10T13:00", "Asia/Kathmandu", "Good afternoon"],
    ["2026-03-10T18:30", "Pacific/Kiritimati", "Good evening"],
    ["2026-03-10T23:59", "Pacific/Kiritimati", undefined],
    // The morning after the clocks went forward, and after they went back.
    ["2026-03-29T08:30", "Europe/London", "Good morning"],
    ["2026-03-29T08:29", "Europe/London", undefined],
    ["2026-10-25T18:30", "Europe/London", "Good evening"],
    ["2026-11-01T09:31", "America/New_York", undefined],
    ["2026-04-05T08:45", "Australia/Lord_Howe", "Good morning"],
  ])("at %s in %s: %s", async (wall, zone, words) => {
    clock(wall, zone);

    await openAt();

    if (words) expect(prompt()).toHaveTextContent(`How are you feeling?${words}.`);
    else expect(prompt()).toBeUndefined();
  });

  test("it comes by itself within a minute of its time, and goes when that is over", async () => {
    clock("2026-03-10T08:29:30", "Europe/London");
    await openAt();
    expect(prompt()).toBeUndefined();

    letPass(minute);
    expect(prompt()).toBeDefined();

    letPass(60 * 60_000);
    expect(prompt()).toBeUndefined();
  });

  test("the zone that the account is fixed to wins over the device's", async () => {
    const ada = await person("ada");
    clock("2026-03-10T09:00", "Europe/London");

    await openAt(ada, { fixedTimeZone: "America/New_York" });
    expect(prompt()).toBeUndefined();

    letPass(4 * 60 * 60_000);
    expect(prompt()).toHaveTextContent("Good morning");
  });

  test("a zone that only the server knows leaves the device's", async () => {
    const ada = await person("ada");
    clock("2026-03-10T09:00", "Europe/London");

    await openAt(ada, { fixedTimeZone: "Mars/Olympus_Mons", recentMoods: [mood("2026-03-09T09:00", "Europe/London")] });

    expect(prompt()).toHaveTextContent("Good morning");
  });
});

describe("a mood of the day", () => {
  test("within the hours of the slot answers it; one of yesterday or of another slot does not", async () => {
    const ada = await person("ada");
    clock("2026-03-10T13:10", "Europe/London");
    const before = [mood("2026-03-10T11:59", "Europe/London"), mood("2026-03-09T13:00", "Europe/London")];
    const { unmount } = await openAt(ada, { recentMoods: before });
    expect(prompt()).toBeDefined();
    unmount();

    await openAt(ada, { recentMoods: [mood("2026-03-10T12:05", "Europe/London"), ...before] });
    expect(prompt()).toBeUndefined();
  });

  test("saved on another device is heard of after 300 seconds", async () => {
    const ada = await person("ada");
    clock("2026-03-10T08:35", "Europe/London");
    const { wire } = await openAt(ada);
    expect(prompt()).toBeDefined();
    answerWith(wire, { recentMoods: [mood("2026-03-10T08:36", "Europe/London")] });

    letPass(4 * minute);
    expect(wire.sent(shellQuery)).toBe(1);
    letPass(minute);
    expect(wire.sent(shellQuery)).toBe(2);
    await waitFor(() => expect(prompt()).toBeUndefined());
  });

  test("is asked for on time by a clock that runs a little early", async () => {
    clock("2026-03-10T08:35", "Europe/London");
    const { wire } = await openAt();
    vi.setSystemTime(Date.now() - 20);

    letPass(5 * minute);

    expect(wire.sent(shellQuery)).toBe(2);
  });

  test("is not looked for behind a page that nobody sees, but as soon as it is seen again", async () => {
    clock("2026-03-10T08:35", "Europe/London");
    const { wire } = await openAt();
    const visible = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");

    letPass(10 * minute);
    expect(wire.sent(shellQuery)).toBe(1);

    visible.mockReturnValue("visible");
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(wire.sent(shellQuery)).toBe(2);
  });

  test("that cannot be asked for changes nothing, and nobody hears of it", async () => {
    clock("2026-03-10T08:35", "Europe/London");
    const { wire } = await openAt();
    wire.treat(shellQuery, cut);

    letPass(5 * minute);
    await waitFor(() => expect(wire.sent(shellQuery)).toBe(2));
    await aTurn();

    expect(prompt()).toBeDefined();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

describe.each([
  ["Later", () => userEvent.click(screen.getByRole("button", { name: "Later" }))],
  ["the cross", () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
  ["Escape", () => userEvent.keyboard("{Escape}")],
])("%s", (_name, dismiss) => {
  test("puts it off for that slot, through a reload, and not for the next slot or the next day", async () => {
    const ada = await person("ada");
    clock("2026-03-10T09:00", "Europe/London");
    const { unmount } = await openAt(ada);

    await dismiss();
    expect(prompt()).toBeUndefined();
    letPass(10 * 60_000);
    expect(prompt()).toBeUndefined();

    unmount();
    await openAt(ada);
    expect(prompt()).toBeUndefined();

    letPass(4 * 60 * 60_000);
    expect(prompt()).toHaveTextContent("Good afternoon");

    letPass(20 * 60 * 60_000);
    expect(prompt()).toHaveTextContent("Good morning");
  });
});

test("what one person has put off another person on the same device is asked all the same", async () => {
  clock("2026-03-10T09:00", "Europe/London");
  const { unmount } = await openAt(await person("ada"));
  await userEvent.click(screen.getByRole("button", { name: "Later" }));
  unmount();

  await openAt(await person("bo"));

  expect(prompt()).toBeDefined();
});

test("whoever has switched the reminder off is not asked", async () => {
  const ada = await person("ada");
  granted(await restDoor({ as: ada }).changeSetting("dailyReminder", false));
  clock("2026-03-10T09:00", "Europe/London");

  await openAt(ada);

  expect(prompt()).toBeUndefined();
});

test("it leads to the mood page, and does not stand on it", async () => {
  clock("2026-03-10T09:00", "Europe/London");
  const { unmount } = await openAt();
  expect(within(prompt() ?? document.body).getByRole("link", { name: "Log mood" })).toHaveAttribute("href", "/mood");
  unmount();

  await openAt(undefined, {}, "/mood");

  expect(prompt()).toBeUndefined();
});

test("it is said politely and leaves the focus where it is", async () => {
  clock("2026-03-10T08:29:30", "Europe/London");
  await openAt();
  const before = region();
  expect(before).toBeEmptyDOMElement();

  letPass(minute);

  expect(region()).toBe(before);
  expect(before).toContainElement(prompt() ?? null);
  expect(document.body).toHaveFocus();
});

describe("in the product, at this very hour", () => {
  test("it needs no request of its own, and a mood that is saved answers it at once", async () => {
    const ada = await person("ada");
    beAtNine();
    const wire = wireOver(browserFetch(ada));
    openProduct({ as: ada, fetch: wire.fetch });

    await userEvent.click(await screen.findByRole("link", { name: "Log mood" }));
    await screen.findByRole("heading", { name: "How are you feeling?", level: 1 });
    expect(screen.queryByRole("button", { name: "Later" })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("radio", { name: "Calm" }));
    await userEvent.click(screen.getByRole("button", { name: "Save Mood" }));

    await screen.findByRole("region", { name: "Daily Inspiration" });
    expect(screen.queryByRole("button", { name: "Later" })).not.toBeInTheDocument();
    expect(wire.sent(shellQuery)).toBe(1);
  });

  test("who puts it off by keyboard goes on in the screen", async () => {
    const ada = await person("ada");
    beAtNine();
    openProduct({ as: ada });
    const later = await screen.findByRole("button", { name: "Later" });
    later.focus();

    await userEvent.keyboard("[Enter]");

    expect(later).not.toBeInTheDocument();
    expect(screen.getByRole("main")).toHaveFocus();
  });

  test("Escape is for the list or the dialog that may be open, and then for the prompt", async () => {
    const ada = await person("ada");
    beAtNine();
    openProduct({ as: ada });
    await screen.findByRole("button", { name: "Later" });
    await userEvent.click(await screen.findByRole("button", { name: "Get Wellness Tip" }));
    await screen.findByRole("dialog");

    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByRole("button", { name: "Later" })).toBeInTheDocument();

    act(() => screen.getByRole("combobox", { name: "Range" }).focus());
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("button", { name: "Later" })).toBeInTheDocument();

    await userEvent.tab();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("button", { name: "Later" })).not.toBeInTheDocument();
  });

  test("switching the reminder off takes it away, and on brings it back", async () => {
    const ada = await person("ada");
    beAtNine();
    openProduct({ as: ada, path: "/settings" });
    await screen.findByRole("button", { name: "Later" });
    await userEvent.click(await screen.findByRole("switch", { name: "Daily Check-in Reminder" }));
    expect(screen.queryByRole("button", { name: "Later" })).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole("switch", { name: "Daily Check-in Reminder" }));
    expect(screen.getByRole("button", { name: "Later" })).toBeInTheDocument();
  });

  test("no navigation asks for it again", async () => {
    const ada = await person("ada");
    beAtNine();
    const wire = wireOver(browserFetch(ada));
    openProduct({ as: ada, fetch: wire.fetch });
    await screen.findByRole("button", { name: "Later" });

    for (const name of ["Settings", "Home", "Settings"]) {
      await userEvent.click(screen.getByRole("link", { name }));
      await screen.findByRole("heading", { name, level: 1 });
    }

    expect(wire.sent(shellQuery)).toBe(1);
  });
});

interface Answer {
  fixedTimeZone?: string;
  recentMoods?: ReturnType<typeof mood>[];
}

/** Opens the product where nothing else stands, and waits until it has looked whether to ask. */
async function openAt(as?: Person, answer: Answer = {}, path = "/nowhere") {
  const somebody = as ?? (await person("ada"));
  const wire = wireOver(browserFetch(somebody));
  answerWith(wire, answer);
  const opened = openProduct({ as: somebody, path, fetch: wire.fetch });
  // Vitest's own, for Testing Library's goes by the clock that stands still.
  await vi.waitFor(() => expect(region()).toBeInTheDocument(), { timeout: 10_000 });
  await aTurn();
  return { ...opened, wire };
}

/** What the look-up is answered, beside what is true: the server goes by its own clock. */
function answerWith(wire: Wire, answer: Answer) {
  wire.treat(shellQuery, async (pass) => {
    const looked = (await (await pass()).json()) as { data: { viewer: object } };
    return Response.json({ data: { ...looked.data, viewer: { ...looked.data.viewer, ...answer } } });
  });
}

/** A check-in as the look-up tells of it. */
function mood(wall: string, timeZone: string) {
  const occurredAt = Temporal.PlainDateTime.from(wall).toZonedDateTime(timeZone).toInstant().toString();
  return { id: `mood at ${wall}`, occurredAt, timeZone };
}

/** One turn for the first look at the clock, and for React to draw what has come. */
async function aTurn() {
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

function region() {
  return document.querySelector("[aria-live='polite']");
}

function prompt(): HTMLElement | undefined {
  return screen.queryByRole("region", { name: "How are you feeling?" }) ?? undefined;
}

/** Sets the device's clock and zone, and stops it there. */
function clock(wall: string, zone: string) {
  beIn(zone);
  const now = Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds;
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now });
}

/** Puts the device where it is about nine in the morning by now, for the server goes by its own clock. */
function beAtNine() {
  const now = new Date();
  const hour = now.getUTCMinutes() < 30 ? 9 : 8;
  const behind = ((now.getUTCHours() - hour + 36) % 24) - 12;
  beIn(`Etc/GMT${behind < 0 ? "" : "+"}${behind}`);
  vi.useFakeTimers({ toFake: ["Date"], now });
}

function beIn(timeZone: string) {
  const options = { locale: "en-GB", calendar: "gregory", numberingSystem: "latn", timeZone };
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue(options);
}

function letPass(ms: number) {
  act(() => void vi.advanceTimersByTime(ms));
}
