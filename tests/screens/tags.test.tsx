import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import chooseMutation from "#client/__generated__/changeTagsChooseForTagMutation.graphql.ts";
import ownWordsQuery from "#client/__generated__/ownWordsQuery.graphql.ts";
import saveMutation from "#client/__generated__/saveEntryMoodMutation.graphql.ts";
import { noteNotConnected } from "#client/data/relay/connected.ts";
import { clock } from "#client/platform/clock.ts";
import { comparedForDays } from "#domain/comparedTags.ts";
import { openMemory } from "#tests/support/deviceInMemory.ts";
import { granted } from "#tests/support/door.ts";
import { fill, toast } from "#tests/support/formPage.ts";
import {
  backInHistory,
  edit,
  entries,
  entry,
  here,
  openJournalAt,
  saveChanges,
  write,
} from "#tests/support/journalPage.ts";
import { person, type Person } from "#tests/support/people.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { act, screen, waitFor, within } from "#tests/support/screen.ts";
import { cut, wireOver } from "#tests/support/wire.ts";
import { wordsOverRest } from "#tests/support/wordDoors.ts";

let ada: Person;

beforeAll(() => {
  // jsdom lays nothing out; without this nothing in it counts as visible, and the focus goes nowhere.
  Object.assign(Element.prototype, { checkVisibility: () => true });
});

beforeEach(async () => {
  ada = await person("ada", { zone: here });
});

describe("the tags of an entry", () => {
  test("are found or made by typing and Enter, and stand on its card and in its editor", async () => {
    await tagged("calm", "Mira", "walk");
    openProduct({ as: ada, path: "/mood" });
    await userEvent.click(await screen.findByRole("radio", { name: "Happy" }));
    await screen.findByRole("button", { name: "walk" });
    const field = screen.getByRole("combobox", { name: "Tags" });

    await userEvent.type(field, "mir{Enter}");
    await userEvent.type(field, "the allotment{Enter}");
    await userEvent.type(field, "oops{Enter}{Backspace}");
    expect(chosen()).toEqual(["Remove Mira", "Remove the allotment"]);
    await userEvent.click(screen.getByRole("button", { name: "Save Mood" }));
    await toast("status", "Mood Saved");

    expect((await moods())[0]).toMatchObject({ value: "happy", ownTags: ["Mira", "the allotment"] });
    await userEvent.click(screen.getByRole("link", { name: "Journal" }));
    await waitFor(() => expect(entries()).toEqual(["Happy", "Calm"]));
    await waitFor(() => expect(tagsOf("Happy")).toEqual(["Mira", "the allotment"]));

    const editor = within(await edit("Happy"));
    await userEvent.click(await editor.findByRole("button", { name: "Remove Mira" }));
    await userEvent.click(saveChanges());
    await backInHistory();
    await waitFor(() => expect(tagsOf("Happy")).toEqual(["the allotment"]));
    expect((await moods())[0]).toMatchObject({ ownTags: ["the allotment"] });
  });

  test("are one tap each on home, beside a mood that is not sent yet", async () => {
    await tagged("calm", "Mira", "walk");
    const wire = wireOver(browserFetch(ada));
    openProduct({ as: ada, fetch: wire.fetch });
    await userEvent.click(await screen.findByRole("button", { name: "Happy" }));
    await userEvent.click(await screen.findByRole("button", { name: "A finer word" }));
    const tags = within(await screen.findByRole("group", { name: "Tags" }));

    await userEvent.click(tags.getByRole("button", { name: "Mira" }));
    await userEvent.click(tags.getByRole("button", { name: "walk" }));
    act(() => void window.dispatchEvent(new Event("pagehide")));

    await toast("status", "Mood Saved");
    expect(wire.sent(saveMutation)).toBe(1);
    expect((await moods())[0]).toMatchObject({ value: "happy", ownTags: ["Mira", "walk"] });
  });

  test("are five on a card, and the others behind a button", async () => {
    await tagged("calm", "a", "b", "c", "d", "e", "f", "g");
    await openJournalAt("Calm", ada);

    await waitFor(() => expect(tagsOf("Calm")).toEqual(["a", "b", "c", "d", "e", "+2 more tags"]));
    await userEvent.click(entry("Calm").getByRole("button", { name: "+2 more tags" }));
    expect(tagsOf("Calm")).toEqual(["a", "b", "c", "d", "e", "f", "g"]);
  });

  test("lead from a card to all entries with the tag, as does a name of several words", async () => {
    await tagged("calm", "the allotment");
    await tagged("happy", "walk");
    await write(ada, { texts: { title: "Beans", body: "The beans of the whole allotment." } });
    await openJournalAt("Calm", ada);
    expect(entries()).toEqual(["Beans", "Happy", "Calm"]);

    await userEvent.click(await screen.findByRole("button", { name: "Search for the allotment" }));

    await waitFor(() => expect(entries()).toEqual(["Calm"]));
    expect(screen.getByRole("textbox", { name: "Search your diary" })).toHaveValue('"the allotment"');
    await waitFor(() => expect(tagsOf("Calm")).toEqual(["the allotment"]));
  });

  test("are offered from the device's copy, and new ones wait with the entry", async () => {
    const { held } = await openMemory(ada);
    await tagged("calm", "Mira");
    const wire = wireOver(browserFetch(ada));
    openProduct({ as: ada, path: "/mood", fetch: wire.fetch });
    await userEvent.click(await screen.findByRole("radio", { name: "Tired" }));
    await screen.findByRole("button", { name: "Mira" });
    wire.intercept(ownWordsQuery, cut);
    wire.intercept(saveMutation, cut);

    await userEvent.click(screen.getByRole("button", { name: "Mira" }));
    await userEvent.type(screen.getByRole("combobox", { name: "Tags" }), "late{Enter}");
    await userEvent.click(screen.getByRole("button", { name: "Save Mood" }));

    await waitFor(() =>
      expect([...held.outbox.values()]).toMatchObject([
        { input: { value: "TIRED", tagIds: [expect.any(String)], newTags: [{ name: "late" }] } },
      ]),
    );
    wire.intercept(saveMutation);
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(async () => expect((await moods())[0]).toMatchObject({ ownTags: ["Mira", "late"] }));
  });
});

