import { trialDays } from "#domain/limits.ts";
import { config } from "#server/base/config.ts";
import { prisma, sql } from "#server/store/db.ts";
import { NotFound, Unauthorized, Unavailable } from "#server/base/errors.ts";
import { letPay } from "./checkoutPass.ts";
import { askStripe, signedEvent, type StripeEvent } from "./stripe.ts";

const hourMs = 3_600_000;
const dayMs = 86_400_000;

/** Whose subscription it is about. */
export interface Payer {
  id: string;
  email: string;
  trialEndsAt: Date;
  subscribed: boolean;
}

/** Whether Stripe takes payments; else the practice checkout stands in for it. */
export const takesPayments = config.stripe !== undefined;

/** When a trial that starts at `start` is over: 7 days later (docs/rules.md, Trial). */
export function trialEnd(start: Date): Date {
  return new Date(start.getTime() + trialDays * dayMs);
}

/** Whether the time that a person may use Kindling is over: the trial is, and no subscription is active. */
export function timeIsOver({ trialEndsAt, subscribed }: Omit<Payer, "id" | "email">, now: Date): boolean {
  return !subscribed && trialEndsAt.getTime() <= now.getTime();
}

/**
 * The address of Stripe's page on which the payer can subscribe: the same one for an hour, after which it ends. The trial is
 * the account's own or, once that is nearly over, none. Throws Unavailable.
 */
export async function checkoutFor(payer: Payer): Promise<string> {
  const customer = await customerOf(payer);
  const openedAt = await openedCheckout(customer);
  const trial = trialAtStripe(payer.trialEndsAt);
  try {
    // Said again with the same key, it is the same page.
    const idempotencyKey = `checkout ${customer} ${openedAt.getTime()} ${trial.trial_end ?? ""}`;
    const session = await askStripe((stripe) =>
      stripe.checkout.sessions.create(
        {
          mode: "subscription",
          customer,
          client_reference_id: payer.id,
          line_items: [{ price: config.stripe?.priceId, quantity: 1 }],
          subscription_data: trial,
          expires_at: secondsOf(openedAt.getTime() + hourMs),
          success_url: `${config.publicUrl}/`,
          cancel_url: `${config.publicUrl}/`,
        },
        { idempotencyKey },
      ),
    );
    if (session?.url) return session.url;
    // Stripe knows the customer no more: the next page is for a new one.
    await prisma().customer.deleteMany({ where: { id: customer } });
    throw new Unavailable();
  } catch (error) {
    // Stripe keeps even a failure under the key it was asked with.
    await prisma().customer.updateMany({
      where: { id: customer, checkoutAt: openedAt },
      data: { checkoutAt: null },
    });
    throw error;
  }
}

/** The address of the page where a person changes or ends their subscription. Throws Unavailable. */
export async function portalFor(payer: Pick<Payer, "id" | "email">): Promise<string> {
  if (!takesPayments) {
    // As Stripe's, the address lets in by itself: the native shell opens it in a browser that has no session.
    const query = new URLSearchParams({ email: payer.email, hasUsedTrial: "true", pass: letPay(payer.id) });
    return `${config.publicUrl}/checkout?${query.toString()}`;
  }
  const customer = await customerOf(payer);
  const portal = await askStripe((stripe) =>
    stripe.billingPortal.sessions.create({ customer, return_url: `${config.publicUrl}/settings` }),
  );
  if (portal) return portal.url;
  throw new Unavailable();
}

/**
 * Takes in an event of Stripe's: an occasion to ask how things stand there, so that their order does not matter. Heard once, it
 * does nothing more. Throws BadInput for what Stripe has not signed or is no event, NotFound for a customer of whom nothing is known yet.
 */
export async function hearStripe(body: Uint8Array, signature: string | undefined): Promise<void> {
  if (!takesPayments) throw new NotFound("There is nothing here.");
  const event = signedEvent(body, signature);
  const customer = customerIn(event);
  if (customer === undefined || (await isHeard(event))) return;
  if (await askAbout(customer, event.id)) return;

  const atStripe = await askStripe((stripe) => stripe.customers.retrieve(customer));
  // Of a deleted account come events yet; any other may be about to be known.
  if (!atStripe?.deleted) throw new NotFound("This customer is not known here.");
}

/** Asks Stripe about every customer. Gives how many there are, and of how many people it stood otherwise here. */
export async function reconcile(): Promise<{ asked: number; changed: number }> {
  // Who only practised paying.
  const practised = await sql`
    update "User" u set subscribed = false
    where subscribed and not exists (select 1 from "Customer" c where c."userId" = u.id) returning 1`;
  const customers = await prisma().customer.findMany({ select: { id: true } });
  let changed = practised.length;
  for (const { id } of customers) changed += (await askAbout(id))?.changed ?? 0;
  return { asked: customers.length, changed };
}

