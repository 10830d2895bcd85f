import Stripe from "stripe";
import { z } from "zod";
import { config } from "#server/base/config.ts";
import { withDeadlinePaused } from "#server/base/deadline.ts";
import { BadInput, Unavailable } from "#server/base/errors.ts";
import { logSeldom } from "#server/base/log.ts";

const client = config.stripe && connectedTo(config.stripe);

function connectedTo({ secretKey, apiBase: { protocol, hostname, port } }: NonNullable<typeof config.stripe>): Stripe {
  const isPlain = protocol === "http:";
  return new Stripe(secretKey, {
    apiVersion: "2026-10-28.endive",
    protocol: isPlain ? "http" : "https",
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    // Both tries are over before a screen gives up.
    timeout: 4_000,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** Asks Stripe, for as long as that takes. Undefined where there is no such thing at Stripe. Throws Unavailable for all other trouble. */
export async function askStripe<Result>(question: (stripe: Stripe) => Promise<Result>): Promise<Result | undefined> {
  try {
    return await withDeadlinePaused(() => question(connected()));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (error.code === "resource_missing") return undefined;

    // What Stripe says in words can name a person.
    const { type, code, statusCode, requestId } = error;
    logSeldom("warn", { type, code, statusCode, requestId }, "Stripe cannot be used");
    throw new Unavailable(
      "Our payment provider isn’t responding right now. Please try again in a moment.",
      30,
      "no Stripe",
    );
  }
}

/** No id of Stripe's is longer. */
const stripeId = z
  .string()
  .max(255)
  .regex(/^[!-~]+$/);

/** What is read of an event. A customer may be none, or something other than an id. */
const eventShape = z.object({
  id: stripeId,
  type: z.string(),
  data: z.object({
    object: z.object({
      customer: z.union([stripeId, z.unknown().refine((given) => typeof given !== "string")]).optional(),
    }),
  }),
});

/** What is read of an event of Stripe's. */
export type StripeEvent = z.output<typeof eventShape>;

/** The event in a body that Stripe has signed. Throws BadInput for any other. */
export function signedEvent(body: Uint8Array, signature: string | undefined): StripeEvent {
  const event = eventShape.safeParse(signedContent(body, signature));
  if (event.success) return event.data;
  throw new BadInput("This is no event of Stripe's.");
}

function signedContent(body: Uint8Array, signature: string | undefined): unknown {
  try {
    const secret = config.stripe?.webhookSecret ?? "";
    return connected().webhooks.constructEvent(Buffer.from(body), signature ?? "", secret);
  } catch {
    throw new BadInput("This is not signed by Stripe.");
  }
}

function connected(): Stripe {
  if (!client) throw new Error("No payments are taken.");
  return client;
}
