import type { IncomingMessage, ServerResponse } from "node:http";
import { parse } from "hono/utils/cookie";
import { checkoutPassMinutes } from "#domain/limits.ts";
import { clock } from "#server/base/clock.ts";
import { currentCall, type Call } from "#server/base/call.ts";
import { isNative } from "#server/kit/http/origin.ts";
import { config } from "#server/base/config.ts";
import { openedTexts, sealedTexts, Unreadable } from "#server/store/keys/sealing.ts";
import { instanceKey, instanceVersion } from "#server/store/keys/vault.ts";

// The payer is often not signed in: a new account is not yet, an expired one cannot (docs/decisions/0026).

const place = ["checkout"];
const isHttps = config.publicUrl.startsWith("https:");
const cookieName = isHttps ? "__Secure-kindling-checkout" : "kindling-checkout";
const cookieRules = `Path=/checkout; HttpOnly; SameSite=Strict${isHttps ? "; Secure" : ""}`;

/** Makes a pass to pay for one account within half an hour, and sets it as a cookie in browsers. */
export function issueCheckoutPass(userId: string): string {
  const until = clock.now() + checkoutPassMinutes * 60_000;
  const pass = sealedTexts(instanceKey("checkout"), instanceVersion, place, { userId, until }).toString("base64url");
  const call = currentCall();
  if (call) call.checkoutPass = pass;
  return pass;
}

/** Sets the cookie of `issueCheckoutPass`. The native shell never gets one. */
export function writeCheckoutPass(
  request: IncomingMessage,
  response: ServerResponse,
  { checkoutPass }: Pick<Call, "checkoutPass">,
): void {
  if (checkoutPass === undefined || isNative(request)) return;
  response.appendHeader(
    "Set-Cookie",
    `${cookieName}=${checkoutPass}; ${cookieRules}; Max-Age=${checkoutPassMinutes * 60}`,
  );
}

/** The account that the request's pass is for. The pass is in the cookie, or in the query for the native shell. */
export function accountOfPass({ headers }: IncomingMessage, query: URLSearchParams): string | undefined {
  const pass = query.get("pass") ?? parse(headers.cookie ?? "", cookieName)[cookieName];
  return pass === undefined ? undefined : accountIn(pass);
}

function accountIn(pass: string): string | undefined {
  try {
    const { userId, until } = openedTexts(instanceKey("checkout"), place, Buffer.from(pass, "base64url"));
    return typeof userId === "string" && Number(until) > clock.now() ? userId : undefined;
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}
