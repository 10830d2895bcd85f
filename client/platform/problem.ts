import type { Problem } from "./requestError.ts";

/** What an error answer says: REST's body, or GraphQL's first error. */
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
    ...textIn(body, "dataToken"),
    subscriptionExpired: body.subscriptionExpired === true,
  };
}

function textIn(
  body: Record<string, unknown>,
  name: "message" | "details" | "code" | "userEmail" | "dataToken",
): Problem {
  const text = body[name];
  return typeof text === "string" && text !== "" ? { [name]: text } : {};
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
