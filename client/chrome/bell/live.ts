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

import { connectionOf } from "#client/data/environment.ts";
import { tellScreen } from "#client/data/news.ts";

type News = liveSubscription["response"]["news"];

/** Between tabs of one person: an answer of the stream as it came, or nothing while it is only kept awake. */
type Passed = { data?: liveSubscription["response"] };

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

/** The screens that show what such news is about. Others hold it in fragments that the news itself brings. */
const shownAt: Record<string, readonly string[]> = {
  MESSAGE: ["/", "/karma-exchange"],
  REQUEST: ["/connection-requests", "/user-list"],
  ACCEPTANCE: ["/user-list", "/connected-users", "/karma-exchange"],
};
const shownAnywhere = new Set(Object.values(shownAt).flat());

const mostKnown = 100;
const waits = { firstMs: 1_000, longestMs: 60_000 };
const mostSeconds = 366 * 86_400;

let current: { environment: Environment; end: AbortController } | undefined;

/** Hears, until the stay ends, what others do, over one stream for all tabs of the browser (docs/decisions/0014). */
export function listen(environment: Environment): void {
  if (current?.environment === environment) return;
  current?.end.abort();
  const end = new AbortController();
  current = { environment, end };

  const name = `kindling.live ${platform.storage.user()?.id}`;
  const tabs = new BroadcastChannel(name);
  const { hear, heardAgo } = hearing(environment, end.signal);
  tabs.addEventListener("message", ({ data }: MessageEvent<Passed>) => hear(data));
  end.signal.addEventListener("abort", () => tabs.close());

  const tellAll = (passed: Passed) => {
    hear(passed);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    if (!end.signal.aborted) tabs.postMessage(passed);
  };
  lead(name, (signal) => follow(environment, { heardAgo, tellAll, endAll: () => end.abort() }, signal), end.signal);
}

interface Following {
  heardAgo: () => number;
  tellAll: (passed: Passed) => void;
  endAll: () => void;
}

/** Keeps a stream open. It comes back after growing waits, none of which is another's. */
async function follow(
  environment: Environment,
  { heardAgo, tellAll, endAll }: Following,
  signal: AbortSignal,
): Promise<void> {
  const connection = connectionOf(environment);
  // Callers of an ended stay hear nothing more; this one has to let its tab's lead go.
  const asking = { ...connection, hasEnded: () => false };
  let failures = 0;

  const followOnce = async () => {
    const body = { id: getRequest(subscription).params.id, variables: { heardAgo: heardAgo() } };
    const stream = await request("/graphql", { expects: "events", method: "POST", body, signal }, asking);
    for await (const text of eventsIn(stream, signal)) {
      if (connection.hasEnded()) return;
      const answer = text ? (JSON.parse(text) as Passed) : {};
      const { code, ...problem } = problemIn(answer);
      if (code === "UNAUTHENTICATED" || problem.subscriptionExpired)
        return connection.onUnauthorized(new RequestError("refused", { ...problem, code, status: 401 }));
      if (code) return;
      failures = 0;
      tellAll(answer);
    }
  };

  while (!signal.aborted && !connection.hasEnded()) {
    await followOnce().catch((error: unknown) => {
      // Ten are open already.
      if (error instanceof RequestError && error.status === 429) failures = Infinity;
    });
    await pause(Math.min(waits.firstMs * 2 ** failures, waits.longestMs) * (0.5 + Math.random()), signal);
    failures += 1;
  }
  if (connection.hasEnded()) endAll();
}

/** Ends early when the device comes back online, and not while it is offline. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener("online", goOn);
      signal.removeEventListener("abort", goOn);
      resolve();
    };
    const timer = setTimeout(() => navigator.onLine && goOn(), ms);
    window.addEventListener("online", goOn);
    signal.addEventListener("abort", goOn);
    if (signal.aborted) goOn();
  });
}

/** Takes in what comes, from a stream or from the tab that has one. */
function hearing(environment: Environment, ended: AbortSignal) {
  const known = new Set<string>();
  // What the page shows was asked for after it began.
  let heardAt = performance.timeOrigin;
  let isBehind = false;

  const refresh = () => {
    isBehind = document.visibilityState === "hidden";
    if (!isBehind) tellScreen();
  };
  const comeBack = () => isBehind && refresh();
  document.addEventListener("visibilitychange", comeBack);
  ended.addEventListener("abort", () => document.removeEventListener("visibilitychange", comeBack));

  const hear = ({ data }: Passed) => {
    heardAt = Date.now();
    if (!data) return;
    environment.commitPayload(createOperationDescriptor(getRequest(subscription), {}), data);
    // The same may come twice.
    const { news } = data;
    if (known.has(news.id)) return;
    if (known.size >= mostKnown) known.clear();
    known.add(news.id);

    if (isShownHere(news)) refresh();
    if (news.kind === "MESSAGE" && news.viewer.settings.karmaMessages) announce();
  };
  return {
    hear,
    // And the seconds that a save may take between its time and its end.
    heardAgo: () => Math.min(Math.max(0, Math.ceil((Date.now() - heardAt) / 1000)) + 3, mostSeconds),
  };
}

function isShownHere({ kind, missed }: News): boolean {
  const { pathname } = window.location;
  // What the person did in another tab; in a tab that they look at they did it there.
  const isDoneElsewhere = kind === "CHANGE" && document.visibilityState === "hidden";
  return missed || isDoneElsewhere ? shownAnywhere.has(pathname) : (shownAt[kind]?.includes(pathname) ?? false);
}

/** Says that a message came, where it is not shown by itself, and in the place of nothing that is being read. */
function announce(): void {
  const { pathname } = window.location;
  if (document.visibilityState === "hidden" || pathname === "/karma-exchange" || pathname === helpPath) return;
  if (!toasts.current()?.open)
    toasts.show({ title: "New Karma Message(s)!", description: "Open Exchange to read it." });
}
