import { createHash } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { foldedText, foldingNumber, hitsIn, containsTerm, termsOf } from "#domain/finding.ts";
import { visitKeys } from "#domain/findingKeys.ts";

/** Whether a text has all that a query asks for. */
function finds(text: string, query: string): boolean {
  return termsOf(query).every((term) => containsTerm(foldedText(text), term.text));
}

/** The parts of a text that a query marks. */
function marked(text: string, query: string): string[] {
  return hitsIn(text, termsOf(query)).map(({ from, to }) => text.slice(from, to));
}

/** What Unicode writes as one letter or sign in several code points, and what is not seen. */
const composed = [
  ["e\u0301", "\u1112\u1161\u11ab", "\uac00\u11a8", "\u3131\u314f", "\uffa1\uffc2", "x\u0300\u0301"],
  [
    "👍🏽",
    "❤️",
    "👩‍👩‍👧",
    "\u200b",
    "\u00ad",
    "\u200f",
    "\u0640",
    "\u064e",
    "\ufeff",
    "\u00a0",
    "\u2003",
    "\u0301",
    "\u0345",
    "\u3099",
  ],
].flat();

/** Letters of many scripts with marks, ligatures, wide forms, emoji, blanks and what is not seen. */
const letters = fc.string({
  unit: fc.constantFrom(
    ...Array.from("aAbzZß'’ʼ`´ -\n\t.,!\"“”«»「」_09ΣςσάΑйЙёЁшжאבשקابمी"),
    ...Array.from("أإآٱؤئىيیےکكةهەہ\u06C0\u0654\u0651ﷲﻻשׁנִ\u05bd٢۲२๒᠒𝟚ゝヽゔヷっッ゛"),
    ...Array.from("नमस्ते한국어漢字かなガｶﾞーไทยກາខ្មែរမြန်မာﬁ㍿…ﬀＡａ１②ıİłØœ𝒜𐐀𐐨Å"),
    ...composed,
  ),
  maxLength: 40,
});
const anything = fc.oneof(letters, fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }));

describe("a text is compared", () => {
  test.each([
    ["Crème BRÛLÉE", "creme brulee"],
    ["Ἀθῆναι ΣΊΣΥΦΟΣ", "αθηναι σισυφοσ"],
    ["Ещё чайник ЁЛКИ", "еще чаиник елки"],
    ["don’t donʼt don`t don´t don＇t", "don't don't don't don't don't"],
    ["  two \n\t\u00a0 blanks  ", "two blanks"],
    ["ﬁne Ｆｕｌｌ ②", "fine full 2"],
    ["ｶﾞﾗｽ", "ガラス"],
    ["İstanbul ıssız Straße Øl Łódź", "istanbul issiz strasse ol lodz"],
    ["e\u0301t\u00e9", "ete"],
    ["נְקֻדּוֹת וּטְעָמִ֑ים, שָׁלוֹם", "נקדות וטעמים, שלום"],
    ["בְּרֵאשִׁ֖ית ﬡﬤ יִשׂרָאֵל", "בראשית אכ ישראל"],
    ["كِتَابٌ وَقُرْآنٌ مُحَمَّد", "كتاب وقران محمد"],
    ["ٱلرَّحْمَٰنِ ﷲ ﻻ", "الرحمن الله لا"],
    ["أحمد إلى آخر مؤمن شيئ", "احمد الي اخر مومن شيي"],
    ["مدرسة على فتى", "مدرسه علي فتي"],
    ["جمـــيل كـَتـَب ـَــب", "جميل كتب ب"],
    ["کتابی خانهٔ خانۀ یک", "كتابي خانه خانه يك"],
    ["گھر ہے", "گھر هي"],
    ["\u200fשלום\u200f \u2067عالم\u2069", "שלום عالم"],
    ["٢٠٢٤ ۲۰۲۴ २०२४ ๒๐๒๔ ២០២៤ ᠒᠐᠒᠔ ２０２４ 𝟚𝟘𝟚𝟜", "2024 2024 2024 2024 2024 2024 2024 2024"],
    ["らーめん ﾗｰﾒﾝ がっこう ゔ すゞ こゝろ", "ラーメン ラーメン ガッコウ ヴ スヾ コヽロ"],
    ["नमस्ते ன்ப ไม่ โน้ต ಕ್ಷ ދިވެހި", "नमस्ते ன்ப ไม่ โน้ต ಕ್ಷ ދިވެހި"],
    ["so\u00adft ❤️ ❤", "soft ❤ ❤"],
  ])("%j as %j", (text, folded) => {
    expect(foldedText(text)).toBe(foldedText(folded));
    expect(foldedText(text)).toBe(folded.normalize("NFKC"));
  });

  test("the same whichever digits it is written in, of all that Intl knows", () => {
    const systems = Intl.supportedValuesOf("numberingSystem");
    const written = systems
      .map((system) => new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(9_876_543_210))
      .filter((number) => /^\p{Nd}+$/u.test(number));

    expect(written.length).toBeGreaterThan(60);
    expect(new Set(written.map(foldedText))).toEqual(new Set(["9876543210"]));
  });

  test("the same in hiragana and katakana, which Intl calls one letter", () => {
    const { compare } = new Intl.Collator("ja", { sensitivity: "accent" });
    const hiragana = Array.from({ length: 0x60 }, (_, index) => String.fromCodePoint(0x3040 + index)).filter((kana) =>
      /\p{L}/u.test(kana),
    );

    expect(hiragana.filter((kana) => foldedText(kana) === kana)).toEqual([]);
    expect(hiragana.filter((kana) => compare(kana.normalize("NFKC"), foldedText(kana)) !== 0)).toEqual([]);
  });

  test("the same when it is compared again", () => {
    fc.assert(fc.property(anything, (text) => foldedText(foldedText(text)) === foldedText(text)));
  });

  test("the same in whatever form of Unicode it is written", () => {
    fc.assert(fc.property(anything, (text) => foldedText(text.normalize("NFD")) === foldedText(text.normalize("NFC"))));
  });
});

