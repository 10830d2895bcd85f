import { z } from "zod";
import { eachText, type Fields, type Kind, type TextName } from "#domain/entries/field.ts";
import { textOf } from "#server/kit/rest/shapes.ts";

// The shapes of a kind's texts in REST and in the archive. The operation checks their lengths.

/** In a REST body. */
export function textShapes<Of extends Fields>(kind: Kind<Of>) {
  return eachText(kind, ({ max }) => textOf(max).nullish());
}

/** In a REST answer. */
export function textJson<Of extends Fields>(kind: Kind<Of>) {
  return eachText(kind, () => z.string().nullable());
}

/** In a line of an archive. */
export function textLines<Of extends Fields>(kind: Kind<Of>) {
  return eachText(kind, ({ max, line }) => textOf(max).nullable().default(null).describe(line));
}

/** Exactly the texts of a row, in their order. */
export function textsOf<Of extends Fields, Row extends Readonly<Record<TextName<Of>, string | null>>>(
  kind: Kind<Of>,
  row: Row,
): Pick<Row, TextName<Of>> {
  // Safe: it has these names.
  return eachText(kind, (_field, name) => row[name]) as Pick<Row, TextName<Of>>;
}
