import { act, renderHook } from "@testing-library/react";
import { fetchQuery } from "relay-runtime";
import { afterEach, describe, expect, test, vi, type Mock } from "vitest";
import { addressOf, isOurs } from "#client/platform/address.ts";
import { checkoutAddress } from "#client/platform/checkout.ts";
import { dropAll, newClientId, useDraft } from "#client/platform/drafts.ts";
import { platform } from "#client/platform/platform.ts";
import { request, type Connection } from "#client/platform/request.ts";
import { RequestError, reasonIn } from "#client/platform/requestError.ts";
import { createStorage, type StoredUser } from "#client/platform/storage.ts";
import { createEnvironment } from "#client/data/environment.ts";
import lookUpQuery from "#client/__generated__/shellQuery.graphql.ts";

const ada: StoredUser = {
  id: "VXNlcjox",
  username: "ada",
  displayName: null,
  email: "ada@example.org",
  country: "France",
};
const hosted = "https://api.kindling.example";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("a request", () => {
  test("of the page goes to its own origin, with its cookie and the device's zone", async () => {
    const fetch = answering({});
    await request("/api/dashboard", { expects: "json" }, connection({ fetch }));

    const [address, init] = callOf(fetch);
    expect(address).toBe("http://localhost:3000/api/dashboard");
    expect(init).toMatchObject({ method: "GET", credentials: "same-origin" });
    expect(headersOf(init).get("X-Time-Zone")).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(headersOf(init).has("Authorization")).toBe(false);
  });

  test("of the native shell goes to the hosted address, with the token and no cookie", async () => {
    const fetch = answering({});
    await request("/api/moods", { expects: "json", method: "POST", body: { value: "calm" } }, native({ fetch }));

    const [address, init] = callOf(fetch);
    expect(address).toBe(`${hosted}/api/moods`);
    expect(init).toMatchObject({ method: "POST", credentials: "omit", body: '{"value":"calm"}' });
    expect(headersOf(init).get("Authorization")).toBe("Bearer t0ken");
  });

  test("to another host carries neither token, cookie nor zone", async () => {
    const fetch = answering({});
    await request("https://pay.example.com/create-portal-session", { expects: "json" }, native({ fetch }));

    const [address, init] = callOf(fetch);
    expect(address).toBe("https://pay.example.com/create-portal-session");
    expect(init.credentials).toBe("omit");
    expect(headersOf(init).has("Authorization")).toBe(false);
    expect(headersOf(init).has("X-Time-Zone")).toBe(false);
  });

  test("is sent once, whatever comes of it", async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
    await expect(ask({ fetch })).rejects.toThrow(RequestError);

    expect(fetch).toHaveBeenCalledOnce();
  });

  test("that nobody answers ends after 15000 ms", async () => {
    vi.useFakeTimers();
    const failure = failureOf(ask({ fetch: silent() }));
    await vi.advanceTimersByTimeAsync(14_999);
    const early = await Promise.race([failure, Promise.resolve("waiting")]);
    await vi.advanceTimersByTimeAsync(1);

    expect(early).toBe("waiting");
    expect(await failure).toMatchObject({ trouble: "timeout", message: "This took too long. Please try again." });
  });

  test("whose answer stops half way ends after 15000 ms too", async () => {
    vi.useFakeTimers();
    const failure = failureOf(ask({ fetch: halting() }));
    await vi.advanceTimersByTimeAsync(15_000);

    expect(await failure).toMatchObject({ trouble: "timeout" });
  });

  test("for a file may take as long as it needs", async () => {
    vi.useFakeTimers();
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

  test("for a file gives it", async () => {
    const file = await request("/api/export", { expects: "file" }, connection({ fetch: answering("<p>Hello</p>") }));

    expect(await new Response(file).text()).toContain("Hello");
  });

  test("that its caller gives up is cancelled", async () => {
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
      "Something went wrong on our side. Please try again.",
      () => answering("<"),
    ],
    ["a 400 without words", "badRequest", "This could not be sent. Please try again.", () => answering({}, 400)],
    [
      "a 502 of a proxy",
      "badResponse",
      "Something went wrong on our side. Please try again.",
      () => answering("<", 502),
    ],
  ])("says in our words what became of it: %s", async (_name, trouble, message, fetch) => {
    expect(await failureOf(ask({ fetch: fetch() }))).toMatchObject({ trouble, message });
  });

  test("to what is no address is a bad request", async () => {
    const failure = await failureOf(request("http://", { expects: "json" }, connection({})));

    expect(failure).toMatchObject({ trouble: "badRequest" });
  });

  test("says in the server's words what the server has words for", async () => {
    const body = { message: "Not now.", details: "Try at noon.", userEmail: "ada@example.org" };

    expect(await failureOf(ask({ fetch: answering(body, 409) }))).toMatchObject({
      ...body,
      status: 409,
      trouble: "refused",
    });
  });

  test("tells of a 401 before its caller hears of it", async () => {
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
])("%s for a person who has left meanwhile is not heard", async (_name, fetch) => {
  const hasEnded = vi.fn(() => true);
  const heard = vi.fn();
  void ask({ fetch, hasEnded }).then(heard, heard);
  await vi.waitFor(() => expect(hasEnded).toHaveBeenCalled());
  await aMomentLater(() => undefined);

  expect(heard).not.toHaveBeenCalled();
});

describe("an address", () => {
  test("at the payments host that begins with /api/ is the main API's", () => {
    expect(addressOf("https://payments.kindling.example/api/portal?x=1", hosted)).toBe(`${hosted}/api/portal?x=1`);
  });

  test("at the payments host that does not is left alone", () => {
    const address = "https://payments.kindling.example/create-portal-session";

    expect(addressOf(address, hosted)).toBe(address);
  });

  test("of another host is left alone, /api/ or not", () => {
    expect(addressOf("https://example.com/api/x", hosted)).toBe("https://example.com/api/x");
    expect(isOurs("https://example.com/api/x", hosted)).toBe(false);
  });

  test("of the checkout carries the e-mail, encoded, and whether the trial was used", () => {
    expect(checkoutAddress("a+b@example.org", false)).toBe(
      "http://localhost:3000/checkout?email=a%2Bb%40example.org&hasUsedTrial=false",
    );
    expect(checkoutAddress("", true)).toBe("http://localhost:3000/checkout?hasUsedTrial=true");
    // A browser has the pass as a cookie.
    expect(checkoutAddress("", true, "pass")).toBe("http://localhost:3000/checkout?hasUsedTrial=true");
  });
});

describe("what is kept of somebody signed in", () => {
  const { storage } = platform;

  test("is read at once, and is there after a reload", async () => {
    void storage.keepToken("t0ken");
    void storage.keepUser(ada);
    void storage.keepSettings({ insights: false });
    void storage.keepSettings({ dailyReminder: true });
    const kept = () => [storage.token(), storage.user(), storage.settings()];
    expect(kept()).toEqual(["t0ken", ada, { insights: false, dailyReminder: true }]);
    await platform.open();

    expect(kept()).toEqual(["t0ken", ada, { insights: false, dailyReminder: true }]);
  });

  test("is a failure when it cannot be read back", async () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    });

    await expect(storage.keepToken("t0ken")).rejects.toThrow("Token storage verification failed");
    await expect(storage.keepUser(ada)).rejects.toThrow("User storage verification failed");
    expect([storage.token(), storage.user()]).toEqual([null, null]);
  });

  test("is forgotten at once", async () => {
    await Promise.all([storage.keepToken("t0ken"), storage.keepUser(ada), storage.keepSettings({ insights: false })]);
    void storage.forget();

    expect([storage.token(), storage.user(), storage.settings()]).toEqual([null, null, {}]);
    expect(localStorage).toHaveLength(0);
  });

  test("is nobody when it was tampered with", async () => {
    localStorage.setItem("kindling.user", "{half");
    localStorage.setItem("kindling.settings", '["insights"]');
    await platform.open();

    expect([storage.user(), storage.settings()]).toEqual([null, {}]);
  });

  test("may lie in a store that takes its time: what is kept once it is open is read at once", async () => {
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
  test("survives a reload, until it is cleared", () => {
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

  test("waits for the person who wrote it", async () => {
    await platform.storage.keepUser(ada);
    const hers = renderHook(() => useDraft("journal", ""));
    act(() => hers.result.current[1]("Mine alone"));
    await platform.storage.keepUser({ ...ada, id: "somebody else" });
    const theirs = renderHook(() => useDraft("journal", "")).result.current[0];
    await platform.storage.keepUser(ada);

    expect(theirs).toBe("");
    expect(renderHook(() => useDraft("journal", "")).result.current[0]).toBe("Mine alone");
  });

  test("of an older form gets the fields it lacks, and one of another kind is dropped", () => {
    localStorage.setItem("kindling.draft.visitor.mood", '{"note":"Old"}');
    localStorage.setItem("kindling.draft.visitor.list", '{"note":"Old"}');

    expect(renderHook(() => useDraft("mood", { note: "", title: "" })).result.current[0]).toEqual({
      note: "Old",
      title: "",
    });
    expect(renderHook(() => useDraft("list", [""])).result.current[0]).toEqual([""]);
  });

  test("lasts as long as the form where nothing can be stored", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("blocked");
    });
    const { result } = renderHook(() => useDraft("journal", ""));
    act(() => result.current[1]("Still here"));

    expect(result.current[0]).toBe("Still here");
  });

  test("goes when its owner signs out, and nobody else's does", async () => {
    localStorage.setItem("kindling.draft.someone.journal", '"Theirs"');
    await platform.storage.keepUser(ada);
    localStorage.setItem(`kindling.draft.${ada.id}.journal`, '"Hers"');
    dropAll();

    expect(Object.keys(localStorage)).toEqual(["kindling.draft.someone.journal", "kindling.user"]);
  });

  test("names its entry uniquely", () => {
    expect(newClientId()).not.toBe(newClientId());
  });
});