describe("a query asks for", () => {
  test.each([
    ["", []],
    [" \n ", []],
    ['""', []],
    ["Hello, world!", ["hello", "world"]],
    ["again AGAIN", ["again"]],
    ['"two words" three', ["two words", "three"]],
    ['"not yet clo', ["not yet clo"]],
    ["„deutsch gesagt“ «à part» 「日本」", ["deutsch gesagt", "a part", "日本"]],
    ["don’t", ["don't"]],
    ["?!", ["?!"]],
    ["😀", ["😀"]],
    ["c++", ["c++"]],
  ])("%j: %j", (query, texts) => {
    expect(termsOf(query).map(({ text }) => text)).toEqual(texts);
  });

  test("something that is compared already, whatever is typed", () => {
    fc.assert(fc.property(anything, (query) => termsOf(query).every(({ text }) => text && foldedText(text) === text)));
  });
});

describe("it is found", () => {
  test.each([
    ["at the beginning of a word", "The gardener sang", "garden", true],
    ["not inside of one", "The kindergarten sang", "garden", false],
    ["at a later word too", "kindergarten garden", "garden", true],
    ["after a hyphen and an apostrophe", "mother-in-law, l’amour", "law amour", true],
    ["only where each word is", "tea with Ada", "tea bo", false],
    ["as a phrase", "tea with Ada", '"with ada"', true],
    ["not as a phrase of other order", "with tea, Ada", '"with ada"', false],
    ["whatever its accents", "Zoë wrote a résumé", "zoe resume", true],
    ["in Greek and Cyrillic", "Ο Σίσυφος και ёлка", "σισυφος елка", true],
    ["inside of Chinese", "今天我很高兴", "高兴", true],
    ["inside of Japanese", "東京タワーに行った", "タワー", true],
    ["inside of Thai", "วันนี้มีความสุข", "ความสุข", true],
    ["inside of Lao, Khmer and Burmese", "ມື້ນີ້ດີ ថ្ងៃនេះល្អ ဒီနေ့ကောင်းတယ်", "ດີ ល្អ ကောင်း", true],
    ["after Chinese in Latin", "在Berlin", "berlin", true],
    ["at the beginning of Korean words", "오늘은 좋은 날", "좋은", true],
    ["not inside of Korean words", "오늘은", "늘은", false],
    ["at the beginning of Hebrew and Arabic words", "שלום עולם مرحبا بالعالم", "עולם بال", true],
    ["not inside of Devanagari words", "नमस्ते", "स्ते", false],
    ["in Arabic without vowels", "قرأتُ كِتَابٌ جَمِيلٌ", "كتاب جميل", true],
    ["in Arabic with vowels that the text lacks", "كتاب جميل", "كِتَابٌ", true],
    ["in Arabic whatever carries a hamza", "رأى أحمد مؤمنًا", "راي احمد مومن", true],
    ["in Arabic with a hamza that the text lacks", "احمد الى المدرسه", "أحمد إلى المدرسة", true],
    ["in Arabic words that are stretched", "يوم جمـــيل", "جميل", true],
    ["in Persian written with Arabic letters", "يك كتاب", "یک کتاب", true],
    ["not another Arabic word", "كاتب", "كتاب", false],
    ["not inside of an Arabic word with vowels", "مَكْتَبَة", "كتب", false],
    ["in Hebrew without points and accents", "בְּרֵאשִׁ֖ית בָּרָ֣א", "בראשית ברא", true],
    ["in Hebrew with points that the text lacks", "שלום עולם", "שָׁלוֹם", true],
    ["in digits of another script", "في ٢٠٢٤, ۲۰۲۵, २०२६ ๒๐๒๗", "2024 2025 2026 2027", true],
    ["in ASCII digits", "in 2024", "٢٠٢٤", true],
    ["in katakana", "昨日ラーメンを食べた", "らーめん", true],
    ["in hiragana", "らーめんがすき", "ラーメン スキ", true],
    ["in half-width kana", "ﾗｰﾒﾝとｶﾞﾗｽ", "らーめん がらす", true],
    ["not in kana without their sound mark", "からす", "ガラス", false],
    ["not in Devanagari with another vowel", "मिल", "मेल", false],
    ["not in Tamil with another vowel", "கல்", "கால்", false],
    ["as an emoji, wherever it stands", "love❤️you", "❤", true],
    ["right after an emoji", "❤️you", "you", true],
    ["as a number", "in 2019", "2019", true],
    ["not within a number", "in 12019", "2019", false],
  ])("%s", (_what, text, query, isFound) => {
    expect(finds(text, query)).toBe(isFound);
  });

  test("by each word that it begins with a blank before it", () => {
    fc.assert(
      fc.property(letters, letters, (before, word) => {
        const [term] = termsOf(`"${word.replaceAll(/["“”„«»「」『』]/g, "")}`);
        fc.pre(term !== undefined);
        return containsTerm(foldedText(`${before} ${term?.text}`), term?.text ?? "");
      }),
    );
  });
});

