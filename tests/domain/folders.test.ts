import { describe, expect, test } from "vitest";
import { archiveFiles } from "#domain/archive.ts";
import { createReading } from "#client/screens/bring-your-diary/reading.ts";
import { daylioBackup, daylioDay } from "#tests/support/elsewhereFiles.ts";
import { entriesText, manifestText, moodLine } from "#tests/support/archiveFiles.ts";

const journal = (uuid: string) =>
  JSON.stringify({ metadata: { version: "1.0" }, entries: [{ uuid, creationDate: "2024-06-01T21:30:00Z" }] });

describe("files that are chosen together", () => {
  test.each<[what: string, files: Record<string, string>, taken: number[]]>([
    ["journals of Day One", { "Home.json": journal("A"), "Travel.json": journal("B") }, [0, 1]],
    ["a journal among other files", { "a.csv": "date,note", "b.txt": "x", "Home.json": journal("A") }, [2]],
    ["a Daylio backup that was unpacked", { "photo.jpg": "…", "backup.daylio": daylioBackup([daylioDay]) }, [1]],
    [
      "an archive that the browser unpacked",
      {
        "README.txt": "Read me",
        [archiveFiles.manifest]: manifestText({}),
        [archiveFiles.entries]: entriesText([moodLine(1)]),
      },
      [0, 1, 2],
    ],
  ])("are one diary, and those that are no part of it are named: %s", async (_what, files, taken) => {
    expect((await together(files))?.taken).toEqual(taken);
  });

  test.each<[what: string, files: Record<string, string>]>([
    ["tables", { "a.csv": "date,note\n2024-01-01,x", "b.csv": "date,note\n2024-01-02,y" }],
    ["ZIPs", { "a.zip": "PK\u0003\u0004", "b.zip": "PK\u0003\u0004" }],
    ["a damaged journal", { "a.json": '{"metadata":{"version":"1.0"},"entries":[{"uuid":', "b.txt": "x" }],
  ])("are none where they do not belong together: %s", async (_what, files) => {
    expect(await together(files)).toBeUndefined();
  });

  test("may have the same name, from two folders", async () => {
    const files = [new File([journal("A")], "Journal.json"), new File([journal("B")], "Journal.json")];

    expect((await createReading().openTogether(files))?.taken).toEqual([0, 1]);
  });
});

function together(files: Record<string, string>) {
  return createReading().openTogether(Object.entries(files).map(([name, content]) => new File([content], name)));
}
