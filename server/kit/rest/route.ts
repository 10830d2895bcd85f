import type { z } from "zod";
import type { BytesIntake, FileIntake } from "#server/kit/http/body.ts";
import type { Access, Call, Callers } from "#server/base/call.ts";

type Shape = z.ZodType;
type Accepted = Shape | BytesIntake | FileIntake;
type Read<Type> = Type extends Shape
  ? z.output<Type>
  : Type extends BytesIntake
    ? Uint8Array
    : Type extends FileIntake
      ? ReadableStream<Uint8Array>
      : undefined;

/** Whether a route with this body accepts a request without one. */
export function mayBeAbsent(body: Accepted): boolean {
  return !("as" in body) && body.safeParse(undefined).success;
}

/** What a route accepts and returns. The same shapes validate, type and document it. */
export interface Spec<
  Body extends Accepted | undefined = Accepted | undefined,
  Query extends Shape | undefined = Shape | undefined,
> {
  summary: string;
  /** JSON of this shape, or bytes or a file (server/kit/http/body.ts). */
  body?: Body;
  /** Whether the JSON may hold a picture. Otherwise its maximum size follows from the body's shape (`largestBody.ts`). */
  hasPicture?: true;
  query?: Query;
  /** Shape of the JSON response; without it the status is 204. */
  answers?: Shape;
  /** Media type of a file that the handler returns instead of JSON. Such a request skips the account's queue. */
  file?: string;
  /** Set if the file is generated and counted for each download: HEAD then returns no file. */
  isMadeToOrder?: true;
  /** Set if a write may run on a presumed session, because its statement checks the session (docs/decisions/0020). */
  proves?: true;
  /** Set if it only reads, although its method is not GET. */
  reads?: true;
  /** Set if all it does is to end sessions. Then it works while people can only read. */
  endsSessions?: true;
  /** How many places of the account's queue it takes; one by default. */
  weight?: number;
  /**
   * False if it stores little: it then goes on while the disk or the account is full. So does every DELETE,
   * and what ends sessions (server/kit/growth.ts).
   */
  needsSpace?: false;
  /** Status of a success; by default 200 with a response body and 204 without. */
  status?: 201;
}

export interface RestRequest<Body = unknown, Query = unknown> {
  call: Call;
  path: string;
  params: Record<string, string>;
  body: Body;
  query: Query;
  /** The Idempotency-Key header, which a save without a clientId uses. */
  idempotencyKey: string | undefined;
  /** The Stripe-Signature header, which authenticates Stripe. */
  signature: string | undefined;
  header: (name: string, value: string) => void;
}

export interface Route {
  method: "get" | "post" | "patch" | "delete";
  path: string;
  spec: Spec;
  access: Access;
  handle: (caller: Callers[Access], asked: RestRequest) => unknown;
}

type Method = Route["method"];

/** Whether a route writes, and whether that is something that grows. */
export function writesOf({ method, spec }: Route): { writes: boolean; needsSpace: boolean } {
  const writes = method !== "get" && !spec.reads;
  return { writes, needsSpace: writes && method !== "delete" && !spec.endsSessions && spec.needsSpace !== false };
}

/** A route for signed-in people, and with access "expired" for people whose trial has ended. Anybody else gets 401. */
export function route<
  Body extends Accepted | undefined = undefined,
  Query extends Shape | undefined = undefined,
  May extends "person" | "expired" = "person",
>(
  method: Method,
  path: string,
  { access, ...spec }: Spec<Body, Query> & { access?: May },
  handle: (viewer: Callers[May], asked: RestRequest<Read<Body>, Read<Query>>) => unknown,
): Route {
  // The door checks access, body and query with the same values that type them here.
  return { method, path, spec, access: access ?? "person", handle: handle as Route["handle"] };
}

/** A route for anyone. */
export function openRoute<Body extends Accepted | undefined = undefined, Query extends Shape | undefined = undefined>(
  method: Method,
  path: string,
  spec: Spec<Body, Query>,
  handle: (asked: RestRequest<Read<Body>, Read<Query>>) => unknown,
): Route {
  const answer = (_nobody: unknown, asked: RestRequest<Read<Body>, Read<Query>>) => handle(asked);
  return { method, path, spec, access: "anyone", handle: answer as Route["handle"] };
}
