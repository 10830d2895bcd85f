import { File } from "node:buffer";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import type { Import } from "#client/screens/bring-your-diary/imports.ts";
import { archiveOf } from "#tests/support/archives.ts";
import { openMemory } from "#tests/support/deviceInMemory.ts";
import { granted } from "#tests/support/door.ts";
import { daylioDay, daylioZip, pin } from "#tests/support/elsewhereFiles.ts";
import { person, type Person } from "#tests/support/people.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { fireEvent, screen, waitFor, within } from "#tests/support/screen.ts";
import { delayedAnswer, handlingAt } from "#tests/support/wire.ts";
import { stubWorkers } from "#tests/support/workers.ts";
import { wordsOverRest } from "#tests/support/wordDoors.ts";

beforeEach(stubWorkers);

const days = [
  daylioDay,
  {
    ...daylioDay,
    id: 2,
    day: 3,
    mood: 7,
    note: "",
    note_title: "",
    tags: [3],
    datetime: daylioDay.datetime + 86_400_000,
  },
  { ...daylioDay, id: 3, day: 31, month: 1 },
];

test("somebody moves in from Daylio, with their words, and twice is once", async () => {
  const ada = await person("ada");
  const sent = await opened(ada);
  await choose(await bytesOf(daylioZip(days)), "backup.daylio");

  await screen.findByRole("heading", { name: "Your words in Daylio" });
  expect(screen.getByLabelText("Rad")).toHaveValue("great");
  expect(screen.getByLabelText("Floaty")).toHaveValue("happy");
  await userEvent.selectOptions(screen.getByLabelText("Floaty"), "calm");
  expect(screen.getByLabelText("Keep the word “Floaty”")).toBeChecked();
  await userEvent.click(screen.getByLabelText("Keep the word “Rad”"));
  expect(screen.getByLabelText("Hobbies: walk")).toBeChecked();
  await userEvent.click(screen.getByLabelText("Mira"));
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));

  const card = await screen.findByRole("region", { name: "What was found" });
  expect(
    within(card)
      .getAllByRole("definition")
      .map(({ textContent }) => textContent),
  ).toEqual(["2", "2", "1"]);
  await userEvent.click(await screen.findByText(/^1 line cannot be brought in/));
  expect(screen.getByText("Line 3:").parentElement).toHaveTextContent("Its date does not exist.");
  expect(screen.getByText("Settings, reminders and the PIN.")).toBeInTheDocument();
  expect((await archiveOf(ada)).entries).toBe("");
  await userEvent.click(screen.getByRole("button", { name: "Bring in 2 entries" }));

  await screen.findByText(/^2 entries were brought in/);
  const lines = (await archiveOf(ada)).lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines[0]).not.toHaveProperty("ownMood");
  expect(lines).toMatchObject([
    { value: "great", note: "A long walk.", localDate: "2021-03-02" },
    { value: "calm", localDate: "2021-03-03", ownMood: { name: "Floaty" } },
  ]);
  expect(await wordsOverRest(ada).tags()).toMatchObject([{ name: "walk", group: "Hobbies" }]);
  const bodies = sent.join("\n");
  expect(bodies).toContain("A long walk.");
  for (const secret of [pin, "Mira", "assets"]) expect(bodies).not.toContain(secret);

  await userEvent.click(screen.getByRole("button", { name: "Bring another file" }));
  await choose(await bytesOf(daylioZip(days)), "backup.daylio");
  await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
  expect(await screen.findByText("2 entries are here already, and stay as they are.")).toBeInTheDocument();
});

test("an import is taken back with its number, and can be brought again", async () => {
  const ada = await person("ada");
  await opened(ada);
  await bring(daylioZip(days));

  await userEvent.click(await screen.findByRole("button", { name: "Take back the import from Daylio" }));
  expect(await screen.findByText(/^2 entries are deleted for good\./)).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Delete 2 entries" }));

  await screen.findByText("2 entries deleted.");
  expect((await archiveOf({ token: ada.token })).entries).toBe("");
  await bring(daylioZip(days));
  expect((await archiveOf({ token: ada.token })).lines).toHaveLength(2);

  await userEvent.click(screen.getByRole("button", { name: "Bring another file" }));
  const earlier = await screen.findByRole("region", { name: "Brought from other apps" });
  expect(within(earlier).getAllByRole("listitem")).toHaveLength(1);
  expect(earlier).toHaveTextContent(/Daylio.*2 entries/);
});

