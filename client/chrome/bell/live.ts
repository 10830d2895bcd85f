import { createOperationDescriptor, getRequest, graphql, type Environment } from "relay-runtime";
import type { liveSubscription } from "#client/__generated__/liveSubscription.graphql.ts";
import { eventsIn } from "#client/platform/eventStream.ts";
import { lead } from "#client/platform/leadership.ts";
import { platform } from "#client/platform/platform.ts";
import { problemIn } from "#client/platform/problem.ts";
import { request } from "#client/platform/request.ts";
import { RequestError } from "#client/platform/requestError.ts";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { helpPath } from "#domain/paths.ts";

import { noteConnected } from "#client/data/relay/connected.ts";
import { connectionOf } from "#client/data/environment.ts";
import { refetchScreen } from "#client/data/relay/news.ts";
import { clock } from "#client/platform/clock.ts";

type News = liveSubscription["response"]["news"];

/** A message between one person's tabs: an event of the stream, or nothing for a heartbeat. */
type TabMessage = { data?: liveSubscription["response"] };

const subscription = graphql`
  subscription liveSubscription($heardAgo: Int) {
    news(heardAgo: $heardAgo) {
      id
      kind
      missed
      exchange {
        id
      }
      friendship {
        id
        status
        isRequestOfMine
        person {
          id
          friendship {
            id
          }
        }
      }
      goneId @deleteRecord
      viewer {
        settings {
          karmaMessages
        }
        ...Bell_viewer
      }
    }
  }
`;

/** The screens that show each kind of news. Other screens get it through the fragments of the event itself. */
const shownAt: Record<string, readonly string[]> = {
  MESSAGE: ["/", "/karma-exchange"],
  REQUEST: ["/connection-requests", "/user-list"],
  ACCEPTANCE: ["/user-list", "/connected-users", "/karma-exchange"],
};
const shownAnywhere = new Set(Object.values(shownAt).flat());

const mostKnown = 100;
export const waits = { firstMs: 1_000, longestMs: 60_000 };
const mostSeconds = 366 * 86_400;

let current: { environment: Environment; end: AbortController } | undefined;

/**
 * Receives other people's changes until the session ends, over one stream for all tabs of the browser
 * (docs/decisions/0014).
 */
export function listen(environment: Environment): void {
  if (current?.environment === environment) return;
  current?.end.abort();
  const end = new AbortController();
  current = { environment, end };

  const name = `kindling.live ${platform.storage.user()?.id}`;
  const tabs = new BroadcastChannel(name);
  const { receive, heardAgo } = newsReceiver(environment, end.signal);
  tabs.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => receive(data));
  end.signal.addEventListener("abort", () => tabs.close());

  const broadcast = (message: TabMessage) => {
    receive(message);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    if (!end.signal.aborted) tabs.postMessage(message);
  };
  lead(
    name,
    (signal) => keepStreamOpen(environment, { heardAgo, broadcast, endAll: () => end.abort() }, signal),
    end.signal,
  );
}

interface StreamOptions {
  heardAgo: () => number;
  broadcast: (message: TabMessage) => void;
  endAll: () => void;
}

/** Keeps a stream open. Reconnects with growing, randomized delays. */
async function keepStreamOpen(
  environment: Environment,
  { heardAgo, broadcast, endAll }: StreamOptions,
  signal: AbortSignal,
): Promise<void> {
  const connection = connectionOf(environment);
  // Requests of an ended session never settle, but this one must settle to release the tab's leadership.
  const streamConnection = { ...connection, hasEnded: () => false };
  let failures = 0;

  const readStream = async () => {
    const body = { id: getRequest(subscription).params.id, variables: { heardAgo: heardAgo() } };
    const stream = await request("/graphql", { expects: "events", method: "POST", body, signal }, streamConnection);
    noteConnected();
    for await (const text of eventsIn(stream, signal)) {
      if (connection.hasEnded()) return;
      const answer = text ? (JSON.parse(text) as TabMessage) : {};
      const { code, ...problem } = problemIn(answer);
      if (code === "UNAUTHENTICATED" || problem.subscriptionExpired)
        return connection.onUnauthorized(new RequestError("refused", { ...problem, code, status: 401 }));
      if (code) return;
      failures = 0;
      broadcast(answer);
    }
  };

  while (!signal.aborted && !connection.hasEnded()) {
    await readStream().catch((error: unknown) => {
      // The server allows ten streams per person.
      if (error instanceof RequestError && error.status === 429) failures = Infinity;
    });
    await pause(Math.min(waits.firstMs * 2 ** failures, waits.longestMs) * (0.5 + Math.random()), signal);
    failures += 1;
  }
  if (connection.hasEnded()) endAll();
}

/** Ends early when the device comes back online. Never ends while it is offline. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      cancel();
      window.removeEventListener("online", goOn);
      signal.removeEventListener("abort", goOn);
      resolve();
    };
    const cancel = clock.after(ms, () => navigator.onLine && goOn());
    window.addEventListener("online", goOn);
    signal.addEventListener("abort", goOn);
    if (signal.aborted) goOn();
  });
}

/** Handles events from this tab's stream or from another tab. */
function newsReceiver(environment: Environment, ended: AbortSignal) {
  const known = new Set<string>();
  // The page's data was requested after this moment.
  let heardAt = performance.timeOrigin;
  let isBehind = false;

  const refresh = () => {
    isBehind = document.visibilityState === "hidden";
    if (!isBehind) refetchScreen();
  };
  const comeBack = () => isBehind && refresh();
  document.addEventListener("visibilitychange", comeBack);
  ended.addEventListener("abort", () => document.removeEventListener("visibilitychange", comeBack));

  const receive = ({ data }: TabMessage) => {
    heardAt = clock.now();
    if (!data) return;
    environment.commitPayload(createOperationDescriptor(getRequest(subscription), {}), data);
    // The same event may arrive twice.
    const { news } = data;
    if (known.has(news.id)) return;
    if (known.size >= mostKnown) known.clear();
    known.add(news.id);

    if (isShownHere(news)) refresh();
    if (news.kind === "MESSAGE" && news.viewer.settings.karmaMessages) announce();
  };
  return {
    receive,
    // Adds three seconds, because a save gets its timestamp before it commits.
    heardAgo: () => Math.min(Math.max(0, Math.ceil((clock.now() - heardAt) / 1000)) + 3, mostSeconds),
  };
}

function isShownHere({ kind, missed }: News): boolean {
  const { pathname } = window.location;
  // A change by the person themselves, made in another tab.
  const isDoneElsewhere = kind === "CHANGE" && document.visibilityState === "hidden";
  return missed || isDoneElsewhere ? shownAnywhere.has(pathname) : (shownAt[kind]?.includes(pathname) ?? false);
}

/** Shows a toast about a new message, unless its screen is open or another toast is. */
function announce(): void {
  const { pathname } = window.location;
  if (document.visibilityState === "hidden" || pathname === "/karma-exchange" || pathname === helpPath) return;
  if (!toasts.current()?.open)
    toasts.show({ title: "New Karma Message(s)!", description: "Open Exchange to read it." });
}
