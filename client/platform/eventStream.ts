import { clock } from "./clock.ts";

/** The server sends a heartbeat at least every 12 seconds. */
export const silenceMs = 30_000;

/**
 * Yields the data of each server-sent event, or an empty text for a heartbeat. It ends with the stream, on `signal`, or
 * after 30 seconds of silence.
 */
export async function* eventsIn(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener("abort", cancel);
  if (signal.aborted) cancel();

  try {
    for (let text = ""; ;) {
      const heard = clock.after(silenceMs, cancel);
      const { value, done } = await reader.read().finally(heard);
      if (done) return;
      const events = (text + decoder.decode(value, { stream: true })).split("\n\n");
      text = events.pop() ?? "";
      for (const event of events) yield /^data: (.*)$/m.exec(event)?.[1] ?? "";
    }
  } finally {
    signal.removeEventListener("abort", cancel);
    cancel();
  }
}
