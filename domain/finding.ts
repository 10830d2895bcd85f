// The rules of the diary's search (docs/rules.md, Search): how texts are folded, how a query becomes terms, and how terms match.

/** One part of a query that must match: a word, or a phrase in quotation marks. */
export interface Term {
  /** Folded by `foldedText`; never empty. */
  text: string;
  /** Names such as "mood.happy". An entry with one of them matches the term, too. */
  names: readonly string[];
}

/** A part of a text that matches, as a range of UTF-16 code units. `to` is not included. */
export interface Hit {
  from: number;
  to: number;
}

/**
 * The number of the comparison: of what `foldedText` makes of a text, and `visitKeys` of that. Raise it with each change of
 * these, so that a copy that was folded in another way is not searched but made again.
 */
export const foldingNumber = 2;

/**
 * A text prepared for comparison: one case, width and form of each letter, no accents and vowel points, one set of digits and of
 * kana, one apostrophe, single spaces.
 */
export function foldedText(text: string): string {
  // Most texts are plain ASCII, which takes a tenth of the time.
  if (isPlain.test(text)) return joinedBlanks(text.toLowerCase());
  return joinedBlanks(foldedLetters(text));
}

const isPlain = /^[\t\n\r -_a-~]*$/;

/** The terms of a query, in its order. All of them must match. Empty phrases are left out. */
export function termsOf(query: string): Term[] {
  const texts = Array.from(foldedText(query).matchAll(phraseOrWord), ([word, ...phrases]) => {
    const phrase = phrases.find((one) => one !== undefined);
    return phrase === undefined ? bareWord(word) : phrase.trim();
  });
  return [...new Set(texts)].filter((text) => text !== "").map((text) => ({ text, names: [] }));
}

// A phrase without a closing quotation mark reaches to the end, because it may still be typed.
const phraseOrWord =
  /"([^"]*)(?:"|$)|[“„”]([^“”]*)(?:[“”]|$)|«([^»]*)(?:»|$)|[「『]([^」』]*)(?:[」』]|$)|[^ "“„”«「『]+/gu;

/** A word without surrounding punctuation, unless it is only punctuation. */
function bareWord(word: string): string {
  return word.replaceAll(/^\p{P}+|\p{P}+$/gu, "") || word;
}

/** Whether a folded text contains a term: at the beginning of a word, or anywhere in a script without spaces. */
export function containsTerm(folded: string, term: string): boolean {
  return placeIn(folded, term, 0) !== -1;
}

/** The position of a term in a folded text, from `start` on; -1 if it does not occur. */
function placeIn(folded: string, term: string, start: number): number {
  let at = folded.indexOf(term, start);
  if (at === -1 || !beginsInWord(term)) return at;
  // What is found within a word leads past that word: the term may occur at each of its letters.
  while (at > 0 && endsInWord(folded, at)) at = folded.indexOf(term, endOfWord(folded, at));
  return at;
}

/** The position of the first character from `at` on that belongs to no word. */
function endOfWord(folded: string, at: number): number {
  let end = at;
  for (let width = 0; end < folded.length; end += width) {
    width = (folded.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
    if (!isInWord(folded, end, width)) break;
  }
  return end;
}

/** Letters, marks and digits of scripts that separate words with spaces. */
const inWord =
  /(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}])[\p{L}\p{M}\p{N}]/u;

function beginsInWord(text: string): boolean {
  return inWord.test(String.fromCodePoint(text.codePointAt(0) ?? 0));
}

function endsInWord(text: string, end: number): boolean {
  const last = text.charCodeAt(end - 1);
  const isLow = last >= 0xdc00 && last <= 0xdfff && end > 1;
  return isLow ? isInWord(text, end - 2, 2) : isInWord(text, end - 1, 1);
}

/** Whether the character at `at`, of `width` UTF-16 code units, belongs to a word of a script with spaces. */
export function isInWord(folded: string, at: number, width: number): boolean {
  const unit = folded.charCodeAt(at);
  // Most letters are ASCII.
  if (unit < 128) return (unit >= 97 && unit <= 122) || (unit >= 48 && unit <= 57);
  const point = width === 1 ? unit : (folded.codePointAt(at) ?? unit);
  classes[point] ||= inWord.test(folded.slice(at, at + width)) ? within : outside;
  return classes[point] === within;
}

/** Results of `inWord`, whose table of scripts is slow, by code point. */
const classes = new Uint8Array(0x11_0000);
const [within, outside] = [1, 2];

