/** The server says something at least every 12 seconds. */
const silenceMs = 30_000;

/**
 * The data of each event in a stream of server-sent events, and an empty text for whatever only keeps it awake. It ends with the
 * stream, with `signal`, and when nothing was heard for half a minute.
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
      const silence = setTimeout(cancel, silenceMs);
      const { value, done } = await reader.read().finally(() => clearTimeout(silence));
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
