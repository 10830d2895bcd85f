import type { IncomingMessage, ServerResponse } from "node:http";
import { html } from "hono/html";
import { brand } from "#domain/brand.ts";
import { trialDays } from "#domain/limits.ts";
import { brandMark, footLand, paper, paperPolicy } from "#server/chain/paper.ts";

const style = `
  body { display: grid; place-content: center; justify-items: center; gap: 24px; padding: 32px 16px 230px; }
  main { max-width: 26.25rem; }
  h1 { margin-bottom: 12px; font-size: 1.75rem; }
  p + p { margin-top: 8px; }
  .button { margin-top: 24px; }`;

/** The page that stands in for a card-payment provider. It knows of no account, so it says the same for every address. */
export async function checkoutPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked = new URLSearchParams(request.url?.split("?", 2)[1]);
  const trial = asked.get("hasUsedTrial") !== "true" && html`<p>Every new account has ${trialDays} free days.</p>`;
  const body = html`${brandMark}<main class="sheet"><h1>Practice checkout</h1>
<p>No payment provider is set up here: this page takes no card and charges nothing.</p>
${trial}<a class="button" href="/">Continue to sign in</a></main>${footLand}`;

  response.setHeader("Cache-Control", "no-store");
  response.setHeader("Content-Security-Policy", paperPolicy);
  response
    .writeHead(200, { "Content-Type": "text/html; charset=utf-8" })
    .end(await paper({ title: `Checkout · ${brand}`, style, body }));
}
