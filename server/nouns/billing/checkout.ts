import type { IncomingMessage, ServerResponse } from "node:http";
import { html } from "hono/html";
import { brand } from "#domain/brand.ts";
import { trialDays } from "#domain/limits.ts";
import { foldedName } from "#domain/nameWords.ts";
import { spend } from "#server/kit/allowances.ts";
import { callHere, type Identity } from "#server/base/call.ts";
import { admitBody, readBody, form } from "#server/kit/http/body.ts";
import { policy } from "#server/kit/http/headers.ts";
import { brandMark, footLand, htmlPage } from "#server/kit/http/htmlPage.ts";
import { answerableError } from "#server/kit/http/errorAnswers.ts";
import { Unavailable } from "#server/base/errors.ts";
import { passedAccount } from "./checkoutPass.ts";
import { checkoutFor, practices, takesPayments, type Payer } from "./billing.ts";

type Html = ReturnType<typeof html>;

/** How the checkout learns for whom it is. */
interface People {
  payerOf: (id: string, given: string) => Promise<Payer | undefined>;
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
    response.writeHead(303, { Location: await wayOf(request, response, people) }).end();
  } catch (error) {
    if (error instanceof NobodysPayment) return answerPage(response, 403, signInFirst);
    const { status, message, retryAfter } = answerableError(error);
    if (retryAfter !== undefined) response.setHeader("Retry-After", String(retryAfter));
    await answerPage(response, status, html`<h1>Checkout</h1><p>${message}</p>${backToSignIn}`);
  }
}

async function wayOf(request: IncomingMessage, response: ServerResponse, people: People): Promise<string> {
  const identity = await people.identify(request);
  admitBody(request, response, form, identity);
  const { visitor } = callHere();
  if (visitor.address) await spend("checkout", visitor.address);
  const wanted = new URLSearchParams((await readBody(request)).toString()).get("practice") ?? "pay";

  const viewerId = "viewer" in identity ? identity.viewer.id : undefined;
  const payer = await payerAmong([viewerId, passedAccount(request, queryOf(request))], request, people);
  if (!takesPayments) await practise(payer, wanted, payer.id === viewerId);
  if (!takesPayments || payer.subscribed) return "/";
  try {
    return await checkoutFor(payer);
  } catch (error) {
    if (answerableError(error) instanceof Unavailable) return "/?checkout=failed";
    throw error;
  }
}

/** For whom nothing is to be paid here. */
class NobodysPayment extends Error {}

/**
 * The one of these accounts that has the address in the query. Nobody is looked up by an address: of any that is not theirs a caller
 * learns nothing, not even by the time it takes. Throws NobodysPayment.
 */
async function payerAmong(
  ids: readonly (string | undefined)[],
  request: IncomingMessage,
  { payerOf }: People,
): Promise<Payer> {
  const given = queryOf(request).get("email") ?? "";
  for (const id of new Set(ids)) {
    const payer = id === undefined ? undefined : await payerOf(id, given);
    if (payer && foldedName(payer.email) === foldedName(given)) return payer;
  }
  throw new NobodysPayment("Nobody who may pay for this address has come.");
}

/** A pass is for paying, as at Stripe; what takes something away is for who is signed in. */
async function practise(payer: Payer, wanted: string, isSignedIn: boolean): Promise<void> {
  const practice = Object.hasOwn(practices, wanted) ? (wanted as keyof typeof practices) : "pay";
  if (practice !== "pay" && !isSignedIn) throw new NobodysPayment("A pass is for paying alone.");
  await practices[practice](payer);
}

const signInFirst = html`<h1>Sign in first, then pay.</h1>
<p>A payment is for the account that you are signed in to here, or have just opened.</p>
<a class="button" href="/">Sign in</a>`;

const backToSignIn = html`<a class="button" href="/">Continue to sign in</a>`;

function paymentPage(trial: Html | false): Html {
  return html`<h1>Your subscription</h1>
<p>Stripe takes the payment, on a page of its own. ${brand} never sees your card.</p>
${trial}<form method="post"><button class="button">Continue to payment</button></form>`;
}

function practicePage(trial: Html | false): Html {
  return html`<h1>Practice checkout</h1>
<p>No payment provider is set up here: this page is a sandbox that takes no card and charges nothing.</p>
${trial}<form method="post"><button class="button">Simulate a payment</button>
<p class="soft">If you’re signed in to this account:</p>
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
    .end(await htmlPage({ title: `Checkout · ${brand}`, style, body }));
}

function queryOf({ url }: IncomingMessage): URLSearchParams {
  return new URLSearchParams(url?.split("?", 2)[1]);
}
