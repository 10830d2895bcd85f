import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { reconcile } from "#server/nouns/billing/billing.ts";
import { sql } from "#server/store/db.ts";
import { useApp } from "#tests/support/app.ts";
import type { Delivery } from "#tests/support/fakeStripe.ts";
import { bearer, sendRequest, type Answer } from "#tests/support/requests.ts";
import { person, type Person } from "#tests/support/people.ts";
import { checkoutOf, customerOf, deliver, isSubscribed, life, pay, payer, payersAt } from "#tests/support/payers.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { until } from "#tests/support/until.ts";

// Set before the server's code loads: Stripe's address.
const stripe = await vi.hoisted(async () => {
  const { fakeStripe } = await import("#tests/support/fakeStripe.ts");
  const fake = await fakeStripe();
  Object.assign(process.env, fake.env);
  return fake;
});

const { subscriber, pagesOf, pageOf, eventOf, hear } = payersAt(stripe);

useApp();

beforeEach(() => void stripe.asked.splice(0));

afterEach(() => {
  vi.useRealTimers();
  stripe.is("well");
  expect(stripe.faults).toEqual([]);
});

afterAll(() => stripe.close());

const dayMs = 86_400_000;

describe("the checkout", () => {
  test("is the same page with one button for every address, and has no effect by itself", async () => {
    const ada = await person("ada");
    const [known, unknown] = [await looked(ada.email), await looked("nobody@example.org")];

    expect(known.text).toBe(unknown.text);
    expect(known.text.match(/<button/g)).toHaveLength(1);
    expect(known.text).toContain('<form method="post">');
    expect(stripe.asked).toEqual([]);
    expect(await customerOf(ada)).toBeUndefined();
  });

  test("leads to a page at Stripe, with the trial that the account has and no longer one", async () => {
    const ada = await person("ada");
    const [{ trialEndsAt }] = (await sql<{ trialEndsAt: Date }>`
      select "trialEndsAt" from "User" where id = ${ada.id}::uuid`) as [{ trialEndsAt: Date }];

    const answer = await pay(ada, { hasUsedTrial: "true" });

    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(pageOf(ada)?.url);
    expect(pageOf(ada)?.trialEnd).toBe(Math.floor(trialEndsAt.getTime() / 1000));
    expect(stripe.asked.at(-1)?.params).toMatchObject({
      customer: await customerOf(ada),
      client_reference_id: ada.id,
      success_url: expect.stringMatching(/^http.*\/#sign-in$/),
    });
  });

  test.each([
    ["over", -1],
    ["nearly over", 47],
  ])("has no trial for who asks for one whose own is %s", async (_how, hours) => {
    const ada = await person("ada");
    await setTrialEnd(ada, hours);

    expect((await pay(ada, { hasUsedTrial: "false" })).status).toBe(303);

    expect(pageOf(ada)?.trialEnd).toBeUndefined();
  });

  test("gives fifty simultaneous requests one page and one trial", async () => {
    const ada = await person("ada");

    const answers = await Promise.all(Array.from({ length: 50 }, () => pay(ada)));

    expect(new Set(answers.map(({ headers }) => headers.location))).toEqual(new Set([pageOf(ada)?.url]));
    expect(pagesOf(ada)).toHaveLength(1);
    expect([...stripe.customers.values()].filter(({ email }) => email === ada.email)).toHaveLength(1);
  });

  test("gets a new page after an hour, and after a subscription ends", async () => {
    const ada = await person("ada");
    await pay(ada);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_601_000 });
    await pay(ada);
    expect(pagesOf(ada)).toHaveLength(2);

    const subscription = stripe.paid(pagesOf(ada)[1]?.id ?? "");
    await hear("customer.subscription.created", ada);
    subscription.status = "canceled";
    await hear("customer.subscription.deleted", ada);
    vi.setSystemTime(Date.now() + 1_000);
    await pay(ada);

    expect(pagesOf(ada)).toHaveLength(3);
  });

  test("redirects a subscribed person home", async () => {
    const ada = await subscriber();

    expect((await pay(ada)).headers.location).toBe("/#sign-in");
    expect(pagesOf(ada)).toHaveLength(1);
  });

  test("asks Stripe nothing for people who may not pay, and shows them all the same page", async () => {
    const [ada, bo] = [await subscriber(), await person("bo")];
    stripe.asked.splice(0);

    const pages = [];
    for (const email of [ada.email, bo.email, "nobody@example.org", ""])
      pages.push(await sendRequest("POST", checkoutOf({ email }), { body: "" }));

    expect(new Set(pages.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(pages[0]).toMatchObject({ status: 403, text: expect.stringContaining("Sign in first, then pay") });
    expect(stripe.asked).toEqual([]);
    expect(await customerOf(bo)).toBeUndefined();
  });

  test("is not started by another site's page", async () => {
    const ada = await person("ada");

    const cookie = `kindling=${ada.token}`;
    const answer = await sendRequest("POST", checkoutOf(ada), { headers: { cookie, "sec-fetch-site": "cross-site" } });

    expect(answer.status).toBe(403);
    expect(stripe.asked).toEqual([]);
  });

  test("starts again if Stripe no longer knows the customer", async () => {
    const ada = await person("ada");
    await pay(ada);
    const gone = (await customerOf(ada)) ?? "";
    stripe.customers.set(gone, { id: gone, deleted: true });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_601_000 });

    expect((await pay(ada)).headers.location).toBe("/?checkout=failed");
    expect((await pay(ada)).headers.location).toBe(pageOf(ada)?.url);
    expect(await customerOf(ada)).not.toBe(gone);
  });
});

