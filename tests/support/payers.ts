import { sql } from "#server/store/db.ts";
import type { Delivery, fakeStripe } from "./fakeStripe.ts";
import { person, type Person } from "./people.ts";
import { sendRequest, type Answer } from "./requests.ts";

type Stripe = Awaited<ReturnType<typeof fakeStripe>>;

/** The events of a subscription's life, in their order. */
export const life = [
  "checkout.session.completed",
  "customer.subscription.created",
  "customer.subscription.updated",
  "invoice.paid",
  "customer.subscription.deleted",
];

export function checkoutOf({ email }: { email: string }, query: Record<string, string> = {}): string {
  return `/checkout?${new URLSearchParams({ email, ...query }).toString()}`;
}

export function pay(somebody: Person, query?: Record<string, string>): Promise<Answer> {
  return sendRequest("POST", checkoutOf(somebody, query), {
    headers: { cookie: `kindling=${somebody.token}` },
    body: "",
  });
}

export async function payer(): Promise<Person> {
  const somebody = await person("payer");
  await pay(somebody);
  return somebody;
}

export async function customerOf({ id }: Person): Promise<string | undefined> {
  const [customer] = await sql<{ id: string }>`select id from "Customer" where "userId" = ${id}::uuid`;
  return customer?.id;
}

export async function isSubscribed({ id }: Person): Promise<boolean> {
  const [somebody] = await sql<{ subscribed: boolean }>`select subscribed from "User" where id = ${id}::uuid`;
  return somebody?.subscribed ?? false;
}

export function deliver({ body, headers }: Delivery): Promise<Answer> {
  return sendRequest("POST", "/api/stripe/webhook", { headers, body });
}

/** People who pay at a made-up Stripe, and what it tells of them. */
export function payersAt(stripe: Stripe) {
  async function subscriber(): Promise<Person> {
    const somebody = await payer();
    stripe.paid(pageOf(somebody)?.id ?? "");
    await hear("checkout.session.completed", somebody);
    return somebody;
  }

  function pagesOf({ email }: { email: string }) {
    const own = new Set([...stripe.customers.values()].filter((one) => one.email === email).map(({ id }) => id));
    return [...stripe.sessions.values()].filter(({ customer }) => own.has(customer));
  }

  function pageOf(somebody: { email: string }) {
    return pagesOf(somebody).at(-1);
  }

  async function eventOf(type: string, somebody: Person, how?: Parameters<typeof stripe.event>[2]): Promise<Delivery> {
    return stripe.event(type, (await customerOf(somebody)) ?? "", how);
  }

  async function hear(type: string, somebody: Person, how?: Parameters<typeof stripe.event>[2]): Promise<Answer> {
    return deliver(await eventOf(type, somebody, how));
  }

  return { subscriber, pagesOf, pageOf, eventOf, hear };
}
