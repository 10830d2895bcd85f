import { waitingFor } from "./until.ts";

// The network of a test file in jsdom: how many answers it waits for, and what the server answered that no test expects.

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

/** The words of answers that a test names, so that they do not fail it. */
let allowed: RegExp[] = [];
let unexpected: string[] = [];

/** Lets this test meet answers of 500 and errors of documents whose words match. Each other one fails it. */
export function mayFail(words: RegExp): void {
  allowed.push(words);
}

/** Forgets what an earlier test named and met. */
export function forgetAnswers(): void {
  allowed = [];
  unexpected = [];
}

/** Throws if the server gave an answer that this test did not name (`mayFail`). */
export function failOnUnexpectedAnswers(): void {
  const [first] = unexpected;
  if (first === undefined) return;
  unexpected = [];
  throw new Error(`The server failed, and no test named it by mayFail: ${first}`);
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
    try {
      const answer = await waitingFor(what, fetch(input, init));
      return isStream(answer)
        ? withHeldNews(answer)
        : await waitingFor(`the body of ${what}`, readToEnd(answer, what, init?.signal));
    } finally {
      end();
    }
  };
  watched.add(watching);
  globalThis.fetch = watching;
}

const watched = new WeakSet<typeof fetch>();

let areNewsLetIn = false;
/** What lets in the news that are held, one for each stream. */
const held: (() => void)[] = [];

/**
 * Lets news in while `work` goes on. All other news are held: whether the server is about to send some is not known here, so a wait would
 * find them on a quick machine only.
 */
export async function lettingNewsIn<Value>(work: () => Promise<Value>): Promise<Value> {
  areNewsLetIn = true;
  for (const letIn of held.splice(0)) letIn();
  try {
    return await work();
  } finally {
    areNewsLetIn = false;
  }
}

function withHeldNews({ body, status, statusText, headers }: Response): Response {
  const holding = new TransformStream<Uint8Array, Uint8Array>({
    transform: async (part, controller) => {
      if (!areNewsLetIn) await new Promise<void>((letIn) => held.push(letIn));
      events += 1;
      controller.enqueue(part);
    },
  });
  return new Response(body?.pipeThrough(holding) ?? null, { status, statusText, headers });
}

function end(): void {
  outstanding -= 1;
  events += 1;
}

function isStream({ headers }: Response): boolean {
  return headers.get("Content-Type")?.startsWith("text/event-stream") ?? false;
}

/** Reads an answer to its end and gives one like it. The body of an answer that is cut or cancelled fails for its reader, too. */
async function readToEnd(answer: Response, what: string, signal?: AbortSignal | null): Promise<Response> {
  const { status, statusText, headers } = answer;
  if (answer.body === null) return answer;
  try {
    const bytes = await unlessCancelled(answer.arrayBuffer(), signal);
    const problem = problemIn(status, new TextDecoder().decode(bytes));
    if (problem !== undefined && !allowed.some((words) => words.test(problem))) unexpected.push(`${what}: ${problem}`);
    return new Response(bytes, { status, statusText, headers });
  } catch (error) {
    const failing = new ReadableStream({ start: (controller) => controller.error(error) });
    return new Response(failing, { status, statusText, headers });
  }
}

/**
 * Rejects as soon as a request is cancelled. Node.js should do that, but never ends a compressed body that is cancelled after its last
 * byte has come and before it is unpacked.
 */
async function unlessCancelled<Value>(work: Promise<Value>, signal: AbortSignal | null | undefined): Promise<Value> {
  if (!signal) return work;
  const cancelled = new Promise<never>((_, reject) => {
    const cancel = () => reject(signal.reason as Error);
    if (signal.aborted) cancel();
    else signal.addEventListener("abort", cancel, { once: true });
  });
  return Promise.race([work, cancelled]);
}

/** What is wrong with an answer, in words; undefined for one that screens are made for. */
function problemIn(status: number, text: string): string | undefined {
  const isRefused = status >= 400 && status < 500;
  const isWhole = !(bodyIn(text)?.errors?.length ?? 0);
  const isForeseen = status < 500 && (isRefused || isWhole) && !text.includes('"UNEXPECTED"');
  return isForeseen ? undefined : `${status} ${text.slice(0, 500)}`;
}

function bodyIn(text: string): { errors?: readonly unknown[] } | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}
