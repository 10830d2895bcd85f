import type { z } from "zod";
import type { Viewer } from "#server/account/viewer.ts";
import { viewerOf, type Call } from "#server/chain/call.ts";

type Shape = z.ZodType;
type Read<Type> = Type extends Shape ? z.output<Type> : undefined;

/** What a route takes and gives. The same shapes validate, type and document it. */
export interface Spec<
  Body extends Shape | undefined = Shape | undefined,
  Query extends Shape | undefined = Shape | undefined,
> {
  /** One sentence for the reference page. */
  summary: string;
  body?: Body;
  query?: Query;
  /** Shape of the JSON it answers with; none is 204. */
  answers?: Shape;
  /** Media type of a file that the handler answers with, instead of JSON. */
  file?: string;
  /** Status of a success; 200 with an answer and 204 without, unless said. */
  status?: 201;
}

/** What a handler is told. */
export interface Asked<Body = unknown, Query = unknown> {
  call: Call;
  params: Record<string, string>;
  body: Body;
  query: Query;
  /** The Idempotency-Key header, which a save without a clientId goes by. */
  idempotencyKey: string | undefined;
  /** Adds a header to the answer. */
  header: (name: string, value: string) => void;
}

/** A path under /api, and what answers there. */
export interface Route {
  method: "get" | "post" | "patch" | "delete";
  path: string;
  spec: Spec;
  /** Whether only signed-in people are let in. */
  signedIn: boolean;
  handle: (asked: Asked) => unknown;
}

type Method = Route["method"];

/** A route for signed-in people: its handler is handed the Viewer, and anyone else is answered 401. */
export function route<Body extends Shape | undefined = undefined, Query extends Shape | undefined = undefined>(
  method: Method,
  path: string,
  spec: Spec<Body, Query>,
  handle: (viewer: Viewer, asked: Asked<Read<Body>, Read<Query>>) => unknown,
): Route {
  return { ...openRoute(method, path, spec, (asked) => handle(viewerOf(asked.call), asked)), signedIn: true };
}

/** A route for anyone. */
export function openRoute<Body extends Shape | undefined = undefined, Query extends Shape | undefined = undefined>(
  method: Method,
  path: string,
  spec: Spec<Body, Query>,
  handle: (asked: Asked<Read<Body>, Read<Query>>) => unknown,
): Route {
  // The door reads body and query by the very shapes that type them here.
  return {
    method,
    path,
    spec,
    signedIn: false,
    handle: (asked) => handle(asked as Asked<Read<Body>, Read<Query>>),
  };
}
