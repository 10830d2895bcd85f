import { describe, expect, test } from "vitest";
import { createReading } from "#client/screens/bring-your-diary/reading.ts";
import { zipBlob } from "#tests/support/archiveFiles.ts";

const bytes = (...parts: (string | number[])[]) =>
  new Blob(parts.map((part) => (typeof part === "string" ? part : Uint8Array.from(part))));
const zeros = Array.from({ length: 600 }, () => 0);
const word = {
  "[Content_Types].xml":
    '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
  "word/document.xml": "<w:document/>",
};
const excel = {
  "[Content_Types].xml":
    '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
  "xl/workbook.xml": "<workbook/>",
};

describe("a file without a diary says what it seems to be", () => {
  test.each<[what: string, file: () => Blob | Promise<Blob>]>([
    ["a photo or a drawing", () => bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16], "JFIF", zeros)],
    ["a photo or a drawing", () => bytes([0x89], "PNG\r\n", [0x1a, 0x0a, 0, 0, 0, 13], "IHDR", zeros)],
    ["a photo or a drawing", () => bytes([0, 0, 0, 24], "ftypheic", zeros)],
    ["a video", () => bytes([0, 0, 0, 20], "ftypqt  ", zeros)],
    ["a recording", () => bytes([0, 0, 0, 28], "ftypM4A ", zeros)],
    ["a PDF", () => bytes("%PDF-1.7\n%", [0xe2, 0xe3, 0xcf, 0xd3], "\n1 0 obj, 2024-03-05, x\n<</Type /Catalog>>\n")],
    ["a PDF", () => bytes("%PDF-1.4\n1 0 obj\n<</Type /Catalog>>\n")],
    ["a Word document or the like", () => zipBlob(word)],
    ["a Word document or the like", () => bytes("{\\rtf1\\ansi Dear diary, it rained}")],
    ["a table of Excel or another program", () => zipBlob(excel)],
    ["a file of an old Word or Excel", () => bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], zeros)],
    ["the database of an app", () => bytes("SQLite format 3", [0], zeros)],
    ["a program", () => bytes("MZ", [0x90, 0, 3, 0], zeros)],
    ["packed as 7Z, not as a ZIP", () => bytes("7z", [0xbc, 0xaf, 0x27, 0x1c, 0, 4], zeros)],
    ["packed as RAR, not as a ZIP", () => bytes("Rar!", [0x1a, 7, 1, 0], zeros)],
    ["packed as GZ, not as a ZIP", () => bytes([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3], zeros)],
    ["a web page", () => bytes("<!DOCTYPE html><html><body>Dear diary, 2024-03-05</body></html>")],
    ["an XML file", () => bytes('<?xml version="1.0"?><diary/>')],
    ["a JSON without a list of entries", () => bytes('{"id":"1","text":"<p>Words</p>"}')],
    ["a calendar or an address book", () => bytes("BEGIN:VCALENDAR\nVERSION:2.0\nEND:VCALENDAR")],
    ["an encrypted file", () => bytes("-----BEGIN PGP MESSAGE-----\n\nabc=\n-----END PGP MESSAGE-----")],
    ["a text that is no table", () => bytes("Dear diary\n\nIt rained, and I slept.\nThen I woke.")],
    ["a text that is no table", () => new Blob([new Uint8Array(Buffer.from("Dear diary, it rained", "utf16le"))])],
    [
      "a text that is no table",
      () => new Blob([new Uint8Array(Buffer.from("Liebes Tagebuch, schön wars für uns", "latin1"))]),
    ],
  ])("such as %s", async (what, file) => {
    expect(await refusalOf(await file())).toContain(`This seems to be ${what}`);
  });

  test.each<[string, () => Blob | Promise<Blob>]>([
    ["It seems to hold photos alone.", () => zipBlob({ "a/1.jpg": "…", "a/2.HEIC": "…", "__MACOSX/a/._1.jpg": "" })],
    ["It seems to hold other ZIPs.", () => zipBlob({ "a.zip": "…", "b.zip": "…" })],
    ["It has files such as “notes/today.txt”.", () => zipBlob({ "notes/today.txt": "Words", "1.jpg": "…" })],
    ["It is empty.", () => zipBlob({})],
  ])("such as a ZIP: %s", async (sentence, file) => {
    expect(await refusalOf(await file())).toContain(`This ZIP holds no diary that Kindling knows. ${sentence}`);
  });

  test("such as a ZIP with a password", async () => {
    const zip = new Uint8Array(await zipBlob({ "a.txt": "Words" }).arrayBuffer());
    const view = new DataView(zip.buffer);
    view.setUint16(view.getUint32(zip.length - 6, true) + 8, 1, true);

    expect(await refusalOf(new Blob([zip]))).toContain("This ZIP has a password of its own.");
  });

  test("or that it is none of them, or blank", async () => {
    expect(await refusalOf(bytes([1, 2, 3, 4, 5, 6, 7, 8], zeros))).toContain(
      "This is no kind of file that Kindling knows.",
    );
    expect(await refusalOf(bytes(" \n\n\t "))).toBe("There is nothing but blanks in this file.");
  });

  test("and says what to choose instead", async () => {
    expect(await refusalOf(bytes("Dear diary"))).toContain("Choose the ZIP that “Take everything” gave you");
    expect(await refusalOf(zipBlob(excel))).toContain("Save it as CSV, and choose that file.");
  });
});

test("a table without a day that can be read names the column and a cell", async () => {
  const reading = createReading();
  const opened = await reading.open({ file: bytes("when,note\nsoon,a\nlater,b") });
  if (!("table" in opened)) throw new Error("This is no table.");

  await expect(reading.columns({ ...opened.table.guess, date: 0, text: 1 })).rejects.toThrow(
    "No day can be read in the column “when”, such as in “soon”. Choose another column for the date.",
  );
});

async function refusalOf(file: Blob): Promise<string> {
  return createReading()
    .open({ file })
    .then(
      () => "opened",
      (problem: Error) => problem.message,
    );
}
