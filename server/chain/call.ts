import { AsyncLocalStorage } from "node:async_hooks";
import type { Visitor } from "#server/account/account.ts";
import type { Viewer } from "#server/account/viewer.ts";
import type { Reads } from "#server/reads.ts";
import { Unauthorized, type SubscriptionExpired } from "#server/errors.ts";

/** Who a request speaks for. No credentials is a visitor; credentials that do not hold are refused, never ignored. */
export type Identity =
  | { kind: "visitor" }
  | { kind: "signedIn"; viewer: Viewer }
  | { kind: "refused"; refusal: Unauthorized | SubscriptionExpired };

/** What the chain knows of a request, for both doors. */
export interface Call {
  /** Names the request in the log and in X-Request-Id. */
  id: string;
  visitor: Visitor;
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

/** The signed-in person of a call. Throws Unauthorized or SubscriptionExpired as the credentials deserve. */
export function viewerOf({ identity }: Call): Viewer {
  if (identity.kind === "signedIn") return identity.viewer;
  throw identity.kind === "refused" ? identity.refusal : new Unauthorized();
}
