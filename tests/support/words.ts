import { expect } from "vitest";
import type { Answer } from "./knock.ts";

/** Insists that whatever came back is JSON, is no fault of the server's, and where it is a no, says so in words. */
export function expectWords({ status, json, text }: Answer): void {
  expect(status, text.slice(0, 500)).toBeLessThan(500);
  if (status === 204) return;

  expect(json, text.slice(0, 500)).toBeTypeOf("object");
  if (status >= 400) expect(saidBy(json)).toMatch(/[a-z]{3}/i);
}

/** The words of an error answer of either door. */
function saidBy(json: unknown): string {
  const { message, errors } = (json ?? {}) as { message?: string; errors?: { message: string }[] };
  return message ?? errors?.map((error) => error.message).join(" ") ?? "";
}