describe("what is found is marked", () => {
  test.each([
    ["Zoë ﬁnds Crème  Brûlée", '"creme brulee" f', ["ﬁ", "Crème  Brûlée"]],
    ["tea, tea and teapots", "tea", ["tea", "tea", "tea"]],
    ["aaa aa", "a aa", ["aa", "aa"]],
    ["don’t", "don't", ["don’t"]],
    ["ｶﾞﾗｽ", "ガ", ["ｶﾞ"]],
    ["東京タワー", "京タ", ["京タ"]],
    ["I ❤️ it", "❤", ["❤️"]],
    ["قرأ كِتَابٌ جديد", "كتاب", ["كِتَابٌ"]],
    ["يوم جمـــيل جدا", "جم", ["جمـــ"]],
    ["يوم جمـــيل جدا", "جميل", ["جمـــيل"]],
    ["رأى أحمد ﷲ", "احمد الله", ["أحمد", "ﷲ"]],
    ["أَكـَـلْتُ", "اكلت", ["أَكـَـلْتُ"]],
    ["שָׁלוֹם עוֹלָם", "של עולם", ["שָׁל", "עוֹלָם"]],
    ["ב־٢٠٢٤", "2024", ["٢٠٢٤"]],
    ["昨日らーめん", "ラーメン", ["らーめん"]],
    ["ﾗｰﾒﾝとｶﾞﾗｽ", "がらす", ["ｶﾞﾗｽ"]],
    ["nothing", "else", []],
    ["  lost  in blanks ", '"lost in"', ["lost  in"]],
  ])("in %j for %j: %j", (text, query, parts) => {
    expect(marked(text, query)).toEqual(parts);
  });

  test("wherever the text holds it, and nowhere else", () => {
    fc.assert(
      fc.property(anything, letters, fc.nat(40), (text, other, start) => {
        const query = `"${(
          other ||
          Array.from(text)
            .slice(start, start + 3)
            .join("")
        ).replaceAll(/["“”„«»「」『』]/g, "")}`;
        const terms = termsOf(query);
        const hits = hitsIn(text, terms);
        const isFound = terms.some((term) => containsTerm(foldedText(text), term.text));
        const isInOrder = hits.every(({ from, to }, index) => from < to && from >= (hits[index - 1]?.to ?? 0));
        return isFound === hits.length > 0 && isInOrder;
      }),
      { numRuns: 500 },
    );
  });
});

