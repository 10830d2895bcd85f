import { describe, expect, test } from "vitest";
import { createReading } from "#client/screens/bring-your-diary/reading.ts";
import { certainEncoding, lettersOf } from "#client/screens/bring-your-diary/source/letters.ts";

// Bytes as iconv writes them.
const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, "base64"));

/** Text in an encoding with a byte for each letter. */
function encoded(encoding: string, text: string): Uint8Array<ArrayBuffer> {
  const letters = new Map(
    Array.from({ length: 256 }, (_, byte) => [new TextDecoder(encoding).decode(Uint8Array.of(byte)), byte] as const),
  );
  return Uint8Array.from(text, (letter) => letters.get(letter) ?? 0x3f);
}

const head = "date,mood,note\n2024-03-05,";
const japanese = bytesOf(
  "k/qVdCyLQ5WqLIOBg4IKMjAyNC0wMy0wNSyXx4KiLI5VleCC8IK1gr0KMjAyNC0wMy0wNiyIq4KiLIlKgr6CwYK9Cg==",
);
const chinese = bytesOf(
  "ZGF0ZSxtb29kLG5vdGUKMjAyNC0wMy0wNSy6wyy98czsztLIpcmisr3By6OsutzA2woyMDI0LTAzLTA2LLrDLM/C0+rByw==",
);
const korean = bytesOf("ZGF0ZSxtb29kLG5vdGUKMjAyNC0wMy0wNSzBwcC9LL/AtMPAuiC76sOlwLsgx9+02S4guMW/7CDHx7Dvx8+02Q==");

describe("letters that the file does not name", () => {
  test.each<[string, Uint8Array<ArrayBuffer>, string, string]>([
    [
      "Russian",
      encoded("windows-1251", `${head}хорошо,Гулял в парке\n2024-03-06,плохо,Дождь`),
      "windows-1251",
      "Гулял в парке",
    ],
    [
      "Russian on Unix",
      encoded("koi8-r", `${head}хорошо,Сегодня был длинный день и я устал\n2024-03-06,плохо,Дождь весь день`),
      "koi8-r",
      "Сегодня был длинный день и я устал",
    ],
    [
      "French",
      encoded("windows-1252", `${head}bien,J'ai été très fatigué à la maison`),
      "windows-1252",
      "J'ai été très fatigué à la maison",
    ],
    [
      "German",
      encoded("windows-1252", `${head}gut,Heute war ein schöner Tag für uns`),
      "windows-1252",
      "Heute war ein schöner Tag für uns",
    ],
    [
      "Polish",
      encoded("windows-1250", `${head}dobrze,Dziś był długi dzień, poszedłem spać`),
      "windows-1250",
      "Dziś był długi dzień, poszedłem spać",
    ],
    [
      "Turkish",
      encoded("windows-1254", `${head}iyi,Bugün çok yürüdüm ve şiir yazdım akşam`),
      "windows-1254",
      "Bugün çok yürüdüm ve şiir yazdım akşam",
    ],
    [
      "Greek",
      encoded("windows-1253", `${head}καλά,Σήμερα ήταν μια μεγάλη μέρα`),
      "iso-8859-7",
      "Σήμερα ήταν μια μεγάλη μέρα",
    ],
    [
      "English with the marks of Windows",
      encoded("windows-1252", `${head}good,I don’t know – it was “fine”`),
      "windows-1252",
      "I don’t know – it was “fine”",
    ],
    ["Japanese", japanese, "shift_jis", "散歩をした"],
    ["Chinese", chinese, "gb18030", "今天我去散步了，很累"],
    ["Korean", korean, "euc-kr", "오늘은 산책을 했다. 매우 피곤하다"],
  ])("are guessed, and shown: %s", async (_language, bytes, encoding, words) => {
    const { table } = await opened(bytes);

    expect(table.letters).toMatchObject({ used: encoding });
    expect(table.examples[0]?.slice(2).join(",")).toBe(words);
  });

  test.each<[string, Uint8Array<ArrayBuffer>, string, string]>([
    ["a few Turkish words", encoded("windows-1254", `${head}iyi,Şişli’de yürüyüş`), "windows-1254", "Şişli’de yürüyüş"],
    ["a few words of an old Mac", encoded("macintosh", `${head}good,Café naïve déjà`), "macintosh", "Café naïve déjà"],
    [
      "German of an old Mac",
      encoded("macintosh", `${head}gut,Heute war ein schöner Tag für uns, später müde`),
      "macintosh",
      "später müde",
    ],
    [
      "a few Japanese letters",
      bytesOf("ZGF0ZSxtb29kLG5vdGUKMjAyNC0wMy0wNSyXx4KiLI5VleCC8IK1gr0K"),
      "shift_jis",
      "散歩をした",
    ],
  ])("are asked for where several readings are alike: %s", async (_what, bytes, encoding, words) => {
    const { table, choose } = await opened(bytes);

    expect(table.letters?.used).toBeUndefined();
    const right = table.letters?.readings.slice(0, 5).find((reading) => reading.encoding === encoding);
    expect(right?.example).toContain(words.split(" ")[0]);
    const chosen = await choose(encoding);
    expect(chosen.letters?.used).toBe(encoding);
    expect(chosen.examples[0]?.join(",")).toContain(words);
  });

  test("can be chosen otherwise, and again", async () => {
    const { table, choose } = await opened(encoded("windows-1251", `${head}хорошо,Гулял в парке`));

    expect(table.letters?.used).toBe("windows-1251");
    expect((await choose("koi8-r")).examples[0]?.[2]).not.toBe("Гулял в парке");
    expect((await choose("windows-1251")).examples[0]?.[2]).toBe("Гулял в парке");
  });

  test("have readings without control characters and without gaps alone", async () => {
    const { readings } = await lettersOf(new Blob([encoded("windows-1251", `${head}хорошо,Гулял в парке`)]));

    expect(readings.length).toBeGreaterThan(5);
    for (const { example } of readings) expect(example).not.toMatch(/[\u0080-\u009F\uFFFD]/);
  });
});

