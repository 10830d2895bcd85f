import type { IncomingMessage, ServerResponse } from "node:http";
import { parse } from "hono/utils/cookie";
import { findSession, presumeSession } from "./session.ts";
import { Outdated, awaitProof } from "#server/store/proof.ts";
import { pauseUntilRead } from "#server/base/deadline.ts";
import { config } from "#server/base/config.ts";
import { Unauthorized } from "#server/base/errors.ts";
import { epochHeader, sessionMaxDays } from "#domain/limits.ts";
import { callHere, type Call, type Identity } from "#server/base/call.ts";
import { isNative } from "#server/kit/http/origin.ts";

const isHttps = config.publicUrl.startsWith("https:");
export const cookieName = isHttps ? "__Host-kindling" : "kindling";
const deviceCookieName = `${cookieName}-device`;
const cookieRules = `Path=/; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;

/** Sets `call.identity`, for wrong credentials to a refusal. With an Authorization header the cookie is ignored. */
export async function identify(request: IncomingMessage): Promise<Identity> {
  const call = callHere();
  call.identity = await identityOf(tokenOf(request), call);
  pauseUntilRead(request);
  return call.identity;
}

/**
 * The same as `identify` for who was here lately, before it is known whether anything has changed since: only what reads may go on, and
 * nothing may be answered until `isIdentityCurrent`.
 */
export async function presume(request: IncomingMessage): Promise<Identity> {
  const call = callHere();
  const token = tokenOf(request);
  const presumed = token === undefined ? undefined : await presumeSession(token, call.visitor.deviceZone);
  if (!presumed) return identify(request);
  [call.identity, call.proof] = [presumed.session, presumed.proof];
  pauseUntilRead(request);
  return call.identity;
}

/** Whether who asks was presumed rightly, or was not presumed. Otherwise `call.identity` is who it is, and all is to be done again. */
export async function isIdentityCurrent(request: IncomingMessage): Promise<boolean> {
  try {
    await awaitProof();
    return true;
  } catch (error) {
    if (!(error instanceof Outdated)) throw error;
    const call = callHere();
    call.proof = undefined;
    call.reads.clear();
    await identify(request);
    return false;
  }
}

/** Sets or clears the session cookie as the call ended. The native shell never gets one. */
export function writeSessionCookie(
  request: IncomingMessage,
  response: ServerResponse,
  { session, identity }: Call,
): void {
  if (isNative(request)) return;
  const hasCookie = cookieOf(request) !== undefined;
  // Of a person whose time is over it still takes their data away, and lets them in once they have paid.
  const isRefused = response.statusCode === 401 && !request.headers.authorization && identity.kind !== "expired";
  const isOver = session === "ended" || isRefused;

  if (session !== undefined && session !== "ended") {
    response.setHeader("Set-Cookie", [
      ...(session.started
        ? [`${cookieName}=${session.started}; ${cookieRules}; Max-Age=${sessionMaxDays * 86_400}`]
        : []),
      `${deviceCookieName}=${session.deviceMark}; ${cookieRules}; Max-Age=${365 * 86_400}`,
    ]);
  } else if (isOver && hasCookie) {
    response.setHeader("Set-Cookie", `${cookieName}=; ${cookieRules}; Max-Age=0`);
  }
}

/** Says in which epoch the person's diary is, so that a device drops what it holds of an earlier one. */
export function writeEpoch(response: ServerResponse, { identity }: Call): void {
  if (identity.kind === "signedIn") response.setHeader(epochHeader, identity.viewer.epoch);
}

/** The mark that this device was given at an earlier signing in, which outlives the session. */
export function deviceMarkOf(request: IncomingMessage): string | undefined {
  return isNative(request) ? undefined : parse(request.headers.cookie ?? "", deviceCookieName)[deviceCookieName];
}

/** Whether the browser brings a session along, which may be over. */
export function hasSessionCookie(request: IncomingMessage): boolean {
  return !isNative(request) && Boolean(cookieOf(request));
}

async function identityOf(token: string | undefined, { visitor }: Call): Promise<Identity> {
  if (token === undefined) return { kind: "visitor" };
  try {
    return await findSession(token, visitor.deviceZone);
  } catch (error) {
    if (error instanceof Unauthorized) return { kind: "refused", refusal: error };
    throw error;
  }
}

function tokenOf(request: IncomingMessage): string | undefined {
  const { authorization } = request.headers;
  if (authorization !== undefined) return /^Bearer\s+(\S+)$/i.exec(authorization)?.[1] ?? "";
  return isNative(request) ? undefined : cookieOf(request);
}

function cookieOf({ headers }: IncomingMessage): string | undefined {
  return parse(headers.cookie ?? "", cookieName)[cookieName];
}
