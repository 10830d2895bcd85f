import type { ConcreteRequest } from "relay-runtime";

/** What becomes of a request: `pass` sends it on to the server. */
type Fate = (pass: () => Promise<Response>) => Promise<Response>;

/** A network between the product and the real server that a test can watch, hold up and cut. */
export interface Wire {
  fetch: typeof fetch;
  /** How often an operation was sent so far. */
  sent: (operation: ConcreteRequest) => number;
  /** How many requests were sent so far. */
  sentInAll: () => number;
  /** Decides what becomes of an operation from now on; it goes through again where nothing is given. */
  treat: (operation: ConcreteRequest, fate?: Fate) => void;
}

/** Puts a wire before a way to the server. */
export function wireOver(through: typeof fetch): Wire {
  const sent: unknown[] = [];
  const fates = new Map<unknown, Fate>();

  return {
    fetch: (input, init) => {
      const id = idIn(init?.body);
      sent.push(id);
      const pass = () => through(input, init);
      return fates.get(id)?.(pass) ?? pass();
    },
    sent: ({ params }) => sent.filter((id) => id === params.id).length,
    sentInAll: () => sent.length,
    treat: ({ params }, fate) => {
      if (fate) fates.set(params.id, fate);
      else fates.delete(params.id);
    },
  };
}

/** The request never gets there. */
export async function cut(): Promise<never> {
  throw new TypeError("Failed to fetch");
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

function idIn(body: unknown): unknown {
  if (typeof body !== "string") return undefined;
  const request: unknown = JSON.parse(body);
  return typeof request === "object" && request !== null && "id" in request ? request.id : undefined;
}
