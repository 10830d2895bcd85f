import type { IncomingMessage, ServerResponse } from "node:http";
import { OutwardError, outwardErrorFrom, SubscriptionExpired, Unavailable } from "#server/base/errors.ts";
import { log, logSeldom } from "#server/base/log.ts";

/** What an error says under /api (docs/api.md, Answers). */
export interface Problem {
  message: string;
  details?: string;
  field?: string;
  subscriptionExpired?: true;
  userEmail?: string;
  dataToken?: string;
  checkoutPass?: string;
}

/** The error to answer with. An unexpected error is logged once and masked. */
export function answerableError(error: unknown): OutwardError {
  const known = outwardErrorFrom(error);
  if (known instanceof Unavailable && known !== error) logSeldom("error", { err: error }, known.trouble);
  if (known) return known;

  log.error({ err: error }, "an operation failed unexpectedly");
  return new OutwardError(500, "UNEXPECTED", "Something went wrong");
}

/** The JSON body of an error. */
export function problemOf(refusal: OutwardError): Problem {
  return {
    message: refusal.message,
    ...(refusal.details === undefined ? {} : { details: refusal.details }),
    ...(refusal.field === undefined ? {} : { field: refusal.field }),
    ...refusal.shown,
    ...(refusal instanceof SubscriptionExpired ? expiryOf(refusal) : {}),
  };
}

function expiryOf({ userEmail, dataToken, checkoutPass }: SubscriptionExpired) {
  return {
    subscriptionExpired: true as const,
    userEmail,
    ...(dataToken === undefined ? {} : { dataToken }),
    ...(checkoutPass === undefined ? {} : { checkoutPass }),
  };
}

/** The `extensions` of a GraphQL error. */
export function extensionsOf(refusal: OutwardError): Record<string, unknown> {
  const { message: _, ...rest } = problemOf(refusal);
  return {
    code: refusal.code,
    ...rest,
    ...(refusal.retryAfter === undefined ? {} : { retryAfter: refusal.retryAfter }),
  };
}

/** Answers with an error, in the form of the door that was called. */
export function answerRefusal(request: IncomingMessage, response: ServerResponse, refusal: OutwardError): void {
  const isGraph = request.url?.startsWith("/graphql") ?? false;
  const body = isGraph
    ? { errors: [{ message: refusal.message, extensions: extensionsOf(refusal) }] }
    : problemOf(refusal);

  if (refusal.retryAfter !== undefined) response.setHeader("Retry-After", String(refusal.retryAfter));
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.statusCode = refusal.status;
  response.end(JSON.stringify(body));
}
