import { AsyncLocalStorage } from "node:async_hooks";
import type { Visitor } from "#server/account/account.ts";
import type { Reads } from "#server/reads.ts";
import type { Session } from "#server/account/session.ts";
import type { ExpiredViewer, Viewer } from "#server/account/viewer.ts";
import { SubscriptionExpired, Unauthorized } from "#server/errors.ts";

/** Who a request speaks for. No credentials is a visitor; credentials that do not hold are refused, never ignored. */
export type Identity = { kind: "visitor" } | Session | { kind: "refused"; refusal: Unauthorized };

/** Whom a door lets in, and what its operations are handed of them. An expired person still may take their data away. */
export interface Callers {
  person: Viewer;
  expired: Viewer | ExpiredViewer;
  anyone: undefined;
}

export type Access = keyof Callers;

/** What the chain knows of a request, for both doors. */
export interface Call {
  /** Names the request in the log and in X-Request-Id. */
  id: string;
  visitor: Visitor;
  /** A visitor until a door has looked. */
  identity: Identity;
  /** What was read for it so far (server/reads.ts). */
  reads: Reads;
  /** Set by an operation that opened or ended a session; the chain writes the cookie. */
  session?: { started: string } | "ended";
}

const calls = new AsyncLocalStorage<Call>();

/** Runs `work`, and all that it starts and waits for, as part of `call`. */
export function runInCall<Result>(call: Call, work: () => Result): Result {
  return calls.run(call, work);
}

/** The call that this code runs for. Undefined outside of any, as at start or in an operator's command. */
export function currentCall(): Call | undefined {
  return calls.getStore();
}

/** The same for a door, which nothing reaches but by the chain. Throws where the chain was not passed, a fault of ours. */
export function callHere(): Call {
  const call = currentCall();
  if (!call) throw new Error("A request reached a door without passing the chain.");
  return call;
}

/** Who calls, where `access` lets them in. Throws Unauthorized or SubscriptionExpired, as the credentials deserve. */
export function callerOf(identity: Identity, access: Access): Callers[Access] {
  if (access === "anyone") return undefined;
  if (identity.kind === "signedIn" || (identity.kind === "expired" && access === "expired")) return identity.viewer;
  throw refusalOf(identity) ?? new Unauthorized();
}

/** Why credentials that were sent do not hold; undefined for those that do, and for a visitor. */
export function refusalOf(identity: Identity): Unauthorized | SubscriptionExpired | undefined {
  if (identity.kind === "refused") return identity.refusal;
  return identity.kind === "expired" ? new SubscriptionExpired(identity.viewer.email) : undefined;
}
