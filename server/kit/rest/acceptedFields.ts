import { suggestionList } from "graphql/jsutils/suggestionList.js";
import { z } from "zod";
import { usualLimits } from "#domain/limits.ts";
import { isRecord } from "#server/kit/http/body.ts";
import { BadInput, oneOf } from "#server/base/errors.ts";
import { refuseLong } from "#server/base/lengths.ts";
import type { Spec } from "./route.ts";

type Json = Record<string, unknown>;

/**
 * Fields that any body may have, without effect: a mood's value says its face, the rules say the karma, the session says who sends,
 * and the rest is for a form to ask.
 */
export const withoutEffect = [
  "emoji",
  "label",
  "karmaImpact",
  "karmaValue",
  "karmaGold",
  "karmaCoal",
  "fromUserId",
  "againstUserId",
  "confirmPassword",
  "agreeToTerms",
  "agreeToPrivacy",
  "hasUsedTrial",
] as const;

/** JSON Schema of what is taken in a shape, with a length for each text and list. */
export function inputSchemaOf(shape: z.ZodType): Json {
  return toSchema(shape, (schema) => {
    if (schema.type === "string" && !schema.enum) schema.maxLength ??= usualLimits.text;
    if (schema.type === "array") schema.maxItems ??= usualLimits.list;
  });
}

/** The fields that a body may have beside its own, without effect: all that the same shows when it is read, and those of any body. */
export const ignoredBy = once(({ body, answers }: Spec): ReadonlySet<string> => {
  const own = body && !("as" in body) ? fieldsOf(body).own : [];
  const shown = answers instanceof z.ZodObject ? Object.keys(answers.shape) : [];
  return new Set([...shown, ...withoutEffect].filter((name) => !own.includes(name)));
});

/** What a body of this shape says. Throws BadInput for a field that the route does not know, with the one that may be meant. */
export function acceptedFields(shape: z.ZodType, spec: Spec, said: unknown): unknown {
  if (!isRecord(said)) return said;
  const { own } = fieldsOf(shape);
  const unknown = Object.keys(said).find((name) => !own.includes(name) && !ignoredBy(spec).has(name));
  if (unknown !== undefined) throw unknownField(unknown, own);
  return checkLengths(shape, said);
}

/** What a body or a query of this shape says. Throws BadInput for what is longer than usual, and has no limit of its own. */
export function checkLengths(shape: z.ZodType, said: Record<string, unknown>): Record<string, unknown> {
  for (const name of fieldsOf(shape).usual) refuseLong(said[name], name);
  return said;
}

const fieldsOf = once((shape: z.ZodType) => {
  const fields = Object.entries((toSchema(shape).properties ?? {}) as Record<string, Json>);
  return {
    own: fields.map(([name]) => name),
    /** Those that have no limit of their own. */
    usual: fields.filter(([, schema]) => !isLimited(schema)).map(([name]) => name),
  };
});

function isLimited({ maxLength, items, anyOf }: Json): boolean {
  const parts = [items ?? [], anyOf ?? []].flat() as Json[];
  return maxLength !== undefined || parts.some(isLimited);
}

function toSchema(shape: z.ZodType, complete: (schema: Json) => void = () => undefined): Json {
  const override = ({ jsonSchema }: { jsonSchema: object }) => complete(jsonSchema as Json);
  return z.toJSONSchema(shape, { io: "input", unrepresentable: "any", override });
}

const longestName = 100;

function unknownField(name: string, own: readonly string[]): BadInput {
  const shown = name.slice(0, longestName);
  const [meant] = meantBy(shown, own);
  const guess = meant === undefined ? "" : ` Did you mean "${meant}"?`;
  return new BadInput(`There is no field "${shown}" here.${guess}`, shown, oneOf(own));
}

/** The fields of whose name it is a part, as "title" is of "journalTitle", else those that are spelled almost so. */
function meantBy(name: string, own: readonly string[]): readonly string[] {
  const longer = name === "" ? [] : own.filter((one) => one.toLowerCase().includes(name.toLowerCase()));
  return longer.length > 0 ? longer : suggestionList(name, own);
}

/** Works out of each thing once what `make` says of it. */
function once<Thing extends object, Known>(make: (thing: Thing) => Known): (thing: Thing) => Known {
  const known = new WeakMap<Thing, Known>();
  return (thing) => {
    const made = known.get(thing) ?? make(thing);
    known.set(thing, made);
    return made;
  };
}
