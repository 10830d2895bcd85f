import { fetchQuery } from "relay-runtime";
import { afterEach, describe, expect, test, vi, type Mock } from "vitest";
import { addressOf, isOurs } from "#client/platform/address.ts";
import { checkoutAddress } from "#client/platform/checkout.ts";
import { dropAll, newClientId, useDraft } from "#client/platform/drafts.ts";
import { platform } from "#client/platform/platform.ts";
import { request, type Connection } from "#client/platform/request.ts";
import { isUnanswered, RequestError, reasonIn } from "#client/platform/requestError.ts";
import { createStorage, type StoredUser } from "#client/platform/storage.ts";
import { ownHeader } from "#domain/limits.ts";
import { createEnvironment } from "#client/data/environment.ts";
import { waitsMs } from "#client/data/relay/askAgain.ts";
import lookUpQuery from "#client/__generated__/shellQuery.graphql.ts";
import { act, renderHook, settled, waitFor } from "#tests/support/screen.ts";

const ada: StoredUser = {
  id: "VXNlcjox",
  username: "ada",
  displayName: null,
  email: "ada@example.org",
  country: "France",
};
const hosted = "https://api.kindling.example";
/** What each answer of the server has. */
const ours = { [ownHeader]: "1" };

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a request", () => {
  test("in the browser goes to the page's origin, with the cookie and the device's time zone", async () => {
    const fetch = answering({});
    await request("/api/dashboard", { expects: "json" }, connection({ fetch }));

    const [address, init] = callOf(fetch);
    expect(address).toBe("http://localhost:3000/api/dashboard");
    expect(init).toMatchObject({ method: "GET", credentials: "same-origin" });
    expect(headersOf(init).get("X-Time-Zone")).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(headersOf(init).has("Authorization")).toBe(false);
  });

  test("in the native app goes to the hosted address, with the token and without a cookie", async () => {
    const fetch = answering({});
    await request("/api/moods", { expects: "json", method: "POST", body: { value: "calm" } }, native({ fetch }));

    const [address, init] = callOf(fetch);
    expect(address).toBe(`${hosted}/api/moods`);
    expect(init).toMatchObject({ method: "POST", credentials: "omit", body: '{"value":"calm"}' });
    expect(headersOf(init).get("Authorization")).toBe("Bearer t0ken");
  });

  test("to another host carries no token, no cookie and no time zone", async () => {
    const fetch = answering({});
    await request("https://pay.example.com/create-portal-session", { expects: "json" }, native({ fetch }));

    const [address, init] = callOf(fetch);
    expect(address).toBe("https://pay.example.com/create-portal-session");
    expect(init.credentials).toBe("omit");
    expect(headersOf(init).has("Authorization")).toBe(false);
    expect(headersOf(init).has("X-Time-Zone")).toBe(false);
  });

  test("is sent once, whatever the result", async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
    await expect(ask({ fetch })).rejects.toThrow(RequestError);

    expect(fetch).toHaveBeenCalledOnce();
  });

  test("without a response ends after 15000 ms", async () => {
    const failure = failureOf(ask({ fetch: silent() }));
    await vi.advanceTimersByTimeAsync(14_999);
    const early = await Promise.race([failure, Promise.resolve("waiting")]);
    await vi.advanceTimersByTimeAsync(1);

    expect(early).toBe("waiting");
    expect(await failure).toMatchObject({ trouble: "timeout", message: "This took too long. Please try again." });
  });

  test("whose response stops halfway ends after 15000 ms, too", async () => {
    const failure = failureOf(ask({ fetch: halting() }));
    await vi.advanceTimersByTimeAsync(15_000);

    expect(await failure).toMatchObject({ trouble: "timeout" });
  });

  test("for a file has no time limit", async () => {
    const fetch = silent();
    const caller = new AbortController();
    const failure = failureOf(
      request("/api/export", { expects: "file", signal: caller.signal }, connection({ fetch })),
    );
    await vi.advanceTimersByTimeAsync(150_000);
    const late = await Promise.race([failure, Promise.resolve("waiting")]);
    caller.abort();

    expect(late).toBe("waiting");
    expect(await failure).toMatchObject({ trouble: "cancelled" });
  });

  test("for a file returns it", async () => {
    const file = await request("/api/export", { expects: "file" }, connection({ fetch: answering("<p>Hello</p>") }));

    expect(await file.text()).toContain("Hello");
  });

  test("is cancelled when its caller aborts it", async () => {
    const caller = new AbortController();
    const failure = failureOf(
      request("/api/journal", { expects: "json", signal: caller.signal }, connection({ fetch: silent() })),
    );
    caller.abort();

    expect(await failure).toMatchObject({ trouble: "cancelled", message: "This was cancelled." });
  });

  test.each([
    ["no network", "network", "Kindling cannot be reached. Please check your connection and try again.", unreachable],
    [
      "an answer that is no JSON",
      "badResponse",
      "Something went wrong on the server. Please try again.",
      () => answering("<"),
    ],
    ["a 400 without words", "badRequest", "This could not be sent. Please try again.", () => answering({}, 400)],
  ])("describes its failure in our own words: %s", async (_name, trouble, message, fetch) => {
    expect(await failureOf(ask({ fetch: fetch() }))).toMatchObject({ trouble, message });
  });

  test.each([
    ["a proxy's 502", answering("<h1>Bad Gateway</h1>", 502, {})],
    ["a proxy's 401", answering({ message: "Unauthorized" }, 401, {})],
    ["the page of a hotel's network", answering("<h1>Welcome</h1>", 200, {})],
    ["another service's JSON", answering({ data: {} }, 200, {})],
  ])("answered by anything but our server counts as unanswered: %s", async (_name, fetch) => {
    const onUnauthorized = vi.fn();
    const failure = await failureOf(ask({ fetch, onUnauthorized }));

    expect(failure).toMatchObject({ trouble: "network" });
    expect(isUnanswered(failure)).toBe(true);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test("counts as answered if the server refuses, fails or is starting", async () => {
    for (const status of [400, 401, 500, 503])
      expect(isUnanswered(await failureOf(ask({ fetch: answering({ message: "No." }, status) })))).toBe(false);
  });

  test("to an invalid address fails as a bad request", async () => {
    const failure = await failureOf(request("http://", { expects: "json" }, connection({})));

    expect(failure).toMatchObject({ trouble: "badRequest" });
  });

  test("shows the server's message if there is one", async () => {
    const body = { message: "Not now.", details: "Try at noon.", userEmail: "ada@example.org" };

    expect(await failureOf(ask({ fetch: answering(body, 409) }))).toMatchObject({
      ...body,
      status: 409,
      trouble: "refused",
    });
  });

  test("reports a 401 before its caller gets it", async () => {
    const onUnauthorized = vi.fn();
    const fetch = answering({ message: "Subscription expired", subscriptionExpired: true, userEmail: "a@b.org" }, 401);
    const failure = await failureOf(ask({ fetch, onUnauthorized }));

    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(failure);
    expect(failure).toMatchObject({ subscriptionExpired: true, userEmail: "a@b.org" });
  });
});

