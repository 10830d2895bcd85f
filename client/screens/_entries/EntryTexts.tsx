import type { ComponentProps } from "react";
import { TextArea } from "#client/ui/fields/TextArea.tsx";
import { textNamesOf, type Kind, type TextField, type TextName } from "#domain/entries/field.ts";
import { kinds, type FieldsOf, type KindName } from "#domain/entries/kinds.ts";

type NameIn<Of extends KindName> = TextName<FieldsOf<Of>>;

/** What a place gives its input in another way than the kind's definition. */
type Look = Partial<Omit<ComponentProps<typeof TextArea>, "name" | "value" | "onChange" | "error" | "maxLength">>;

interface TextsProps<Of extends KindName> {
  kind: Of;
  values: Partial<Record<NameIn<Of>, string>>;
  onChange: (changed: Partial<Record<NameIn<Of>, string>>) => void;
  errorAt: (field: string) => string | undefined;
  /** In an editor. */
  isEdit?: boolean;
  /** Labels in place of the kind's. */
  labels?: ReadonlyMap<string, string>;
}

/** The input of one text of an entry, as its kind defines it (domain/entries/). A hidden label stands in the empty input. */
export function EntryText<Of extends KindName>(props: TextsProps<Of> & Look & { name: NameIn<Of> }) {
  const { kind, name, values, onChange, errorAt, isEdit = false, labels, ...look } = props;
  const fields: Readonly<Record<string, unknown>> = kinds[kind].fields;
  // Safe: it is the name of a text.
  const { label, asks = label, placeholder, rows = 1, max } = fields[name] as TextField;
  const shown = labels?.get(name) ?? asks;

  return (
    <TextArea
      name={name}
      label={shown}
      placeholder={look.labelHidden ? shown : isEdit ? undefined : placeholder}
      rows={rows}
      {...look}
      maxLength={max}
      // A draft of an older build is without a newer text.
      value={values[name] ?? ""}
      onChange={(text) => onChange({ [name]: text } as Partial<Record<NameIn<Of>, string>>)}
      error={errorAt(name)}
    />
  );
}

interface EntryTextsProps<Of extends KindName> extends TextsProps<Of> {
  /** All of them if left out. */
  names?: readonly NameIn<Of>[];
  also?: Partial<Record<NameIn<Of>, Look>>;
}

/** The inputs of an entry's texts, in the order of its kind. */
export function EntryTexts<Of extends KindName>({ names, also, ...texts }: EntryTextsProps<Of>) {
  // Safe: the kind with this name has these fields.
  const all = textNamesOf(kinds[texts.kind] as unknown as Kind<FieldsOf<Of>>);
  return (names ?? all).map((name) => <EntryText key={name} {...texts} {...also?.[name]} name={name} />);
}