describe("GraphQL", () => {
  test("is asked by the id of a stored document", async () => {
    const fetch = answering({ data: { viewer: null, contact: { passwordResetEmail: "reset@example.org" } } });
    await lookUp(fetch);

    const [address, init] = callOf(fetch);
    expect(address).toBe(`${hosted}/graphql`);
    expect(init.method).toBe("POST");
    expect(init.body).toBe(JSON.stringify({ id: lookUpQuery.params.id, variables: {} }));
  });

  test("errors of an answer without data are thrown in the server's words", async () => {
    const body = { errors: [{ message: "Too often.", extensions: { code: "TOO_MANY", details: "Wait." } }] };

    expect(await failureOf(lookUp(answering(body)))).toMatchObject({
      message: "Too often.",
      details: "Wait.",
      code: "TOO_MANY",
    });
  });

  test("a masked error leaves the words to the form", async () => {
    const body = { errors: [{ message: "Something went wrong", extensions: { code: "UNEXPECTED" } }] };

    expect(reasonIn(await failureOf(lookUp(answering(body, 500))))).toBeUndefined();
  });

  test("a question the server does not know reloads the page, once", async () => {
    const reload = vi.spyOn(platform.leave, "reload").mockReturnValue();
    const fetch = answering(
      { errors: [{ message: "Unknown", extensions: { code: "PERSISTED_QUERY_NOT_IN_LIST" } }] },
      404,
    );
    await failureOf(lookUp(fetch));
    await failureOf(lookUp(fetch));

    expect(reload).toHaveBeenCalledOnce();
  });

  test("who stops listening cancels the request", async () => {
    const fetch = silent();
    const subscription = fetchQuery(environmentWith(fetch), lookUpQuery, {}).subscribe({});
    await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
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
    onNobody: () => undefined,
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

function answering(body: unknown, status = 200): Fetch {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return vi.fn<typeof fetch>(() => Promise.resolve(new Response(text, { status })));
}

function unreachable(): Fetch {
  return vi.fn<typeof fetch>(() => Promise.reject(new TypeError("Failed to fetch")));
}

/** Never answers, but lets go when asked to. */
function silent(): Fetch {
  return vi.fn<typeof fetch>((_, init) => untilAborted(init?.signal));
}

/** Begins an answer and never ends it. */
function halting(): Fetch {
  return vi.fn<typeof fetch>((_, init) => {
    const body = new ReadableStream({
      start: (sink) => init?.signal?.addEventListener("abort", () => sink.error(new DOMException("Aborted"))),
    });
    return Promise.resolve(new Response(body));
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
  return new Promise((resolve) => setTimeout(() => resolve(work())));
}

function environmentWith(fetch: Fetch) {
  return createEnvironment({ baseUrl: hosted, token: "t0ken", fetch });
}

function lookUp(fetch: Fetch) {
  return fetchQuery(environmentWith(fetch), lookUpQuery, {}).toPromise();
}