describe.each(["down", "slow", "busy"] as const)("while Stripe is %s", (mood) => {
  test("people can still write, and a payment starts once Stripe is back", async () => {
    const [ada, bo] = [await person("ada"), await subscriber()];
    stripe.is(mood);

    const paying = pay(ada);
    expect(await restDoor({ as: ada }).saveMood({ note: "All is well" })).toMatchObject({ note: "All is well" });
    expect(await restDoor({}).login(bo)).toMatchObject({ email: bo.email });
    expect((await paying).headers.location).toBe("/?checkout=failed");

    stripe.is("well");
    expect((await pay(ada)).headers.location).toBe(pageOf(ada)?.url);
  });

  test("an event must be retried, and a portal and a deletion are refused", async () => {
    const ada = await subscriber();
    const event = await eventOf("invoice.paid", ada);
    stripe.is(mood);

    const [heard, portal, left] = await Promise.all([deliver(event), portalOf(ada), leave(ada)]);
    expect([heard.status, portal.status, left.status]).toEqual([503, 503, 503]);
    expect(await restDoor({ as: ada }).me()).toMatchObject({ email: ada.email });

    stripe.is("well");
    expect((await deliver(event)).status).toBe(200);
  });
});

describe("events", () => {
  test("follow a life as it is lived", async () => {
    const ada = await payer();
    const subscription = stripe.paid(pageOf(ada)?.id ?? "");
    const seen: boolean[] = [];
    for (const status of ["trialing", "active", "past_due", "active", "unpaid", "paused", "incomplete", "canceled"]) {
      subscription.status = status;
      await hear("customer.subscription.updated", ada);
      seen.push(await isSubscribed(ada));
    }

    expect(seen).toEqual([true, true, true, true, false, false, false, false]);
  });

  test("sent twenty times each, ten at a time, are handled once", async () => {
    const ada = await payer();
    stripe.paid(pageOf(ada)?.id ?? "");
    const events = await Promise.all(life.map((type) => eventOf(type, ada)));

    for (const event of events)
      for (const ten of [Array(10).fill(event), Array(10).fill(event)] as Delivery[][])
        expect((await Promise.all(ten.map(deliver))).map(({ status }) => status)).toEqual(Array(10).fill(200));

    expect(await isSubscribed(ada)).toBe(true);
    expect(await rowsOf(events)).toBe(life.length);
  });

  test("handled before have no effect, not even dated in the future", async () => {
    const ada = await payer();
    const id = "evt_again";
    await hear("invoice.paid", ada, { id });
    stripe.paid(pageOf(ada)?.id ?? "");
    stripe.asked.splice(0);

    for (const at of [Date.now(), Date.now() + 400 * dayMs])
      expect((await hear("invoice.paid", ada, { id, at })).status).toBe(200);

    expect(stripe.asked).toEqual([]);
    expect(await isSubscribed(ada)).toBe(false);
  });

  test("keep the later answer, even if the earlier one arrives last", async () => {
    const ada = await payer();
    const subscription = stripe.paid(pageOf(ada)?.id ?? "");
    const [first, second] = [
      await eventOf("customer.subscription.created", ada),
      await eventOf("customer.subscription.deleted", ada),
    ];
    stripe.hold();

    const heardFirst = deliver(first);
    await until("the first is asked about", () => stripe.held() === 1);
    subscription.status = "canceled";
    const heardSecond = deliver(second);
    await until("the second is asked about", () => stripe.held() === 2);
    stripe.letGo([1]);
    await heardSecond;
    stripe.letGo([0]);

    expect((await heardFirst).status).toBe(200);
    expect(await isSubscribed(ada)).toBe(false);
  });

  test("that are forged, altered, signed with another secret, too old or unsigned are refused", async () => {
    const ada = await payer();
    stripe.paid(pageOf(ada)?.id ?? "");
    const event = await eventOf("invoice.paid", ada);
    const [other, old] = [
      await eventOf("invoice.paid", ada, { secret: "whsec_other" }),
      await eventOf("invoice.paid", ada, { at: Date.now() - dayMs }),
    ];
    const wrong: Delivery[] = [
      { ...event, headers: { ...event.headers, "stripe-signature": "t=1,v1=00" } },
      { ...event, body: `${event.body} ` },
      { ...event, body: event.body.replace("invoice.paid", "invoice.void") },
      { ...event, headers: {} },
      { ...event, headers: { "stripe-signature": "nonsense" } },
      other,
      old,
    ];
    stripe.asked.splice(0);

    for (const one of wrong)
      expect(await deliver(one)).toMatchObject({ status: 400, json: { message: "This is not signed by Stripe." } });

    expect(stripe.asked).toEqual([]);
    expect(await rowsOf([event, other, old])).toBe(0);
    expect(await isSubscribed(ada)).toBe(false);
  });

  test("are retried for an unknown customer, and not for a deleted one", async () => {
    stripe.customers.set("cus_unknown", { id: "cus_unknown" });
    stripe.customers.set("cus_gone", { id: "cus_gone", deleted: true });

    expect((await deliver(stripe.event("invoice.paid", "cus_unknown"))).status).toBe(404);
    expect((await deliver(stripe.event("invoice.paid", "cus_nowhere"))).status).toBe(404);
    expect((await deliver(stripe.event("invoice.paid", "cus_gone"))).status).toBe(200);
  });

  test("of other kinds, or without a customer, are accepted and ignored", async () => {
    const aboutNobody = {
      id: "evt_nobody",
      object: "event",
      type: "invoice.paid",
      data: { object: { customer: null } },
    };
    const aboutNothing = { ...aboutNobody, data: { object: { id: "in_1" } } };
    const whole = { ...aboutNobody, data: { object: { customer: { id: "cus_1", name: "Ada" } } } };

    expect((await deliver(stripe.event("product.created", "cus_unknown"))).status).toBe(200);
    for (const event of [aboutNobody, aboutNothing, whole])
      expect((await deliver(stripe.signed(JSON.stringify(event)))).status).toBe(200);
    expect(stripe.asked).toEqual([]);
  });

  test("that are malformed are refused even if signed, and change nothing", async () => {
    const ada = await payer();
    stripe.paid(pageOf(ada)?.id ?? "");
    stripe.asked.splice(0);
    const customer = await customerOf(ada);
    const event = { id: "evt_1", object: "event", type: "invoice.paid", data: { object: { customer } } };
    const bodies = [
      "",
      "null",
      "[]",
      "5",
      "{",
      ...[
        {},
        { ...event, data: undefined },
        { ...event, data: null },
        { ...event, data: { object: null } },
        { ...event, data: { object: "text" } },
        { ...event, type: undefined },
        { ...event, type: 5 },
        { ...event, id: undefined },
        { ...event, id: "" },
        { ...event, id: "e".repeat(256) },
        { ...event, id: "e".repeat(200_000) },
        { ...event, id: "evt_\0" },
        { ...event, id: { id: "evt_1" } },
        { ...event, data: { object: { customer: `${customer}\0` } } },
        { ...event, data: { object: { customer: "" } } },
      ].map((one) => JSON.stringify(one)),
    ];

    for (const body of bodies)
      expect([body.slice(0, 100), await deliver(stripe.signed(body))]).toMatchObject([
        body.slice(0, 100),
        { status: 400, json: { message: expect.stringMatching(/^This is n/) } },
      ]);
    expect(stripe.asked).toEqual([]);
    expect(await isSubscribed(ada)).toBe(false);
    expect((await deliver(stripe.signed(JSON.stringify(event)))).status).toBe(200);
    expect(await isSubscribed(ada)).toBe(true);
  });
});

