import { AsyncLocalStorage } from "node:async_hooks";
import type { Deadline } from "./deadline.ts";
import type { Proof } from "./statement.ts";
import type { Owner, Session, Viewer } from "./viewer.ts";
import { SubscriptionExpired, Unauthorized } from "./errors.ts";

/** The person a request is made for. Missing credentials make a visitor; invalid ones are refused. */
export type Identity = { kind: "visitor" } | Session | { kind: "refused"; refusal: Unauthorized };

/** What an operation receives, by who may call it. A person whose trial has ended may still pay, export and delete. */
export interface Callers {
  person: Viewer;
  expired: Owner;
  anyone: undefined;
}

export type Access = keyof Callers;

/** What is known about a request before its session is read. */
export interface Visitor {
  /** The client's address, which per-address limits count. Undefined for a client on this machine, which they skip. */
  address: string | undefined;
  /** True if an untrusted proxy sent the request: its address then stands for everybody behind it. */
  isForwarded: boolean;
  /** The X-Time-Zone header, which need not be an IANA zone. */
  deviceZone: string | undefined;
  /** "Firefox on Linux"; null for an unknown browser. */
  device: string | null;
  /** The value of the device cookie, which may be forged. */
  deviceMark: string | undefined;
}

export interface Call {
  id: string;
  visitor: Visitor;
  /** A visitor until `identify` has run. */
  identity: Identity;
  /** The check that a presumed session is still valid. No answer is sent before it succeeds. */
  proof?: Proof | undefined;
  /** The bytes of a signed-in person's body, until their allowance has counted them. */
  unspentBytes?: number;
  /** By `clock.elapsed()`. */
  begunAt: number;
  /** Results of this request's reads, by name (server/store/reads.ts). */
  reads: Map<string, Promise<unknown>>;
  /** Set for an unknown GraphQL document. Its reads are not combined, because their combinations would be endless. */
  isUnbatched?: boolean;
  /** Undefined for work without a time limit (`withoutDeadline`). */
  deadline: Deadline | undefined;
  /** Lets the account's next request start before this one is answered. */
  leaveQueue?: (() => void) | undefined;
  /** Takes this request out of those that searches wait for. */
  giveWay?: (() => void) | undefined;
  /** Set by an operation that opened or ended a session or renewed the device cookie, for `writeSessionCookie`. */
  session?: { started?: string; deviceMark: string } | "ended";
  /** Set by `issueCheckoutPass`, for `writeCheckoutPass`. */
  checkoutPass?: string;
}

const calls = new AsyncLocalStorage<Call | undefined>();

export function runInCall<Result>(call: Call, work: () => Result): Result {
  return calls.run(call, work);
}

/** Runs work that starts a timer or connection which outlives the call. It does not keep the call in memory. */
export function outsideOfCalls<Result>(work: () => Result): Result {
  return calls.run(undefined, work);
}

/**
 * Empties a call after its answer. V8 may keep promises of a call until its next major collection, and with them all
 * that the call holds.
 */
export function releaseCall(call: Call): void {
  call.identity = { kind: "visitor" };
  call.proof = undefined;
  call.leaveQueue = undefined;
  call.reads.clear();
}

/** The call that this code runs for. Undefined at start and in an operator's command. */
export function currentCall(): Call | undefined {
  return calls.getStore();
}

/** The call that this code runs for. Throws Error outside of a call, which is a bug. */
export function callHere(): Call {
  const call = currentCall();
  if (!call) throw new Error("A request reached a door without passing the chain.");
  return call;
}

/** The caller, if `access` admits them. Throws Unauthorized or SubscriptionExpired otherwise. */
export function callerOf(identity: Identity, access: Access): Callers[Access] {
  if (access === "anyone") return undefined;
  if (identity.kind === "signedIn" || (identity.kind === "expired" && access === "expired")) return identity.viewer;
  throw refusalOf(identity) ?? new Unauthorized();
}

/** Why the credentials are refused; undefined for a visitor and a signed-in person. */
export function refusalOf(identity: Identity): Unauthorized | SubscriptionExpired | undefined {
  if (identity.kind === "refused") return identity.refusal;
  return identity.kind === "expired" ? new SubscriptionExpired(identity.viewer.email) : undefined;
}
