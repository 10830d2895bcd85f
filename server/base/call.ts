import { AsyncLocalStorage } from "node:async_hooks";
import type { Deadline } from "./deadline.ts";
import type { Proof } from "./statement.ts";
import type { Owner, Session, Viewer } from "./viewer.ts";
import { SubscriptionExpired, Unauthorized } from "./errors.ts";

/** Whom a request speaks for: a visitor without credentials; wrong ones are refused, not ignored. */
export type Identity = { kind: "visitor" } | Session | { kind: "refused"; refusal: Unauthorized };

/** What an operation is given, by who may call it. A person whose time is over may still pay and take their data away. */
export interface Callers {
  person: Viewer;
  expired: Owner;
  anyone: undefined;
}

export type Access = keyof Callers;

/** What is known of a request before anyone is signed in. */
export interface Visitor {
  /** Undefined for a peer on this machine, which per-address limits leave alone. */
  address: string | undefined;
  /** Whether that is the address of a proxy which is not trusted, and so of everybody who comes through it. */
  isForwarded: boolean;
  /** What X-Time-Zone says, which need not be an IANA zone. */
  deviceZone: string | undefined;
  /** "Firefox on Linux"; null for what is no browser we know. */
  device: string | null;
  /** The mark of a device on which somebody signed in before, or what claims to be one. */
  deviceMark: string | undefined;
}

export interface Call {
  id: string;
  visitor: Visitor;
  /** A visitor until `identify` has run. */
  identity: Identity;
  /** What shows that an identity which was presumed holds. Nothing is answered before. */
  proof?: Proof | undefined;
  /** By `performance.now()`. */
  begunAt: number;
  /** What it has read so far, by name (server/store/reads.ts). */
  reads: Map<string, Promise<unknown>>;
  /** Set where a document that nobody knew before decides what is read: its reads could meet in ways without end. */
  readsApart?: boolean;
  /** Undefined for work that may take as long as it needs (`unhurried`). */
  deadline: Deadline | undefined;
  /** Lets the account's next request go on before this one is answered. */
  endTurn?: (() => void) | undefined;
  /** Set by an operation that opened or ended a session or made another mark for its device, for `writeSessionCookie`. */
  session?: { started?: string; deviceMark: string } | "ended";
  /** Set by `letPay`, for `writeCheckoutPass`. */
  checkoutPass?: string;
}

const calls = new AsyncLocalStorage<Call | undefined>();

export function runInCall<Result>(call: Call, work: () => Result): Result {
  return calls.run(call, work);
}

/** Runs work that begins something which outlives the call, such as a timer or a connection: it would keep the call and its request. */
export function outsideOfCalls<Result>(work: () => Result): Result {
  return calls.run(undefined, work);
}

/**
 * Lets go of what a call knew, once it is answered and nobody works for it any more. V8 keeps some promises of a call, and with them
 * the call, until its next full sweep: all that it held would have to be moved about meanwhile.
 */
export function letGo(call: Call): void {
  call.identity = { kind: "visitor" };
  call.proof = undefined;
  call.endTurn = undefined;
  call.reads.clear();
}

/** The call that this code runs for, undefined at start or in an operator's command. */
export function currentCall(): Call | undefined {
  return calls.getStore();
}

/** The call that this code runs for. Throws Error outside of any, a fault of ours. */
export function callHere(): Call {
  const call = currentCall();
  if (!call) throw new Error("A request reached a door without passing the chain.");
  return call;
}

/** The caller, if `access` lets them in. Throws Unauthorized or SubscriptionExpired otherwise. */
export function callerOf(identity: Identity, access: Access): Callers[Access] {
  if (access === "anyone") return undefined;
  if (identity.kind === "signedIn" || (identity.kind === "expired" && access === "expired")) return identity.viewer;
  throw refusalOf(identity) ?? new Unauthorized();
}

/** Why the credentials are refused; undefined for a visitor and for a person who is signed in. */
export function refusalOf(identity: Identity): Unauthorized | SubscriptionExpired | undefined {
  if (identity.kind === "refused") return identity.refusal;
  return identity.kind === "expired" ? new SubscriptionExpired(identity.viewer.email) : undefined;
}
