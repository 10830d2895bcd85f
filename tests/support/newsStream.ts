import { onTestFinished } from "vitest";
import { serverUrl } from "./address.ts";
import { bearer } from "./knock.ts";
import type { Person } from "./people.ts";
import { until } from "./until.ts";

/** What a stream told of. */
export interface Told {
  id: string;
  kind: "STANDING" | "MESSAGE" | "REQUEST" | "ACCEPTANCE" | "CHANGE";
  exchange: { id: string; message: string } | null;
  friendship: { id: string; status: string } | null;
  goneId: string | null;
  missed: boolean;
  viewer: { notifications: { count: number } };
}

/** A stream that somebody listens to. */
export interface NewsStream {
  status: number;
  headers: Headers;
  /** What was answered where no stream began. */
  json: unknown;
  told: Told[];
  /** The refusal it ended with, if any. */
  refusals: { message: string; extensions: Record<string, unknown> }[];
  /** The names of its events, and how often it was only kept awake. */
  events: string[];
  beats: () => number;
  hasEnded: () => boolean;
  /** Waits until it has told of so many things. */
  untilTold: (count: number) => Promise<Told[]>;
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
  /** Another server than the file's. */
  url?: string;
  body?: object;
}

/** Opens a stream as a native client does, and waits until it begins or is refused. It ends with the test. */
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
      return data === undefined ? [] : [JSON.parse(data) as { data?: { news: Told }; errors?: NewsStream["refusals"] }];
    });

  const stream: NewsStream = {
    status: answer.status,
    headers: answer.headers,
    json: isStream ? undefined : await answer.json().catch(() => undefined),
    get told() {
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
    untilTold: async (count) => {
      await until(`${count} pieces of news came`, () => stream.told.length >= count);
      return stream.told;
    },
    close: () => closing.abort(),
  };
  if (isStream) void follow(answer, (part) => (text += part)).finally(() => (hasEnded = true));
  onTestFinished(stream.close);
  if (isStream) await until("the stream begins", () => stream.told.length > 0 || hasEnded);
  return stream;
}

async function follow(answer: Response, hear: (part: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  try {
    for await (const part of answer.body ?? []) hear(decoder.decode(part, { stream: true }));
  } catch {
    // It was cut.
  }
}
