import { suggestionList } from "graphql/jsutils/suggestionList.js";
import { z } from "zod";
import { usualLimits } from "#domain/limits.ts";
import { isRecord } from "#server/kit/http/body.ts";
import { BadInput, oneOf } from "#server/base/errors.ts";
import { refuseLong } from "#server/base/lengths.ts";
import type { Spec } from "./route.ts";

type Json = Record<string, unknown>;

/**
 * Fields that any body may contain and that are ignored. The server derives them: the face from the mood, karma from
 * the rules, the sender from the session. The rest are fields of forms.
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

/** The JSON Schema of an input shape, with a limit for each text and list. */
export function inputSchemaOf(shape: z.ZodType): Json {
  return toSchema(shape, (schema) => {
    if (schema.type === "string" && !schema.enum) schema.maxLength ??= usualLimits.text;
    if (schema.type === "array") schema.maxItems ??= usualLimits.list;
  });
}

/** The ignored fields that a body may have beside its own: those of the response, and those of any body. */
export const ignoredBy = once(({ body, answers }: Spec): ReadonlySet<string> => {
  const own = body && !("as" in body) ? fieldsOf(body).own : [];
  const shown = answers instanceof z.ZodObject ? Object.keys(answers.shape) : [];
  return new Set([...shown, ...withoutEffect].filter((name) => !own.includes(name)));
});

/** Returns the body. Throws BadInput for an unknown field, with a suggestion. */
export function acceptedFields(shape: z.ZodType, spec: Spec, body: unknown): unknown {
  if (!isRecord(body)) return body;
  const { own } = fieldsOf(shape);
  const unknown = Object.keys(body).find((name) => !own.includes(name) && !ignoredBy(spec).has(name));
  if (unknown !== undefined) throw unknownField(unknown, own);
  return checkLengths(shape, body);
}

/** Returns the body or query. Throws BadInput for a value that exceeds the general limit. */
export function checkLengths(shape: z.ZodType, body: Record<string, unknown>): Record<string, unknown> {
  for (const name of fieldsOf(shape).usual) refuseLong(body[name], name);
  return body;
}

const fieldsOf = once((shape: z.ZodType) => {
  const fields = Object.entries((toSchema(shape).properties ?? {}) as Record<string, Json>);
  return {
    own: fields.map(([name]) => name),
    /** Fields under the general limit. */
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

/** Fields whose name contains the given one, as "journalTitle" contains "title"; otherwise similarly spelled ones. */
function meantBy(name: string, own: readonly string[]): readonly string[] {
  const longer = name === "" ? [] : own.filter((one) => one.toLowerCase().includes(name.toLowerCase()));
  return longer.length > 0 ? longer : suggestionList(name, own);
}

/** Caches the result of `make` for each object. */
function once<Thing extends object, Known>(make: (thing: Thing) => Known): (thing: Thing) => Known {
  const known = new WeakMap<Thing, Known>();
  return (thing) => {
    const made = known.get(thing) ?? make(thing);
    known.set(thing, made);
    return made;
  };
}
