import { trialDays } from "#domain/limits.ts";
import { signInPath } from "#domain/paths.ts";
import { clock } from "#server/base/clock.ts";
import { config } from "#server/base/config.ts";
import { prisma, sql } from "#server/store/db.ts";
import { NotFound, Unauthorized, Unavailable } from "#server/base/errors.ts";
import { issueCheckoutPass } from "./checkoutPass.ts";
import { askStripe, signedEvent, type StripeEvent } from "./stripe.ts";

const hourMs = 3_600_000;
/** How long Stripe's page for a payment stays the same. */
export const checkoutPageMs = hourMs;
const dayMs = 86_400_000;

/** The owner of a subscription. */
export interface Payer {
  id: string;
  email: string;
  trialEndsAt: Date;
  subscribed: boolean;
}

/** True if Stripe takes payments, false for the practice checkout. */
export const takesPayments = config.stripe !== undefined;

/** The end of a trial that starts at `start`: 7 days later (docs/rules.md, Trial). */
export function trialEnd(start: Date): Date {
  return new Date(start.getTime() + trialDays * dayMs);
}

/** True if the trial is over and no subscription is active. */
export function hasExpired({ trialEndsAt, subscribed }: Omit<Payer, "id" | "email">, now: Date): boolean {
  return !subscribed && trialEndsAt.getTime() <= now.getTime();
}

/**
 * The URL of Stripe's checkout page for this payer. It stays the same for an hour. Stripe gets the rest of the trial,
 * unless that is too short. Throws Unavailable.
 */
export async function checkoutFor(payer: Payer): Promise<string> {
  const customer = await customerOf(payer);
  const openedAt = await openedCheckout(customer);
  const trial = trialAtStripe(payer.trialEndsAt);
  try {
    // The same idempotency key gives the same page.
    const idempotencyKey = `checkout ${customer} ${openedAt.getTime()} ${trial.trial_end ?? ""}`;
    const session = await askStripe((stripe) =>
      stripe.checkout.sessions.create(
        {
          mode: "subscription",
          customer,
          client_reference_id: payer.id,
          line_items: [{ price: config.stripe?.priceId, quantity: 1 }],
          subscription_data: trial,
          expires_at: secondsOf(openedAt.getTime() + checkoutPageMs),
          success_url: `${config.publicUrl}${signInPath}`,
          cancel_url: `${config.publicUrl}${signInPath}`,
        },
        { idempotencyKey },
      ),
    );
    if (session?.url) return session.url;
    // Stripe no longer knows the customer. The next attempt creates a new one.
    await prisma().customer.deleteMany({ where: { id: customer } });
    throw new Unavailable();
  } catch (error) {
    // Stripe repeats even a failed answer under the same idempotency key.
    await prisma().customer.updateMany({
      where: { id: customer, checkoutAt: openedAt },
      data: { checkoutAt: null },
    });
    throw error;
  }
}

