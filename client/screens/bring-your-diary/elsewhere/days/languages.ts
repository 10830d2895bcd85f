import { pairsOfLetters, regions } from "../codes.ts";

/** What a browser knows of languages and calendars. */
export interface Knowledge {
  /** Those of the languages that it knows. */
  languages: (codes: readonly string[]) => readonly string[];
  calendars: readonly string[];
}

export const ofThisBrowser: Knowledge = {
  languages: (codes) => Intl.DateTimeFormat.supportedLocalesOf([...codes]),
  calendars: Intl.supportedValuesOf("calendar"),
};

/** How far the words of a column are looked for. Each step takes longer than the one before. */
export const reaches = ["english", "languages", "regions"] as const;

export type Reach = (typeof reaches)[number];

/** The languages within a reach that are written in a script of these words. */
export function languagesFor(reach: Reach, words: string, knowledge: Knowledge): readonly string[] {
  const all = allOf(reach, knowledge);
  return reach === "english" ? all : all.filter((code) => scriptOf(code).test(words));
}

const known = new WeakMap<Knowledge, Map<Reach, readonly string[]>>();

function allOf(reach: Reach, knowledge: Knowledge): readonly string[] {
  const byReach = known.get(knowledge) ?? new Map<Reach, readonly string[]>();
  known.set(knowledge, byReach);
  const codes = { english: () => ["en", "en-GB"], languages: languageCodes, regions: regionalCodes };
  const found = byReach.get(reach) ?? knowledge.languages(codes[reach]());
  byReach.set(reach, found);
  return found;
}

/** All codes of two letters, and the languages of the regions, some of which have three letters. */
function languageCodes(): readonly string[] {
  return [...new Set([...pairsOfLetters(), ...regionalCodes().map((code) => code.replace(/-.*/, ""))])];
}

/** Each region with the language that is most likely there, such as "de-AT". */
function regionalCodes(): readonly string[] {
  return regions().map((region) => `${new Intl.Locale(`und-${region}`).maximize().language}-${region}`);
}

/** Matches texts in the script of a language. */
function scriptOf(code: string): RegExp {
  const script = scriptNames.get(code) ?? new Intl.Locale(code).maximize().script ?? "Zyyy";
  scriptNames.set(code, script);
  const cached = scripts.get(script);
  if (cached) return cached;
  const made = scriptPattern(script);
  scripts.set(script, made);
  return made;
}

const scriptNames = new Map<string, string>();
const scripts = new Map<string, RegExp>();

function scriptPattern(script: string): RegExp {
  const parts = mixed[script] ?? [script];
  try {
    return new RegExp(parts.map((part) => `\\p{Script=${part}}`).join("|"), "u");
  } catch {
    return /./;
  }
}

/** Codes of writing that mixes scripts, which regular expressions do not know. */
const mixed: Record<string, readonly string[]> = {
  Jpan: ["Hani", "Hira", "Kana"],
  Kore: ["Hang", "Hani"],
  Hans: ["Hani"],
  Hant: ["Hani"],
};
