import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { html } from "hono/html";
import { brand } from "#domain/brand.ts";
import { trialDays } from "#domain/limits.ts";
import { spend } from "#server/allowances.ts";
import { callHere, type Identity } from "#server/call.ts";
import { bytes, refuseBody } from "#server/chain/body.ts";
import { policy } from "#server/chain/headers.ts";
import { brandMark, footLand, paper } from "#server/chain/paper.ts";
import { answerableError } from "#server/chain/refused.ts";
import { Forbidden, NotFound, Unavailable } from "#server/errors.ts";
import { checkoutFor, practices, takesPayments, type Payer } from "./billing.ts";

type Html = ReturnType<typeof html>;

/** How the checkout learns for whom it is. */
interface People {
  payerOf: (email: string) => Promise<Payer | undefined>;
  identify: (request: IncomingMessage) => Promise<Identity>;
}

/** The page before the payment. It looks nobody up, so it is the same for every address, and its form is sent to where it came from. */
export async function checkoutPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const hasTrial = queryOf(request).get("hasUsedTrial") !== "true";
  const trial = hasTrial && html`<p>Every new account has ${trialDays} free days.</p>`;
  await answerPage(response, 200, takesPayments ? paymentPage(trial) : practicePage(trial));
}

/** What the page's form does: it sends the payer on to Stripe, or practises. */
export async function takePayment(request: IncomingMessage, response: ServerResponse, people: People): Promise<void> {
  try {
    response.writeHead(303, { Location: await wayOf(request, people) }).end();
  } catch (error) {
    const { status, message, retryAfter } = answerableError(error);
    if (retryAfter !== undefined) response.setHeader("Retry-After", String(retryAfter));
    await answerPage(response, status, html`<h1>Checkout</h1><p>${message}</p>${backToSignIn}`);
  }
}

async function wayOf(request: IncomingMessage, people: People): Promise<string> {
  refuseBody(request, bytes);
  const { visitor } = callHere();
  if (visitor.address) await spend("checkout", visitor.address);
  const identity = await people.identify(request);
  const wanted = new URLSearchParams(await text(request)).get("practice") ?? "pay";

  const payer = await people.payerOf(queryOf(request).get("email") ?? "");
  if (!payer) throw new NotFound("We could not start a payment for this address.");
  if (!takesPayments) await practise(payer, wanted, identity);
  if (!takesPayments || payer.subscribed) return "/";
  try {
    return await checkoutFor(payer);
  } catch (error) {
    if (answerableError(error) instanceof Unavailable) return "/?checkout=failed";
    throw error;
  }
}

/** Anybody may pay for an account, as at Stripe; what takes something away is its owner's. */
async function practise(payer: Payer, wanted: string, identity: Identity): Promise<void> {
  const practice = Object.hasOwn(practices, wanted) ? (wanted as keyof typeof practices) : "pay";
  const isOwn = "viewer" in identity && identity.viewer.id === payer.id;
  if (practice !== "pay" && !isOwn) throw new Forbidden("Please sign in to this account first.");
  await practices[practice](payer);
}

const backToSignIn = html`<a class="button" href="/">Continue to sign in</a>`;

function paymentPage(trial: Html | false): Html {
  return html`<h1>Your subscription</h1>
<p>Stripe takes the payment, on a page of its own. ${brand} never sees your card.</p>
${trial}<form method="post"><button class="button">Continue to payment</button></form>`;
}

function practicePage(trial: Html | false): Html {
  return html`<h1>Practice checkout</h1>
<p>No payment provider is set up here: this page is a sandbox that takes no card and charges nothing.</p>
${trial}<form method="post"><button class="button">Pay in practice</button>
<p class="soft">For whoever is signed in to the account:</p>
<button class="button quiet" name="practice" value="cancel">Cancel the subscription</button>
<button class="button quiet" name="practice" value="end">Let the trial end</button></form>
<p class="after"><a href="/">Continue to sign in</a></p>`;
}

const style = `
  body { display: grid; place-content: center; justify-items: center; gap: 24px; padding: 32px 16px 230px; }
  main { max-width: 26.25rem; }
  h1 { margin-bottom: 12px; font-size: 1.75rem; }
  p + p { margin-top: 8px; }
  .button { width: 100%; margin-top: 24px; }
  form .soft { margin-top: 24px; }
  .quiet { margin-top: 8px; background: none; box-shadow: inset 0 0 0 1px var(--line); color: var(--accent); }
  .quiet:hover { background: none; box-shadow: inset 0 0 0 2px var(--accent); }
  .after { margin-top: 24px; text-align: center; }`;

// Browsers hold the form to where its answer leads, too, and Stripe's pages may have an address of the operator's own.
const pagePolicy = policy({
  script: "'self'",
  style: "'unsafe-inline'",
  form: takesPayments ? "'self' https:" : "'self'",
});

async function answerPage(response: ServerResponse, status: number, content: Html): Promise<void> {
  const body = html`${brandMark}<main class="sheet">${content}</main>${footLand}`;
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("Content-Security-Policy", pagePolicy);
  response
    .writeHead(status, { "Content-Type": "text/html; charset=utf-8" })
    .end(await paper({ title: `Checkout · ${brand}`, style, body }));
}

function queryOf({ url }: IncomingMessage): URLSearchParams {
  return new URLSearchParams(url?.split("?", 2)[1]);
}