describe("an operator's billing:reconcile", () => {
  test("repairs the state after lost events and practice payments", async () => {
    await reconcile();
    const [ada, bo, cleo] = [await payer(), await subscriber(), await person("cleo")];
    stripe.paid(pageOf(ada)?.id ?? "");
    for (const one of stripe.subscriptions) if (one.customer === (await customerOf(bo))) one.status = "canceled";
    await sql`update "User" set subscribed = true where id = ${cleo.id}::uuid`;

    expect((await reconcile()).changed).toBe(3);

    expect(await Promise.all([ada, bo, cleo].map(isSubscribed))).toEqual([true, false, false]);
    expect((await reconcile()).changed).toBe(0);
  });
});

describe("the portal", () => {
  test("is the session's own, whatever email is sent", async () => {
    const [ada, bo] = [await subscriber(), await subscriber()];

    const answer = await portalOf(ada, bo.email);

    expect(answer.json).toEqual({ url: expect.stringMatching(new RegExp(`/portal/${await customerOf(ada)}$`)) });
  });

  test("is open to people who have never paid, and to expired accounts", async () => {
    const ada = await person("ada");
    await setTrialEnd(ada, -1);

    expect((await portalOf(ada)).status).toBe(200);
    expect((await sendRequest("POST", "/api/create-portal-session", { body: { email: ada.email } })).status).toBe(401);
  });

  test("requires the email address", async () => {
    const ada = await person("ada");
    const message = "User email not found. Please try logging in again.";

    expect(await portalOf(ada, "")).toMatchObject({ status: 400, json: { message } });
  });
});

