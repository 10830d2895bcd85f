import { platform } from "#client/platform/platform.ts";
import { deviceZone } from "#client/platform/zones.ts";

/** The requests that client/first/browser/ask-early.js has sent, by their bodies. */
interface Early {
  /** The stored user record when the requests were sent. */
  user: string | null;
  zone: string;
  /** When they were sent, in milliseconds since 1970. */
  at: number;
  asked: Map<string, { answer: Promise<Response>; caller: AbortController }>;
}

declare global {
  interface Window {
    kindlingEarly?: Early;
  }
}

/** Drops the early responses if the signed-in person or the zone differs from those requests, now or later. */
export function checkEarlyRequests(): void {
  platform.storage.onOtherUser(dropEarlyRequests);
  const { user, zone } = window.kindlingEarly ?? {};
  if (user !== platform.storage.device.read("kindling.user") || zone !== deviceZone()) dropEarlyRequests();
}

/**
 * Works like `fetch`, but returns the early response when the page has already sent the same request. Each response is
 * used once.
 */
export const fetchOrReuse: typeof fetch = (address, init) => {
  const { body, signal } = init ?? {};
  const question = typeof body === "string" ? window.kindlingEarly?.asked.get(body) : undefined;
  if (!question) return fetch(address, init);

  window.kindlingEarly?.asked.delete(body as string);
  const { answer, caller } = question;
  if (signal?.aborted) caller.abort();
  signal?.addEventListener("abort", () => caller.abort());
  return answer;
};

/** Aborts the unused early requests, because their responses would be out of date later. */
export function dropEarlyRequests(): void {
  for (const { caller } of window.kindlingEarly?.asked.values() ?? []) caller.abort();
  delete window.kindlingEarly;
}
