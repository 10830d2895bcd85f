import userEvent from "@testing-library/user-event";
import { Temporal } from "temporal-polyfill";
import { afterEach, describe, expect, test, vi } from "vitest";
import shellQuery from "#client/__generated__/shellQuery.graphql.ts";
// Load the prompt's code first, so that the tests measure only when it appears.
import "#client/chrome/prompt/MoodPrompt.tsx";
import { restDoor } from "#tests/support/restDoor.ts";
import { granted } from "#tests/support/door.ts";
import { pass, standAt } from "#tests/support/heldClock.ts";
import { person, type Person } from "#tests/support/people.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { act, screen, settled, waitFor, within } from "#tests/support/screen.ts";
import { cut, ownAnswer, wireOver, type Wire } from "#tests/support/wire.ts";

const minute = 60_000;

afterEach(() => {
  vi.restoreAllMocks();
});

describe("the mood prompt, by the clock of the device,", () => {
  test.each([
    ["2026-03-10T08:29", "Europe/London", undefined],
    ["2026-03-10T08:30", "Europe/London", "Good morning"],
    ["2026-03-10T09:30", "America/New_York", "Good morning"],
    ["2026-03-10T09:31", "America/New_York", undefined],
    ["2026-03-10T13:00", "Asia/Kathmandu", "Good afternoon"],
    ["2026-03-10T18:30", "Pacific/Kiritimati", "Good evening"],
    ["2026-03-10T23:59", "Pacific/Kiritimati", undefined],
    // The mornings after both clock changes.
    ["2026-03-29T08:30", "Europe/London", "Good morning"],
    ["2026-03-29T08:29", "Europe/London", undefined],
    ["2026-10-25T18:30", "Europe/London", "Good evening"],
    ["2026-11-01T09:31", "America/New_York", undefined],
    ["2026-04-05T08:45", "Australia/Lord_Howe", "Good morning"],
  ])("shows at %s in %s: %s", async (wall, zone, words) => {
    clock(wall, zone);

    await openAt();

    if (words) expect(prompt()).toHaveTextContent(`How are you feeling?${words}.`);
    else expect(prompt()).toBeUndefined();
  });

  test("appears within a minute of its time, and disappears afterwards", async () => {
    clock("2026-03-10T08:29:30", "Europe/London");
    await openAt();
    expect(prompt()).toBeUndefined();

    pass(minute);
    expect(prompt()).toBeDefined();

    pass(60 * 60_000);
    expect(prompt()).toBeUndefined();
  });

  test("uses the account's fixed time zone, not the device's", async () => {
    const ada = await person("ada");
    clock("2026-03-10T09:00", "Europe/London");

    await openAt(ada, { fixedTimeZone: "America/New_York" });
    expect(prompt()).toBeUndefined();

    pass(4 * 60 * 60_000);
    expect(prompt()).toHaveTextContent("Good morning");
  });

  test("uses the device's time zone if the browser does not know the account's", async () => {
    const ada = await person("ada");
    clock("2026-03-10T09:00", "Europe/London");

    await openAt(ada, { fixedTimeZone: "Mars/Olympus_Mons", recentMoods: [mood("2026-03-09T09:00", "Europe/London")] });

    expect(prompt()).toHaveTextContent("Good morning");
  });
});

