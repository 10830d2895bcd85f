import { afterEach, describe, expect, test, vi } from "vitest";
import { isIdOfWords } from "#domain/archive.ts";
import type { Mood } from "#domain/moods.ts";
import type { Elsewhere } from "#client/screens/bring-your-diary/elsewhere/elsewhere.ts";
import { wordKey } from "#client/screens/bring-your-diary/elsewhere/matching.ts";
import { foundBy, sentLines } from "#tests/support/elsewhereFiles.ts";
import type { Sample } from "#tests/support/samples/sample.ts";
import { samples } from "#tests/support/samples/samples.ts";
import { readTable } from "#tests/support/tables.ts";

interface Source {
  id: string;
  words?: string;
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** What each line of a file is known by, where each mood becomes calm. */
async function sourcesOf({ source, file }: Sample, entries: readonly string[]): Promise<Source[]> {
  const found = await foundBy(source, file(entries));
  const { lines } = await sentLines(found, { moods: allMoods(found, "calm") });
  return lines.map((line) => line.source as Source);
}

async function idsOf(sample: Sample, entries: readonly string[]): Promise<Set<string>> {
  return new Set((await sourcesOf(sample, entries)).map(({ id }) => id));
}

function isSame(one: Source, other: Source): boolean {
  return one.id === other.id && one.words === other.words;
}

function allMoods({ entries }: Elsewhere, mood: Mood | null): Map<string, Mood | null> {
  return new Map(entries.flatMap(({ mood: name }) => (name === undefined ? [] : [[wordKey(name), mood]])));
}

/** A word of each sample's first entry. */
const words = /A long walk|All white|Tea|slow start|A walk|Words|Rain|Walked|a new entry/;

describe.each(samples.map((sample, place) => ({ name: `sample ${place + 1}`, sample })))(
  "an entry of an app, in $name",
  ({ sample }) => {
    test("has its own id in a file, and the same each time", async () => {
      const all = await sourcesOf(sample, sample.entries);

      expect(all.length).toBeGreaterThanOrEqual(sample.entries.length);
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      expect(await sourcesOf(sample, sample.entries)).toEqual(all);
    });

    test("keeps its id in a later file that has more, in another order", async () => {
      const before = await idsOf(sample, sample.entries.slice(0, -1));
      const added = await idsOf(sample, sample.entries.slice(-1));

      expect(await idsOf(sample, sample.entries.toReversed())).toEqual(new Set([...before, ...added]));
    });

    test("keeps its id where the device is in another zone", async () => {
      const here = await idsOf(sample, sample.entries);
      vi.stubEnv("TZ", "Pacific/Kiritimati");
      vi.resetModules();
      const elsewhere = await import("#tests/support/samples/samples.ts");
      const files = await import("#tests/support/elsewhereFiles.ts");
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe("Pacific/Kiritimati");

      const there = elsewhere.samples[samples.indexOf(sample)];
      if (!there) throw new Error("There is no such sample.");
      const { lines } = await files.sentLines(await files.foundBy(there.source, there.file(there.entries)), {
        moods: allMoods(await foundBy(sample.source, sample.file(sample.entries)), "calm"),
      });
      expect(new Set(lines.map(({ source }) => (source as Source).id))).toEqual(here);
    });

    test("keeps its id whatever becomes of its mood", async () => {
      const found = await foundBy(sample.source, sample.file(sample.entries));
      const idsBy = async (mood: "calm" | null) => {
        const { lines } = await sentLines(found, { moods: allMoods(found, mood) });
        return lines.map(({ source }) => (source as Source).id);
      };

      const ids = await idsBy("calm");
      // A mood without words that is left out leaves nothing to bring.
      expect(ids).toEqual(expect.arrayContaining(await idsBy(null)));
      expect(new Set(ids)).toEqual(await idsOf(sample, sample.entries));
    });

    test("whose words were changed is known by its own id, or is another entry of its moment", async () => {
      const [first = "", ...rest] = sample.entries;
      expect(first).toMatch(words);
      const before = await sourcesOf(sample, sample.entries);

      const after = await sourcesOf(sample, [first.replace(words, "$& and more"), ...rest]);

      expect(after.filter((each) => before.some((other) => isSame(each, other)))).toHaveLength(before.length - 1);
      const changed = after.find((each) => !before.some((other) => isSame(each, other)));
      expect(before.some(({ id }) => id === changed?.id)).toBe(!isIdOfWords(changed?.id ?? ""));
    });
  },
);

describe("a row of a table", () => {
  const table =
    "date,time,mood,note\n2024-03-05,21:00,good,A swim\n2024-03-05,21:00,good,A swim\n2024-03-06,9:05,meh,Tea";

  test.each([
    [
      "another order",
      "date,time,mood,note\n2024-03-06,9:05,meh,Tea\n2024-03-05,21:00,good,A swim\n2024-03-05,21:00,good,A swim",
    ],
    [
      "other columns",
      "date,weather,time,mood,scales,note\n2024-03-05,rain,21:00,good,7,A swim\n2024-03-05,,21:00,good,,A swim\n2024-03-06,sun,9:05,meh,3,Tea",
    ],
    ["other names of columns", table.replace("date,time,mood,note", "Datum,Uhrzeit,Stimmung,Notiz")],
    ["semicolons and the line ends of Windows", table.replaceAll(",", ";").replaceAll("\n", "\r\n")],
    ["12 hours", table.replaceAll("21:00", "9:00 PM").replace("9:05", "09:05:30 am")],
    [
      "dates in words",
      'date,time,mood,note\n"Tuesday, 5 March 2024",21:00,good,A swim\n"5. März 2024",21:00,good,A swim\n"mercredi 6 mars 2024",9:05,meh,Tea',
    ],
    [
      "day and time in one cell",
      "when,mood,note\n2024-03-05 21:00,good,A swim\n2024-03-05T21:00:00,good,A swim\n6.3.2024 09:05,meh,Tea".replace(
        "6.3.2024",
        "2024-03-06",
      ),
    ],
    ["blanks around the cells", table.replaceAll(",", " , ")],
  ])("keeps its id with %s", async (_what, saved) => {
    expect((await idsIn(saved)).toSorted()).toEqual((await idsIn(table)).toSorted());
  });

  test("is counted among rows that are equal in all, and only there", async () => {
    const [first = "", second = "", third = ""] = await idsIn(table);

    expect(second).toBe(`${first}#2`);
    expect(third).not.toContain("#");
    expect(await idsIn("date,time,mood,note\n2024-03-05,21:00,bad,A swim\n2024-03-05,21:00,good,A swim")).toContain(
      first,
    );
  });

  test.each([
    ["another mood", table.replace("meh", "bad")],
    ["no mood", table.replace("meh", "")],
    ["other words", table.replace("Tea", "Coffee")],
    ["another time", table.replace("9:05", "9:06")],
    ["another day", table.replace("2024-03-06", "2024-03-07")],
  ])("is another entry with %s", async (_what, saved) => {
    const before = await idsIn(table);

    expect((await idsIn(saved)).filter((id) => before.includes(id))).toHaveLength(2);
  });

  test("that names its zone is known by its instant", async () => {
    const ids = await idsIn("date,note\n2024-03-05T21:00:00+01:00,A swim\n2024-03-05T20:00:00Z,Tea");

    expect(await idsIn("date,note\n2024-03-05 20:00:00 UTC,A swim\n2024-03-05 15:00 -0500,Tea")).toEqual(ids);
  });

  test("has words that HTML writes, whatever text they become", async () => {
    const ids = await idsIn('date,note\n2024-03-05,"<p>A <b>swim</b></p>"');

    expect(ids).not.toEqual(await idsIn("date,note\n2024-03-05,A swim"));
  });
});

async function idsIn(text: string): Promise<string[]> {
  const { lines } = await sentLines(await readTable(text));
  return lines.map(({ source }) => (source as Source).id);
}
