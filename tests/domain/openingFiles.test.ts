import { memoryUsage } from "node:process";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Decrypter } from "age-encryption";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { archiveFiles, importLimits, openingLimits } from "#domain/archive.ts";
import { sealed } from "#client/screens/_archive/sealedFile.ts";
import { createReading, type Batch } from "#client/screens/bring-your-diary/reading.ts";
import { linesIn } from "#client/screens/bring-your-diary/source/jsonLines.ts";
import { sheetColumns } from "#server/nouns/archive/sheet.ts";
import { archiveBlob, entriesText, manifestText, moodLine, sealedBlob, zipBlob } from "#tests/support/archiveFiles.ts";

const lines = [moodLine(1), moodLine(2), moodLine(30)];

async function found(file: Blob, passphrase?: string) {
  const reading = createReading();
  const opened = await reading.open({ file, ...(passphrase === undefined ? {} : { passphrase }) });
  if (!("found" in opened)) throw new Error("This is no archive.");
  const what = opened.found;
  const batches: Batch[] = [];
  for (let batch = await reading.next("first"); batch; batch = await reading.next("next")) batches.push(batch);
  return { ...what, batches, text: batches.map(({ body }) => new TextDecoder().decode(body)).join("") };
}

describe("an archive", () => {
  test("is opened on the device, and says what it holds and what stays out", async () => {
    const { batches, text, ...what } = await found(await archiveBlob({ lines, messages: 12 }));

    expect(what).toMatchObject({
      source: "Kindling",
      counts: { actions: 0, moods: 3, pages: 0 },
      lines: 3,
      days: 2,
      first: "2025-01-01",
      last: "2025-01-02",
    });
    expect(what.leftOut[0]?.what).toBe("12 messages, and the gold that messages brought");
    expect(text).toBe(entriesText(lines));
    expect(batches).toHaveLength(1);
  });

  test("that was unpacked and packed again by another program is read the same", async () => {
    const files = { [archiveFiles.entries]: entriesText(lines), [archiveFiles.manifest]: manifestText({}) };

    expect((await found(zipBlob(files, { level: 9 }))).text).toBe(entriesText(lines));
  });

  test("may have words that look like the parts of a ZIP", async () => {
    const odd = [moodLine(1, "PK\u0003\u0004 PK\u0007\u0008 PK\u0005\u0006 PK\u0001\u0002")];

    expect((await found(await archiveBlob({ lines: odd }))).text).toBe(entriesText(odd));
  });

  test("comes in batches that one call of the import takes, and can be read again", async () => {
    const many = Array.from({ length: 1_203 }, (_, n) => moodLine(n, "x".repeat(n % 7 === 0 ? 4_900 : 10)));
    const reading = createReading();
    await reading.open({ file: await archiveBlob({ lines: many }) });
    const texts: string[] = [];
    await reading.next("first");

    for (let batch = await reading.next("first"); batch; batch = await reading.next("next")) {
      expect(batch.sent.length).toBeLessThanOrEqual(importLimits.lines);
      expect(batch.body.byteLength).toBeLessThanOrEqual(importLimits.bytes);
      texts.push(new TextDecoder().decode(batch.body));
    }

    expect(texts.join("")).toBe(entriesText(many));
    expect(texts.length).toBeGreaterThanOrEqual(3);
  });

  test("keeps a line back that no call can hold, and names it", async () => {
    const long = JSON.stringify({ kind: "mood", note: "x".repeat(importLimits.bytes) });

    const { batches } = await found(await archiveBlob({ lines: [moodLine(1), long, moodLine(2)] }));

    expect(batches).toMatchObject([
      { sent: [{ line: 1 }, { line: 3 }], unsent: [{ line: 2, problem: "This entry is longer than 900 kB." }] },
    ]);
  });

  test("has tags and own moods, which are counted and need no entries", async () => {
    const word = JSON.stringify({ kind: "tag", name: "Mira" });
    const reading = createReading();

    expect(await reading.open({ file: await archiveBlob({ lines: [], words: [word] }) })).toMatchObject({
      found: { words: 1 },
    });

    const [batch] = await reading.words();
    expect(new TextDecoder().decode(batch?.body)).toBe(`${word}\n`);
    expect((await found(await archiveBlob({ lines }))).words).toBe(0);
  });

  test("whose directory ends as ZIP64 is opened", async () => {
    expect((await found(await withLargeEnd(await archiveBlob({ lines })))).text).toBe(entriesText(lines));
  });

  test("is also taken as entries.jsonl alone", async () => {
    const { text, leftOut } = await found(new Blob([entriesText(lines).trimEnd()]));

    expect(text).toBe(entriesText(lines));
    expect(leftOut[0]?.what).toBe("Messages, and the gold that messages brought");
  });

  test.each([
    ["entries.csv as the archive has it", "\uFEFF", ",", '"'],
    ["entries.csv that a spreadsheet saved again", "", ";", ""],
  ])("is asked for in place of %s", async (_what, mark, separator, quote) => {
    const row = (cells: readonly string[]) => cells.map((cell) => `${quote}${cell}${quote}`).join(separator);
    const names = sheetColumns.map(({ name }) => name);
    const table = `${mark}${row(names)}\r\n${row(["2026-03-02", "08:00", "UTC", "Mood Check", "Calm"])}\r\n`;

    await expect(found(new Blob([table]))).rejects.toThrow(
      "This is the readable copy of a Kindling archive. Bring the archive instead: the ZIP that “Take everything” gave you.",
    );
  });

  test("that begins with an entry that is too long is taken without it", async () => {
    const { batches } = await found(new Blob([entriesText(["x".repeat(importLimits.bytes), ...lines])]));

    expect(batches).toMatchObject([{ sent: [{ line: 2 }, { line: 3 }, { line: 4 }], unsent: [{ line: 1 }] }]);
  });

  test("with a line of 200 MB is read with little memory", async () => {
    setFlagsFromString("--expose-gc");
    const collect = runInNewContext("gc") as () => void;
    let most = 0;
    const pieces = async function* () {
      yield new TextEncoder().encode(`${moodLine(1)}\n`);
      collect();
      const before = memoryUsage().arrayBuffers;
      for (let piece = 1; piece <= 200; piece += 1) {
        yield new Uint8Array(1_000_000).fill(0x78);
        if (piece % 20 > 0) continue;
        collect();
        most = Math.max(most, memoryUsage().arrayBuffers - before);
      }
      yield new TextEncoder().encode(`\n${moodLine(2)}`);
    };

    const read = [];
    for await (const { line, bytes, problem } of linesIn(pieces())) read.push({ line, problem, isWhole: !!bytes });

    expect(read).toEqual([
      { line: 1, problem: undefined, isWhole: true },
      { line: 2, problem: "This entry is longer than 900 kB.", isWhole: false },
      { line: 3, problem: undefined, isWhole: true },
    ]);
    // Buffers are freed a little after a collection.
    expect(most).toBeLessThan(50_000_000);
  });
});

