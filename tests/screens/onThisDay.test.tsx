import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import dashboardQuery from "#client/__generated__/DashboardScreenQuery.graphql.ts";
import changeMutation from "#client/__generated__/SettingSwitchesMutation.graphql.ts";
import putAwayMutation from "#client/__generated__/sendHeldDayMutation.graphql.ts";
import { deviceZone } from "#client/platform/zones.ts";
import { localDateOf } from "#domain/days.ts";
import { dayBefore, lookBacks, nameOfLookBack } from "#domain/memories.ts";
import { undoMs } from "#domain/limits.ts";
import { openMemory } from "#tests/support/deviceInMemory.ts";
import { granted } from "#tests/support/door.ts";
import { toast } from "#tests/support/formPage.ts";
import { pass } from "#tests/support/heldClock.ts";
import { person, type Person } from "#tests/support/people.ts";
import { browserFetch, loadProduct, openProduct } from "#tests/support/renderScreen.tsx";
import { restDoor } from "#tests/support/restDoor.ts";
import { screen, waitFor, within } from "#tests/support/screen.ts";
import { trendDoors } from "#tests/support/trendDoors.ts";
import { broken, cut, delayedRequest, wireOver } from "#tests/support/wire.ts";

const zone = deviceZone();
const today = localDateOf(new Date(), zone);
const yearAgo = dayBefore("year", today);
/** The two nearest days to look back at. On 29 February there is one, a month ago. */
const remembered = lookBacks
  .map((lookBack) => ({ day: dayBefore(lookBack, today), name: nameOfLookBack(lookBack) }))
  .filter(({ day }) => day !== undefined)
  .slice(0, 2);
const [nearest] = remembered;

