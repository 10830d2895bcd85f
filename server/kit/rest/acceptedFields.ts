import { suggestionList } from "graphql/jsutils/suggestionList.js";
import { z } from "zod";
import { isRecord } from "#server/kit/http/body.ts";
import { BadInput, oneOf } from "#server/base/errors.ts";
import { checkLengths, fieldsOf, once } from "./inputSchema.ts";
import type { Spec } from "./route.ts";

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

/** The ignored fields that a body may have beside its own: those of the response, and those of any body. */
export const ignoredBy = once(({ body, answers }: Spec): ReadonlySet<string> => {
  const own = body && !("as" in body) ? ownFields(body) : [];
  const shown = answers instanceof z.ZodObject ? Object.keys(answers.shape) : [];
  return new Set([...shown, ...withoutEffect].filter((name) => !own.includes(name)));
});

/** Returns the body. Throws BadInput for an unknown field, with a suggestion. */
export function acceptedFields(shape: z.ZodType, spec: Spec, body: unknown): unknown {
  if (!isRecord(body)) return body;
  const own = ownFields(shape);
  const unknown = Object.keys(body).find((name) => !own.includes(name) && !ignoredBy(spec).has(name));
  if (unknown !== undefined) throw unknownField(unknown, own);
  return checkLengths(shape, body);
}

function ownFields(shape: z.ZodType): readonly string[] {
  return Object.keys(fieldsOf(shape));
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
