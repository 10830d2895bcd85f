import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import journalEdit from "#client/__generated__/editEntryJournalMutation.graphql.ts";
import moodEdit from "#client/__generated__/editEntryMoodMutation.graphql.ts";
import { deviceZone } from "#client/platform/zones.ts";
import { localDateOf } from "#domain/days.ts";
import { dayBefore } from "#domain/memories.ts";
import { openMemory } from "#tests/support/deviceInMemory.ts";
import { granted } from "#tests/support/door.ts";
import { globalIdOf } from "#tests/support/globalId.ts";
import { person, type Person } from "#tests/support/people.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { restDoor } from "#tests/support/restDoor.ts";
import { screen, waitFor, within } from "#tests/support/screen.ts";
import { cut, wireOver } from "#tests/support/wire.ts";

// An edit that waits on the device, where its entry is shown outside of the history.

const zone = deviceZone();

describe("the words of an edit that waits are shown", () => {
  test("in the latest mood on home", async () => {
    const { ada, door, waits, fetch } = await device();
    const { id } = granted(await door.saveMood({ value: "sad", note: "Rain." }));
    await waits(globalIdOf(id, "Mood"), { value: "CALM", journalTitle: null, note: "Rain, and tea." });

    openProduct({ as: ada, fetch });

    // While home loads, another card is in its place.
    await waitFor(() =>
      expect(screen.getByRole("region", { name: "Mood update & Journal note" })).toHaveTextContent(
        /^Mood update & Journal note😌CalmNoted today at [\d:]{5}.*Rain, and tea\./,
      ),
    );
  });

  test("in a memory on home", async () => {
    const { ada, door, waits, fetch } = await device();
    const today = localDateOf(new Date(), zone);
    const before = dayBefore("two_years", today) ?? dayBefore("month", today);
    const occurredAt = `${before}T12:00:00Z`;
    const { id } = granted(await door.write({ texts: { title: "Snow", body: "All of it." }, occurredAt }));
    await waits(
      globalIdOf(id, "JournalEntry"),
      { title: "Snow", body: "All\nof it, and tea.", emoji: "PEACEFUL" },
      "journal",
    );

    openProduct({ as: ada, fetch });

    const card = within(await screen.findByRole("region", { name: "On This Day" }));
    expect(card.getByRole("heading", { name: "Snow" })).toBeVisible();
    await userEvent.click(card.getByRole("button", { name: "Show the words" }));
    await card.findByText("All of it, and tea.");
    expect(card.queryByText("All of it.")).toBeNull();
  });

  test.each([
    ["a page of its day that becomes frustrated", "FRUSTRATED", 0],
    ["a page of its day that stays peaceful", "PEACEFUL", 1],
  ])("in which memories are shown: %s", async (_what, emoji, shown) => {
    const { ada, door, waits, fetch } = await device();
    const today = localDateOf(new Date(), zone);
    const before = dayBefore("two_years", today) ?? dayBefore("month", today);
    granted(await door.write({ texts: { title: "Snow", body: "All of it." }, occurredAt: `${before}T12:00:00Z` }));
    const occurredAt = `${before}T13:00:00Z`;
    const { id } = granted(await door.write({ texts: { title: "Later", body: "Less of it." }, occurredAt }));
    await waits(globalIdOf(id, "JournalEntry"), { title: "Later", body: "Less.", emoji }, "journal", occurredAt);

    openProduct({ as: ada, fetch });

    await screen.findByRole("region", { name: "Mood update & Journal note" });
    await waitFor(() => expect(screen.queryAllByRole("heading", { name: "Snow" })).toHaveLength(shown));
  });

  test("in the mood tracker of trends, in its row and in its opened note", async () => {
    const { ada, door, waits, fetch } = await device();
    for (const day of ["2020-03-02", "2020-03-03"])
      granted(await door.saveMood({ value: "happy", occurredAt: `${day}T12:00:00Z` }));
    const { id } = granted(await door.saveMood({ value: "sad", note: null, journalTitle: null }));
    const input = { value: "CALM", journalTitle: "By the river", note: "Rain, and tea.\nAnd bread." };
    await waits(globalIdOf(id, "Mood"), input);

    openProduct({ as: ada, fetch, path: "/trends" });

    const row = (await screen.findByText("Rain, and tea.")).closest("button") as HTMLElement;
    expect(row).toHaveTextContent(/Calm.*Rain, and tea\..*Waiting/);
    await userEvent.click(row);
    const item = row.closest("li") as HTMLElement;
    expect(await within(item).findByText("By the river")).toBeVisible();
    expect(within(item).getByText(/^Rain, and tea\.\s+And bread\.$/)).toBeVisible();
  });
});

/** A device, a network that no edit passes, and the way to let an edit of an entry wait. */
async function device() {
  const ada: Person = await person("ada");
  const store = await openMemory(ada);
  const waits = async (id: string, input: object, edits = "mood", occurredAt = new Date().toISOString()) => {
    const pressed = { clientId: crypto.randomUUID(), epoch: 0, occurredAt, timeZone: zone };
    const edit = { id, base: "1", changedAt: new Date().toISOString(), changesLists: false };
    await store.outbox.add({ edits, input, pressed, edit });
    store.tell();
  };
  const wire = wireOver(browserFetch(ada));
  for (const edit of [moodEdit, journalEdit]) wire.intercept(edit, cut);
  return { ada, door: restDoor({ as: ada, zone }), waits, fetch: wire.fetch };
}
