import type { ConcreteRequest } from "relay-runtime";
import liveSubscription from "#client/__generated__/liveSubscription.graphql.ts";

/** What becomes of a request: `pass` sends it on to the server. */
export type Fate = (pass: () => Promise<Response>) => Promise<Response>;

/** A network between the product and the real server that a test can watch, hold up and cut. */
export interface Wire {
  fetch: typeof fetch;
  /** How often an operation was sent so far. */
  sent: (operation: ConcreteRequest) => number;
  /** How many requests were sent so far, but for that of the news, which comes when the device has time for it. */
  sentInAll: () => number;
  /** What it was sent with, each time. */
  variables: (operation: ConcreteRequest) => unknown[];
  /** Decides what becomes of an operation from now on; it goes through again where nothing is given. */
  treat: (operation: ConcreteRequest, fate?: Fate) => void;
}

/** Puts a wire before a way to the server. */
export function wireOver(through: typeof fetch): Wire {
  const sent: { id?: unknown; variables?: unknown }[] = [];
  const fates = new Map<unknown, Fate>();

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
    treat: ({ params }, fate) => {
      if (fate) fates.set(params.id, fate);
      else fates.delete(params.id);
    },
  };
}

/** A way to the server on which what is sent to one address, other than GraphQL's, meets a fate of its own. */
export function fateAt(path: string, fate: Fate, through: typeof fetch): typeof fetch {
  return (input, init) => {
    const pass = () => through(input, init);
    const address = input instanceof Request ? input.url : input.toString();
    return address.endsWith(path) ? fate(pass) : pass();
  };
}

/** The request never gets there. */
export async function cut(): Promise<never> {
  throw new TypeError("Failed to fetch");
}

/** The server fails, and has nothing to say about it. */
export const broken: Fate = async () => refusal("Something went wrong", { code: "UNEXPECTED" }, 500);

/** The server says no, in these words. */
export function refusing(message: string): Fate {
  return async () => refusal(message, {}, 400);
}

/** The server does what it is asked, and its answer is lost on the way. */
export async function loseAnswer(pass: () => Promise<Response>): Promise<never> {
  await pass();
  return cut();
}

/** A fate that waits, and the function that lets it go on. */
export function held(): [fate: Fate, release: () => void] {
  let release: (() => void) | undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  return [(pass) => gate.then(pass), () => release?.()];
}

/** A fate by which the server answers at once and is heard late, and the function that lets it be heard. */
export function late(): [fate: Fate, release: () => void] {
  const [wait, release] = held();
  return [
    async (pass) => {
      const answer = await pass();
      return wait(async () => answer);
    },
    release,
  ];
}

/** As both doors say it. */
function refusal(message: string, extensions: object, status: number): Response {
  return Response.json({ message, ...extensions, errors: [{ message, extensions }] }, { status });
}

function askedIn(body: unknown): { id?: unknown; variables?: unknown } {
  const request: unknown = typeof body === "string" ? JSON.parse(body) : undefined;
  return typeof request === "object" && request !== null ? request : {};
}