/** Ends a person's subscription, and makes Stripe forget them. Throws Unavailable where Stripe does not say so. */
export async function endBilling(userId: string): Promise<void> {
  if (!takesPayments) return;
  const customer = await knownCustomer(userId);
  if (customer) await askStripe((stripe) => stripe.customers.del(customer.id));
}

/** What the practice checkout can do, with the effect of Stripe's events. */
export const practices = {
  pay: ({ id }: Payer) => prisma().user.updateMany({ where: { id }, data: { subscribed: true } }),
  cancel: ({ id }: Payer) => prisma().user.updateMany({ where: { id }, data: { subscribed: false } }),
  end: ({ id }: Payer) => sql`
    update "User" set "trialEndsAt" = least("trialEndsAt", ${new Date()}::timestamptz) where id = ${id}::uuid`,
};

/** Tells Stripe a person's new address, where it knows them. Throws Unavailable where Stripe does not say so. */
export async function tellAddress(userId: string, email: string): Promise<void> {
  if (!takesPayments) return;
  const customer = await knownCustomer(userId);
  if (customer) await askStripe((stripe) => stripe.customers.update(customer.id, { email }));
}

// Made ahead of everything else, so that each event is about somebody known. Asked twice, Stripe makes one.
async function customerOf({ id, email }: Pick<Payer, "id" | "email">): Promise<string> {
  const customer = await knownCustomer(id);
  if (customer) return customer.id;

  const idempotencyKey = `customer ${id} ${Math.floor(Date.now() / hourMs)}`;
  const made = await askStripe((stripe) =>
    stripe.customers.create({ email, metadata: { userId: id } }, { idempotencyKey }),
  );
  await sql`
    insert into "Customer" (id, "userId")
    select ${made?.id}, id from "User" where id = ${id}::uuid and "deletedAt" is null
    on conflict do nothing`;
  const first = await knownCustomer(id);
  if (!first) throw new Unauthorized();
  return first.id;
}

function knownCustomer(userId: string): Promise<{ id: string } | null> {
  return prisma().customer.findUnique({ select: { id: true }, where: { userId } });
}

/** When the customer's payment page was opened: now, unless that was less than an hour ago. */
async function openedCheckout(customer: string): Promise<Date> {
  const now = new Date();
  const [opened] = await sql<{ checkoutAt: Date }>`
    update "Customer" set "checkoutAt" = case
      when "checkoutAt" > ${new Date(now.getTime() - hourMs)}::timestamptz then "checkoutAt" else ${now}::timestamptz end
    where id = ${customer} returning "checkoutAt"`;
  if (!opened) throw new Unavailable();
  return opened.checkoutAt;
}

/** Stripe takes no end of a trial that is nearer than 48 hours. */
function trialAtStripe(trialEndsAt: Date): { trial_end?: number } {
  return trialEndsAt.getTime() - Date.now() >= 2 * dayMs ? { trial_end: secondsOf(trialEndsAt.getTime()) } : {};
}

function secondsOf(ms: number): number {
  return Math.floor(ms / 1000);
}

async function isHeard({ id }: StripeEvent): Promise<boolean> {
  return (await prisma().stripeEvent.findUnique({ select: { id: true }, where: { id } })) !== null;
}

/**
 * Asks Stripe how a customer's subscription stands, and keeps the answer unless one that was asked for later is there already.
 * Nothing is locked meanwhile. Gives how many people it changed, undefined where the customer is not known.
 */
async function askAbout(customer: string, eventId: string | null = null): Promise<{ changed: number } | undefined> {
  const [asking] = await sql<{ asked: number }>`
    update "Customer" set asked = asked + 1 where id = ${customer} returning asked`;
  if (!asking) return undefined;

  const subscriptions = await askStripe((stripe) => stripe.subscriptions.list({ customer, limit: 100 }));
  const subscribed = subscriptions?.data.some(({ status }) => isActive.has(status)) ?? false;
  const changed = await sql`
    with event as (
      insert into "StripeEvent" (id) select ${eventId}::text where ${eventId}::text is not null
      on conflict do nothing returning 1
    ), customer as (
      update "Customer" set told = ${asking.asked}::int,
        "checkoutAt" = case when ${subscribed}::boolean then null else "checkoutAt" end
      where id = ${customer} and told < ${asking.asked}::int
        and (${eventId}::text is null or exists (select 1 from event))
      returning "userId"
    )
    update "User" u set subscribed = ${subscribed}::boolean from customer c
    where u.id = c."userId" and u.subscribed <> ${subscribed}::boolean returning 1`;
  return { changed: changed.length };
}

// While a payment that failed is tried again, nobody is locked out.
const isActive = new Set<string>(["active", "trialing", "past_due"]);

/** Whom an event is about; undefined where it cannot change anybody's subscription. */
function customerIn({ type, data }: StripeEvent): string | undefined {
  if (!/^(?:checkout\.session|customer\.subscription|invoice)\./.test(type)) return undefined;
  const { customer } = data.object;
  return typeof customer === "string" ? customer : undefined;
}
