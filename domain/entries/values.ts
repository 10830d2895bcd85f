import { asEnum, fromEnum } from "../enums.ts";
import {
  choiceNamesOf,
  choicesIn,
  eachText,
  textsIn,
  wordsIn,
  type ChoiceField,
  type ChoiceName,
  type Fields,
  type Kind,
  type TextName,
  type WordName,
} from "./field.ts";

// The values of a form: each text as it is typed, "" for none; each choice by its key, and absent until it is made. Drafts
// on devices hold them.

/** The texts of a form. */
export type TextValues<Of extends Fields> = Record<TextName<Of>, string>;

/** The choices and words of a form, before the rules of its kind. */
export type ChosenValues<Of extends Fields> = {
  [Name in ChoiceName<Of>]?: KeyOf<Of[Name]>;
} & { [Name in WordName<Of>]?: string | null };

/** What a form sends: the fields that its values have. */
export type SentValues<Of extends Fields> = {
  [Name in TextName<Of>]: Of[Name] extends { isNeeded: true } ? string : string | null;
} & {
  [Name in ChoiceName<Of>]: Of[Name] extends { isNeeded: true }
    ? Uppercase<KeyOf<Of[Name]>>
    : Uppercase<KeyOf<Of[Name]>> | null;
} & { [Name in WordName<Of>]: string | null };

type KeyOf<Chosen> = Chosen extends ChoiceField<infer Key> ? Key : never;

/** An entry as GraphQL answers it, or the input of a save or an edit. */
export type Content = object;

/** The texts of an untouched form. */
export function freshTexts<Of extends Fields>(kind: Kind<Of>): TextValues<Of> {
  return eachText(kind, () => "");
}

/** The texts of `content` for a form. */
export function textValues<Of extends Fields>(kind: Kind<Of>, content: Content): TextValues<Of> {
  return eachText(kind, (_field, name) => textIn(content, name) ?? "");
}

/** The choices and words of `content` for a form, without those that it does not have or that only a newer client knows. */
export function chosenValues<Of extends Fields>(kind: Kind<Of>, content: Content): ChosenValues<Of> {
  const choices = choicesIn(kind).map(([name, { keys }]) => [name, keyIn(keys, textIn(content, name))]);
  const words = wordsIn(kind).map(([name]) => [name, wordIdIn(content, name)]);
  return present([...choices, ...words]);
}

/** `content` as an input has it: its fields with their values, and a word by its id. */
export function inputOf<Of extends Fields>(kind: Kind<Of>, content: Content): object {
  const names = [...choiceNamesOf(kind), ...textsIn(kind).map(([name]) => name)];
  const words = wordsIn(kind).map(([name]) => [name, wordIdIn(content, name)]);
  return present([...names.map((name) => [name, valueIn(content, name)]), ...words]);
}

/**
 * The input to send of a form's values. A field without a value is left out, so that an edit keeps it. A blank text is null,
 * and its spaces are kept unless its kind trims it.
 */
export function sentFrom<Of extends Fields>(
  kind: Kind<Of>,
  values: Readonly<Partial<Record<ChoiceName<Of> | TextName<Of>, string | null>>>,
): SentValues<Of> {
  const choices = choicesIn(kind).map(([name]) => [name, values[name] && asEnum(values[name])]);
  const texts = textsIn(kind).map(([name, { trims, isNeeded }]) => {
    const text = trims ? values[name]?.trim() : values[name];
    return [name, text?.trim() === "" && !isNeeded ? null : text];
  });
  const words = wordsIn(kind).map(([name]) => [name, valueIn(values, name)]);
  // Safe but for what the form leaves out, as it may.
  return present([...choices, ...texts, ...words]) as SentValues<Of>;
}

/** Whether a form holds words that starting over would lose. */
export function hasWords<Of extends Fields>(kind: Kind<Of>, values: Content): boolean {
  return textsIn(kind).some(([name]) => textIn(values, name)?.trim());
}

/** A choice without keys is checked by the rule that decides them. */
function keyIn(keys: readonly string[] | undefined, name: string | undefined): string | undefined {
  return keys ? fromEnum(keys, name) : name?.toLowerCase();
}

function valueIn(content: Content, name: string): unknown {
  return (content as Partial<Record<string, unknown>>)[name];
}

function textIn(content: Content, name: string): string | undefined {
  const text = valueIn(content, name);
  return typeof text === "string" ? text : undefined;
}

/** An input has a word's id, and an entry the word, as `ownMood` for `ownMoodId`. */
function wordIdIn(content: Content, name: string): unknown {
  const id = valueIn(content, name);
  if (id !== undefined) return id;
  const word = valueIn(content, wordFieldOf(name));
  return word && (word as { id: string }).id;
}

/** The field with a word itself, of the one with its id. */
export function wordFieldOf(name: string): string {
  return name.replace(/Id$/, "");
}

function present(values: unknown[][]): object {
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
