import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { zipBlob } from "#tests/support/archiveFiles.ts";
import { daylioBackup, daylioDay, dayOneZip } from "#tests/support/elsewhereFiles.ts";

// Each file is opened in a process of its own. Where the time grew with the square of the length, it would take many
// minutes, and the test ends the process.

let folder = "";
let bundle = "";

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "kindling-files-"));
  const built = await rolldown({ input: "client/screens/bring-your-diary/reading.ts", platform: "node" });
  const { output } = await built.write({ dir: folder, format: "esm", entryFileNames: "reading.mjs" });
  await built.close();
  bundle = join(folder, output[0].fileName);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const many = 400_000;
const noted = (note: string) => new Blob([daylioBackup([{ ...daylioDay, note }])]);
const written = (text: string) => dayOneZip({ Journal: [{ uuid: "A", creationDate: "2021-01-01T10:00:00Z", text }] });
const rich = (contents: readonly object[]) =>
  dayOneZip({ Journal: [{ uuid: "A", creationDate: "2021-01-01T10:00:00Z", richText: JSON.stringify({ contents }) }] });

test.each<[what: string, file: () => Blob]>([
  ["tags that never end in a note", () => noted("<p".repeat(many))],
  ["tags with blanks that never end in a note", () => noted("<a ".repeat(many))],
  ["hard blanks in a note of HTML", () => noted(`<p>x${"\u00A0".repeat(many)}x</p>`)],
  ["links in a note", () => noted('<a href="x">y</a>'.repeat(many / 4))],
  ["ends of tags that never began", () => noted(`<p>x${"</mira>".repeat(many)}`)],
  ["breaks in quotes in quotes", () => noted("<blockquote>".repeat(900) + "x<br>".repeat(many))],
  ["lines of code", () => rich([{ text: "x\n".repeat(many), attributes: { line: { codeBlock: true } } }])],
  ["backticks in code", () => rich([{ text: "`".repeat(many), attributes: { inlineCode: true } }])],
  [
    "pieces of a link",
    () => rich(Array.from({ length: many / 4 }, () => ({ text: "x", attributes: { linkURL: "y" } }))),
  ],
  [
    "names in a state of mind",
    () =>
      zipBlob({
        "Entries/2021-01-01.html": `<body><div class="gridItem assetType_stateOfMind">${"sad, ".repeat(many)}</div>`,
      }),
  ],
  ["pictures that never end", () => written("![".repeat(many))],
  ["addresses of pictures that never end", () => written("![](dayone-moment:".repeat(many))],
  ["blanks in a heading of two lines", () => written(`# ${" ".repeat(many)}a\u2028b`)],
  [
    "times in a date",
    () => new Blob([`date,mood,note\n2021-01-01,happy,x\n"May 1 ${"12:00".repeat(many)}\n",happy,x\n`]),
  ],
])("a file with hundreds of thousands of %s is opened", async (_what, file) => {
  expect(await opened(file())).toBe("opened");
});

test("a table with lists in lists, thousands deep, is refused in words", async () => {
  const cell = "[".repeat(5_000) + "]".repeat(5_000);

  expect(await opened(new Blob([`[{"date":"2021-01-01","mood":"happy","x":${cell}}]`]))).toBe(
    "This JSON has lists in lists, 100 deep, so it was not opened.",
  );
});

test("a page with tags in tags, thousands deep, is refused in words", async () => {
  const page = `<body>${'<div class="gridItem">'.repeat(many)}`;

  expect(await opened(zipBlob({ "Entries/2021-01-01.html": page }))).toBe(
    "This file has tags in tags, 1,000 deep, so it was not opened.",
  );
});

/** What "Bring your diary" says of a file. */
async function opened(file: Blob): Promise<string> {
  const path = join(folder, crypto.randomUUID());
  writeFileSync(path, await file.bytes());
  const child = spawn(process.execPath, ["tests/support/open-file.mjs", bundle, path], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  child.stdout.on("data", (piece) => (said += piece));
  await once(child, "close");
  return said.trim();
}
