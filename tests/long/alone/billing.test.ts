import { afterAll, afterEach, expect, test, vi } from "vitest";
import { sql } from "#server/store/db.ts";
import { testedDatabase } from "#tests/support/address.ts";
import { useApp } from "#tests/support/app.ts";
import { launchVerb } from "#tests/support/kindling.ts";
import { isSubscribed, life, payer, payersAt } from "#tests/support/payers.ts";

// Set before the server's code loads: Stripe's address.
const stripe = await vi.hoisted(async () => {
  const { fakeStripe } = await import("#tests/support/fakeStripe.ts");
  const fake = await fakeStripe();
  Object.assign(process.env, fake.env);
  return fake;
});

const { pageOf, hear } = payersAt(stripe);

useApp();

afterEach(() => {
  stripe.is("well");
  expect(stripe.faults).toEqual([]);
});

afterAll(() => stripe.close());

test("events end in Stripe's state, in all 120 orders", async () => {
  const ends = new Map<string, boolean>();
  const orders = permutations(life);
  expect(orders).toHaveLength(120);

  for (const [index, order] of orders.entries()) {
    const somebody = await payer();
    const subscription = stripe.paid(pageOf(somebody)?.id ?? "");
    // Half of them have subscribed again meanwhile.
    if (index % 2 === 0) subscription.status = "canceled";
    for (const type of order) expect((await hear(type, somebody)).status).toBe(200);
    ends.set(somebody.id, index % 2 !== 0);
  }

  const people = await sql<{ id: string; subscribed: boolean }>`select id, subscribed from "User"`;
  expect(new Map(people.filter(({ id }) => ends.has(id)).map(({ id, subscribed }) => [id, subscribed]))).toEqual(ends);
});

test("an operator's billing:reconcile runs as its own process, and prints its findings or that Stripe is unreachable", async () => {
  const ada = await payer();
  stripe.paid(pageOf(ada)?.id ?? "");
  const run = async (env: Record<string, string> = stripe.env) => {
    const program = launchVerb(["billing:reconcile"], testedDatabase() ?? "", env);
    return { ...(await program.ended), said: program.said };
  };

  expect(await run()).toMatchObject({
    code: 0,
    said: [expect.stringMatching(/^Stripe was asked about \d+ customers\. 1 people's subscriptions were corrected\.$/)],
  });
  expect(await isSubscribed(ada)).toBe(true);

  stripe.is("down");
  expect(await run()).toMatchObject({
    code: 1,
    said: expect.arrayContaining([expect.stringContaining("The payment provider isn’t responding right now.")]),
  });
  expect(await run({ STRIPE_SECRET_KEY: "", STRIPE_WEBHOOK_SECRET: "", STRIPE_PRICE_ID: "" })).toMatchObject({
    code: 1,
    said: [expect.stringContaining("No payments are taken")],
  });
});

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}