/** The definition: at the beginning of the text, or after a character of no word. */
function isAtABeginning(folded: string, term: string): boolean {
  for (let at = folded.indexOf(term); at !== -1; at = folded.indexOf(term, at + 1))
    if (at === 0 || !/[\p{L}\p{M}\p{N}]$/u.test(folded.slice(0, at))) return true;
  return false;
}

describe("a term within words", () => {
  test("is found only where a word begins, however often it occurs", () => {
    const unit = fc.constantFrom("a", "b", "é", "𐐨", " ", "-", "é");
    const term = fc.tuple(fc.constantFrom("a", "b", "𐐨"), fc.string({ unit, maxLength: 2 }));
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 30 }), term, (text, [first, others]) => {
        expect(containsTerm(text, first + others)).toBe(isAtABeginning(text, first + others));
      }),
      { numRuns: 2_000 },
    );
  });

  test("is looked for once in each word, not at each of its letters", () => {
    const indexOf = vi.spyOn(String.prototype, "indexOf");

    expect(containsTerm(`z${"a".repeat(10_000)} ${"𐐨a".repeat(5_000)} b`, "a")).toBe(false);
    const looks = indexOf.mock.calls.length;
    indexOf.mockRestore();

    expect(looks).toBeLessThanOrEqual(3);
  });
});

describe("the number of the comparison", () => {
  const samples = [
    [
      "Crème BRÛLÉE",
      "Ἀθῆναι ΣΊΣΥΦΟΣ",
      "Ещё чайник ЁЛКИ",
      "don’t donʼt don＇t",
      "  two \n\t\u00a0 blanks  ",
      "ﬁne Ｆｕｌｌ ② ½",
    ],
    [
      "ｶﾞﾗｽ ガラス がらす ラーメン らーめん",
      "İstanbul ıssız Straße Øl Łódź",
      "so\u00adft ❤️ ❤ 👩‍👩‍👧 👍🏽",
      "한국어 \u1112\u1161\u11ab",
      "今天我很高兴",
    ],
    [
      "שָׁלוֹם ש\u05c1לום",
      "كِتَابٌ أحمد إلى آخر ٱلله مؤمن شيئ جمـــيل مدرسة یک کتاب",
      "٢٠٢٤ ۲۰۲۴ २०२४ ๒๐๒๔ ２０２４",
      "नमस्ते ไทย ខ្មែរ မြန်မာ",
    ],
  ].flat();

  test("is raised with each change of what a text becomes, or of the keys of a filter", () => {
    const hash = createHash("sha256");
    for (const sample of samples) {
      const folded = foldedText(sample);
      hash.update(`${folded}\n`);
      visitKeys(folded, (key) => hash.update(`${key} `));
    }

    // If this differs, raise `foldingNumber`, and note both here: stored copies of months are then made again.
    expect({ foldingNumber, digest: hash.digest("hex") }).toEqual({
      foldingNumber: 2,
      digest: "2a24b923b97a4bddb109fe6bb494eed11012289ec904a2096f2aefe013b7833e",
    });
  });
});