test.each([
  ["an answer", answering({})],
  ["a failure", unreachable()],
])("%s for a person who has signed out meanwhile is dropped", async (_name, fetch) => {
  const hasEnded = vi.fn(() => true);
  const heard = vi.fn();
  void ask({ fetch, hasEnded }).then(heard, heard);
  await waitFor(() => expect(hasEnded).toHaveBeenCalled());
  await aMomentLater(() => undefined);

  expect(heard).not.toHaveBeenCalled();
});

describe("an address", () => {
  test("at the payments host that begins with /api/ becomes an address of the main API", () => {
    expect(addressOf("https://payments.kindling.example/api/portal?x=1", hosted)).toBe(`${hosted}/api/portal?x=1`);
  });

  test("at the payments host without /api/ stays unchanged", () => {
    const address = "https://payments.kindling.example/create-portal-session";

    expect(addressOf(address, hosted)).toBe(address);
  });

  test("of another host stays unchanged, with or without /api/", () => {
    expect(addressOf("https://example.com/api/x", hosted)).toBe("https://example.com/api/x");
    expect(isOurs("https://example.com/api/x", hosted)).toBe(false);
  });

  test("of the checkout carries the encoded email address, and whether the trial was used", () => {
    expect(checkoutAddress("a+b@example.org", false)).toBe(
      "http://localhost:3000/checkout?email=a%2Bb%40example.org&hasUsedTrial=false",
    );
    expect(checkoutAddress("", true)).toBe("http://localhost:3000/checkout?hasUsedTrial=true");
    // A browser has the pass as a cookie.
    expect(checkoutAddress("", true, "pass")).toBe("http://localhost:3000/checkout?hasUsedTrial=true");
  });
});

