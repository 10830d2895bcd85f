import { onTestFinished } from "vitest";
import { serverUrl } from "./address.ts";
import { bearer } from "./requests.ts";
import type { Person } from "./people.ts";
import { until } from "./until.ts";

/** An event of a stream. */
export interface StreamEvent {
  id: string;
  kind: "STANDING" | "MESSAGE" | "REQUEST" | "ACCEPTANCE" | "CHANGE";
  exchange: { id: string; message: string } | null;
  friendship: { id: string; status: string } | null;
  goneId: string | null;
  missed: boolean;
  viewer: { notifications: { count: number } };
}

/** An open stream of live news. */
export interface NewsStream {
  status: number;
  headers: Headers;
  /** The response, if no stream began. */
  json: unknown;
  received: StreamEvent[];
  /** The refusal that ended it, if any. */
  refusals: { message: string; extensions: Record<string, unknown> }[];
  /** The names of its events, including heartbeats. */
  events: string[];
  beats: () => number;
  hasEnded: () => boolean;
  /** Waits for this many events. */
  untilReceived: (count: number) => Promise<StreamEvent[]>;
  close: () => void;
}

const document = `subscription ($heardAgo: Int) {
  news(heardAgo: $heardAgo) {
    id kind missed goneId
    exchange { id message }
    friendship { id status }
    viewer { notifications { count } }
  }
}`;

interface Listening {
  heardAgo?: number;
  headers?: Record<string, string>;
  /** A server other than the file's own. */
  url?: string;
  body?: object;
}

/** Opens a stream like a native client, and waits until it begins or is refused. It ends with the test. */
export async function listenTo(
  somebody: Pick<Person, "token"> | undefined,
  { heardAgo, headers, url = serverUrl(), body }: Listening = {},
): Promise<NewsStream> {
  const closing = new AbortController();
  const answer = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: {
      accept: "text/event-stream, application/json",
      "content-type": "application/json",
      ...(somebody ? (bearer(somebody) as Record<string, string>) : {}),
      ...headers,
    },
    body: JSON.stringify(body ?? { query: document, variables: { heardAgo } }),
    signal: closing.signal,
  });
  const isStream = answer.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
  let text = "";
  let hasEnded = false;
  const events = () => text.split("\n\n").slice(0, -1);
  const answers = () =>
    events().flatMap((event) => {
      const data = /^event: next\ndata: (.*)$/s.exec(event)?.[1];
      return data === undefined
        ? []
        : [JSON.parse(data) as { data?: { news: StreamEvent }; errors?: NewsStream["refusals"] }];
    });

  const stream: NewsStream = {
    status: answer.status,
    headers: answer.headers,
    json: isStream ? undefined : await answer.json().catch(() => undefined),
    get received() {
      return answers().flatMap(({ data }) => data?.news ?? []);
    },
    get refusals() {
      return answers().flatMap(({ errors }) => errors ?? []);
    },
    get events() {
      return events().flatMap((event) => /^event: (\w+)/.exec(event)?.[1] ?? []);
    },
    beats: () => events().filter((event) => event === ":").length,
    hasEnded: () => hasEnded,
    untilReceived: async (count) => {
      await until(`${count} pieces of news came`, () => stream.received.length >= count);
      return stream.received;
    },
    close: () => closing.abort(),
  };
  if (isStream) void follow(answer, (part) => (text += part)).finally(() => (hasEnded = true));
  onTestFinished(stream.close);
  if (isStream) await until("the stream begins", () => stream.received.length > 0 || hasEnded);
  return stream;
}

async function follow(answer: Response, hear: (part: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  try {
    for await (const part of answer.body ?? []) hear(decoder.decode(part, { stream: true }));
  } catch {
    // The stream was cut.
  }
}
