import { describe, expect, test, vi } from "vitest";
import { useApp } from "#tests/support/app.ts";
import { knock } from "#tests/support/knock.ts";
import { person } from "#tests/support/people.ts";

// Read when the server is loaded: it trusts a proxy, and was not told under which address browsers see that.
vi.hoisted(() => {
  process.env.TRUST_PROXY = "on";
  process.env.PUBLIC_URL = "";
});

useApp();

describe("a write behind a proxy that says how it was asked", () => {
  test.each([
    ["https", "https://kindling.example", 200],
    ["https", "http://kindling.example", 403],
    ["http", "http://kindling.example", 200],
    ["http", "https://kindling.example", 403],
    // Each proxy adds to the list; the last entry is of the one we trust.
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
  return knock("POST", "/api/auth/logout", {
    headers: { cookie: `kindling=${token}`, host: "kindling.example", ...headers },
  });
}