describe("an import that was stopped", () => {
  const many = Array.from({ length: 600 }, (_, index) => ({ ...daylioDay, id: index + 1, note: `Note ${index}` }));
  // A second one would have another time in it.
  const file = daylioZip(many);

  test("goes on as the same import after a reload, and is taken back as a whole", async () => {
    const ada = await person("ada");
    await openMemory(ada);
    await stopHalfway(ada, file);

    expect(screen.getByText(/^The import of “backup.daylio” stopped after 500 of 600 entries\./)).toBeInTheDocument();
    await choose(await bytesOf(file), "backup.daylio");
    await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
    expect(await screen.findByText("500 entries are here already, and stay as they are.")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Bring in 100 entries" }));
    await screen.findByText(/^100 entries were brought in.* 500 entries were here already\.$/);

    expect(await importsOf(ada)).toMatchObject([{ brought: 600, standing: 600 }]);
    await userEvent.click(screen.getByRole("button", { name: "Bring another file" }));
    expect(screen.queryByText(/^The import of “backup.daylio” stopped/)).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole("button", { name: "Take back the import from Daylio" }));
    await userEvent.click(await screen.findByRole("button", { name: "Delete 600 entries" }));
    await screen.findByText("600 entries deleted.");
    expect((await archiveOf({ token: ada.token })).entries).toBe("");
    expect(await importsOf(ada)).toEqual([]);
  });

  test.each(["here", "elsewhere"])("and taken back %s is brought again as a new one", async (where) => {
    const ada = await person("ada");
    await stopHalfway(ada, file);
    const [stopped] = await importsOf(ada);
    if (where === "here") {
      await userEvent.click(await screen.findByRole("button", { name: "Take back the import from Daylio" }));
      await userEvent.click(await screen.findByRole("button", { name: "Delete 500 entries" }));
      await waitFor(() => expect(screen.queryByText(/^The import of “backup.daylio” stopped/)).not.toBeInTheDocument());
    } else await sendRequest("DELETE", `/api/user/imports/${stopped?.id}`, { headers: bearer(ada) });

    await choose(await bytesOf(file), "backup.daylio");
    await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
    await userEvent.click(await screen.findByRole("button", { name: "Bring in 600 entries" }));
    await screen.findByText(/^600 entries were brought in/);

    const imports = await importsOf(ada);
    expect(imports).toMatchObject([{ brought: 600, standing: 600 }]);
    expect(imports[0]?.id).not.toBe(stopped);
  });

  test("does not take in another file", async () => {
    const ada = await person("ada");
    await stopHalfway(ada, file);

    await bring(daylioZip(many.slice(-2)));

    expect(await importsOf(ada)).toMatchObject([{ brought: 2 }, { brought: 500 }]);
    await userEvent.click(screen.getByRole("button", { name: "Bring another file" }));
    expect(screen.getByText(/^The import of “backup.daylio” stopped after 500 of 600 entries\./)).toBeInTheDocument();
  });
});

test("a mood without a suggestion is asked for, and nothing is suggested to be depressed", async () => {
  const ada = await person("ada");
  await opened(ada);
  const csv = "Date,Mood,Notes,Takeaways\n2026 Sun Feb 8 4:04 PM,Depressed,Rain,";

  await choose(csv, "HowWeFeel.csv");
  await userEvent.click(await screen.findByRole("button", { name: "Continue" }));

  const mood = screen.getByLabelText("Depressed");
  expect(mood).toHaveAccessibleDescription(/^Please choose a mood, or leave it out\./);
  expect(mood).toHaveFocus();
  await userEvent.selectOptions(mood, "out");
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  await userEvent.click(await screen.findByRole("button", { name: "Bring in 1 entry" }));
  await screen.findByText(/^1 entry was brought in/);
  expect((await archiveOf(ada)).lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { kind: "journal", body: "Rain" },
  ]);
});