describe("a mood of the day", () => {
  test("answers the prompt of its slot, but not if it is of yesterday or of another slot", async () => {
    const ada = await person("ada");
    clock("2026-03-10T13:10", "Europe/London");
    const before = [mood("2026-03-10T11:59", "Europe/London"), mood("2026-03-09T13:00", "Europe/London")];
    const { unmount } = await openAt(ada, { recentMoods: before });
    expect(prompt()).toBeDefined();
    unmount();

    await openAt(ada, { recentMoods: [mood("2026-03-10T12:05", "Europe/London"), ...before] });
    expect(prompt()).toBeUndefined();
  });

  test("from another device is fetched after 300 seconds", async () => {
    const ada = await person("ada");
    clock("2026-03-10T08:35", "Europe/London");
    const { wire } = await openAt(ada);
    expect(prompt()).toBeDefined();
    answerWith(wire, { recentMoods: [mood("2026-03-10T08:36", "Europe/London")] });

    pass(4 * minute);
    expect(wire.sent(shellQuery)).toBe(1);
    pass(minute);
    expect(wire.sent(shellQuery)).toBe(2);
    await waitFor(() => expect(prompt()).toBeUndefined());
  });

  test("is refetched on time even if a timer fires slightly early", async () => {
    clock("2026-03-10T08:35", "Europe/London");
    const { wire } = await openAt();
    standAt(Date.now() - 20);

    pass(5 * minute);

    expect(wire.sent(shellQuery)).toBe(2);
  });

  test("is not fetched while the page is hidden, but when it becomes visible", async () => {
    clock("2026-03-10T08:35", "Europe/London");
    const { wire } = await openAt();
    const visible = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");

    pass(10 * minute);
    expect(wire.sent(shellQuery)).toBe(1);

    visible.mockReturnValue("visible");
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(wire.sent(shellQuery)).toBe(2);
  });

  test("that fails to load changes nothing, and no error is shown", async () => {
    clock("2026-03-10T08:35", "Europe/London");
    const { wire } = await openAt();
    wire.intercept(shellQuery, cut);

    pass(5 * minute);
    await waitFor(() => expect(wire.sent(shellQuery)).toBe(2));
    await settled();

    expect(prompt()).toBeDefined();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

describe.each([
  ["Later", () => userEvent.click(screen.getByRole("button", { name: "Later" }))],
  ["the cross", () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
  ["Escape", () => userEvent.keyboard("{Escape}")],
])("%s", (_name, dismiss) => {
  test("hides the prompt for that slot, also after a reload, and not for the next slot or the next day", async () => {
    const ada = await person("ada");
    clock("2026-03-10T09:00", "Europe/London");
    const { unmount } = await openAt(ada);

    await dismiss();
    expect(prompt()).toBeUndefined();
    pass(10 * 60_000);
    expect(prompt()).toBeUndefined();

    unmount();
    await openAt(ada);
    expect(prompt()).toBeUndefined();

    pass(4 * 60 * 60_000);
    // It appears between two presses, and one was just now.
    await waitFor(() => expect(prompt()).toHaveTextContent("Good afternoon"));

    pass(20 * 60 * 60_000);
    expect(prompt()).toHaveTextContent("Good morning");
  });
});

test("a prompt that one person hid is still shown to another person on the same device", async () => {
  clock("2026-03-10T09:00", "Europe/London");
  const { unmount } = await openAt(await person("ada"));
  await userEvent.click(screen.getByRole("button", { name: "Later" }));
  unmount();

  await openAt(await person("bo"));

  expect(prompt()).toBeDefined();
});

test("a person who switched the reminder off sees no prompt", async () => {
  const ada = await person("ada");
  granted(await restDoor({ as: ada }).changeSetting("dailyReminder", false));
  clock("2026-03-10T09:00", "Europe/London");

  await openAt(ada);

  expect(prompt()).toBeUndefined();
});

test("the prompt opens the mood page, and is not shown there", async () => {
  clock("2026-03-10T09:00", "Europe/London");
  const { unmount } = await openAt();
  expect(within(prompt() ?? document.body).getByRole("link", { name: "Log mood" })).toHaveAttribute("href", "/mood");
  unmount();

  await openAt(undefined, {}, "/mood");

  expect(prompt()).toBeUndefined();
});

test("the prompt is announced politely and does not take the focus", async () => {
  clock("2026-03-10T08:29:30", "Europe/London");
  await openAt();
  const before = region();
  expect(before).toBeEmptyDOMElement();

  pass(minute);

  expect(region()).toBe(before);
  expect(before).toContainElement(prompt() ?? null);
  expect(document.body).toHaveFocus();
});

describe("the mood prompt in the whole product", () => {
  test("needs no request of its own, and saving a mood hides it immediately", async () => {
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

  test("returns the focus to the screen when it is dismissed by keyboard", async () => {
    const ada = await person("ada");
    beAtNine();
    openProduct({ as: ada });
    const later = await screen.findByRole("button", { name: "Later" });
    later.focus();

    await userEvent.keyboard("[Enter]");

    expect(later).not.toBeInTheDocument();
    expect(screen.getByRole("main")).toHaveFocus();
  });

  test("closes by Escape only after an open list or dialog has closed", async () => {
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

  test("disappears when the reminder is switched off, and returns when it is switched on", async () => {
    const ada = await person("ada");
    beAtNine();
    openProduct({ as: ada, path: "/settings" });
    await screen.findByRole("button", { name: "Later" });
    await userEvent.click(await screen.findByRole("switch", { name: "Daily Check-in Reminder" }));
    expect(screen.queryByRole("button", { name: "Later" })).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole("switch", { name: "Daily Check-in Reminder" }));
    expect(screen.getByRole("button", { name: "Later" })).toBeInTheDocument();
  });

  test("is not refetched by navigation", async () => {
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

/** Opens an empty page and waits until it has checked the prompt. */
async function openAt(as?: Person, answer: Answer = {}, path = "/nowhere") {
  const somebody = as ?? (await person("ada"));
  const wire = wireOver(browserFetch(somebody));
  answerWith(wire, answer);
  const opened = openProduct({ as: somebody, path, fetch: wire.fetch });
  await waitFor(() => expect(region()).toBeInTheDocument());
  await settled();
  return { ...opened, wire };
}

/** Overrides the look-up's response, because the server has its own clock. */
function answerWith(wire: Wire, answer: Answer) {
  wire.intercept(shellQuery, async (send) => {
    const looked = (await (await send()).json()) as { data: { viewer: object } };
    return ownAnswer({ data: { ...looked.data, viewer: { ...looked.data.viewer, ...answer } } });
  });
}

/** A check-in in the look-up's format. */
function mood(wall: string, timeZone: string) {
  const occurredAt = Temporal.PlainDateTime.from(wall).toZonedDateTime(timeZone).toInstant().toString();
  return { id: `mood at ${wall}`, occurredAt, timeZone };
}

function region() {
  return document.querySelector("[aria-live='polite']");
}

function prompt(): HTMLElement | undefined {
  return screen.queryByRole("region", { name: "How are you feeling?" }) ?? undefined;
}

/** Sets and stops the device's clock, and sets its zone. */
function clock(wall: string, zone: string) {
  beIn(zone);
  const now = Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds;
  standAt(now);
}

/** Puts the device in a zone where it is now about nine, because the server has its own clock. */
function beAtNine() {
  const now = new Date();
  const hour = now.getUTCMinutes() < 30 ? 9 : 8;
  const behind = ((now.getUTCHours() - hour + 36) % 24) - 12;
  beIn(`Etc/GMT${behind < 0 ? "" : "+"}${behind}`);
}

function beIn(timeZone: string) {
  const options = { locale: "en-GB", calendar: "gregory", numberingSystem: "latn", timeZone };
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue(options);
}
