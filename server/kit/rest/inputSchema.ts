import { z } from "zod";
import { usualLimits } from "#domain/limits.ts";
import { refuseLong, refuseMany } from "#server/base/lengths.ts";
import { isRecord } from "#server/kit/http/body.ts";

/** The parts of a JSON Schema that say how large a value can be. */
export interface Schema {
  type?: string | readonly string[];
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  $ref?: string;
  $defs?: Readonly<Record<string, Schema>>;
}

/** The JSON Schema of an input shape, with a limit for each text and list. */
export const inputSchemaOf = once((shape: z.ZodType): Schema & Record<string, unknown> =>
  schemaOf(shape, (schema) => {
    if (schema.type === "string" && !schema.enum && schema.const === undefined) schema.maxLength ??= usualLimits.text;
    if (schema.type === "array") schema.maxItems ??= usualLimits.list;
  }),
);

/** The fields of an input shape, as the shape itself limits them. */
export const fieldsOf = once((shape: z.ZodType): Readonly<Record<string, Schema>> => schemaOf(shape).properties ?? {});

/**
 * Returns what was sent, such as a body, a query or a line. Throws BadInput naming the field for a text or a list that
 * exceeds the general limit, at any depth. Those with a limit of their own are checked by their operation.
 */
export function checkLengths<Sent extends Record<string, unknown>>(shape: z.ZodType, sent: Sent): Sent {
  checkFields(fieldsOf(shape), sent);
  return sent;
}

function checkFields(fields: Readonly<Record<string, Schema>>, sent: Record<string, unknown>): void {
  for (const [name, schema] of Object.entries(fields)) if (Object.hasOwn(sent, name)) check(schema, sent[name], name);
}

function check(schema: Schema, value: unknown, field: string): void {
  const kinds = schema.anyOf ?? [schema];
  if (typeof value === "string" && !kinds.some(({ maxLength }) => maxLength !== undefined)) refuseLong(value, field);
  if (Array.isArray(value)) {
    const list = kinds.find(({ type }) => type === "array");
    if (list?.maxItems === undefined) refuseMany(value, field);
    // What the shape does not have is refused by the shape, however deep it nests.
    if (list?.items) for (const one of value) check(list.items, one, field);
  } else if (isRecord(value)) {
    for (const { properties } of kinds) checkFields(properties ?? {}, value);
  }
}

function schemaOf(shape: z.ZodType, complete: (schema: z.core.JSONSchema.BaseSchema) => void = () => undefined) {
  const override = ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => complete(jsonSchema);
  // Safe: zod writes JSON Schema, and `Schema` names parts of it that are all optional.
  return z.toJSONSchema(shape, { io: "input", unrepresentable: "any", override }) as Schema & Record<string, unknown>;
}

/** Caches the result of `make` for each object. */
export function once<Thing extends object, Known>(make: (thing: Thing) => Known): (thing: Thing) => Known {
  const known = new WeakMap<Thing, Known>();
  return (thing) => {
    const made = known.get(thing) ?? make(thing);
    known.set(thing, made);
    return made;
  };
}
