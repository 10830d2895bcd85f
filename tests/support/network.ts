import { waitingFor } from "./until.ts";

// The network of a test file in jsdom: how many answers it waits for.

let outstanding = 0;
/** Changes with each request and each answer. */
let events = 0;

/** How many answers are not yet read to their end. A stream of news counts until it begins. */
export function outstandingAnswers(): number {
  return outstanding;
}

/** A number that changes with each request and each answer. */
export function networkEvents(): number {
  return events;
}

/** Watches each request that is sent to the server from now on. */
export function watchNetwork(): void {
  const { fetch } = globalThis;
  if (watched.has(fetch)) return;
  const watching: typeof fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    const what = `${init?.method ?? "GET"} ${new URL(address, "http://localhost").pathname}`;
    outstanding += 1;
    events += 1;
    let readsOn = false;
    try {
      const answer = await waitingFor(what, fetch(input, init));
      if (isStream(answer)) return answer;
      readsOn = true;
      void waitingFor(`the body of ${what}`, readToEnd(answer.clone())).finally(end);
      return answer;
    } finally {
      if (!readsOn) end();
    }
  };
  watched.add(watching);
  globalThis.fetch = watching;
}

const watched = new WeakSet<typeof fetch>();

function end(): void {
  outstanding -= 1;
  events += 1;
}

function isStream({ headers }: Response): boolean {
  return headers.get("Content-Type")?.startsWith("text/event-stream") ?? false;
}

/** Reads a copy of an answer, which may be cut or cancelled. */
async function readToEnd(answer: Response): Promise<void> {
  await answer.text().catch(() => undefined);
}
