/** A text that a person writes. */
export interface TextField {
  sort: "text";
  /** The maximum length in UTF-16 code units. */
  max: number;
  /** What a refusal calls it. A form does, too, unless it has `asks`. */
  label: string;
  /** Its name where there is little room: above it in two versions of an entry. */
  short: string;
  /** The sentence for API callers. */
  says: string;
  /** The sentence of the archive's format (docs/export.schema.json). */
  line: string;
  /** True if an entry cannot be without it. */
  isNeeded?: true;
  /** True if the spaces around it are cut off. A blank text is none in any case. */
  trims?: true;
  /** True if it is the entry's own title. People read all other texts as paragraphs, in the order of the fields. */
  isTitle?: true;
  /** Where its short name stands above the paragraph. Nowhere if left out: it is clear what it is. */
  named?: "everywhere" | "on cards";
  /** The label of its input. */
  asks?: string;
  /** In the form of a new entry. An editor has none. */
  placeholder?: string;
  /** The lines that its input shows at first; 1 if left out. */
  rows?: number;
}

/** One of some keys. */
export interface ChoiceField<Key extends string = string> {
  sort: "choice";
  /** Left out where a rule of its own decides them, as of a finer word, which belongs to a mood. */
  keys?: readonly Key[];
  isNeeded?: true;
  /** The sentences for API callers: of the stored choice, and of one that is sent where that needs other words. */
  says: string;
  saysSent?: string;
  /** Set if REST callers may send other spellings than a key. The sentence that says which. */
  spelled?: string;
  /** The sentence of the archive's format. */
  line?: string;
}

/** One of the person's own words, by its id. */
export interface WordField {
  sort: "word";
  of: "OwnMood";
  says: string;
}

export type Field = TextField | ChoiceField | WordField;

export type Fields = Readonly<Record<string, Field>>;

/** A kind of entry: everything that is said once of it and its fields. */
export interface Kind<Of extends Fields = Fields> {
  /** The name of its GraphQL type and of its table. */
  name: "Action" | "Mood" | "JournalEntry";
  /** What people call it. */
  called: string;
  /** Its fields. Texts are in the order in which people read them. */
  fields: Of;
  /** The names of its three mutations, and of the field that holds the entry in their answers. */
  mutations: { save: string; edit: string; remove: string; entry: string };
}

/** The names of the fields of a sort. Of fields that are not known one by one any name. */
type NameOf<Of extends Fields, Sort> = string extends keyof Of
  ? string
  : { [Name in keyof Of]: Of[Name] extends Sort ? Name : never }[keyof Of] & string;

export type TextName<Of extends Fields> = NameOf<Of, TextField>;
export type ChoiceName<Of extends Fields> = NameOf<Of, ChoiceField>;
export type WordName<Of extends Fields> = NameOf<Of, WordField>;

/** A choice whose keys a rule of its own decides. It has none, but their type. */
export type RuledChoice<Key extends string> = Pick<ChoiceField<Key>, "keys"> &
  Required<Pick<ChoiceField, "sort" | "says" | "saysSent" | "spelled" | "line">>;

type KeyOf<Chosen> = Chosen extends ChoiceField<infer Key> ? Key : never;
type NeededName<Of extends Fields> = NameOf<Of, { isNeeded: true }>;
type Optional<Value> = Value | null | undefined;

/** The texts of a stored entry. */
export type Texts<Of extends Fields> = {
  [Name in TextName<Of>]: Name extends NeededName<Of> ? string : string | null;
};

/** The choices of a stored entry. */
export type Choices<Of extends Fields> = {
  [Name in ChoiceName<Of>]: Name extends NeededName<Of> ? KeyOf<Of[Name]> : KeyOf<Of[Name]> | null;
};

/** A stored entry, as far as its fields go. */
export type Stored<Of extends Fields> = Texts<Of> & Choices<Of> & { [Name in WordName<Of>]: string | null };

/** What callers send for one field. A choice that may be spelled in other ways is any text. */
type SentValue<Of extends Field> =
  Of extends ChoiceField<infer Key> ? (Of extends { spelled: string } ? string : Key) : string;

/** A new entry as callers send it. Null and left out are the same. */
export type Sent<Of extends Fields> = { [Name in NeededName<Of>]: SentValue<Of[Name]> } & {
  [Name in Exclude<keyof Of, NeededName<Of>>]?: Optional<SentValue<Of[Name]>>;
};

/** An edit as callers send it. What is left out stays; null takes a text away. */
export type SentEdit<Of extends Fields> = { [Name in keyof Of]?: Optional<SentValue<Of[Name]>> };

/** The texts of either. */
export type SentTexts<Of extends Fields> = { [Name in TextName<Of>]?: Optional<string> };

/** A kind with the types of exactly its fields. */
export function entryKind<const Of extends Fields>(kind: Kind<Of>): Kind<Of> {
  return kind;
}

/** A text of at most `max` code units. */
export function text<const About extends Omit<TextField, "sort" | "max">>(max: number, about: About) {
  return { sort: "text", max, ...about } as const;
}

/** One of `keys`. */
export function choice<const Key extends string, const About extends Omit<ChoiceField, "sort" | "keys">>(
  keys: readonly Key[],
  about: About,
) {
  return { sort: "choice", keys, ...about } as const;
}

/** The texts of a kind with their names, in the order in which people read them. */
export function textsIn<Of extends Fields>({ fields }: Kind<Of>): [TextName<Of>, TextField][] {
  return Object.entries(fields).filter((entry): entry is [TextName<Of>, TextField & Of[string]] => isText(entry[1]));
}

/** The choices of a kind with their names. */
export function choicesIn<Of extends Fields>({ fields }: Kind<Of>): [ChoiceName<Of>, ChoiceField][] {
  return Object.entries(fields).filter(
    (entry): entry is [ChoiceName<Of>, ChoiceField & Of[string]] => entry[1].sort === "choice",
  );
}

/** The words of a kind with their names. */
export function wordsIn<Of extends Fields>({ fields }: Kind<Of>): [WordName<Of>, WordField][] {
  return Object.entries(fields).filter(
    (entry): entry is [WordName<Of>, WordField & Of[string]] => entry[1].sort === "word",
  );
}

/** The names of a kind's texts. */
export function textNamesOf<Of extends Fields>(kind: Kind<Of>): TextName<Of>[] {
  return textsIn(kind).map(([name]) => name);
}

/** The names of a kind's choices. */
export function choiceNamesOf<Of extends Fields>(kind: Kind<Of>): ChoiceName<Of>[] {
  return choicesIn(kind).map(([name]) => name);
}

/** What `make` returns for each text, by its name. */
export function eachText<Of extends Fields, Made>(
  kind: Kind<Of>,
  make: (field: TextField, name: TextName<Of>) => Made,
): Record<TextName<Of>, Made> {
  // Safe: it has exactly these names.
  return Object.fromEntries(textsIn(kind).map(([name, field]) => [name, make(field, name)])) as Record<
    TextName<Of>,
    Made
  >;
}

/** What `make` returns for each choice, by its name. */
export function eachChoice<Of extends Fields, Made>(
  kind: Kind<Of>,
  make: (field: ChoiceField, name: ChoiceName<Of>) => Made,
): Record<ChoiceName<Of>, Made> {
  // Safe: it has exactly these names.
  return Object.fromEntries(choicesIn(kind).map(([name, field]) => [name, make(field, name)])) as Record<
    ChoiceName<Of>,
    Made
  >;
}

function isText(field: Field): field is TextField {
  return field.sort === "text";
}