describe("a file that cannot be brought", () => {
  test("because its end is missing says so, wherever it ends", async () => {
    const whole = await archiveBlob({ lines });

    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 4, max: whole.size - 1 }), async (end) => {
        await expect(found(whole.slice(0, end))).rejects.toThrow("This file is incomplete: its end is missing.");
      }),
    );
  });

  test("because a byte of its entries has changed says so, whichever byte it is", async () => {
    const bytes = new Uint8Array(await (await archiveBlob({ lines })).arrayBuffer());
    const begin = 30 + archiveFiles.entries.length;

    await fc.assert(
      fc.asyncProperty(fc.integer({ min: begin, max: begin + entriesText(lines).length - 1 }), async (at) => {
        const changed = bytes.map((byte, index) => (index === at ? byte ^ 1 : byte));
        await expect(found(new Blob([changed]))).rejects.toThrow("This file is damaged");
      }),
    );
  });

  const unpacked = "x".repeat(openingLimits.unpackedFreelyBytes + 1_000);
  const ours = manifestText({});
  const entries = entriesText(lines);
  test.each<[string, () => Blob | Promise<Blob>, string]>([
    ["no ZIP", () => new Blob(["Dear diary"]), "This seems to be a text that is no table."],
    ["an empty file", () => new Blob([]), "This file is empty."],
    ["a ZIP of something else", () => zipBlob({ "photo.jpg": "…" }), "This ZIP holds no diary that Kindling knows."],
    [
      "a ZIP with another program's manifest",
      () => zipBlob({ [archiveFiles.manifest]: '{"format":"other"}', [archiveFiles.entries]: entries }),
      "This ZIP holds no diary that Kindling knows.",
    ],
    [
      "a newer archive",
      () => archiveBlob({ lines, version: 2 }),
      "A newer Kindling made this archive. This server needs an update before it can read it.",
    ],
    ["an archive without entries", () => archiveBlob({ lines: [] }), "There are no entries in this file."],
    [
      "an archive without its entries",
      () => zipBlob({ [archiveFiles.manifest]: ours }),
      "This archive has no entries.jsonl.",
    ],
    [
      "a bomb",
      () => zipBlob({ [archiveFiles.manifest]: ours, [archiveFiles.entries]: unpacked }, { level: 9 }),
      "This file unpacks to far more than a diary holds",
    ],
    [
      "a bomb in the place of the manifest",
      () => zipBlob({ [archiveFiles.manifest]: unpacked, [archiveFiles.entries]: entries }, { level: 9 }),
      "This file unpacks to far more than a diary holds",
    ],
    [
      "an archive that claims 5 GB",
      () =>
        changedDirectory(
          zipBlob({ [archiveFiles.entries]: entries, [archiveFiles.manifest]: ours }),
          24,
          4_100_000_000,
        ),
      "This file unpacks to far more than a diary holds",
    ],
    [
      "an archive with a password",
      () => changedDirectory(zipBlob({ [archiveFiles.entries]: entries, [archiveFiles.manifest]: ours }), 8, 1),
      "This ZIP has a password of its own.",
    ],
    ["a path upwards", () => zipBlob({ "a/../../evil": "", [archiveFiles.manifest]: ours }), "leads out of its folder"],
    [
      "a path upwards with backslashes",
      () => zipBlob({ "a\\..\\..\\evil": "", [archiveFiles.manifest]: ours }),
      "leads out of its folder",
    ],
    ["a path of Windows", () => zipBlob({ "C:\\evil": "", [archiveFiles.manifest]: ours }), "leads out of its folder"],
    ["a file sealed to a key", () => new Blob(["age-encryption.org/v1\n-> X25519 abc"]), "encrypted with a key"],
  ])("because it is %s says so", async (_what, file, sentence) => {
    await expect(found(await file())).rejects.toThrow(sentence);
  });
});

