import { describe, expect, test } from "vitest";
import { openingLimits } from "#domain/archive.ts";
import { openFile } from "#client/screens/bring-your-diary/opening.ts";
import { openZip } from "#client/screens/bring-your-diary/source/zip.ts";
import { zipBlob } from "#tests/support/archiveFiles.ts";
import { applePage, dayOneZip } from "#tests/support/elsewhereFiles.ts";
import { oldZip, sparse } from "#tests/support/zipParts.ts";

const journal = JSON.stringify({
  metadata: { version: "1.0" },
  entries: [{ uuid: "A1", creationDate: "2024-06-01T21:30:00Z", text: "The heron was back" }],
});

describe("a ZIP that other programs open is opened", () => {
  test.each<[what: string, file: () => Blob | Promise<Blob>]>([
    ["with bytes behind its end", () => new Blob([dayOneZip(one), "\r\n-- sent by a mail program --\r\n"])],
    ["with 300 kB behind its end", () => new Blob([dayOneZip(one), new Uint8Array(300_000)])],
    ["with bytes before its beginning", () => new Blob(["#!/bin/sh\nexit 0\n", dayOneZip(one)])],
    ["with bytes before and behind it", () => new Blob(["HTTP/1.1 200\r\n\r\n", dayOneZip(one), "\n\n"])],
    ["with a slash before each name", () => zipBlob({ "/Journal.json": journal })],
    ["with a whole path as the name", () => zipBlob({ "/absolute/Journal.json": journal })],
    ["with the path of a share as the name", () => zipBlob({ "\\\\Journal.json": journal })],
    ["with sizes behind each file", () => oldZip([{ name: "Journal.json", content: journal, isStreamed: true }])],
    [
      "with sizes behind each deflated file",
      () => oldZip([{ name: "Journal.json", content: journal, isStreamed: true, isDeflated: true }]),
    ],
    ["with names in other scripts", () => zipBlob({ "Tagebuch für Käthe 日記.json": journal })],
    ["with a photo beside it", () => zipBlob({ "photos/a.jpeg": "…", "Journal.json": journal }, { level: 6 })],
  ])("%s", async (_what, file) => {
    expect(await textsIn(await file())).toEqual(["The heron was back"]);
  });

  test("with backslashes in its names, as Windows wrote them", async () => {
    const file = zipBlob({
      "AppleJournalEntries\\index.html": "<html></html>",
      "AppleJournalEntries\\Entries\\2025-10-29.html": applePage({ body: "Words" }),
      "AppleJournalEntries\\Resources\\P.json": "{}",
    });

    expect(await textsIn(file)).toEqual(["Words"]);
    expect([...((await openZip(file))?.names ?? [])]).toContain("AppleJournalEntries/Entries/2025-10-29.html");
  });

  test("with more than 65,535 files, whose number does not fit", async () => {
    const photos = Array.from({ length: 66_000 }, (_, n) => ({ name: `photos/${n}.jpeg`, content: "" }));

    const file = await inMemory(oldZip([...photos, { name: "Journal.json", content: journal }]));

    expect((await openZip(file))?.names.size).toBe(66_001);
    expect(await textsIn(file)).toEqual(["The heron was back"]);
  });

  test.each([
    { of: "4.3 GB", videos: [3_000_000_000, 1_300_000_000] },
    { of: "9 GB", videos: [3_000_000_000, 3_000_000_000, 3_000_000_000] },
    { of: "5 GB, of which one file has more than 4 GB", videos: [5_000_000_000] },
  ])("of $of, as the Finder packs it", async ({ videos }) => {
    const file = oldZip([
      page("2025-10-28", "Before"),
      ...videos.map((bytes, n) => ({ name: `AppleJournalEntries/Resources/${n}.mov`, content: bytes })),
      page("2025-10-29", "Behind"),
    ]);

    expect(await textsIn(file)).toEqual(["Before", "Behind"]);
  });
});

describe("a ZIP is not opened", () => {
  test("that is cut within a file that is a whole ZIP itself", async () => {
    const inner = new Uint8Array(await dayOneZip(one).arrayBuffer());
    const outer = oldZip([
      { name: "Words.txt", content: "Words" },
      { name: "attached.zip", content: inner },
      { name: "Journal.json", content: journal },
    ]);
    const end = 30 + "Words.txt".length + 5 + 30 + "attached.zip".length + inner.length + 10;

    await expect(openZip((await inMemory(outer)).slice(0, end))).rejects.toThrow(
      "This file is incomplete: its end is missing.",
    );
  });

  test("that lists more files than a diary has", async () => {
    const file = zipBlob({ "Journal.json": journal });
    const bytes = new Uint8Array(await file.arrayBuffer());
    new DataView(bytes.buffer).setUint32(bytes.length - 10, openingLimits.directoryBytes + 1, true);

    await expect(openZip(sparse([openingLimits.directoryBytes + 1, bytes]))).rejects.toThrow(
      "This ZIP lists far more files than a diary has",
    );
  });

  test.each([
    ["packed in a way of its own", 10, 12],
    ["encrypted", 8, 1],
  ])("whose file is %s, and says so", async (_what, place, value) => {
    const bytes = new Uint8Array(await zipBlob({ "Journal.json": journal }).arrayBuffer());
    const view = new DataView(bytes.buffer);
    view.setUint16(view.getUint32(bytes.length - 6, true) + place, value, true);

    const zip = await openZip(new Blob([bytes]));

    await expect(zip?.text("Journal.json", openingLimits.appBytes)).rejects.toThrow(
      /This ZIP (?:is packed in a way that cannot be opened here|has a password of its own)\./,
    );
  });
});

test.each([
  ["text", "Dear diary, PK\u0005\u0006 is no end"],
  ["long text", `PK\u0005\u0006${"Dear diary. ".repeat(10_000)}`],
  ["nothing", ""],
])("a file of %s is no ZIP", async (_what, content) => {
  expect(await openZip(new Blob([`x${content}`]))).toBeUndefined();
});

const one = { Journal: [{ uuid: "A1", creationDate: "2024-06-01T21:30:00Z", text: "The heron was back" }] };

function page(name: string, body: string) {
  const content = applePage({ body });
  return { name: `AppleJournalEntries/Entries/${name}.html`, content, isStreamed: true, isDeflated: true };
}

async function inMemory(file: Blob): Promise<Blob> {
  return new Blob([await file.slice().arrayBuffer()]);
}

async function textsIn(file: Blob): Promise<string[]> {
  const given = await openFile(file);
  if (!("elsewhere" in given)) throw new Error("This is no diary of another app.");
  return given.elsewhere.entries.map(({ text }) => text);
}
