import { platform } from "#client/platform/platform.ts";
import { deviceZone } from "#client/platform/zones.ts";

/** What the page has asked before the client's modules came (client/first/browser/ask-early.js), by the body of each request. */
interface Early {
  /** As the device remembers them. */
  user: string | null;
  zone: string;
  asked: Map<string, { answer: Promise<Response>; caller: AbortController }>;
}

declare global {
  interface Window {
    kindlingEarly?: Early;
  }
}

/** Before anything is taken: gives it up where it was asked for somebody else than is remembered now, or becomes so. */
export function openEarly(): void {
  platform.storage.onOtherUser(dropEarly);
  const { user, zone } = window.kindlingEarly ?? {};
  if (user !== platform.storage.device.read("kindling.user") || zone !== deviceZone()) dropEarly();
}

/** The browser's fetch, but for a request that the page has sent already: its answer is taken, once. */
export const fetchOrTake: typeof fetch = (address, init) => {
  const { body, signal } = init ?? {};
  const question = typeof body === "string" ? window.kindlingEarly?.asked.get(body) : undefined;
  if (!question) return fetch(address, init);

  window.kindlingEarly?.asked.delete(body as string);
  const { answer, caller } = question;
  if (signal?.aborted) caller.abort();
  signal?.addEventListener("abort", () => caller.abort());
  return answer;
};

/** Gives up what nobody came for: later it would be old. */
export function dropEarly(): void {
  for (const { caller } of window.kindlingEarly?.asked.values() ?? []) caller.abort();
  delete window.kindlingEarly;
}
