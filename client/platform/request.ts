import { requestTimeoutMs } from "#domain/limits.ts";
import { addressOf, isOurs } from "./address.ts";
import { problemIn } from "./problem.ts";
import { RequestError } from "./requestError.ts";
import { deviceZone } from "./zones.ts";

/** How requests leave this device. */
export interface Connection {
  /** Where the server is; empty for the page's own origin. */
  baseUrl: string;
  /** On native: the token that speaks for the person, and no cookies. On web there is none, and cookies do. */
  bearer?: (() => string | null) | undefined;
  fetch: typeof fetch;
  /** Hears of every 401 before the caller does. */
  onUnauthorized: (error: RequestError) => void;
  /** Hears of every answer that knows nobody (GraphQL's `viewer: null`) before the caller does. */
  onNobody: () => void;
  /** Whether the person it spoke for has left: then no caller hears what became of a request. */
  hasEnded: () => boolean;
}

/** A file, and what the server calls it. */
export interface NamedBlob extends Blob {
  readonly name: string;
}

/** What an answer is read as. Files may take as long as they need. */
interface Bodies {
  json: unknown;
  file: NamedBlob;
}

interface RequestOptions<Expects extends keyof Bodies> {
  expects: Expects;
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  /** Sent as JSON. */
  body?: unknown;
  /** Lets the caller give up. */
  signal?: AbortSignal;
}

/**
 * Every request of the client goes through here (spec section 7): one time-out, no retries, credentials, the device's
 * zone, and words for everything that can go wrong.
 *
 * @param path From the server's root, such as "/graphql" or "/api/journal", or an absolute address.
 * @returns What was asked for; nothing ever, when the person has left meanwhile.
 * @throws RequestError and nothing else; a 401 has been told to `connection.onUnauthorized` by then.
 */
export async function request<Expects extends keyof Bodies>(
  path: string,
  { expects, signal, ...options }: RequestOptions<Expects>,
  connection: Connection,
): Promise<Bodies[Expects]> {
  const waiting = patience(signal, expects === "file");
  try {
    const [address, init] = prepared(path, options, connection);
    const response = await connection.fetch(address, { ...init, signal: waiting.signal });
    if (!response.ok) throw await refusalIn(response);
    return await readers[expects](response);
  } catch (error) {
    const known =
      error instanceof RequestError ? error : new RequestError(waiting.lost() ?? "network", { cause: error });
    if (known.status === 401) connection.onUnauthorized(known);
    throw known;
  } finally {
    waiting.end();
    await unlessEnded(connection);
  }
}

/** Never answers once the person whom a connection spoke for has left. */
export async function unlessEnded({ hasEnded }: Pick<Connection, "hasEnded">): Promise<void> {
  if (hasEnded()) await new Promise(() => undefined);
}

/** Waits for as long as the time-out lets it, or until the caller gives up; then says which of the two it was. */
function patience(caller: AbortSignal | undefined, isOpenEnded: boolean) {
  const controller = new AbortController();
  let lost: "timeout" | "cancelled" | undefined;
  const lose = (why: typeof lost) => {
    lost ??= why;
    controller.abort();
  };
  const cancel = () => lose("cancelled");

  caller?.addEventListener("abort", cancel);
  if (caller?.aborted) cancel();
  const clock = isOpenEnded ? undefined : setTimeout(() => lose("timeout"), requestTimeoutMs);

  return {
    signal: controller.signal,
    lost: () => lost,
    end: () => {
      clearTimeout(clock);
      caller?.removeEventListener("abort", cancel);
    },
  };
}

function prepared(
  path: string,
  { method = "GET", body }: Pick<RequestOptions<"json">, "method" | "body">,
  { baseUrl, bearer }: Connection,
): [string, RequestInit] {
  try {
    const address = addressOf(path, baseUrl);
    const headers = new Headers({ Accept: "application/json" });
    if (body !== undefined) headers.set("Content-Type", "application/json");
    const init: RequestInit = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };

    // Another host gets neither the cookie nor the token.
    if (!isOurs(address, baseUrl)) return [address, { ...init, credentials: "omit" }];
    headers.set("X-Time-Zone", deviceZone());
    const token = bearer?.();
    if (token) headers.set("Authorization", `Bearer ${token}`);
    return [address, { ...init, credentials: bearer ? "omit" : "same-origin" }];
  } catch (cause) {
    throw new RequestError("badRequest", { cause });
  }
}

async function refusalIn(response: Response): Promise<RequestError> {
  const problem = problemIn(parsed(await response.text()));
  const { status } = response;
  if (problem.message || problem.details) return new RequestError("refused", { ...problem, status });
  return new RequestError(status >= 400 && status < 500 ? "badRequest" : "badResponse", { ...problem, status });
}

const readers: { [Expects in keyof Bodies]: (response: Response) => Promise<Bodies[Expects]> } = {
  json: async (response) => {
    const text = await response.text();
    const body = parsed(text);
    if (body === undefined && text !== "") throw new RequestError("badResponse", { status: response.status });
    return body;
  },
  file: async (response) =>
    Object.assign(await response.blob(), { name: nameIn(response.headers.get("Content-Disposition")) }),
};

/** `attachment; filename="kindling-journal-ada-2026-11-20.html"`, quoted or not. */
function nameIn(disposition: string | null): string {
  const [, quoted, bare] = /;\s*filename=(?:"([^"]*)"|([^\s;]+))/i.exec(disposition ?? "") ?? [];
  return quoted || bare || "download";
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
