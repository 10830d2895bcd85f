import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { root } from "#server/base/root.ts";
import { useApp } from "#tests/support/app.ts";
import { barePage } from "#tests/support/barePage.ts";
import { sendRequest } from "#tests/support/requests.ts";

// Set before the server's code loads: Stripe's address.
const stripe = await vi.hoisted(async () => {
  const { fakeStripe } = await import("#tests/support/fakeStripe.ts");
  const fake = await fakeStripe();
  Object.assign(process.env, fake.env);
  return fake;
});

const folder = mkdtempSync(join(tmpdir(), "kindling-cost-"));

beforeAll(() => {
  mkdirSync(join(folder, ".pages"));
  writeFileSync(join(folder, "index.html"), barePage("bare"));
  for (const name of ["landing", "look-inside"])
    for (const ending of ["", ".free", ".priced"])
      writeFileSync(join(folder, ".pages", `${name}${ending}.html`), `${barePage(name)}<p>${ending} {price}.</p>`);
  process.env.KINDLING_CLIENT_DIR = relative(root, folder);
});

useApp();

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

// Each test begins a week later than the one before, when nothing is known any more.
let week = 0;

beforeEach(() => {
  stripe.asked.splice(0);
  stripe.costs({});
  week += 1;
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + week * 7 * 24 * hourMs });
});

afterEach(() => {
  vi.useRealTimers();
  stripe.is("well");
  expect(stripe.faults).toEqual([]);
});

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await stripe.close();
});

describe("the landing page of a server that takes payments", () => {
  test("comes at once without a price, and with Stripe's price from then on", async () => {
    expect(await landing()).toContain("<p> {price}.</p>");
    await expect.poll(landing).toContain("<p>.priced €4.00 a month.</p>");

    expect(await page("/look-inside")).toContain("<p>.priced €4.00 a month.</p>");
    expect(await landing()).toContain('id="cost">{"price":"€4.00 a month"}</script>');
    expect(stripe.asked).toEqual([{ method: "GET", path: "/v1/prices/price_fake", params: {} }]);
  });

  test.each([
    [{ unit_amount: 4000, currency: "usd", recurring: each("year") }, "$40.00 a year"],
    [{ unit_amount: 1200, currency: "gbp", recurring: each("month", 3) }, "£12.00 every 3 months"],
    [{ unit_amount: 600, currency: "jpy" }, "¥600 a month"],
    [{ unit_amount: 1500, currency: "kwd" }, "KWD\u00a01.500 a month"],
  ])("says the price in its currency and for its time: %o", async (price, said) => {
    stripe.costs(price);

    await expect.poll(landing).toContain(`<p>.priced ${said}.</p>`);
  });

  test.each([
    ["is not active", { active: false }],
    ["has tiers", { billing_scheme: "tiered", unit_amount: null }],
    ["is charged once", { recurring: null }],
    ["depends on the use", { recurring: { ...each("month"), usage_type: "metered" } }],
    ["is not there", undefined],
  ] as const)("names no price that %s", async (_what, price) => {
    stripe.costs(price);

    await landing();
    await expect.poll(() => stripe.asked).toHaveLength(1);

    expect(await landing()).toContain("<p> {price}.</p>");
  });

  test("asks again after an hour, and keeps the price for a day while Stripe is away", async () => {
    await expect.poll(landing).toContain("€4.00 a month");
    stripe.costs({ unit_amount: 500 });
    pass(59 * minuteMs);
    expect(await landing()).toContain("€4.00 a month");
    pass(2 * minuteMs);
    await expect.poll(landing).toContain("€5.00 a month");

    stripe.is("busy");
    pass(23 * hourMs);
    expect(await landing()).toContain("€5.00 a month");
    pass(2 * hourMs);
    await expect.poll(landing).toContain("<p> {price}.</p>");
  });

  test("leaves Stripe alone for a minute after it did not answer", async () => {
    stripe.is("busy");
    await landing();
    await expect.poll(() => stripe.asked).toHaveLength(1);
    stripe.is("well");
    await landing();
    expect(stripe.asked).toHaveLength(1);

    await expect.poll(() => (pass(minuteMs), landing())).toContain("€4.00 a month");
  });
});

function each(interval: "month" | "year", count = 1) {
  return { interval, interval_count: count, usage_type: "licensed" } as const;
}

function pass(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

function landing(): Promise<string> {
  return page("/");
}

async function page(path: string): Promise<string> {
  return (await sendRequest("GET", path)).text;
}
