import { File } from "node:buffer";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { archiveBlob, moodLine, sealedBlob } from "#tests/support/archiveFiles.ts";
import { archiveOf, bringBack } from "#tests/support/archives.ts";
import { granted } from "#tests/support/door.ts";
import { fill } from "#tests/support/formPage.ts";
import { person, type Person } from "#tests/support/people.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { restDoor } from "#tests/support/restDoor.ts";
import { act, arrives, fireEvent, screen, waitFor, within } from "#tests/support/screen.ts";
import { cut, delayedAnswer, delayedRequest, type RequestHandler } from "#tests/support/wire.ts";
import { trendDoors } from "#tests/support/trendDoors.ts";
import { wordsOverRest } from "#tests/support/wordDoors.ts";
import { stubWorkers } from "#tests/support/workers.ts";

beforeEach(stubWorkers);

const many = Array.from({ length: 1_100 }, (_, n) => moodLine(n));

test("somebody whose diary was reset brings all of it back, and a second time nothing changes", async () => {
  const ada = await person("ada");
  const door = restDoor({ as: ada });
  granted(await door.logAction({ eventTitle: "Held the door" }));
  granted(await door.saveMood({ value: "calm", note: "Slept well" }));
  // No entry has it, so only its own line brings it back.
  granted(await wordsOverRest(ada).createOwnMood({ name: "Floating", emoji: "🌊", value: "calm" }));
  await trendDoors[0]?.open(ada).putDayAway("2025-11-28");
  const { bytes, entries } = await archiveOf(ada);
  await door.resetProgress();
  openProduct({ as: ada, path: "/settings" });
  await userEvent.click(await screen.findByRole("link", { name: /^Bring your diary/ }));

  await choose([bytes]);

  expect(await found()).toMatchObject({ "Actions and events": "1", Moods: "1", "Journal entries": "0", Days: "1" });
  expect(await screen.findByText("Messages, and the gold that messages brought.")).toBeInTheDocument();
  expect((await archiveOf(ada)).entries).toBe("");

  await userEvent.click(await screen.findByRole("button", { name: "Bring in 2 entries" }));

  await screen.findByRole("heading", { name: "It is all here" });
  expect(
    screen.getByText(/^2 entries were brought in, from .*\. 1 tag or own mood was brought in\.$/),
  ).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Read the first day" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^\/journal\?day=\d{4}-\d\d-\d\d$/),
  );
  expect((await archiveOf(ada)).entries).toBe(entries);
  expect(await wordsOverRest(ada).ownMoods()).toMatchObject([{ name: "Floating" }]);
  expect(await trendDoors[0]?.open(ada).daysPutAway()).toBe(1);

  await userEvent.click(screen.getByRole("button", { name: "Bring another file" }));
  await choose([bytes]);

  expect(await screen.findByText("All of them are here already, and stay as they are.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Bring in/ })).not.toBeInTheDocument();
});

test("a file whose entries are all here brings its tags and own moods alone, and names those that cannot be", async () => {
  const ada = await person("ada");
  await bringBack(ada, [moodLine(1)]);
  const ownWords = [
    { kind: "tag", name: "Mira", group: "People" },
    { kind: "ownMood", name: "Floating", emoji: "🌊", value: "calm" },
    { kind: "tag", name: "x".repeat(51) },
  ];
  const sent: string[] = [];
  await opened(ada, (pass, path) => {
    sent.push(path);
    return pass();
  });

  await choose([
    await bytesOf(archiveBlob({ lines: [moodLine(1)], words: ownWords.map((word) => JSON.stringify(word)) })),
  ]);

  expect(await found()).toMatchObject({ Moods: "1", "Tags and own moods": "3" });
  expect(await screen.findByText("2 tags and own moods are new.")).toBeInTheDocument();
  await userEvent.click(screen.getByText(/^1 line cannot be brought/));
  expect(screen.getByText("Tag or mood, line 3:").parentElement).toHaveTextContent(/50 characters/);
  expect(await wordsOverRest(ada).tags()).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Bring in 2 tags and own moods" }));

  await screen.findByText("2 tags and own moods were brought in. 1 entry was here already.");
  expect(await wordsOverRest(ada).tags()).toMatchObject([{ name: "Mira", group: "People" }]);
  expect(await wordsOverRest(ada).ownMoods()).toMatchObject([{ name: "Floating" }]);
  // Of the entries only the dry run was sent.
  expect(sent.filter((path) => path.endsWith("/import"))).toHaveLength(1);
});

test("a line that is refused is named with its reason, and the others are brought", async () => {
  const ada = await person("ada");
  await opened(ada);

  await choose(await archiveOfLines([moodLine(1), moodLine(2, "x".repeat(5_001)), "nonsense", moodLine(3)]));
  await userEvent.click(await screen.findByText(/^2 lines cannot be brought/));

  await userEvent.tab();
  expect(screen.getByRole("list", { name: "Lines that cannot be brought in" })).toHaveFocus();
  const reasons = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(reasons).toEqual(
    expect.arrayContaining(["Line 2: Journal note can be at most 5,000 characters.", "Line 3: This line is not JSON."]),
  );
  await userEvent.click(screen.getByRole("button", { name: "Bring in 2 entries" }));
  await screen.findByRole("heading", { name: "Your diary is here" });
  expect(screen.getByText(/^2 lines could not be brought/)).toBeInTheDocument();
  expect((await archiveOf(ada)).lines).toHaveLength(2);
});

describe("a long import", () => {
  test("halts when the connection is lost, and goes on where it stood", async () => {
    const ada = await person("ada");
    let real = 0;
    await opened(ada, (pass, path) => {
      if (!path.endsWith("/import")) return pass();
      real += 1;
      return real === 2 ? cut() : pass();
    });
    await choose(await archiveOfLines(many));
    await userEvent.click(await screen.findByRole("button", { name: "Bring in 1,100 entries" }));

    expect(await screen.findByRole("alert")).toHaveTextContent(
      "The connection was lost. Everything brought in so far is saved.",
    );
    expect(screen.getByRole("progressbar", { name: "Bringing in your entries" })).toHaveAttribute(
      "aria-valuetext",
      "500 of 1,100",
    );
    expect((await archiveOf(ada)).lines).toHaveLength(500);

    await userEvent.click(screen.getByRole("button", { name: "Continue" }));

    await screen.findByText(/^1,100 entries were brought in/);
    expect((await archiveOf(ada)).lines).toEqual(many);
  });

  test("is stopped, and after a reload says what is here already", async () => {
    const ada = await person("ada");
    const [answered, goOn] = delayedAnswer();
    const { unmount } = await opened(ada, (pass, path) => (path.endsWith("/import") ? answered(pass) : pass()));
    await choose(await archiveOfLines(many));
    await userEvent.click(await screen.findByRole("button", { name: "Bring in 1,100 entries" }));

    await userEvent.click(await screen.findByRole("button", { name: "Stop" }));
    goOn();

    expect(await screen.findByRole("alert")).toHaveTextContent("Stopped. Everything brought in so far is saved.");
    expect((await archiveOf(ada)).lines).toHaveLength(500);
    unmount();
    const sent: string[] = [];
    await opened(ada, (pass, path) => {
      sent.push(path);
      return pass();
    });
    expect(
      screen.getByText(
        /^The import of “diary.zip” stopped after 500 of 1,100 entries. Choose the same file to continue/,
      ),
    ).toBeInTheDocument();
    await choose(await archiveOfLines(many));
    expect(await screen.findByText("500 entries are here already, and stay as they are.")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Bring in 600 entries" }));
    await screen.findByText(/^600 entries were brought in.* 500 entries were here already\.$/);
    expect((await archiveOf(ada)).lines).toEqual(many);
    // The batch that is here already is not sent a second time.
    expect(sent.filter((path) => path.endsWith("/import"))).toHaveLength(2);
  });

  test("goes on while another screen is open", async () => {
    const ada = await person("ada");
    const [waiting, goOn] = delayedRequest();
    await opened(ada, (pass, path) => (path.endsWith("/import") ? waiting(pass) : pass()));
    await choose(await archiveOfLines(many));
    await userEvent.click(await screen.findByRole("button", { name: "Bring in 1,100 entries" }));
    await screen.findByRole("progressbar", { name: "Bringing in your entries" });

    await userEvent.click(screen.getByRole("link", { name: "Back" }));
    await screen.findByRole("switch", { name: "Insights" });
    goOn();
    await arrives(async () => expect((await archiveOf({ token: ada.token })).lines).toHaveLength(1_100));

    await userEvent.click(screen.getByRole("link", { name: /^Bring your diary/ }));
    expect(await screen.findByText(/^1,100 entries were brought in/)).toBeInTheDocument();
  });
});

test("a file that cannot be brought says why, sends nothing, and another one can be chosen", async () => {
  const ada = await person("ada");
  const sent: string[] = [];
  await opened(ada, (pass, path) => {
    if (isImport(path)) sent.push(path);
    return pass();
  });

  await choose(["Dear diary"]);

  expect(await screen.findByRole("alert")).toHaveTextContent("This seems to be a text that is no table.");
  expect(sent).toEqual([]);
  const input = screen.getByLabelText("Choose a file");
  expect(input).toHaveAccessibleDescription(/^This seems to be a text that is no table\./);
  expect(input).toHaveFocus();
  await bringBack(ada, [moodLine(1)]);
  await choose(await archiveOfLines([moodLine(1), moodLine(2)]));
  expect(await screen.findByText("1 entry is here already, and stays as it is.")).toBeInTheDocument();
});

test("a sealed file is opened with its passphrase", async () => {
  const ada = await person("ada");
  await opened(ada);
  const plain = await archiveBlob({ lines: [moodLine(1)] });
  const file = await (await sealedBlob(plain, "horse battery staple")).arrayBuffer();

  await choose([new Uint8Array(file)], "diary.zip.age");
  await screen.findByRole("heading", { name: "This file is encrypted" });
  await userEvent.click(screen.getByRole("button", { name: "Open the file" }));
  expect(screen.getByLabelText("Passphrase")).toHaveAccessibleDescription("Please type the passphrase of this file.");

  fill(screen.getByLabelText("Passphrase"), "horse battery stable");
  await userEvent.click(screen.getByRole("button", { name: "Open the file" }));
  await waitFor(() =>
    expect(screen.getByLabelText("Passphrase")).toHaveAccessibleDescription(
      "That passphrase does not open this file. Please check it and try again.",
    ),
  );

  fill(screen.getByLabelText("Passphrase"), "horse battery staple");
  await userEvent.click(screen.getByRole("button", { name: "Open the file" }));
  expect(await screen.findByRole("button", { name: "Bring in 1 entry" })).toBeInTheDocument();
});

test("a file is dropped, and one that falls beside the field does not replace the page", async () => {
  const ada = await person("ada");
  await opened(ada);
  const dataTransfer = { files: [new File(await archiveOfLines([moodLine(1)]), "diary.zip")] };
  const input = screen.getByLabelText("Choose a file");
  const heading = screen.getByRole("heading", { name: "From a file" });

  // False: the browser's own answer is prevented.
  for (const event of [fireEvent.dragOver, fireEvent.drop]) expect(event(heading, { dataTransfer })).toBe(false);
  expect(input).toBeInTheDocument();
  expect(fireEvent.dragOver(input, { dataTransfer })).toBe(false);
  fireEvent.drop(input, { dataTransfer });

  expect(await screen.findByRole("button", { name: "Bring in 1 entry" })).toBeInTheDocument();
});

test("without a server nothing can be chosen or dropped, and the field says why", async () => {
  const ada = await person("ada");
  let isAway = false;
  const through = browserFetch(ada);
  openProduct({ as: ada, path: "/settings", fetch: (input, init) => (isAway ? cut() : through(input, init)) });
  const link = await screen.findByRole("link", { name: /^Bring your diary/ });
  const dataTransfer = { files: [new File(await archiveOfLines([moodLine(1)]), "diary.zip")] };

  isAway = true;
  act(() => void window.dispatchEvent(new Event("online")));
  await screen.findByText("Not connected.");
  await userEvent.click(link);
  const input = await screen.findByLabelText("Choose a file Needs a connection");
  expect(input).toHaveAttribute("aria-disabled", "true");
  expect(fireEvent.click(input)).toBe(false);
  fireEvent.drop(input, { dataTransfer });
  await choose(await archiveOfLines([moodLine(1)]));
  expect(screen.getByRole("heading", { name: "From a file" })).toBeInTheDocument();

  isAway = false;
  await waitFor(() => expect(screen.getByLabelText("Choose a file")).not.toHaveAttribute("aria-disabled"));
  fireEvent.drop(screen.getByLabelText("Choose a file"), { dataTransfer });
  expect(await screen.findByRole("button", { name: "Bring in 1 entry" })).toBeInTheDocument();
});

test("a dry run that loses the connection says that nothing is saved, and goes on", async () => {
  const ada = await person("ada");
  let calls = 0;
  await opened(ada, (pass, path) => {
    if (!isImport(path)) return pass();
    calls += 1;
    return calls === 1 ? cut() : pass();
  });

  await choose(await archiveOfLines([moodLine(1)]));

  expect(await screen.findByRole("alert")).toHaveTextContent("The connection was lost. Nothing is saved yet.");
  await userEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByRole("button", { name: "Bring in 1 entry" })).toBeInTheDocument();
});

/** Whether an address brings lines. That of the list of imports does not. */
function isImport(path: string): boolean {
  return /\/import(?!s)/.test(path);
}

/** Opens the screen. `fate` meets each request. */
async function opened(
  as: Person,
  fate?: (...[pass, path]: [...Parameters<RequestHandler>, string]) => Promise<Response>,
) {
  const through = browserFetch(as);
  const fetch: typeof globalThis.fetch = (input, init) => {
    const pass = () => through(input, init);
    return fate ? fate(pass, input instanceof Request ? input.url : input.toString()) : pass();
  };
  const product = openProduct({ as, path: "/bring-your-diary", fetch });
  await screen.findByLabelText("Choose a file");
  return product;
}

async function archiveOfLines(lines: readonly string[]) {
  return [await bytesOf(archiveBlob({ lines }))];
}

async function bytesOf(blob: Promise<Blob>): Promise<Uint8Array> {
  return new Uint8Array(await (await blob).arrayBuffer());
}

async function choose(parts: (string | Uint8Array)[], name = "diary.zip"): Promise<void> {
  const input = await screen.findByLabelText(/^Choose a file/);
  // Node's file: that of jsdom cannot be read in parts.
  fireEvent.change(input, { target: { files: [new File(parts, name)] } });
}

/** The numbers of what was found. */
async function found(): Promise<Record<string, string>> {
  const card = await screen.findByRole("region", { name: "What was found" });
  const [names, numbers] = ["term", "definition"].map((role) =>
    within(card)
      .getAllByRole(role)
      .map(({ textContent }) => textContent),
  );
  return Object.fromEntries((names ?? []).map((name, index) => [name, numbers?.[index] ?? ""]));
}
