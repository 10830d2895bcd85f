import type { IncomingMessage, ServerResponse } from "node:http";
import { html, raw } from "hono/html";
import { brand } from "#domain/brand.ts";
import { trialDays } from "#domain/limits.ts";
import { policy } from "#server/chain/headers.ts";

const style = raw(`
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; box-sizing: border-box;
    font: 17px/1.5 system-ui, sans-serif; color: #1f2a37; background: linear-gradient(#d6ebf8, #f1f7fb 36%, #fff8ec) fixed; }
  main { max-width: 26rem; padding: 32px; border-radius: 20px; background: #fff; border: 1px solid #e2eaf0;
    box-shadow: 0 14px 34px -20px rgb(31 42 55 / 35%); }
  h1 { margin: 0 0 12px; font: 600 28px/1.2 Georgia, serif; }
  a { display: block; margin-top: 24px; padding: 12px 18px; border-radius: 14px; background: #1d5f8a; color: #fff;
    font-weight: 600; text-align: center; text-decoration: none; }
  a:focus-visible { outline: 2px solid #1d5f8a; outline-offset: 3px; }
  @media (prefers-color-scheme: dark) {
    body { color: #eaf1f7; background: linear-gradient(#0c1420, #16212f) fixed; }
    main { background: #1a2635; border-color: #28374a; }
    a { background: #86c6f0; color: #08243a; }
    a:focus-visible { outline-color: #86c6f0; }
  }`);

/** The page that stands in for a card-payment provider. It knows of no account, so it says the same for every address. */
export async function checkoutPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked = new URLSearchParams(request.url?.split("?", 2)[1]);
  const trial = asked.get("hasUsedTrial") !== "true" && html`<p>Every new account has ${trialDays} free days.</p>`;
  const page = await html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Checkout · ${brand}</title><link rel="icon" href="/icon.svg"><style>${style}</style></head>
<body><main><h1>Practice checkout</h1>
<p>No payment provider is set up here: this page takes no card and charges nothing.</p>
${trial}<a href="/">Continue to sign in</a></main></body></html>`;

  response.setHeader("Cache-Control", "no-store");
  response.setHeader("Content-Security-Policy", policy({ script: "'none'", style: "'unsafe-inline'" }));
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(page.toString());
}