test("words are kept up to the number of own moods, those used most before the others", async () => {
  const ada = await person("ada");
  granted(await wordsOverRest(ada).createOwnMood({ name: "Floating", emoji: "🌊", value: "calm" }));
  await opened(ada);
  const words = Array.from({ length: 51 }, (_, n) => `word ${n}`);
  const rows = [...words, ...words.slice(1)].map((word, n) => `2025-01-01 00:${`${n % 60}`.padStart(2, "0")},${word}`);

  await choose(["date,mood", ...rows, "2025-01-02,Calm", "2025-01-02,CALM "].join("\n"), "diary.csv");
  await userEvent.click(await screen.findByRole("button", { name: "Continue" }));

  expect(
    await screen.findByText(
      /^You can have at most 50 own moods, and have 1 already, so the words that are used least are not ticked\.$/,
    ),
  ).toBeInTheDocument();
  expect(screen.getAllByRole("combobox")).toHaveLength(52);
  for (const mood of screen.getAllByLabelText(/^word \d+$/)) fireEvent.change(mood, { target: { value: "calm" } });
  expect(screen.getByLabelText("Keep the word “word 1”")).toBeChecked();
  expect(screen.getByLabelText("Keep the word “word 49”")).toBeChecked();
  expect(screen.getByLabelText("Keep the word “word 50”")).not.toBeChecked();
  expect(screen.getByLabelText("Keep the word “word 0”")).not.toBeChecked();
  expect(screen.getByLabelText("Calm")).toHaveValue("calm");
  expect(screen.queryByLabelText(/^Keep the word “Calm/)).not.toBeInTheDocument();

  await userEvent.click(screen.getByLabelText("Keep the word “word 0”"));
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "You can have at most 50 own moods, and have 1 already. Keep fewer words.",
  );
  await userEvent.click(screen.getByLabelText("Keep the word “word 1”"));
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  await userEvent.click(await screen.findByRole("button", { name: "Bring in 103 entries" }));
  await screen.findByText(/^103 entries were brought in/);
  const ownMoods = await wordsOverRest(ada).ownMoods();
  expect(ownMoods).toHaveLength(50);
  expect(JSON.stringify(ownMoods)).toContain("word 0");
});

test("what stays in the file is named with an example", async () => {
  const ada = await person("ada");
  await opened(ada);

  await choose("date,notes,steps\n2025-01-01,Rain,1200\n2025-01-02,Sun,900", "diary.csv");
  await userEvent.click(await screen.findByRole("button", { name: "Continue" }));

  const left = await screen.findByText("2 values of “steps”.");
  expect(left.parentElement).toHaveTextContent("2 values of “steps”. You left this column out. Example: “1200”");
});

test("the columns of a table are chosen, and one without dates says so", async () => {
  const ada = await person("ada");
  await opened(ada);

  await choose("when;how;what\n03/04/2025;good;Rain\n05/04/2025;rad;Sun", "diary.csv");
  await screen.findByRole("heading", { name: "Your table" });
  expect(screen.getByLabelText("Date")).toHaveDisplayValue("when: 03/04/2025, 05/04/2025");
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(screen.getByLabelText("Mood")).toHaveAccessibleDescription("Please choose a column with moods or text.");
  await userEvent.selectOptions(screen.getByLabelText("Date"), "1");
  await userEvent.selectOptions(screen.getByLabelText("Text"), "2");
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "No day can be read in the column “how”, such as in “good”. Choose another column for the date.",
  );

  await userEvent.selectOptions(screen.getByLabelText("Date"), "0");
  await userEvent.selectOptions(screen.getByLabelText("Mood"), "1");
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  const question = screen.getByRole("radiogroup", { name: /^Which day is “03\/04\/2025”\?/ });
  expect(question).toHaveAccessibleDescription("Please choose which day it is.");
  for (const day of screen.getAllByRole("radio")) expect(day).not.toBeChecked();
  expect(screen.getByRole("radio", { name: "Thursday 3 April 2025" })).toHaveFocus();
  await userEvent.click(screen.getByRole("radio", { name: "Thursday 3 April 2025" }));
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
  await userEvent.click(await screen.findByRole("button", { name: "Bring in 2 entries" }));

  await screen.findByText(/^2 entries were brought in/);
  expect((await archiveOf(ada)).lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { value: "happy", note: "Rain", localDate: "2025-04-03" },
    { value: "great", note: "Sun", localDate: "2025-04-05" },
  ]);
});

