import type { EnumRef } from "@pothos/core";
import {
  eachChoice,
  eachText,
  wordsIn,
  type ChoiceName,
  type Choices,
  type Fields,
  type Kind,
  type Texts,
} from "#domain/entries/field.ts";
import type { builder } from "#server/kit/graph/builder.ts";
import { rawIdOf } from "#server/kit/graph/globalIds.ts";
import type { InputFields } from "./entryTypes.ts";

type Types = typeof builder.$inferSchemaTypes;

/** The GraphQL enum of each choice of a kind. */
export type EnumsOf<Of extends Fields> = {
  [Name in ChoiceName<Of>]: EnumRef<Types, NonNullable<Choices<Of>[Name]>>;
};

/** The texts and choices of a stored entry, as fields of its GraphQL type. */
export function kindFields<Of extends Fields, Row extends Texts<Of> & Choices<Of>>(
  kind: Kind<Of>,
  enums: EnumsOf<Of>,
  t: PothosSchemaTypes.ObjectFieldBuilder<Types, Row>,
) {
  return {
    // Safe casts: a row has null only where the field is not needed.
    ...eachChoice(kind, ({ says, isNeeded }, name) => {
      const type: EnumRef<Types, string> = enums[name];
      return t.field({ type, nullable: !isNeeded, description: says, resolve: (row) => row[name] as string });
    }),
    ...eachText(kind, ({ says, isNeeded }, name) =>
      t.string({ nullable: !isNeeded, description: says, resolve: (row) => row[name] as string }),
    ),
  };
}

/** The same fields as a save sends them, or as an edit does, where nothing is needed. `Sent` and `SentEdit` type them. */
export function kindInputs<Of extends Fields>(
  kind: Kind<Of>,
  enums: EnumsOf<Of>,
  t: InputFields,
  isEdit: boolean,
): object {
  return {
    ...eachChoice(kind, ({ says, saysSent, isNeeded = false }, name) =>
      t.field({ type: enums[name], required: isNeeded && !isEdit, description: saysSent ?? says }),
    ),
    ...eachText(kind, ({ max, says, isNeeded = false }) =>
      t.string({ maxLength: max, required: isNeeded && !isEdit, description: says }),
    ),
    ...Object.fromEntries(wordsIn(kind).map(([name, { says }]) => [name, t.id({ description: says })])),
  };
}

/** The input with the ids of tags and own words as operations know them. */
export function withRawIds(kind: Kind, input: object): object {
  const sent = input as Readonly<Record<string, unknown>>;
  const words = wordsIn(kind).flatMap(([name, { of }]) => {
    const id = sent[name];
    return typeof id === "string" && id !== "" ? [[name, rawIdOf(of, id)]] : [];
  });
  const { tagIds } = input as { tagIds?: readonly string[] | null };
  const tags = tagIds ? { tagIds: tagIds.map((id) => rawIdOf("Tag", id)) } : {};
  return { ...input, ...Object.fromEntries(words), ...tags };
}