describe("a sealed archive", () => {
  test("opens with its passphrase alone, and asks for another one when it is wrong", async () => {
    const file = await sealedBlob(await archiveBlob({ lines }), "horse battery staple");

    await expect(found(file)).rejects.toMatchObject({ needsPassphrase: true });
    await expect(found(file, "horse battery stable")).rejects.toMatchObject({
      needsPassphrase: true,
      message: "That passphrase does not open this file. Please check it and try again.",
    });
    expect((await found(file, "horse battery staple")).text).toBe(entriesText(lines));
    await expect(found(file.slice(0, -20), "horse battery staple")).rejects.toMatchObject({
      needsPassphrase: false,
      message: expect.stringContaining("this file is incomplete or damaged"),
    });
  });

  const composed = "caf\u00e9 au lait, s'il vous pla\u00eet";
  const decomposed = composed.normalize("NFD");
  const withOtherSpaces = composed.replaceAll(" ", "\u00a0");

  test.each([
    { by: "a Mac", sealedTo: decomposed },
    { by: "a phone", sealedTo: composed },
  ])("of $by opens on every keyboard", async ({ sealedTo }) => {
    const file = await sealedBlob(await archiveBlob({ lines }), sealedTo);

    for (const typed of [composed, decomposed]) expect((await found(file, typed)).text).toBe(entriesText(lines));
  });

  test("with spaces of another kind opens where it was made", async () => {
    const file = await sealedBlob(await archiveBlob({ lines }), withOtherSpaces);

    expect((await found(file, withOtherSpaces)).text).toBe(entriesText(lines));
    await expect(found(file, composed)).rejects.toMatchObject({ needsPassphrase: true });
  });

  test("is encrypted to the form that every keyboard gives", async () => {
    const decrypter = new Decrypter();
    decrypter.addPassphrase(composed);
    const typed = withOtherSpaces.normalize("NFD");

    const file = await sealed(new Blob(["A diary"]).stream(), typed);

    expect(await new Response(await decrypter.decrypt(file)).text()).toBe("A diary");
  });
});

/** Puts the numbers of the directory where they have room to be large, as in an archive over 4 GB. */
async function withLargeEnd(file: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const at = bytes.length - 22;
  const end = new DataView(bytes.buffer, at);
  const more = new DataView(new ArrayBuffer(76));
  more.setUint32(0, 0x06064b50, true);
  more.setBigUint64(32, BigInt(end.getUint16(10, true)), true);
  more.setBigUint64(40, BigInt(end.getUint32(12, true)), true);
  more.setBigUint64(48, BigInt(end.getUint32(16, true)), true);
  more.setUint32(56, 0x07064b50, true);
  more.setBigUint64(64, BigInt(at), true);
  end.setUint16(10, 0xffff, true);
  end.setUint32(12, 0xffffffff, true);
  end.setUint32(16, 0xffffffff, true);
  return new Blob([bytes.subarray(0, at), more.buffer, bytes.subarray(at)]);
}

/** Changes a number of the first file that the ZIP's directory lists. */
async function changedDirectory(file: Blob, place: number, value: number): Promise<Blob> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const view = new DataView(bytes.buffer);
  const directory = view.getUint32(bytes.length - 6, true);
  if (place === 8) view.setUint16(directory + place, value, true);
  else view.setUint32(directory + place, value, true);
  return new Blob([bytes]);
}