test("letters that the file does not name are shown, and asked for where several readings are alike", async () => {
  const ada = await person("ada");
  await opened(ada);
  // Mac Roman: "Café naïve déjà".
  const old = Uint8Array.of(0x43, 0x61, 0x66, 0x8e, 0x20, 0x6e, 0x61, 0x95, 0x76, 0x65, 0x20, 0x64, 0x8e, 0x6a, 0x88);
  const head = new TextEncoder().encode("date,notes\n2025-01-01,");

  await choose(Uint8Array.of(...head, ...old), "diary.csv");
  await screen.findByRole("heading", { name: "The letters of this file" });
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(screen.getByRole("radiogroup")).toHaveAccessibleDescription("Please choose the line that reads right.");
  await userEvent.click(screen.getByRole("radio", { name: /Café naïve déjà.*Western European \(Mac\)/ }));
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));

  const rows = await screen.findByRole("table", { name: "The first rows" });
  expect(within(rows).getByRole("cell", { name: "Café naïve déjà" })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText("Letters"), "windows-1252");
  expect(await within(rows).findByRole("cell", { name: "CafŽ na•ve dŽjˆ" })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText("Letters"), "macintosh");
  await within(rows).findByRole("cell", { name: "Café naïve déjà" });
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  await userEvent.click(await screen.findByRole("button", { name: "Bring in 1 entry" }));
  await screen.findByText(/^1 entry was brought in/);
  expect((await archiveOf(ada)).lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { body: "Café naïve déjà" },
  ]);
});

test("a file without moods and tags is compared at once", async () => {
  const ada = await person("ada");
  await opened(ada);

  await choose("date,notes\n2025-01-01,Rain", "diary.csv");
  await userEvent.click(await screen.findByRole("button", { name: "Continue" }));

  expect(await screen.findByRole("button", { name: "Bring in 1 entry" })).toBeInTheDocument();
});

test("one note is brought by the day of its name, and a day of an archive is refused with the way to the archive", async () => {
  const ada = await person("ada");
  await opened(ada);

  await choose("---\ndate: 2024-03-06\nentries: 1\ngold: 0\ncoal: 0\n---\n# Wednesday", "2024-03-06.md");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "This is the readable copy of a Kindling archive. Bring the archive instead: the ZIP that “Take everything” gave you.",
  );
  await choose("---\ntags: [walk]\n---\nA walk with [[Mira]].", "2024-03-05.md");
  await screen.findByRole("heading", { name: "Your words in your notes" });
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  await userEvent.click(await screen.findByRole("button", { name: "Bring in 1 entry" }));

  await screen.findByText(/^1 entry was brought in/);
  expect((await archiveOf(ada)).lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { kind: "journal", body: "A walk with [[Mira]].", localDate: "2024-03-05", source: { app: "markdown" } },
  ]);
});

