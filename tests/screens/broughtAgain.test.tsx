import { File } from "node:buffer";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { archiveOf } from "#tests/support/archives.ts";
import { granted } from "#tests/support/door.ts";
import { daylioDay, daylioZip } from "#tests/support/elsewhereFiles.ts";
import { person, type Person } from "#tests/support/people.ts";
import { openProduct } from "#tests/support/renderScreen.tsx";
import { restDoor } from "#tests/support/restDoor.ts";
import { fireEvent, screen, within } from "#tests/support/screen.ts";
import { stubWorkers } from "#tests/support/workers.ts";

beforeEach(stubWorkers);

const days = [
  daylioDay,
  { ...daylioDay, id: 2, day: 3, datetime: daylioDay.datetime + 86_400_000, note: "Slept well" },
];
const rewritten = days.map((day) => ({ ...day, note: `${day.note} And more.` }));

describe("a file of an app with ids whose words were changed", () => {
  test("is asked about before anything is saved, and each choice does what it says", async () => {
    const ada = await person("ada");
    await opened(ada);
    await bring(await bytesOf(daylioZip(days)));
    await choose(await bytesOf(daylioZip([...rewritten, { ...daylioDay, id: 3, day: 4 }])));

    const asked = await screen.findByRole("region", { name: "2 entries have other words here" });
    const [walk, sleep] = within(asked).getAllByRole("listitem") as [HTMLElement, HTMLElement];
    expect(walk).toHaveTextContent(/Here.*A long walk\..*In the file, line 1.*A long walk\. And more\./);
    expect(screen.getByRole("button", { name: "Bring in 1 entry" })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Bring in 1 entry" }));
    expect(await within(asked).findByRole("alert")).toHaveTextContent("Please choose what becomes of them.");
    expect(within(asked).getAllByRole("radio")[0]).toHaveFocus();
    await userEvent.click(within(walk).getByRole("radio", { name: "Take the file’s" }));
    expect(within(asked).getByRole("alert")).toHaveTextContent("Please choose for 1 more.");
    await userEvent.click(within(sleep).getByRole("radio", { name: "Keep both" }));
    await userEvent.click(screen.getByRole("button", { name: "Bring in 3 entries" }));
    await screen.findByText(/^3 entries were brought in/);

    expect(await notesOf(ada)).toEqual([
      "A long walk. And more.",
      "Slept well",
      "Slept well And more.",
      "A long walk.",
    ]);
    await userEvent.click(screen.getByRole("button", { name: "Bring another file" }));
    await choose(await bytesOf(daylioZip(rewritten)));
    expect(await screen.findByText("All of them are here already, and stay as they are.")).toBeInTheDocument();
  });

  test("may be left as it is here with one answer for all", async () => {
    const ada = await person("ada");
    await opened(ada);
    await bring(await bytesOf(daylioZip(days)));
    await choose(await bytesOf(daylioZip([...rewritten, { ...daylioDay, id: 3, day: 4 }])));

    await userEvent.click(
      within(await screen.findByRole("radiogroup", { name: "All of them" })).getByRole("radio", { name: "Leave mine" }),
    );
    await userEvent.click(screen.getByRole("button", { name: "Bring in 1 entry" }));
    await screen.findByText(/^1 entry was brought in.* 2 entries were left as they are here\.$/);

    expect(await notesOf(ada)).toEqual(["A long walk.", "Slept well", "A long walk."]);
  });

  test("says which entries the person edited, and keeps an edit that comes before the choice is sent", async () => {
    const ada = await person("ada");
    const door = restDoor({ as: ada });
    await opened(ada);
    await bring(await bytesOf(daylioZip(days)));
    const [first] = (await archiveOf(ada)).lines.map((line) => JSON.parse(line) as { id: string });
    granted(await door.editMood(first?.id ?? "", { note: "Mine" }));
    await choose(await bytesOf(daylioZip(days)));

    const asked = await screen.findByRole("region", { name: "1 entry has other words here" });
    expect(asked).toHaveTextContent(/Here, edited by you.*Mine/);
    await userEvent.click(within(asked).getByRole("radio", { name: "Take the file’s" }));
    granted(await door.editMood(first?.id ?? "", { note: "Mine, and newer" }));
    await userEvent.click(screen.getByRole("button", { name: "Bring in 1 entry" }));

    await userEvent.click(await screen.findByText(/^1 line could not be brought in/));
    expect(screen.getByText(/was changed or deleted meanwhile/)).toBeInTheDocument();
    expect(await notesOf(ada)).toEqual(["Mine, and newer", "Slept well"]);
  });
});

describe("a table that has grown", () => {
  const before = "date,note\n2024-03-05,A swim\n2024-03-05,At breakfast";

  test("adds its new rows alone, in whatever order, and asks nothing", async () => {
    const ada = await person("ada");
    await opened(ada);
    await bringTable(before);
    await chooseTable(
      "date;note;weather\r\n06/03/2024;A concert;rain\r\n05/03/2024;At breakfast;\r\n13/03/2024;Spring;\r\n05/03/2024;A swim;sun",
    );

    expect(await screen.findByRole("button", { name: "Bring in 2 entries" })).toBeInTheDocument();
    expect(screen.queryByText(/other words here/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByText(/^2 entries are here already/));
    const here = screen.getByRole("list", { name: "Lines that are here already" });
    expect(within(here).getAllByRole("listitem")[1]).toHaveTextContent(/^Line 5:.*“A swim”$/);
    expect(within(here).getAllByRole("link")[0]).toHaveAttribute("href", "/journal?day=2024-03-05");
  });

  test("shows a row with other words beside the entry of its moment that no row is any more", async () => {
    const ada = await person("ada");
    await opened(ada);
    await bringTable(before);
    await chooseTable(`${before.replace("A swim", "A swim with Mira")}\n2024-03-05,A third`);

    const asked = await screen.findByRole("region", { name: "1 entry has other words here" });
    expect(asked).toHaveTextContent(/Here.*A swim.*In the file, line 2.*A swim with Mira/);
    await userEvent.click(within(asked).getByRole("radio", { name: "Take the file’s" }));
    await userEvent.click(screen.getByRole("button", { name: "Bring in 2 entries" }));
    await screen.findByText(/^2 entries were brought in/);
    expect((await bodiesOf(ada)).toSorted()).toEqual(["A swim with Mira", "A third", "At breakfast"]);
  });
});

async function notesOf(somebody: Person): Promise<unknown[]> {
  return (await archiveOf(somebody)).lines.map((line) => (JSON.parse(line) as { note: string }).note);
}

async function bodiesOf(somebody: Person): Promise<string[]> {
  return (await archiveOf(somebody)).lines.map((line) => (JSON.parse(line) as { body: string }).body);
}

async function opened(as: Person): Promise<void> {
  openProduct({ as, path: "/bring-your-diary" });
  await screen.findByLabelText("Choose a file");
}

/** Chooses a Daylio backup, and takes all suggestions. */
async function choose(content: Uint8Array): Promise<void> {
  await chosen(content, "backup.daylio");
  await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
}

async function bring(content: Uint8Array): Promise<void> {
  await choose(content);
  await broughtIn();
}

async function chooseTable(text: string): Promise<void> {
  await chosen(text, "diary.csv");
  await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
}

async function bringTable(text: string): Promise<void> {
  await chooseTable(text);
  await broughtIn();
}

async function broughtIn(): Promise<void> {
  await userEvent.click(await screen.findByRole("button", { name: /^Bring in \d/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Bring another file" }));
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

async function chosen(content: string | Uint8Array, name: string): Promise<void> {
  const input = await screen.findByLabelText(/^Choose a file/);
  // Node's file: that of jsdom cannot be read in parts.
  fireEvent.change(input, { target: { files: [new File([content], name)] } });
}
