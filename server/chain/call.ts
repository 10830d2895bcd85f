import type { IncomingMessage } from "node:http";
import type { Visitor } from "#server/account/account.ts";
import type { Viewer } from "#server/account/viewer.ts";
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
  /** Set by an operation that opened or ended a session; the chain writes the cookie. */
  session?: { started: string } | "ended";
}

const calls = new WeakMap<IncomingMessage, Call>();

/** Remembers the call that a request belongs to. */
export function rememberCall(request: IncomingMessage, call: Call): void {
  calls.set(request, call);
}

/** The call that a request belongs to. Throws when the chain was not passed, which would be a fault of ours. */
export function callOf(request: IncomingMessage): Call {
  const call = calls.get(request);
  if (!call) throw new Error("A request reached a door without passing the chain.");
  return call;
}

/** The signed-in person of a call. Throws Unauthorized or SubscriptionExpired as the credentials deserve. */
export function viewerOf({ identity }: Call): Viewer {
  if (identity.kind === "signedIn") return identity.viewer;
  throw identity.kind === "refused" ? identity.refusal : new Unauthorized();
}
