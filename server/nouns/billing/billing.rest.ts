import { z } from "zod";
import { signedBytes } from "#server/kit/http/body.ts";
import { BadInput } from "#server/base/errors.ts";
import { openRoute, route } from "#server/kit/rest/route.ts";
import { handleStripeEvent, portalFor } from "./billing.ts";

export const billingRoutes = [
  route(
    "post",
    "/create-portal-session",
    {
      summary: "Address of the portal for the person's subscription. The session decides whose, not the email address.",
      needsSpace: false,
      access: "expired",
      body: z.object({ email: z.string().nullish() }),
      answers: z.object({ url: z.url() }),
    },
    async (viewer, { body }) => {
      if (!body.email?.trim()) throw new BadInput("User email not found. Please try logging in again.", "email");
      return { url: await portalFor(viewer) };
    },
  ),

  openRoute(
    "post",
    "/stripe/webhook",
    {
      summary: "For Stripe's signed events.",
      needsSpace: false,
      body: signedBytes,
      answers: z.object({ received: z.literal(true) }),
    },
    async ({ body, signature }) => {
      await handleStripeEvent(body, signature);
      return { received: true };
    },
  ),
];
