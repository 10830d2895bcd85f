import type { Problem } from "./requestError.ts";

/** Reads the problem out of an error answer of either door: REST's own body, or the first error of a GraphQL one. */
export function problemIn(body: unknown): Problem {
  if (!isRecord(body)) return {};
  const first: unknown = Array.isArray(body.errors) ? body.errors[0] : undefined;
  if (!isRecord(first)) return problemFrom(body);
  return { ...problemFrom(isRecord(first.extensions) ? first.extensions : {}), ...textIn(first, "message") };
}

function problemFrom(body: Record<string, unknown>): Problem {
  return {
    ...textIn(body, "message"),
    ...textIn(body, "details"),
    ...textIn(body, "code"),
    ...textIn(body, "userEmail"),
    subscriptionExpired: body.subscriptionExpired === true,
  };
}

function textIn(body: Record<string, unknown>, name: "message" | "details" | "code" | "userEmail"): Problem {
  const text = body[name];
  return typeof text === "string" && text !== "" ? { [name]: text } : {};
}

/** Whether something is an object whose fields can be looked at. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