describe("the card “on this day” at home", () => {
  test("shows title and text of an earlier page, years before months, with a link to it", async () => {
    const somebody = await person("ada");
    const ada = restDoor({ as: somebody, zone });
    granted(
      await ada.write({
        texts: { title: "The long way home", body: "Missed the bus on purpose." },
        occurredAt: `${remembered.at(-1)?.day}T12:00:00Z`,
      }),
    );
    const nearer = remembered.slice(0, -1);
    for (const { day } of nearer) granted(await ada.saveMood({ value: "happy", occurredAt: `${day}T12:00:00Z` }));
    openProduct({ as: somebody });

    const card = within(await screen.findByRole("region", { name: "On This Day" }));
    const links = card.getAllByRole("link", { name: "Read this day" });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(remembered.map(({ day }) => `/journal?day=${day}`));
    for (const { name } of remembered) expect(card.getByText(name)).toBeInTheDocument();
    expect(card.queryAllByText("Happy")).toHaveLength(nearer.length);
    expect(card.getByRole("heading", { name: "The long way home" })).toBeInTheDocument();
    expect(card.queryByText("1 journal entry")).not.toBeInTheDocument();
  });

  test("draws the words only from one press to the next, by mouse and by keyboard, and keeps the focus", async () => {
    const somebody = await withPage({ title: null, body: "Missed the bus on purpose." });
    const wire = wireOver(browserFetch(somebody));
    openProduct({ as: somebody, fetch: wire.fetch });

    const card = await screen.findByRole("region", { name: "On This Day" });
    expect(within(card).getByRole("heading", { name: "A page you wrote" })).toBeInTheDocument();
    expect(card).not.toHaveTextContent("Missed the bus");
    const show = within(card).getByRole("button", { name: "Show the words" });
    expect(show).toHaveAttribute("aria-expanded", "false");
    expect(show).toHaveAccessibleDescription(new RegExp(`^${nearest?.name}`));

    await userEvent.click(show);
    expect(within(card).getByText("Missed the bus on purpose.")).toBeVisible();
    const hide = within(card).getByRole("button", { name: "Hide the words" });
    expect(hide).toHaveAttribute("aria-expanded", "true");
    expect(hide).toHaveFocus();

    await userEvent.keyboard("{Enter}");
    expect(card).not.toHaveTextContent("Missed the bus");
    expect(within(card).getByRole("button", { name: "Show the words" })).toHaveFocus();
    expect(wire.sent(dashboardQuery)).toBe(1);
  });

  test("puts a day away for good after 8 seconds, and Undo brings it back with the focus", async () => {
    const somebody = await withPage({ title: "The long way home", body: "Missed the bus on purpose." });
    const door = trendDoors[0]?.open(somebody);
    openProduct({ as: somebody });
    const button = { name: "Don’t show this day again" };
    await userEvent.click(await screen.findByRole("button", button));

    const strip = within(screen.getByRole("group", { name: /^This day is put away\./ }));
    expect(screen.queryByText("The long way home")).not.toBeInTheDocument();
    expect(strip.getByRole("button", { name: "Undo" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("heading", { name: "The long way home" })).toBeInTheDocument();
    expect(screen.getByRole("button", button)).toHaveFocus();
    pass(undoMs);
    expect(await door?.daysPutAway()).toBe(0);

    await userEvent.click(screen.getByRole("button", button));
    pass(undoMs);
    await toast("status", "Day put awaySettings can bring it back, under Privacy.");
    expect(screen.queryByRole("region", { name: "On This Day" })).not.toBeInTheDocument();
    expect(await door?.daysPutAway()).toBe(1);
    expect(await door?.onThisDay(3)).toEqual([]);
  });

  test("shows a day again that could not be put away, and says so", async () => {
    const somebody = await withPage({ title: "The long way home", body: "Missed the bus on purpose." });
    const wire = wireOver(browserFetch(somebody));
    openProduct({ as: somebody, fetch: wire.fetch });
    wire.intercept(putAwayMutation, broken);

    await userEvent.click(await screen.findByRole("button", { name: "Don’t show this day again" }));
    pass(undoMs);

    await toast("alert", "ErrorFailed to put this day away. Please try again.");
    expect(screen.getByRole("heading", { name: "The long way home" })).toBeInTheDocument();
  });

  test("is hidden in an answer that the device has stored, because the day may have been put away since", async () => {
    const somebody = await withPage({ title: "The long way home", body: "Missed the bus on purpose." });
    const store = await openMemory(somebody);
    const { session, unmount } = openProduct({ as: somebody });
    const card = await screen.findByRole("region", { name: "On This Day" });
    expect(card.closest("[inert]")).toBeNull();
    await waitFor(() => expect(store.held.answers.size).toBeGreaterThanOrEqual(2));
    session.end();
    unmount();

    loadProduct(cut);

    await screen.findByText("Not connected.");
    const kept = await screen.findByRole("region", { name: "On This Day" });
    expect(kept.closest("[inert]")).not.toBeNull();
    expect(kept).not.toHaveTextContent("Missed the bus");
  });

  test("brings days back in Settings, which says how many there are", async () => {
    const somebody = await withPage({ title: "The long way home", body: "Missed the bus on purpose." });
    await trendDoors[0]?.open(somebody).putDayAway(nearest?.day ?? "");
    openProduct({ as: somebody, path: "/settings" });

    await userEvent.click(await screen.findByRole("button", { name: /^Days put away/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Days put away" }));
    expect(await dialog.findByText("1 day is put away. Your journal still has it.")).toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "Show it again" }));
    await toast("status", "Days brought back");
    expect(dialog.getByText(/^No day is put away\./)).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");

    await userEvent.click(screen.getByRole("link", { name: "Home" }));
    expect(await screen.findByRole("heading", { name: "The long way home" })).toBeInTheDocument();
  });

  test("goes as soon as it is switched off in Settings, before the server answers, and comes back", async () => {
    const somebody = await withPage({ title: "The long way home", body: "Missed the bus on purpose." });
    const wire = wireOver(browserFetch(somebody));
    openProduct({ as: somebody, fetch: wire.fetch });
    await screen.findByRole("heading", { name: "The long way home" });

    const [waiting, goOn] = delayedRequest();
    wire.intercept(changeMutation, waiting);
    await flip();
    await goHome();
    await screen.findByRole("region", { name: "Mood update & Journal note" });
    expect(screen.queryByRole("region", { name: "On This Day" })).not.toBeInTheDocument();
    goOn();
    await screen.findByText("Setting Updated");
    expect(screen.queryByRole("region", { name: "On This Day" })).not.toBeInTheDocument();

    await flip();
    await screen.findByText("Setting Updated");
    await goHome();
    expect(await screen.findByRole("heading", { name: "The long way home" })).toBeInTheDocument();
  });

  test("shows no day without entries, and no hard day", async () => {
    const somebody = await person("ada");
    const ada = restDoor({ as: somebody, zone });
    if (yearAgo) granted(await ada.saveMood({ value: "sad", occurredAt: `${yearAgo}T12:00:00Z` }));
    granted(await ada.saveMood({ value: "calm" }));
    const wire = wireOver(browserFetch(somebody));
    openProduct({ as: somebody, fetch: wire.fetch });

    await screen.findAllByText("Calm");
    expect(wire.sent(dashboardQuery)).toBe(1);
    expect(screen.queryByRole("region", { name: "On This Day" })).not.toBeInTheDocument();
  });
});

/** Presses the switch in Settings. */
async function flip(): Promise<void> {
  await userEvent.click(screen.getByRole("link", { name: "Settings" }));
  await userEvent.click(await screen.findByRole("switch", { name: "Look back at earlier years" }));
}

function goHome(): Promise<void> {
  return userEvent.click(screen.getByRole("link", { name: "Home" }));
}

/** A person with a page on the nearest day to look back at. */
async function withPage(texts: { title: string | null; body: string }): Promise<Person> {
  const somebody = await person("ada");
  granted(await restDoor({ as: somebody, zone }).write({ texts, occurredAt: `${nearest?.day}T12:00:00Z` }));
  return somebody;
}
