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
    // Two attempts of 4 seconds end before a screen gives up.
    timeout: 4_000,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** Calls Stripe. Returns undefined if Stripe has no such object. Throws Unavailable for any other failure. */
export async function askStripe<Result>(question: (stripe: Stripe) => Promise<Result>): Promise<Result | undefined> {
  try {
    return await withDeadlinePaused(() => question(connected()));
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (error.code === "resource_missing") return undefined;

    // Stripe's error message can contain a person's name or address, so it is not logged.
    const { type, code, statusCode, requestId } = error;
    logSeldom("warn", { type, code, statusCode, requestId }, "Stripe cannot be used");
    throw new Unavailable(
      "The payment provider isn’t responding right now. Please try again in a moment.",
      30,
      "no Stripe",
    );
  }
}

/** No Stripe id is longer. */
const stripeId = z
  .string()
  .max(255)
  .regex(/^[!-~]+$/);

/** The fields of an event that we read. The customer may be missing or something other than an id. */
const eventShape = z.object({
  id: stripeId,
  type: z.string(),
  data: z.object({
    object: z.object({
      customer: z.union([stripeId, z.unknown().refine((given) => typeof given !== "string")]).optional(),
    }),
  }),
});

/** The fields of a Stripe event that we read. */
export type StripeEvent = z.output<typeof eventShape>;

/** Parses an event signed by Stripe. Throws BadInput for any other body. */
export function signedEvent(body: Uint8Array, signature: string | undefined): StripeEvent {
  const event = eventShape.safeParse(signedContent(body, signature));
  if (event.success) return event.data;
  throw new BadInput("This is not an event from Stripe.");
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