describe("deleting an account", () => {
  test("ends its subscription at Stripe first", async () => {
    const ada = await subscriber();
    const customer = (await customerOf(ada)) ?? "";

    expect((await leave(ada)).status).toBe(204);

    expect(stripe.customers.get(customer)).toEqual({ id: customer, deleted: true });
    expect((await deliver(stripe.event("customer.subscription.deleted", customer))).status).toBe(200);
  });

  test("continues if Stripe knows nothing about the person", async () => {
    const [ada, bo] = [await person("ada"), await subscriber()];
    stripe.customers.delete((await customerOf(bo)) ?? "");

    expect((await leave(ada)).status).toBe(204);
    expect((await leave(bo)).status).toBe(204);
  });
});

describe("a person whose trial has ended", () => {
  test("gets access by a payment, and loses it when the subscription ends", async () => {
    const ada = await payer();
    await setTrialEnd(ada, -1);
    expect(await restDoor({ as: ada }).me()).toMatchObject({ status: 401, subscriptionExpired: true });

    const subscription = stripe.paid(pageOf(ada)?.id ?? "");
    await hear("checkout.session.completed", ada);
    expect(await restDoor({ as: ada }).me()).toMatchObject({ email: ada.email });

    subscription.status = "canceled";
    await hear("customer.subscription.deleted", ada);
    expect(await restDoor({ as: ada }).me()).toMatchObject({ status: 401, subscriptionExpired: true });
  });
});

function looked(email: string): Promise<Answer> {
  return sendRequest("GET", checkoutOf({ email }, { hasUsedTrial: "true" }));
}

async function rowsOf(events: readonly Delivery[]): Promise<number> {
  const ids = events.map(({ body }) => (JSON.parse(body) as { id: string }).id);
  return (await sql`select 1 from "StripeEvent" where id = any(${ids}::text[])`).length;
}

async function setTrialEnd({ id }: Person, hours: number): Promise<void> {
  await sql`update "User" set "trialEndsAt" = ${new Date(Date.now() + hours * 3_600_000)}::timestamptz where id = ${id}::uuid`;
}

function portalOf(somebody: Person, email = somebody.email): Promise<Answer> {
  return sendRequest("POST", "/api/create-portal-session", { headers: bearer(somebody), body: { email } });
}

function leave(somebody: Person): Promise<Answer> {
  return sendRequest("DELETE", "/api/user/delete-account", { headers: bearer(somebody) });
}