describe("the stored user record", () => {
  const { storage } = platform;

  test("is read synchronously, and survives a reload", async () => {
    void storage.keepToken("t0ken");
    void storage.keepUser(ada);
    void storage.keepSettings({ insights: false });
    void storage.keepSettings({ dailyReminder: true });
    const kept = () => [storage.token(), storage.user(), storage.settings()];
    expect(kept()).toEqual(["t0ken", ada, { insights: false, dailyReminder: true }]);
    await platform.open();

    expect(kept()).toEqual(["t0ken", ada, { insights: false, dailyReminder: true }]);
  });

  test("cannot be stored if it cannot be read back", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    });

    await expect(storage.keepToken("t0ken")).rejects.toThrow("Token storage verification failed");
    await expect(storage.keepUser(ada)).rejects.toThrow("User storage verification failed");
    expect([storage.token(), storage.user()]).toEqual([null, null]);
  });

  test("is deleted immediately", async () => {
    await Promise.all([storage.keepToken("t0ken"), storage.keepUser(ada), storage.keepSettings({ insights: false })]);
    void storage.forget();

    expect([storage.token(), storage.user(), storage.settings()]).toEqual([null, null, {}]);
    expect(localStorage).toHaveLength(0);
  });

  test("is ignored if it is malformed", async () => {
    localStorage.setItem("kindling.user", "{half");
    localStorage.setItem("kindling.settings", '["insights"]');
    await platform.open();

    expect([storage.user(), storage.settings()]).toEqual([null, {}]);
  });

  test("can be in an asynchronous store, and is read synchronously after opening", async () => {
    const slow = new Map([["kindling.token", "t0ken"]]);
    const secure = createStorage(
      {
        read: (name) => aMomentLater(() => slow.get(name) ?? null),
        write: (name, text) =>
          aMomentLater(() => {
            if (text === null) slow.delete(name);
            else slow.set(name, text);
          }),
      },
      storage,
    );
    expect(secure.token()).toBeNull();
    await secure.open();
    expect(secure.token()).toBe("t0ken");

    const kept = secure.keepUser(ada);
    expect(secure.user()).toEqual(ada);
    await kept;
    expect(slow.get("kindling.user")).toBe(JSON.stringify(ada));
    await secure.forget();
    expect(slow.size).toBe(0);
  });
});

describe("a draft", () => {
  test("survives a reload until it is cleared", () => {
    const first = renderHook(() => useDraft("journal", { title: "", body: "" }));
    act(() => first.result.current[1]({ title: "A slow morning", body: "Coffee" }));
    first.unmount();
    const second = renderHook(() => useDraft("journal", { title: "", body: "" }));
    const kept = second.result.current[0];
    act(() => second.result.current[2]());
    second.unmount();

    expect(kept).toEqual({ title: "A slow morning", body: "Coffee" });
    expect(renderHook(() => useDraft("journal", { title: "" })).result.current[0]).toEqual({ title: "" });
  });

  test("is shown only to the person who wrote it", async () => {
    await platform.storage.keepUser(ada);
    const hers = renderHook(() => useDraft("journal", ""));
    act(() => hers.result.current[1]("Mine alone"));
    await platform.storage.keepUser({ ...ada, id: "somebody else" });
    const theirs = renderHook(() => useDraft("journal", "")).result.current[0];
    await platform.storage.keepUser(ada);

    expect(theirs).toBe("");
    expect(renderHook(() => useDraft("journal", "")).result.current[0]).toBe("Mine alone");
  });

  test("of an older version gets the missing fields, and a draft of another kind is dropped", () => {
    localStorage.setItem("kindling.draft.visitor.mood", '{"note":"Old"}');
    localStorage.setItem("kindling.draft.visitor.list", '{"note":"Old"}');

    expect(renderHook(() => useDraft("mood", { note: "", title: "" })).result.current[0]).toEqual({
      note: "Old",
      title: "",
    });
    expect(renderHook(() => useDraft("list", [""])).result.current[0]).toEqual([""]);
  });

  test("lasts as long as the form if the device cannot store it", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("blocked");
    });
    const { result } = renderHook(() => useDraft("journal", ""));
    act(() => result.current[1]("Still here"));

    expect(result.current[0]).toBe("Still here");
  });

  test("is deleted when its owner signs out; drafts of other people stay", async () => {
    localStorage.setItem("kindling.draft.someone.journal", '"Theirs"');
    await platform.storage.keepUser(ada);
    localStorage.setItem(`kindling.draft.${ada.id}.journal`, '"Hers"');
    dropAll();

    expect(Object.keys(localStorage)).toEqual(["kindling.draft.someone.journal", "kindling.user"]);
  });

  test("gives its entry a unique id", () => {
    expect(newClientId()).not.toBe(newClientId());
  });
});

