import type { IncomingMessage, ServerResponse } from "node:http";
import { parse } from "hono/utils/cookie";
import { clock } from "#server/base/clock.ts";
import { findSession, presumeSession } from "./session.ts";
import { withPerson } from "./token.ts";
import { Outdated, awaitProof } from "#server/store/proof.ts";
import { pauseUntilRead } from "#server/base/deadline.ts";
import { config } from "#server/base/config.ts";
import { Unauthorized } from "#server/base/errors.ts";
import { epochHeader, personHeader, sessionMaxDays } from "#domain/limits.ts";
import { callHere, type Call, type Identity } from "#server/base/call.ts";
import { globalIdOf } from "#server/kit/graph/globalIds.ts";
import { isNative } from "#server/kit/http/origin.ts";
import type { Owner } from "#server/base/viewer.ts";

const isHttps = config.publicUrl.startsWith("https:");
export const cookieName = isHttps ? "__Host-kindling" : "kindling";
const deviceCookieName = `${cookieName}-device`;
/** How long a browser is a known device of the account that signed in there. */
export const deviceMarkDays = 365;
const cookieRules = `Path=/; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;

/**
 * Sets `call.identity` by the session; wrong credentials become a refusal. With an Authorization header the cookie is
 * ignored.
 */
export async function identify(request: IncomingMessage): Promise<Identity> {
  const call = callHere();
  call.identity = await identityOf(tokenOf(request), call);
  pauseUntilRead(request);
  return call.identity;
}

/**
 * Like `identify`, but may use the cached session before the database has confirmed it. Only reads may run, and no
 * response may be sent until `isIdentityCurrent`.
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

/**
 * True if the cached session is still valid, or none was used. If false, `call.identity` is corrected and the request
 * must run again.
 */
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

/** Sets, renews or clears the session cookie after the call. The native shell never gets one. */
export function writeSessionCookie(
  request: IncomingMessage,
  response: ServerResponse,
  { session, identity }: Call,
): void {
  if (isNative(request)) return;
  const hasCookie = cookieOf(request) !== undefined;
  // An expired account keeps its cookie: it can still export or delete its data, and can sign in after paying.
  const isRefused = response.statusCode === 401 && !request.headers.authorization && identity.kind !== "expired";
  const isOver = session === "ended" || isRefused;

  if (session !== undefined && session !== "ended") {
    response.setHeader("Set-Cookie", [
      ...(session.started
        ? [`${cookieName}=${session.started}; ${cookieRules}; Max-Age=${sessionMaxDays * 86_400}`]
        : []),
      `${deviceCookieName}=${session.deviceMark}; ${cookieRules}; Max-Age=${deviceMarkDays * 86_400}`,
    ]);
  } else if (isOver && hasCookie) {
    response.setHeader("Set-Cookie", `${cookieName}=; ${cookieRules}; Max-Age=0`);
  } else if (
    hasCookie &&
    !request.headers.authorization &&
    (identity.kind === "signedIn" || identity.kind === "expired")
  ) {
    const token = withPerson(cookieOf(request) ?? "", identity.viewer.id);
    if (token)
      response.setHeader(
        "Set-Cookie",
        `${cookieName}=${token}; ${cookieRules}; Max-Age=${secondsLeft(identity.viewer)}`,
      );
  }
}

/** Of the session of this person, until it ends however busy. */
function secondsLeft({ signedInAt }: Owner): number {
  return Math.max(0, Math.round((signedInAt.getTime() - clock.now()) / 1_000) + sessionMaxDays * 86_400);
}

/** Sends whose answer it is, and the diary's epoch, so that devices drop another person's data and that of an earlier epoch. */
export function writeOwner(response: ServerResponse, { identity }: Call): void {
  if (identity.kind !== "signedIn") return;
  response.setHeader(personHeader, globalIdOf("User", identity.viewer.id));
  response.setHeader(epochHeader, identity.viewer.epoch);
}

/** The mark that this device got at an earlier sign-in. It outlives the session. */
export function deviceMarkOf(request: IncomingMessage): string | undefined {
  return isNative(request) ? undefined : parse(request.headers.cookie ?? "", deviceCookieName)[deviceCookieName];
}

/** True if the browser sends a session cookie, even an expired one. */
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
