import type { IncomingMessage, ServerResponse } from "node:http";
import { html } from "hono/html";
import { brand } from "#domain/brand.ts";
import { trialDays } from "#domain/limits.ts";
import { foldedName } from "#domain/nameWords.ts";
import { signInPath } from "#domain/paths.ts";
import { spend } from "#server/kit/allowances.ts";
import { callHere, type Identity } from "#server/base/call.ts";
import { admitBody, readBody, form } from "#server/kit/http/body.ts";
import { policy } from "#server/kit/http/headers.ts";
import { cardPage, type CardPage } from "#server/kit/http/cardPage.ts";
import { rainPicture, shopPicture } from "#server/kit/http/pagePictures.ts";
import { answerableError } from "#server/kit/http/errorAnswers.ts";
import { Unavailable } from "#server/base/errors.ts";
import { refuseWhileFrozen } from "#server/store/standing.ts";
import { accountOfPass } from "./checkoutPass.ts";
import { checkoutFor, practices, takesPayments, type Payer } from "./billing.ts";

type Html = ReturnType<typeof html>;

/** How the checkout finds the payer. */
interface People {
  payerOf: (id: string, given: string) => Promise<Payer | undefined>;
  identify: (request: IncomingMessage) => Promise<Identity>;
}

/** The page before the payment. It is the same for every address, because it looks up no account. */
export async function checkoutPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const hasTrial = queryOf(request).get("hasUsedTrial") !== "true";
  const trial = hasTrial && html`<p>Every new account has ${trialDays} free days.</p>`;
  await answerPage(response, 200, takesPayments ? paymentPage(trial) : practicePage(trial, isFromSettings(request)));
}

/** Handles the page's form: redirects the payer to Stripe, or performs the practice payment. */
export async function takePayment(request: IncomingMessage, response: ServerResponse, people: People): Promise<void> {
  try {
    response.writeHead(303, { Location: await redirectOf(request, response, people) }).end();
  } catch (error) {
    if (error instanceof NotThePayer) return answerPage(response, 403, signInFirst);
    const { status, message, retryAfter } = answerableError(error);
    if (retryAfter !== undefined) response.setHeader("Retry-After", String(retryAfter));
    await answerPage(response, status, problemPage(message));
  }
}

async function redirectOf(request: IncomingMessage, response: ServerResponse, people: People): Promise<string> {
  refuseWhileFrozen();
  const identity = await people.identify(request);
  admitBody(request, response, form, identity);
  const { visitor } = callHere();
  if (visitor.address) await spend("checkout", visitor.address);
  const wanted = new URLSearchParams((await readBody(request)).toString()).get("practice") ?? "pay";

  const viewerId = "viewer" in identity ? identity.viewer.id : undefined;
  const payer = await payerAmong([viewerId, accountOfPass(request, queryOf(request))], request, people);
  if (!takesPayments) await practise(payer, wanted, payer.id === viewerId);
  if (!takesPayments && isFromSettings(request)) return "/settings";
  if (!takesPayments || payer.subscribed) return signInPath;
  try {
    return await checkoutFor(payer);
  } catch (error) {
    if (answerableError(error) instanceof Unavailable) return "/?checkout=failed";
    throw error;
  }
}

/** This request may pay for no account. */
class NotThePayer extends Error {}

/**
 * The account among these ids that has the address in the query. Accounts are never searched by address, so neither
 * answer nor timing reveals other accounts. Throws NotThePayer.
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
  throw new NotThePayer("No session and no checkout pass is for this address.");
}

/** As at Stripe, a checkout pass only allows a payment. Cancelling needs a session. */
async function practise(payer: Payer, wanted: string, isSignedIn: boolean): Promise<void> {
  const practice = Object.hasOwn(practices, wanted) ? (wanted as keyof typeof practices) : "pay";
  if (practice !== "pay" && !isSignedIn) throw new NotThePayer("A checkout pass only allows a payment.");
  await practices[practice](payer);
}

type Card = Pick<CardPage, "picture" | "heading" | "content">;

const signInFirst: Card = {
  picture: shopPicture,
  heading: "Sign in first, then pay",
  content: html`<p>You can only pay for the account you are signed in to here, or have just created.</p>
<div class="ways"><a class="button big" href="${signInPath}">Sign in</a></div>`,
};

function problemPage(message: string): Card {
  return {
    picture: rainPicture,
    heading: "This didn’t work",
    content: html`<p>${message}</p><p>Nothing was charged.</p>
<div class="ways"><a class="button big" href="">Try again</a>${backToSignIn}</div>`,
  };
}

const backToSignIn = html`<a class="button line" href="${signInPath}">Continue to sign in</a>`;

function paymentPage(trial: Html | false): Card {
  return {
    picture: shopPicture,
    heading: "Your subscription",
    content: html`<p>You pay on Stripe’s own page. ${brand} never sees your card.</p>
${trial}<form method="post"><button class="button big">Continue to payment</button></form>`,
  };
}

/** The largest way leads on: to sign in for a new account, back to the settings from there, else to the payment. */
function practicePage(trial: Html | false, leadsBack: boolean): Card {
  const pay = html`<button class="button line">Simulate a payment</button>`;
  const ways = leadsBack
    ? html`<a class="button big" href="/settings">Back to Settings</a>${pay}<details><summary>Practice something else</summary>
<button class="button line" name="practice" value="cancel">Cancel the subscription</button>
<button class="button line" name="practice" value="end">Let the trial end</button></details>`
    : trial
      ? html`<a class="button big" href="${signInPath}">Continue to sign in</a>${pay}`
      : html`<button class="button big">Simulate a payment</button>${backToSignIn}`;

  return {
    picture: shopPicture,
    heading: "Practice checkout",
    content: html`<p>No payment provider is set up here: this page is a sandbox that takes no card and charges nothing.</p>
${trial}<form method="post">${ways}</form>`,
  };
}

// Browsers apply the form policy to redirects too, and an operator may use a custom Stripe domain.
const pagePolicy = policy({
  script: "'self'",
  style: "'unsafe-inline'",
  form: takesPayments ? "'self' https:" : "'self'",
});

async function answerPage(response: ServerResponse, status: number, card: Card): Promise<void> {
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("Content-Security-Policy", pagePolicy);
  response
    .writeHead(status, { "Content-Type": "text/html; charset=utf-8" })
    .end(await cardPage({ title: `Checkout · ${brand}`, ...card }));
}

/** Whether the page is the practice of Stripe's portal, which leads back to the settings. */
function isFromSettings(request: IncomingMessage): boolean {
  return queryOf(request).get("from") === "settings";
}

function queryOf({ url }: IncomingMessage): URLSearchParams {
  return new URLSearchParams(url?.split("?", 2)[1]);
}