describe("the encoding is certain", () => {
  const csv = "full_date,mood,note\n2024-03-05,rad,Übung 日本\n";
  const utf16 = new Uint8Array(Buffer.from(csv, "utf16le"));
  const swapped = new Uint8Array(Buffer.from(csv, "utf16le").swap16());

  test.each<[string, BlobPart[], string]>([
    ["UTF-8", [csv], "utf-8"],
    ["UTF-8 with a mark", ["\uFEFF", csv], "utf-8"],
    ["ASCII", ["date,note\n2024-03-05,One"], "utf-8"],
    ["UTF-16 with a mark", [Uint8Array.of(0xff, 0xfe), utf16], "utf-16le"],
    ["UTF-16 of the other order with a mark", [Uint8Array.of(0xfe, 0xff), swapped], "utf-16be"],
    ["UTF-16 without a mark", [utf16], "utf-16le"],
    ["UTF-16 of the other order without a mark", [swapped], "utf-16be"],
    [
      "UTF-16 of Japanese without a mark",
      [new Uint8Array(Buffer.from("日付,気分,メモ\n2024-03-05,良い,散歩をした", "utf16le"))],
      "utf-16le",
    ],
  ])("of %s, and nothing is asked", async (_what, parts, encoding) => {
    const file = new Blob(parts);

    expect(await certainEncoding(file)).toBe(encoding);
    const { table } = await opened(file);
    expect(table.letters).toBeUndefined();
    expect(table.examples[0]?.[0]).toBe("2024-03-05");
  });

  test("also where a piece of the file ends within a letter", async () => {
    const long = `date,note\n${"2024-03-05,日本語の日記です\n".repeat(60_000)}`;

    expect(await certainEncoding(new Blob(["x", long]))).toBe("utf-8");
    expect(await certainEncoding(new Blob([long, Uint8Array.of(0xff)]))).toBeUndefined();
  });
});

async function opened(content: Uint8Array<ArrayBuffer> | Blob) {
  const reading = createReading();
  const given = await reading.open({ file: new Blob([content]) });
  if (!("table" in given)) throw new Error("This is no table.");
  const choose = async (encoding: string) => {
    const again = await reading.letters(encoding);
    if (!("table" in again)) throw new Error("This is no table.");
    return again.table;
  };
  return { table: given.table, choose };
}
