import { z } from "zod";
import { usualLimits } from "#domain/limits.ts";
import { bodyBytes, kilobyte } from "#server/kit/http/bodySizes.ts";
import { ignoredBy } from "./acceptedFields.ts";
import { inputSchemaOf, once, type Schema } from "./inputSchema.ts";
import type { Spec } from "./route.ts";

/** JSON may write each UTF-16 unit as six bytes, such as \u00e9. */
const perUnit = 6;
const inFormat: Readonly<Record<string, number>> = { uuid: 36, date: 10, "date-time": 64 };
const numberBytes = 32;
/** For a name, a comma and the blanks of indented JSON. */
const around = 32;
/** Of an ignored field, if the answer does not say more. */
const ignoredBytes = 256;

/**
 * The largest JSON body that a route needs, in bytes, rounded up to whole kilobytes: each of its fields at its limit, and
 * each ignored one. At least 16 kB, and at most 1 MB without a picture.
 */
export const largestBodyOf = once((spec: Spec): number => {
  const { body, hasPicture } = spec;
  if (hasPicture) return bodyBytes.picture;
  const own = body && !("as" in body) ? bytesOf(inputSchemaOf(body)) : 0;
  const bytes = Math.ceil((own + ignoredBytesOf(spec)) / kilobyte) * kilobyte;
  return Math.min(Math.max(bytes, bodyBytes.least), bodyBytes.most);
});

/** An answer can be sent back as a body, with those of its lists that have a limit. */
function ignoredBytesOf(spec: Spec): number {
  const { answers } = spec;
  const { properties = {}, $defs = {} } = (
    answers ? z.toJSONSchema(answers, { unrepresentable: "any" }) : {}
  ) as Schema;
  const bytes = Array.from(ignoredBy(spec), (name) => {
    const answered = properties[name];
    return sizeOfName(name) + (answered ? bytesOf(answered, $defs) : ignoredBytes);
  });
  return sum(bytes);
}

function bytesOf(schema: Schema, defs: Readonly<Record<string, Schema>> = {}): number {
  const { enum: keys, const: constant, anyOf, oneOf, $ref } = schema;
  if ($ref !== undefined) return bytesOf(defs[$ref.slice("#/$defs/".length)] ?? {}, defs);
  const given = keys ?? (constant === undefined ? undefined : [constant]);
  if (given) return Math.max(...given.map((key) => textBytes(String(key).length)));
  const kinds = anyOf ?? oneOf;
  if (kinds) return Math.max(...kinds.map((kind) => bytesOf(kind, defs)));
  return Math.max(...[schema.type].flat().map((type) => bytesOfType(schema, String(type), defs)));
}

function bytesOfType(schema: Schema, type: string, defs: Readonly<Record<string, Schema>>): number {
  const { format, maxLength = usualLimits.text, maxItems = 0, items = {}, properties = {} } = schema;
  if (type === "string") return (format === undefined ? undefined : inFormat[format]) ?? textBytes(maxLength);
  if (type === "array") return 2 + maxItems * (bytesOf(items, defs) + around);
  if (type !== "object") return numberBytes;
  return 2 + sum(Object.entries(properties).map(([name, part]) => sizeOfName(name) + bytesOf(part, defs)));
}

function textBytes(length: number): number {
  return 2 + perUnit * length;
}

function sizeOfName(name: string): number {
  return textBytes(name.length) + around;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((one, other) => one + other, 0);
}