/** The URL of the page where a person changes or ends their subscription. Throws Unavailable. */
export async function portalFor(payer: Pick<Payer, "id" | "email">): Promise<string> {
  if (!takesPayments) {
    // Like Stripe's URL, this one needs no session: the native shell opens it in a separate browser.
    const query = new URLSearchParams({
      email: payer.email,
      hasUsedTrial: "true",
      from: "settings",
      pass: issueCheckoutPass(payer.id),
    });
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
 * Handles a Stripe webhook event by reading the customer's current state from Stripe, so order does not matter. A
 * repeated event does nothing. Throws BadInput for an unsigned or malformed event, NotFound for an unknown customer.
 */
export async function handleStripeEvent(body: Uint8Array, signature: string | undefined): Promise<void> {
  if (!takesPayments) throw new NotFound("There is nothing here.");
  const event = signedEvent(body, signature);
  const customer = customerIn(event);
  if (customer === undefined || (await isHeard(event))) return;
  if (await syncCustomer(customer, event.id)) return;

  const atStripe = await askStripe((stripe) => stripe.customers.retrieve(customer));
  // Events of a deleted account still arrive. Any other unknown customer may be stored soon, so Stripe should retry.
  if (!atStripe?.deleted) throw new NotFound("This customer is not known here.");
}

/** Reads every customer's state from Stripe. Returns the number of customers and the number of people changed. */
export async function reconcile(): Promise<{ asked: number; changed: number }> {
  // People who paid in the practice checkout only.
  const practised = await prisma().user.updateMany({
    where: { subscribed: true, customer: null },
    data: { subscribed: false },
  });
  const customers = await prisma().customer.findMany({ select: { id: true } });
  let changed = practised.count;
  for (const { id } of customers) changed += (await syncCustomer(id))?.changed ?? 0;
  return { asked: customers.length, changed };
}

/** Ends a person's subscription and deletes the customer at Stripe. Throws Unavailable unless Stripe confirms it. */
export async function endBilling(userId: string): Promise<void> {
  if (!takesPayments) return;
  const customer = await knownCustomer(userId);
  if (customer) await askStripe((stripe) => stripe.customers.del(customer.id));
}

/** The practice checkout's actions, with the same effect as Stripe's events. */
export const practices = {
  pay: ({ id }: Payer) => prisma().user.updateMany({ where: { id }, data: { subscribed: true } }),
  cancel: ({ id }: Payer) => prisma().user.updateMany({ where: { id }, data: { subscribed: false } }),
  end: ({ id }: Payer) => {
    const now = clock.date();
    return prisma().user.updateMany({ where: { id, trialEndsAt: { gt: now } }, data: { trialEndsAt: now } });
  },
};

/** Sends a person's new address to Stripe if they are a customer. Throws Unavailable unless Stripe confirms it. */
export async function updateStripeEmail(userId: string, email: string): Promise<void> {
  if (!takesPayments) return;
  const customer = await knownCustomer(userId);
  if (customer) await askStripe((stripe) => stripe.customers.update(customer.id, { email }));
}

// Stored before anything else, so that every event finds its customer. Stripe creates one customer even if asked twice.
async function customerOf({ id, email }: Pick<Payer, "id" | "email">): Promise<string> {
  const customer = await knownCustomer(id);
  if (customer) return customer.id;

  const idempotencyKey = `customer ${id} ${Math.floor(clock.now() / hourMs)}`;
  const made = await askStripe((stripe) =>
    stripe.customers.create({ email, metadata: { userId: id } }, { idempotencyKey }),
  );
  // SQL, because a deletion must not come between finding the account and storing its customer.
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

/** When the customer's checkout page was opened: less than an hour ago, else now. */
async function openedCheckout(customer: string): Promise<Date> {
  const now = clock.date();
  const closedBefore = new Date(now.getTime() - checkoutPageMs);
  await prisma().customer.updateMany({
    where: { id: customer, OR: [{ checkoutAt: null }, { checkoutAt: { lte: closedBefore } }] },
    data: { checkoutAt: now },
  });
  const opened = await prisma().customer.findUnique({ select: { checkoutAt: true }, where: { id: customer } });
  // An event of Stripe may have closed the page meanwhile, or the customer is gone.
  if (!opened?.checkoutAt) throw new Unavailable();
  return opened.checkoutAt;
}

/** Stripe accepts only trial ends at least 48 hours away. */
function trialAtStripe(trialEndsAt: Date): { trial_end?: number } {
  return trialEndsAt.getTime() - clock.now() >= 2 * dayMs ? { trial_end: secondsOf(trialEndsAt.getTime()) } : {};
}

function secondsOf(ms: number): number {
  return Math.floor(ms / 1000);
}

async function isHeard({ id }: StripeEvent): Promise<boolean> {
  return (await prisma().stripeEvent.findUnique({ select: { id: true }, where: { id } })) !== null;
}

/**
 * Reads a customer's subscription from Stripe and stores it, unless a later reading is stored already. Holds no lock
 * meanwhile. Returns the number of people changed, undefined for an unknown customer.
 */
async function syncCustomer(customer: string, eventId: string | null = null): Promise<{ changed: number } | undefined> {
  const [asking] = await prisma().customer.updateManyAndReturn({
    select: { asked: true },
    where: { id: customer },
    data: { asked: { increment: 1 } },
  });
  if (!asking) return undefined;

  const subscriptions = await askStripe((stripe) => stripe.subscriptions.list({ customer, limit: 100 }));
  const subscribed = subscriptions?.data.some(({ status }) => isActive.has(status)) ?? false;
  // SQL, because one statement changes three tables.
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

// A person keeps access while Stripe retries a failed payment.
const isActive = new Set<string>(["active", "trialing", "past_due"]);

/** The customer of an event, undefined if the event cannot change a subscription. */
function customerIn({ type, data }: StripeEvent): string | undefined {
  if (!/^(?:checkout\.session|customer\.subscription|invoice)\./.test(type)) return undefined;
  const { customer } = data.object;
  return typeof customer === "string" ? customer : undefined;
}
