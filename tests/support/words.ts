import { expect } from "vitest";
import type { Answer } from "./requests.ts";

/** Checks that a response is JSON, is no server error, and has a message if it is a refusal. */
export function expectWords({ status, json, text }: Answer): void {
  expect(status, text.slice(0, 500)).toBeLessThan(500);
  if (status === 204) return;

  expect(json, text.slice(0, 500)).toBeTypeOf("object");
  if (status >= 400) expect(saidBy(json)).toMatch(/[a-z]{3}/i);
}

/** The message of an error response. */
function saidBy(json: unknown): string {
  const { message, errors } = (json ?? {}) as { message?: string; errors?: { message: string }[] };
  return message ?? errors?.map((error) => error.message).join(" ") ?? "";
}
