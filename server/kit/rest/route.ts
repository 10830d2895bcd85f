import type { z } from "zod";
import type { BytesIntake, FileIntake, JsonIntake } from "#server/kit/http/body.ts";
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

/** Whether a route that takes this as its body is fine without one. */
export function mayBeAbsent(body: Accepted): boolean {
  return !("as" in body) && body.safeParse(undefined).success;
}

/** What a route takes and gives. The same shapes validate, type and document it. */
export interface Spec<
  Body extends Accepted | undefined = Accepted | undefined,
  Query extends Shape | undefined = Shape | undefined,
> {
  summary: string;
  /** JSON of this shape, or what chain/body.ts has for bytes and files. */
  body?: Body;
  /** Of JSON; one unless said. */
  megabytes?: JsonIntake["megabytes"];
  query?: Query;
  /** Shape of the JSON it answers with; none is 204. */
  answers?: Shape;
  /** Media type of a file that the handler answers with, instead of JSON. It waits for no turn. */
  file?: string;
  /** Set where that is made, and counted, for who gets it: whoever asks by HEAD gets none. */
  isMadeToOrder?: true;
  /** Set where who was here lately may be presumed though it writes, for what it writes proves that (docs/decisions/0020). */
  proves?: true;
  /** Status of a success; 200 with an answer and 204 without, unless said. */
  status?: 201;
}

export interface RestRequest<Body = unknown, Query = unknown> {
  call: Call;
  path: string;
  params: Record<string, string>;
  body: Body;
  query: Query;
  /** The Idempotency-Key header, which a save without a clientId goes by. */
  idempotencyKey: string | undefined;
  /** The Stripe-Signature header, by which Stripe is known. */
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

/** A route for signed-in people, and with the access "expired" for those whose trial is over; anyone else is answered 401. */
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
  // The door checks access, body and query by the very values that type them here.
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