describe("several files chosen together", () => {
  test("are opened one after another, and each that waits is named", async () => {
    const ada = await person("ada");
    await opened(ada);

    await chooseAll([
      ["rain.csv", table("Rain")],
      ["photo.txt", "Dear diary"],
      ["sun.csv", table("Sun", 2)],
    ]);
    await screen.findByRole("heading", { name: "Your table" });
    expect(screen.getByText("Files that wait").parentElement).toHaveTextContent("photo.txt, sun.csv");
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    await userEvent.click(await screen.findByRole("button", { name: "Bring in 1 entry" }));
    await screen.findByText(/^1 entry was brought in/);

    await userEvent.click(screen.getByRole("button", { name: "Next file: photo.txt (2 of 3)" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("This seems to be a text that is no table.");
    expect(screen.getByText("1 file waits: sun.csv")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Next file: sun.csv (3 of 3)" }));
    await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
    await userEvent.click(await screen.findByRole("button", { name: "Bring in 1 entry" }));
    await screen.findByText(/^1 entry was brought in/);
    expect(screen.queryByRole("button", { name: /^Next file/ })).not.toBeInTheDocument();
    expect((await archiveOf(ada)).lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { body: "Rain" },
      { body: "Sun" },
    ]);
  });

  test("are one diary where an app writes several, and the others wait", async () => {
    const ada = await person("ada");
    await opened(ada);

    await chooseAll([
      ["Home.json", journal("A", "Home")],
      ["notes.csv", table("Rain")],
      ["Travel.json", journal("B", "Away")],
    ]);

    await screen.findByRole("heading", { name: "Your words in Day One" });
    expect(screen.getByText("File", { exact: true }).parentElement).toHaveTextContent("Home.json and 1 other file");
    expect(screen.getByText("File that waits").parentElement).toHaveTextContent("notes.csv");
    await userEvent.click(screen.getByRole("button", { name: "Continue" }));
    await userEvent.click(await screen.findByRole("button", { name: "Bring in 2 entries" }));
    await screen.findByText(/^2 entries were brought in/);
    expect(screen.getByRole("button", { name: "Next file: notes.csv (3 of 3)" })).toBeInTheDocument();
  });

  test("that wait can be left out", async () => {
    const ada = await person("ada");
    await opened(ada);

    await chooseAll([
      ["a.txt", "Dear diary"],
      ["b.csv", table("Rain")],
    ]);
    await userEvent.click(await screen.findByRole("button", { name: "Leave it out" }));

    expect(screen.queryByText(/file waits/)).not.toBeInTheDocument();
    expect(screen.getByLabelText("Choose a file")).toBeInTheDocument();
  });
});

function table(text: string, day = 1): string {
  return `date,notes\n2025-01-0${day},${text}`;
}

function journal(uuid: string, text: string): string {
  const entry = { uuid, creationDate: "2024-06-01T21:30:00Z", timeZone: "Europe/Berlin", text };
  return JSON.stringify({ metadata: { version: "1.0" }, entries: [entry] });
}

/** Stops an import after its first call, and opens the screen again, as a reload does. */
async function stopHalfway(as: Person, file: Blob): Promise<void> {
  const [answered, goOn] = delayedAnswer();
  const { unmount } = openProduct({
    as,
    path: "/bring-your-diary",
    fetch: handlingAt("/user/import", answered, browserFetch(as)),
  });
  await screen.findByLabelText("Choose a file");
  await choose(await bytesOf(file), "backup.daylio");
  await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
  await userEvent.click(await screen.findByRole("button", { name: "Bring in 600 entries" }));
  await userEvent.click(await screen.findByRole("button", { name: "Stop" }));
  goOn();
  await screen.findByText("Stopped. Everything brought in so far is saved.");
  unmount();
  await opened(as);
}

async function importsOf(as: Person): Promise<Import[]> {
  return (await sendRequest("GET", "/api/user/imports", { headers: bearer(as) })).json as Import[];
}

/** Opens the screen. Returns the bodies that it sends. */
async function opened(as: Person): Promise<string[]> {
  const through = browserFetch(as);
  const sent: string[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { body } = init ?? {};
    if (body instanceof ArrayBuffer) sent.push(new TextDecoder().decode(body));
    return through(input, init);
  };
  openProduct({ as, path: "/bring-your-diary", fetch });
  await screen.findByLabelText("Choose a file");
  return sent;
}

async function bring(file: Blob): Promise<void> {
  await choose(await bytesOf(file), "backup.daylio");
  await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
  await userEvent.click(await screen.findByRole("button", { name: "Bring in 2 entries" }));
  await screen.findByText(/^2 entries were brought in/);
}

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

async function choose(content: string | Uint8Array, name: string): Promise<void> {
  const input = await screen.findByLabelText(/^Choose a file/);
  // Node's file: that of jsdom cannot be read in parts.
  fireEvent.change(input, { target: { files: [new File([content], name)] } });
}

async function chooseAll(files: readonly (readonly [name: string, content: string])[]): Promise<void> {
  const input = await screen.findByLabelText(/^Choose a file/);
  fireEvent.change(input, { target: { files: files.map(([name, content]) => new File([content], name)) } });
}