/** The ranges of a text that match the terms, in order and without overlap, to be highlighted. */
export function hitsIn(text: string, terms: readonly Term[]): Hit[] {
  const { folded, starts, ends } = foldedWithPlaces(text);
  const hits: Hit[] = [];
  for (const { text: term } of terms)
    for (let at = placeIn(folded, term, 0); at !== -1; at = placeIn(folded, term, at + term.length))
      hits.push({ from: starts[at] ?? 0, to: ends[at + term.length - 1] ?? text.length });
  return joinedHits(hits);
}

function joinedHits(hits: readonly Hit[]): Hit[] {
  const joined: Hit[] = [];
  for (const { from, to } of hits.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}

/** A folded text, and for each of its code units the range of the original text. */
function foldedWithPlaces(text: string): { folded: string; starts: number[]; ends: number[] } {
  let folded = "";
  const [starts, ends]: [number[], number[]] = [[], []];
  for (const { 0: piece, index } of text.matchAll(pieces))
    for (const unit of foldedLetters(piece).replaceAll(blanks, " ").split("")) {
      // Spaces are merged, and leading ones are dropped.
      if (unit === " " && (folded === "" || folded.endsWith(" "))) continue;
      folded += unit;
      starts.push(index);
      ends.push(index + piece.length);
    }
  return { folded, starts, ends };
}

/** What is left out wherever it stands: the line that stretches Arabic words (tatweel), soft hyphens, word joiners, marks of direction. */
const unwritten = String.raw`\u0640\u00AD\u2060\uFEFF\p{Bidi_C}`;
const partOfHangul = String.raw`\u1100-\u11FF\u3131-\u318E\uA960-\uA97C\uD7B0-\uD7FB\uFFA0-\uFFDC`;
// Characters that Unicode may combine into one letter stay together, with what is left out between them: a letter with its marks, the parts of a Hangul
// syllable, a kana with its sound mark.
const pieces = new RegExp(
  String.raw`(?:[\uAC00-\uD7A3]?(?:[${unwritten}]*[${partOfHangul}])+|[\s\S])[\p{M}\uFF9E\uFF9F${unwritten}]*`,
  "gu",
);

function joinedBlanks(text: string): string {
  return text.replaceAll(blanks, " ").trim();
}

const blanks = /[\s\p{Z}\p{Cc}\u200B]+/gu;

function foldedLetters(text: string): string {
  const lower = text
    .replaceAll(apostrophes, "'")
    .replaceAll(unseen, "")
    .normalize("NFKC")
    .replaceAll(apostrophes, "'")
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(marked, "$1")
    .replaceAll(otherForms, (letter) => (formOf[letter] ??= computedForm(letter)));
  return lower.normalize("NFKC");
}

const apostrophes = /[\u0060\u00B4\u02B9\u02BC\u2018\u2019\u201B\u2032\uFF07]/gu;
/** Soft hyphens, word joiners, marks of direction and emoji variation selectors. A tatweel goes later, because it may carry marks. */
const unseen = /[\u00AD\u2060\uFEFF\p{Bidi_C}]|\uFE0E|\uFE0F/gu;
/**
 * Accents. In Arabic and Hebrew what people often leave out: vowels, signs of recitation, a hamza on its carrier. Not the marks of
 * Indic scripts, which are vowels.
 */
const marked = /([\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Arabic}\p{sc=Hebrew}\u0640])\p{Mn}+/gu;

/**
 * Letters that Unicode does not separate into a letter and a mark, by the form in which they are compared. In Arabic and
 * Persian those of Lucene's ArabicNormalizer and PersianNormalizer, and alef with wasla.
 */
const formOf: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ħ: "h",
  ı: "i",
  ς: "σ",
  // Tatweel.
  "\u0640": "",
  // Alef with wasla.
  "\u0671": "\u0627",
  // Alef maksura, Persian yeh and yeh barree are yeh.
  "\u0649": "\u064A",
  "\u06CC": "\u064A",
  "\u06D2": "\u064A",
  // Keheh is kaf.
  "\u06A9": "\u0643",
  // Teh marbuta, heh goal and ae are heh.
  "\u0629": "\u0647",
  "\u06C1": "\u0647",
  "\u06D5": "\u0647",
};
const otherForms =
  /[ßæœøłđħıς\u0640\u0671\u0649\u06CC\u06D2\u06A9\u0629\u06C1\u06D5\u3041-\u3096\u309D\u309E]|(?![0-9])\p{Nd}/gu;

/** The digit of any script as an ASCII digit, and a hiragana as its katakana. */
function computedForm(letter: string): string {
  const point = letter.codePointAt(0) ?? 0;
  // Unicode lays out the two kana alike.
  if (!digit.test(letter)) return String.fromCodePoint(point + 0x60);
  // Unicode keeps the digits of each script together, from 0 to 9.
  let first = point;
  while (digit.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((point - first) % 10);
}

const digit = /\p{Nd}/u;
