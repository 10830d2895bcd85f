import { describe, expect, test, vi } from "vitest";
import { useApp } from "#tests/support/app.ts";
import { sendRequest } from "#tests/support/requests.ts";
import { person } from "#tests/support/people.ts";

// Set before the server's code loads: it trusts a proxy but has no PUBLIC_URL.
vi.hoisted(() => {
  process.env.TRUST_PROXY = "on";
  process.env.PUBLIC_URL = "";
});

useApp();

describe("a write behind a proxy that forwards the original scheme", () => {
  test.each([
    ["https", "https://kindling.example", 200],
    ["https", "http://kindling.example", 403],
    ["http", "http://kindling.example", 200],
    ["http", "https://kindling.example", 403],
    // Each proxy appends to the list; the last entry is from the trusted one.
    ["http, https", "https://kindling.example", 200],
    ["https, http", "https://kindling.example", 403],
    ["nonsense", "https://kindling.example", 403],
    ["nonsense", "null", 403],
  ])("by %s, from a page of %s, is answered %i", async (scheme, origin, status) => {
    expect((await write({ origin, "x-forwarded-proto": scheme })).status).toBe(status);
  });

  test.each(["https://kindling.example", "http://kindling.example"])(
    "or does not say is taken from %s",
    async (origin) => {
      expect((await write({ origin })).status).toBe(200);
    },
  );
});

async function write(headers: Record<string, string>) {
  const { token } = await person("ada");
  return sendRequest("POST", "/api/auth/logout", {
    headers: { cookie: `kindling=${token}`, host: "kindling.example", ...headers },
  });
}