describe("a mood of one's own", () => {
  test("is made from the grid, shown by its name, and counted as the mood beneath", async () => {
    openProduct({ as: ada, path: "/mood" });
    await userEvent.click(await screen.findByRole("button", { name: "New own mood" }));
    const dialog = within(await screen.findByRole("dialog", { name: "New Own Mood" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    expect(dialog.getByRole("textbox", { name: "Name" })).toHaveAccessibleDescription("Please give the mood a name.");
    fill(dialog.getByRole("textbox", { name: "Name" }), "Unhurried");
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: "Counts as" }), "tired");
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await toast("status", "Own Mood Saved");

    await userEvent.click(await screen.findByRole("radio", { name: "Unhurried" }));
    await userEvent.click(screen.getByRole("button", { name: "Save Mood" }));
    await toast("status", "Mood Saved");

    expect(await moods()).toMatchObject([{ value: "tired", label: "Unhurried", emoji: "🫖" }]);
    expect(await screen.findByText("Unhurried", { selector: "p" })).toBeInTheDocument();
  });
});

describe("the screen of tags and moods", () => {
  test("renames a tag, and says in numbers what a merge does, which can be undone", async () => {
    await tagged("calm", "cook");
    await tagged("calm", "cooked");
    openProduct({ as: ada, path: "/settings?show=tags" });

    await choose("cook", "Rename");
    const rename = within(await screen.findByRole("dialog", { name: "Rename Tag" }));
    fill(rename.getByRole("textbox", { name: "Name" }), "cooking");
    await userEvent.click(rename.getByRole("button", { name: "Save" }));
    await screen.findByRole("button", { name: "Options: cooking" });

    await choose("cooking", "Merge into ...");
    const merge = within(await screen.findByRole("dialog", { name: "Merge “cooking”" }));
    expect(
      merge.getByText("1 entry with “cooking” will have “cooked” instead. Nothing else changes."),
    ).toBeInTheDocument();
    await userEvent.click(merge.getByRole("button", { name: "Merge" }));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(await names()).toEqual(["cooking", "cooked"]);

    await choose("cooking", "Merge into ...");
    await userEvent.click(await screen.findByRole("button", { name: "Merge" }));
    await screen.findByRole("button", { name: "Undo" });
    act(() => void window.dispatchEvent(new Event("pagehide")));
    await waitFor(async () => expect(await names()).toEqual(["cooked"]));
    expect(await screen.findByText("2 entries")).toBeInTheDocument();
  });

  test("keeps at once what insights and On This Day may do with a tag, and says so in its row", async () => {
    await tagged("calm", "Dad");
    openProduct({ as: ada, path: "/settings?show=tags" });
    await choose("Dad", "Insights and On This Day");
    const dialog = within(await screen.findByRole("dialog", { name: "“Dad” in Insights and On This Day" }));
    const [compared, leftOut] = [
      dialog.getByRole("switch", { name: "Show what goes with this tag" }),
      dialog.getByRole("switch", { name: "Don’t bring this back" }),
    ];
    expect([compared, leftOut].map((one) => (one as HTMLInputElement).checked)).toEqual([false, false]);
    expect(compared).toHaveAccessibleDescription(
      "Trends can then compare your moods on days with it and on other days.",
    );
    expect(leftOut).toHaveAccessibleDescription(
      "On This Day then leaves out every day that has an entry with this tag.",
    );

    await userEvent.click(leftOut);
    await userEvent.click(compared);
    await waitFor(async () => expect(await choices()).toEqual([{ isCompared: true, isLeftOutOfMemories: true }]));
    await userEvent.click(compared);
    await waitFor(async () => expect(await choices()).toEqual([{ isCompared: false, isLeftOutOfMemories: true }]));
    await userEvent.keyboard("{Escape}");

    expect(await screen.findByText("Left out of On This Day")).toBeInTheDocument();
    expect(screen.queryByText("Compared on Trends")).not.toBeInTheDocument();
  });

  test("says of a tag that was not used for a while that it is not compared", async () => {
    await tagged("calm", "Marco");
    const [mood] = granted(await restDoor({ as: ada }).moods()).entries;
    const occurredAt = new Date(clock.now() - comparedForDays * 86_400_000).toISOString();
    granted(await restDoor({ as: ada, zone: here }).editMood(mood?.id ?? "", { occurredAt }));
    const [marco] = await wordsOverRest(ada).tags();
    await wordsOverRest(ada).chooseForTag(marco?.id ?? "", { isCompared: true });
    openProduct({ as: ada, path: "/settings?show=tags" });

    expect(await screen.findByText("Not used for a while, so not compared")).toBeInTheDocument();
    await choose("Marco", "Insights and On This Day");
    expect(await screen.findByRole("switch", { name: "Show what goes with this tag" })).toHaveAccessibleDescription(
      "Not used for a while. Trends shows nothing about it until you use it again.",
    );
  });

  test("takes a choice back that could not be kept, and offers none without a connection", async () => {
    await tagged("calm", "Dad");
    const wire = wireOver(browserFetch(ada));
    openProduct({ as: ada, path: "/settings?show=tags", fetch: wire.fetch });
    await choose("Dad", "Insights and On This Day");
    const leftOut = await screen.findByRole("switch", { name: "Don’t bring this back" });
    wire.intercept(chooseMutation, cut);

    await userEvent.click(leftOut);

    await toast("alert", "Error");
    await waitFor(() => expect(leftOut).not.toBeChecked());
    act(() => noteNotConnected());
    await waitFor(() => expect(leftOut).toHaveAccessibleDescription("Needs a connection"));
    await userEvent.click(leftOut);
    expect(wire.sent(chooseMutation)).toBe(1);
    expect(leftOut).not.toBeChecked();
    expect(await choices()).toEqual([{ isCompared: false, isLeftOutOfMemories: false }]);
  });

  test("says before a merge or a deletion what becomes of the choices", async () => {
    await tagged("calm", "Dad", "Father");
    const [dad] = await wordsOverRest(ada).tags();
    await wordsOverRest(ada).chooseForTag(dad?.id ?? "", { isLeftOutOfMemories: true });
    openProduct({ as: ada, path: "/settings?show=tags" });

    await choose("Father", "Merge into ...");
    const merge = within(await screen.findByRole("dialog", { name: "Merge “Father”" }));
    expect(
      merge.getByText("1 entry with “Father” will have “Dad” instead. “Dad” has the choices of both."),
    ).toBeInTheDocument();
    await userEvent.click(merge.getByRole("button", { name: "Cancel" }));

    await choose("Dad", "Delete");
    const remove = within(await screen.findByRole("alertdialog", { name: "Delete “Dad”?" }));
    expect(remove.getByText(/ Its days can then come back in On This Day\. /)).toBeInTheDocument();
  });

  test("archives a tag and brings it back, groups tags, and deletes one", async () => {
    await tagged("calm", "walk", "choir");
    openProduct({ as: ada, path: "/settings?show=tags" });

    await choose("walk", "Archive");
    await screen.findByRole("button", { name: "Undo" });
    act(() => void window.dispatchEvent(new Event("pagehide")));
    await userEvent.click(await screen.findByText("Archived", { selector: "summary" }));
    await choose("walk", "Bring back");
    await waitFor(() => expect(screen.queryByText("Archived", { selector: "summary" })).not.toBeInTheDocument());

    await choose("choir", "Put in a group");
    const group = within(await screen.findByRole("dialog", { name: "Put in a Group" }));
    fill(group.getByRole("textbox", { name: "Group" }), "What I did");
    await userEvent.click(group.getByRole("button", { name: "Save" }));
    await screen.findByRole("region", { name: "What I did" });

    await choose("walk", "Delete");
    const remove = within(await screen.findByRole("alertdialog", { name: "Delete “walk”?" }));
    expect(remove.getByText(/^1 entry loses this tag and nothing else/)).toBeInTheDocument();
    await userEvent.click(remove.getByRole("button", { name: "Delete" }));
    await screen.findByRole("button", { name: "Undo" });
    act(() => void window.dispatchEvent(new Event("pagehide")));
    await waitFor(async () => expect(await names()).toEqual(["choir"]));
    expect((await moods())[0]).toMatchObject({ ownTags: ["choir"] });
  });
});