describe("GraphQL", () => {
  test("sends the id of a stored document", async () => {
    const fetch = answering({ data: { viewer: null, contact: { passwordResetEmail: "reset@example.org" } } });
    await lookUp(fetch);

    const [address, init] = callOf(fetch);
    expect(address).toBe(`${hosted}/graphql`);
    expect(init.method).toBe("POST");
    expect(init.body).toBe(JSON.stringify({ id: lookUpQuery.params.id, variables: {} }));
  });

  test("throws the errors of a response without data with the server's message", async () => {
    const body = { errors: [{ message: "Too often.", extensions: { code: "TOO_MANY", details: "Wait." } }] };

    expect(await failureOf(lookUp(answering(body)))).toMatchObject({
      message: "Too often.",
      details: "Wait.",
      code: "TOO_MANY",
    });
  });

  test("leaves the message of a masked error to the form", async () => {
    const body = { errors: [{ message: "Something went wrong", extensions: { code: "UNEXPECTED" } }] };

    expect(reasonIn(await failureOf(lookUp(answering(body, 500))))).toBeUndefined();
  });

  const unknown = { errors: [{ message: "Unknown", extensions: { code: "PERSISTED_QUERY_NOT_IN_LIST" } }] };

  test("asks again if one server does not know a document that another knows, without a reload", async () => {
    const reload = vi.spyOn(platform.leave, "reload").mockReturnValue();
    const [older, newer] = [answering(unknown, 404), answering({ data: { viewer: null } })];
    let calls = 0;
    const fetch: Fetch = vi.fn((...args) => ((calls += 1) <= 4 ? older : newer)(...args));

    const answer = lookUp(fetch);
    await passWaits(waitsMs.slice(0, 4));

    expect(await answer).toMatchObject({ viewer: null });
    expect(reload).not.toHaveBeenCalled();
  });

  test("reloads the page once if no server knows a document for a minute", async () => {
    const reload = vi.spyOn(platform.leave, "reload").mockReturnValue();
    const fetch = answering(unknown, 404);
    for (let times = 0; times < 2; times += 1) {
      const failure = failureOf(lookUp(fetch));
      await passWaits(waitsMs.slice(0, -1));
      expect(reload).toHaveBeenCalledTimes(times);
      await passWaits(waitsMs.slice(-1));
      await failure;
    }

    expect(reload).toHaveBeenCalledOnce();
    expect(waitsMs.reduce((sum, ms) => sum + ms)).toBe(60_000);
  });

  test("cancels the request when its caller unsubscribes", async () => {
    const fetch = silent();
    const subscription = fetchQuery(environmentWith(fetch), lookUpQuery, {}).subscribe({});
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    subscription.unsubscribe();

    expect(callOf(fetch)[1].signal?.aborted).toBe(true);
  });
});

type Fetch = Mock<typeof globalThis.fetch>;

function connection(parts: Partial<Connection>): Connection {
  return {
    baseUrl: "",
    fetch: answering({}),
    onUnauthorized: () => undefined,
    onNoViewer: () => undefined,
    onPerson: () => undefined,
    onEpoch: () => undefined,
    hasEnded: () => false,
    ...parts,
  };
}

function native(parts: Partial<Connection>): Connection {
  return connection({ baseUrl: hosted, bearer: () => "t0ken", ...parts });
}

function ask(parts: Partial<Connection>): Promise<unknown> {
  return request("/api/journal", { expects: "json" }, connection(parts));
}

function answering(body: unknown, status = 200, headers: Record<string, string> = ours): Fetch {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return vi.fn<typeof fetch>(() => Promise.resolve(new Response(text, { status, headers })));
}

function unreachable(): Fetch {
  return vi.fn<typeof fetch>(() => Promise.reject(new TypeError("Failed to fetch")));
}

/** Never responds, but aborts on request. */
function silent(): Fetch {
  return vi.fn<typeof fetch>((_, init) => untilAborted(init?.signal));
}

/** Starts a response and never ends it. */
function halting(): Fetch {
  return vi.fn<typeof fetch>((_, init) => {
    const body = new ReadableStream({
      start: (sink) => init?.signal?.addEventListener("abort", () => sink.error(new DOMException("Aborted"))),
    });
    return Promise.resolve(new Response(body, { headers: ours }));
  });
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
  });
}

function callOf(fetch: Fetch): [address: unknown, init: RequestInit] {
  const [address, init = {}] = fetch.mock.calls[0] ?? [];
  return [address, init];
}

function headersOf({ headers }: RequestInit): Headers {
  return new Headers(headers);
}

async function failureOf(asked: Promise<unknown>): Promise<unknown> {
  return asked.then(
    () => "no failure",
    (error: unknown) => error,
  );
}

function aMomentLater<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => void setImmediate(() => resolve(work())));
}

function environmentWith(fetch: Fetch) {
  return createEnvironment({ baseUrl: hosted, token: "t0ken", fetch });
}

/** Lets waits pass, one after the other: each begins once the answer before it is read, however long that takes. */
async function passWaits(waits: readonly number[]): Promise<void> {
  for (const ms of waits) {
    await settled();
    await vi.advanceTimersByTimeAsync(ms);
  }
}

function lookUp(fetch: Fetch) {
  return fetchQuery(environmentWith(fetch), lookUpQuery, {}).toPromise();
}
