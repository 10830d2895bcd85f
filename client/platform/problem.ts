import type { Problem } from "./requestError.ts";

/** Reads an error response: REST's body, or GraphQL's first error. */
export function problemIn(body: unknown): Problem {
  if (!isRecord(body)) return {};
  const first: unknown = Array.isArray(body.errors) ? body.errors[0] : undefined;
  if (!isRecord(first)) return problemFrom(body);
  return { ...problemFrom(isRecord(first.extensions) ? first.extensions : {}), ...textIn(first, "message") };
}

function problemFrom(body: Record<string, unknown>): Problem {
  const problem: Problem = { subscriptionExpired: body.subscriptionExpired === true };
  return Object.assign(problem, ...texts.map((name) => textIn(body, name)));
}

const texts = ["message", "details", "code", "userEmail", "dataToken", "checkoutPass"] as const;

function textIn(body: Record<string, unknown>, name: (typeof texts)[number]): Problem {
  const text = body[name];
  return typeof text === "string" && text !== "" ? { [name]: text } : {};
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