test("a page of the journal can have tags", async () => {
  await write(ada, { texts: { title: "Tea", body: "With Mira." } });
  await openJournalAt("Tea", ada);

  const editor = within(await edit("Tea"));
  await userEvent.type(await editor.findByRole("combobox", { name: "Tags" }), "Mira{Enter}");
  await userEvent.click(saveChanges());
  await backInHistory();

  await waitFor(() => expect(tagsOf("Tea")).toEqual(["Mira"]));
});

/** Saves a mood with tags, on another device. */
async function tagged(value: "calm" | "happy", ...tags: string[]): Promise<void> {
  const { status } = await sendRequest("POST", "/api/moods", {
    headers: { ...bearer(ada), "x-time-zone": here },
    body: { value, newTags: tags.map((name) => ({ name })) },
  });
  expect(status).toBe(201);
}

function chosen(): (string | null)[] {
  return screen.getAllByRole("button", { name: /^Remove / }).map((button) => button.getAttribute("aria-label"));
}

function tagsOf(name: string): string[] {
  return within(entry(name).getByRole("list", { name: "Tags" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent?.replace("Search for ", "") ?? "");
}

async function choose(name: string, choice: string): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name: `Options: ${name}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: choice }));
}

async function choices() {
  const tags = await wordsOverRest(ada).tags();
  return tags.map(({ isCompared, isLeftOutOfMemories }) => ({ isCompared, isLeftOutOfMemories }));
}

async function names(): Promise<string[]> {
  return (await wordsOverRest(ada).tags()).map(({ name }) => name);
}

async function moods() {
  const { entries: stored } = granted(await restDoor({ as: ada }).moods());
  return stored.map(({ ownTags, ...mood }) => ({ ...mood, ownTags: ownTags.map(({ name }) => name) }));
}
