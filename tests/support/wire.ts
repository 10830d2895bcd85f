import type { ConcreteRequest } from "relay-runtime";
import { ownHeader } from "#domain/limits.ts";
import liveSubscription from "#client/__generated__/liveSubscription.graphql.ts";

/** Handles a request: `pass` sends it to the server. */
export type RequestHandler = (pass: () => Promise<Response>) => Promise<Response>;

/** A network between the product and the real server that a test can watch, delay and cut. */
export interface Wire {
  fetch: typeof fetch;
  /** How often an operation was sent. */
  sent: (operation: ConcreteRequest) => number;
  /** The number of requests sent, without the news stream, which starts at idle time. */
  sentInAll: () => number;
  /** The variables of each request. */
  variables: (operation: ConcreteRequest) => unknown[];
  /** Sets the fate of an operation from now on; without one it passes again. */
  intercept: (operation: ConcreteRequest, fate?: RequestHandler) => void;
}

/** Puts a wire in front of a fetch. */
export function wireOver(through: typeof fetch): Wire {
  const sent: { id?: unknown; variables?: unknown }[] = [];
  const fates = new Map<unknown, RequestHandler>();

  return {
    fetch: (input, init) => {
      const asked = askedIn(init?.body);
      sent.push(asked);
      const pass = () => through(input, init);
      return fates.get(asked.id)?.(pass) ?? pass();
    },
    sentInAll: () => sent.filter(({ id }) => id !== liveSubscription.params.id).length,
    sent: ({ params }) => sent.filter(({ id }) => id === params.id).length,
    variables: ({ params }) => sent.filter(({ id }) => id === params.id).map(({ variables }) => variables),
    intercept: ({ params }, fate) => {
      if (fate) fates.set(params.id, fate);
      else fates.delete(params.id);
    },
  };
}

/** A fetch whose requests to one address, other than GraphQL's, meet this fate. */
export function handlingAt(path: string, fate: RequestHandler, through: typeof fetch): typeof fetch {
  return (input, init) => {
    const pass = () => through(input, init);
    const address = input instanceof Request ? input.url : input.toString();
    return address.endsWith(path) ? fate(pass) : pass();
  };
}

/** The request never arrives. */
export async function cut(): Promise<never> {
  throw new TypeError("Failed to fetch");
}

/** The server fails without a useful message. */
export const broken: RequestHandler = async () => refusal("Something went wrong", { code: "UNEXPECTED" }, 500);

/** The server refuses with this message. */
export function refusing(message: string): RequestHandler {
  return async () => refusal(message, {}, 400);
}

/** The server handles the request, but the response is lost. */
export async function loseAnswer(pass: () => Promise<Response>): Promise<never> {
  await pass();
  return cut();
}

/** A fate that waits before sending, and the function that releases it. */
export function delayedRequest(): [fate: RequestHandler, release: () => void] {
  let release: (() => void) | undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return [(pass) => gate.then(pass), () => release?.()];
}

/** A fate that sends immediately but delays the response, and the function that releases it. */
export function delayedAnswer(): [fate: RequestHandler, release: () => void] {
  const [wait, release] = delayedRequest();
  return [
    async (pass) => {
      const answer = await pass();
      return wait(async () => answer);
    },
    release,
  ];
}

/** What the server could answer. Without its header the client would take it for a proxy's. */
export function ownAnswer(body: unknown, status = 200): Response {
  return Response.json(body, { status, headers: { [ownHeader]: "1" } });
}

/** In the format of both GraphQL and REST. */
function refusal(message: string, extensions: object, status: number): Response {
  return ownAnswer({ message, ...extensions, errors: [{ message, extensions }] }, status);
}

function askedIn(body: unknown): { id?: unknown; variables?: unknown } {
  const request: unknown = typeof body === "string" ? JSON.parse(body) : undefined;
  return typeof request === "object" && request !== null ? request : {};
}
