import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

const parts = {
  ofRequest: ["url", "method", "headers", "socket"],
  ofResponse: ["statusCode", "headersSent"],
  methods: [
    "setHeader",
    "appendHeader",
    "getHeader",
    "hasHeader",
    "removeHeader",
    "writeHead",
    "write",
    "end",
    "on",
    "once",
  ],
} as const;

/** A request whose parts throw when the server's own code touches them. */
export interface Sabotage {
  /** Whether anything was touched often enough to throw. */
  hasStruck: () => boolean;
  stop: () => void;
}

/**
 * Breaks the next request that this process receives: the touch of this number throws, counted from 1, and with
 * `goesOn` each later one too. Node's own touches are left alone.
 */
export function sabotageNext(touch: number, goesOn: boolean): Sabotage {
  let touches = 0;
  const count = (from: () => void) => {
    if (isLeftAlone(from)) return;
    touches += 1;
    if (touches === touch || (goesOn && touches > touch)) throw new Error("Broken by a test.");
  };
  const begin = (message: unknown) => {
    unsubscribe("http.server.request.start", begin);
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    for (const name of parts.ofRequest) watchValue(request, name, count);
    for (const name of parts.ofResponse) watchValue(response, name, count);
    for (const name of parts.methods) watchMethod(response, name, count);
  };
  subscribe("http.server.request.start", begin);
  return { hasStruck: () => touches >= touch, stop: () => void unsubscribe("http.server.request.start", begin) };
}

type Count = (from: () => void) => void;

function watchValue(owner: IncomingMessage | ServerResponse, name: string, count: Count): void {
  const own = Object.getOwnPropertyDescriptor(owner, name);
  let value: unknown = own?.value;
  Object.defineProperty(owner, name, {
    configurable: true,
    get: function get(): unknown {
      count(get);
      return own ? value : Reflect.get(Object.getPrototypeOf(owner) as object, name, owner);
    },
    set: (next: unknown) => {
      value = next;
    },
  });
}

function watchMethod(response: ServerResponse, name: (typeof parts.methods)[number], count: Count): void {
  // A library may replace a method: then its replacement calls this one.
  const usual = response[name] as (...given: unknown[]) => unknown;
  const watched = (...given: unknown[]) => {
    count(watched);
    return usual.apply(response, given);
  };
  Object.defineProperty(response, name, { configurable: true, writable: true, value: watched });
}

/** Whether Node's own code called, or the compression's, which after a failure of its own keeps what it is given. */
function isLeftAlone(called: (...given: never[]) => unknown): boolean {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 1;
  const here: { stack?: string } = {};
  Error.captureStackTrace(here, called);
  Error.stackTraceLimit = stackTraceLimit;
  return /\bnode:|node_modules\/compression\//.test(here.stack ?? "");
}
