import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import signOutMutation from "#client/__generated__/signOutMutation.graphql.ts";
import shellQuery from "#client/__generated__/shellQuery.graphql.ts";
import changeMutation from "#client/__generated__/SettingSwitchesMutation.graphql.ts";
import { App } from "#client/program/App.tsx";
import { routesOf } from "#client/program/routes.tsx";
import { untilDrawable } from "#client/first/browser/firstPicture.ts";
import { ErrorBoundary } from "#client/chrome/screen/ErrorBoundary.tsx";
import { createSession } from "#client/chrome/session/session.ts";
import { platform, type Platform } from "#client/platform/platform.ts";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { viewerFreshMs } from "#domain/limits.ts";
import { serverUrl } from "#tests/support/address.ts";
import { standAt } from "#tests/support/heldClock.ts";
import { person, type Person } from "#tests/support/people.ts";
import { browserFetch, openProduct, renderScreen } from "#tests/support/renderScreen.tsx";
import { act, render, screen, settled, waitFor, within } from "#tests/support/screen.ts";
import { cut, delayedRequest, ownAnswer, wireOver } from "#tests/support/wire.ts";

const user = userEvent.setup();

afterEach(() => {
  vi.restoreAllMocks();
  delete document.documentElement.dataset.theme;
});

describe("the look-up at the start", () => {
  test("shows a spinner that says Loading", async () => {
    openProduct({ as: await person() });
    expect(screen.getByText("Loading")).toBeVisible();

    expect(await screen.findByRole("heading", { name: "Your Karma Balance" })).toBeVisible();
    // The screen's skeleton already has that heading.
    await waitFor(() => expect(screen.queryByText("Loading")).not.toBeInTheDocument());
  });

  test.each(["/", "/trends", "/nowhere"])("shows a visitor the landing page at %s", async (path) => {
    openProduct({ path });

    expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeVisible();
    expect(window.location.pathname).toBe(path);
    expect(toasts.current()).toBeUndefined();
  });

  test.each([
    ["/privacy-policy", "Privacy Policy"],
    ["/terms-conditions", "Terms & Conditions"],
  ])("opens %s for a visitor and for a signed-in person", async (path, name) => {
    const { unmount } = openProduct({ path });
    expect(screen.getByText("Loading")).toBeVisible();
    expect(await screen.findByRole("heading", { name })).toBeVisible();
    expect(screen.getByText("Effective 24 July 2025")).toBeVisible();
    expect(screen.getByText(/at least 13 years old/)).toHaveTextContent(/under 18.*guidance of a parent/);
    unmount();

    openProduct({ path, as: await person() });
    expect(await screen.findByRole("heading", { name })).toBeVisible();
    expect(screen.getByRole("navigation", { name: "Main" })).toBeVisible();
  });

  test("is not repeated for five minutes, and then runs at the next navigation", async () => {
    const ada = await person();
    const wire = wireOver(browserFetch(ada));
    openProduct({ as: ada, path: "/settings", fetch: wire.fetch });
    await screen.findByRole("heading", { name: "Settings" });
    await user.click(screen.getByRole("link", { name: "Trends" }));
    await screen.findByRole("heading", { name: "Trends & Insights" });
    window.dispatchEvent(new Event("focus"));
    expect(wire.sent(shellQuery)).toBe(1);

    standAt(Date.now() + 300_000);
    await user.click(screen.getByRole("link", { name: "Settings" }));
    await screen.findByRole("heading", { name: "Settings" });
    await waitFor(() => expect(wire.sent(shellQuery)).toBe(2));
    expect(screen.getByRole("heading", { name: "Settings" })).toBeVisible();
  });

  test.each([
    ["by a button", () => user.click(screen.getByRole("button", { name: "Try again" }))],
    [
      "automatically when the device is back online",
      async () => act(async () => void window.dispatchEvent(new Event("online"))),
    ],
  ])("shows its failure without a network, and is retried %s", async (_when, tryAgain) => {
    const ada = await person();
    const real = browserFetch(ada);
    let isOffline = true;
    const fetch: typeof globalThis.fetch = (...call) => {
      return isOffline ? Promise.reject(new TypeError("Failed to fetch")) : real(...call);
    };
    openProduct({ as: ada, fetch });
    expect(await screen.findByText("Kindling could not be opened")).toBeVisible();
    expect(screen.getByText(/Please check your connection/)).toBeVisible();
    isOffline = false;
    await tryAgain();

    expect(await screen.findByRole("heading", { name: "Your Karma Balance" })).toBeVisible();
  });

  test("without a network shows a visitor the landing, and home once it says who is signed in", async () => {
    const ada = await person();
    const real = browserFetch(ada);
    let isOffline = true;
    openProduct({
      fetch: (...call) => (isOffline ? Promise.reject(new TypeError("Failed to fetch")) : real(...call)),
    });
    expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeVisible();

    isOffline = false;
    act(() => void window.dispatchEvent(new Event("online")));

    expect(await screen.findByRole("heading", { name: "Your Karma Balance" })).toBeVisible();
  });

  test("runs again when another tab signs out", async () => {
    const ada = await person();
    let isSignedOut = false;
    const [signedIn, signedOut] = [browserFetch(ada), browserFetch()];
    openProduct({ as: ada, path: "/settings", fetch: (...call) => (isSignedOut ? signedOut : signedIn)(...call) });
    await screen.findByRole("heading", { name: "Settings" });
    isSignedOut = true;
    signOutElsewhere();

    expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeVisible();
  });
});

describe("a person who has signed out", () => {
  test("no longer sees their toast", async () => {
    openProduct({ as: await person(), path: "/settings" });
    await screen.findByRole("heading", { name: "Settings" });
    act(() => toasts.show({ title: "Mood Saved" }));
    signOutElsewhere();
    await screen.findByText("Loading", { selector: "output" });

    expect(toasts.current()).toBeUndefined();
  });

  test("gets no late responses, and neither does the next person", async () => {
    const ada = await person();
    const wire = wireOver(browserFetch(ada));
    const [waiting, goOn] = delayedRequest();
    const answered = vi.fn();
    wire.intercept(changeMutation, async (pass) => {
      const answer = await (await pass()).json();
      await waiting(answered);
      return ownAnswer(answer);
    });
    openProduct({ as: ada, path: "/settings", fetch: wire.fetch });
    await user.click(await screen.findByRole("switch", { name: "Insights" }));
    signOutElsewhere();
    await screen.findByText("Loading", { selector: "output" });
    await screen.findByRole("heading", { name: "Settings" });
    goOn();
    await waitFor(() => expect(answered).toHaveBeenCalled());
    await settled();

    expect(toasts.current()).toBeUndefined();
  });
});

test("a navigation that comes while the product is first drawn opens its screen", async () => {
  const ada = await person();
  window.history.replaceState(null, "", "/");
  const session = beginSession(platform, browserFetch(ada));
  await untilDrawable(session);
  const known = session.current();
  if (known.status !== "known") throw new Error(`The session is ${known.status}.`);
  const { router } = known.scope;
  const atHome = router.state;
  await router.navigate("/settings");
  // React began to draw before that, and ends after it.
  vi.spyOn(router, "state", "get").mockReturnValueOnce(atHome);

  render(<App session={session} />);

  expect(await screen.findByRole("heading", { name: "Settings" })).toBeVisible();
  expect(window.location.pathname).toBe("/settings");
});

describe("a 401", () => {
  test("of an ended session opens the landing page, whatever the address was", async () => {
    openProduct({ as: { ...(await person()), token: "ended" }, path: "/settings" });

    expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeVisible();
    expect(window.location.pathname).toBe("/");
  });

  test.each(["/privacy-policy", "/terms-conditions", "/subscription-expired?email=a%40b.org", "/reset-password"])(
    "leaves the person at %s",
    async (path) => {
      openProduct({ as: { ...(await person()), token: "ended" }, path });

      await screen.findByRole("heading", { level: 1 });
      expect(window.location.pathname + window.location.search).toBe(path);
      expect(screen.queryByRole("navigation", { name: "Main" })).not.toBeInTheDocument();
    },
  );

  test("of an expired subscription shows the expired page with the email address", async () => {
    const answer = unauthorized({ subscriptionExpired: true, userEmail: "ada+1@example.org" });
    openProduct({ path: "/trends", fetch: () => Promise.resolve(answer) });

    expect(await screen.findByRole("heading", { name: "Subscription Expired" })).toBeVisible();
    expect(window.location.pathname + window.location.search).toBe("/subscription-expired?email=ada%2B1%40example.org");
    expect(screen.getByText("ada+1@example.org")).toBeVisible();
  });

  test("of a subscription that expires during use opens the expired page at the next request", async () => {
    const { lose } = await openAt("/mood", () =>
      Promise.resolve(unauthorized({ subscriptionExpired: true, userEmail: "ada@example.org" })),
    );
    await screen.findByRole("radio", { name: "Calm" });
    lose();
    lookBackLater();

    expect(await screen.findByRole("heading", { name: "Subscription Expired" })).toBeVisible();
    expect(window.location.search).toBe("?email=ada%40example.org");
  });

  test("deletes token and user in the native app", async () => {
    const ada = await person();
    await platform.storage.keepToken("ended");
    await platform.storage.keepUser({
      id: "VXNlcjox",
      username: ada.username,
      displayName: null,
      email: ada.email,
      country: "France",
    });
    openNative("/settings");

    expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeVisible();
    expect([platform.storage.token(), platform.storage.user()]).toEqual([null, null]);
  });
});

describe.each([
  ["whose cookie has gone", {}],
  ["that was ended elsewhere", { token: "ended" }],
])("a session %s", (_how, { token }: { token?: string }) => {
  const ended = () => browserFetch(token === undefined ? undefined : { token });

  test("opens the sign-in form at the next request, and says that drafts are kept", async () => {
    const { lose } = await openAt("/log-action", ended());
    await user.click(await screen.findByRole("radio", { name: "I did something" }));
    lose();
    await user.click(screen.getByRole("link", { name: "Home" }));

    await waitFor(() => expect(screen.getByRole("heading", { name: "Welcome Back" })).toHaveFocus());
    expect(window.location.pathname).toBe("/");
    expect(screen.getByRole("alert")).toHaveTextContent(
      /^Your session has expired. Please log in again.What you were writing is kept on this device.$/,
    );
    expect(JSON.stringify(localStorage)).toContain("action");
  });

  test("is reported when a save fails for it, and the draft is kept", async () => {
    const { lose } = await openAt("/mood", ended());
    await user.click(await screen.findByRole("radio", { name: "Calm" }));
    lose();
    await user.click(screen.getByRole("button", { name: "Save Mood" }));

    expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(/^Your session has expired/);
    expect(JSON.stringify(localStorage)).toContain("calm");
  });

  test("does not mention drafts if there are none", async () => {
    const { lose } = await openAt("/journal", ended());
    await screen.findByRole("heading", { name: "Journal History" });
    localStorage.setItem(`kindling.draft.${platform.storage.user()?.id}.mood-prompt`, '["2026-03-10 morning"]');
    lose();
    await user.click(screen.getByRole("link", { name: "Settings" }));

    expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(/^Your session has expired. Please log in again.$/);
  });

  test.each(["/privacy-policy", "/terms-conditions"])(
    "leaves the person at %s, and is reported at the next look-up",
    async (path) => {
      const { lose } = await openAt(path, ended());
      await screen.findByRole("navigation", { name: "Main" });
      lose();
      lookBackLater();

      await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(/^Your session has expired/));
      await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toBeVisible());
      expect(window.location.pathname).toBe(path);
    },
  );

  test("is reported on the first page, too", async () => {
    openProduct({ as: await person(), path: "/log-action", fetch: ended() });

    expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeVisible();
    await settled();
    expect(screen.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(/^Your session has expired/);
  });
});

describe("the native shell", () => {
  test("keeps the token after signing in, and sends it", async () => {
    const ada = await person();
    const fetch = vi.fn(globalThis.fetch);
    openNative("/", fetch);
    await user.type(await screen.findByLabelText("Email"), ada.email);
    await user.type(screen.getByLabelText("Password"), `${ada.password}{Enter}`);

    expect(await screen.findByRole("heading", { name: "Your Karma Balance" })).toBeVisible();
    const sent = fetch.mock.lastCall?.[1];
    expect(new Headers(sent?.headers).get("Authorization")).toBe(`Bearer ${platform.storage.token()}`);
    expect(sent?.credentials).toBe("omit");
  });

  test("does not sign in if the token cannot be stored", async () => {
    const ada = await person();
    openNative("/");
    await user.type(await screen.findByLabelText("Email"), ada.email);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => undefined);
    await user.type(screen.getByLabelText("Password"), `${ada.password}{Enter}`);

    expect(await screen.findByText("Token storage verification failed")).toBeVisible();
  });
});

describe("the page of an expired subscription", () => {
  test("links to the payment in a new tab, and back to the landing page", async () => {
    const inNewTab = vi.spyOn(platform.leave, "inNewTab").mockReturnValue();
    openProduct({ path: "/subscription-expired?email=ada%40example.org" });
    await user.click(await screen.findByRole("button", { name: "Continue to Payment" }));
    const address = new URL(inNewTab.mock.calls[0]?.[0] ?? "");

    expect(address.pathname + address.search).toBe("/checkout?email=ada%40example.org&hasUsedTrial=true");
    await user.click(screen.getByRole("link", { name: "Back to Login" }));
    expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeVisible();
  });

  test("works without an email", async () => {
    openProduct({ path: "/subscription-expired" });

    expect(await screen.findByRole("button", { name: "Continue to Payment" })).toBeVisible();
    expect(screen.queryByText(/Account/)).not.toBeInTheDocument();
  });

  test("opens the payment in this window if the browser opens no tab", () => {
    vi.spyOn(window, "open").mockReturnValue(null);
    const to = vi.spyOn(platform.leave, "to").mockReturnValue();
    platform.leave.inNewTab("https://pay.example.com/");

    expect(to).toHaveBeenCalledExactlyOnceWith("https://pay.example.com/");
  });
});

describe("the frame of the screens", () => {
  test("shows the brand, the settings and the four main screens, and marks the current one", async () => {
    openProduct({ as: await person() });
    const places = within(await screen.findByRole("navigation", { name: "Main" })).getAllByRole("link");

    expect(places.map((place) => [place.textContent, place.getAttribute("href")])).toEqual([
      ["Home", "/"],
      ["Journal", "/journal"],
      ["Exchange", "/karma-exchange"],
      ["Trends", "/trends"],
    ]);
    expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("Home");
    expect(screen.getByRole("link", { name: "Kindling" })).toHaveAttribute("href", "/");
    expect(screen.getByRole("link", { name: "Settings" })).toHaveAttribute("href", "/settings");
    expect(screen.queryByRole("button", { name: /Notifications/ })).not.toBeInTheDocument();
  });

  test("shows Page Not Found at an unknown address, with a link home", async () => {
    openProduct({ as: await person(), path: "/nowhere" });

    expect(await screen.findByRole("heading", { name: "Page Not Found" })).toBeVisible();
    expect(document.title).toBe("Page Not Found · Kindling");
    await user.click(screen.getByRole("link", { name: "Go home" }));
    expect(await screen.findByRole("heading", { name: "Your Karma Balance" })).toBeVisible();
  });

  test("focuses the heading of the new screen", async () => {
    openProduct({ as: await person(), path: "/nowhere" });
    expect(await screen.findByRole("heading", { name: "Page Not Found" })).not.toHaveFocus();
    await user.click(screen.getByRole("link", { name: "Settings" }));

    await waitFor(() => expect(screen.getByRole("heading", { name: "Settings" })).toHaveFocus());
    expect(document.title).toBe("Settings · Kindling");
  });

  test("lets the keyboard skip the navigation", async () => {
    openProduct({ as: await person(), path: "/settings" });
    await screen.findByRole("heading", { name: "Settings" });
    await user.tab();
    expect(screen.getByRole("link", { name: "Skip to content" })).toHaveFocus();
    await user.keyboard("{Enter}");

    expect(screen.getByRole("main")).toHaveFocus();
    expect(window.location.hash).toBe("");
  });

  test("switches to the night theme and back in the settings", async () => {
    openProduct({ as: await person(), path: "/settings" });
    expect(await screen.findByRole("radio", { name: "Follow this device" })).toBeChecked();
    await user.click(screen.getByRole("radio", { name: "Night" }));
    expect(document.documentElement.dataset.theme).toBe("night");
    expect(screen.getByRole("radio", { name: "Night" })).toBeChecked();

    await user.click(screen.getByRole("radio", { name: "Follow this device" }));
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });
});

describe("signing out", () => {
  test("asks first", async () => {
    const confirm = vi.spyOn(window, "confirm").mockReturnValue(false);
    await openSettings(await person());
    await user.click(screen.getByRole("button", { name: "Sign Out" }));

    expect(confirm).toHaveBeenCalledOnce();
    expect(screen.getByRole("heading", { name: "Settings" })).toBeVisible();
    expect(platform.storage.user()).not.toBeNull();
  });

  test("ends the session, deletes the person's data and opens the landing page", async () => {
    vi.spyOn(window, "confirm").mockReturnValue(true);
    const ada = await person();
    await openSettings(ada);
    localStorage.setItem(`kindling.draft.${platform.storage.user()?.id}.journal`, '"private"');
    await user.click(screen.getByRole("button", { name: "Sign Out" }));

    await waitFor(() => expect(screen.getByRole("heading", { name: "Welcome Back" })).toHaveFocus());
    expect(window.location.pathname).toBe("/");
    expect(Object.keys(localStorage)).toEqual([]);
    expect(await statusOf(ada)).toBe(401);
  });

  test("shows an error if the server cannot be reached, and still deletes the data on this device", async () => {
    await leaveUnheard(await person());

    expect(await screen.findByText("Logout failed")).toBeVisible();
    expect(screen.getByText("There was a problem signing you out.")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
    expect(platform.storage.user()).toBeNull();
  });

  test("is completed first at the next load if the server did not get it", async () => {
    const ada = await person();
    const { unmount } = await leaveUnheard(ada);
    unmount();
    const wire = wireOver(browserFetch(ada));
    openProduct({ path: "/settings", fetch: wire.fetch });

    expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeVisible();
    expect([wire.sent(signOutMutation), wire.sent(shellQuery)]).toEqual([1, 1]);
    expect(await statusOf(ada)).toBe(401);
    expect(platform.storage.owesSignOut()).toBe(false);
  });

  test("shows only the landing page at each load until it can be completed", async () => {
    const ada = await person();
    for (let loads = 0; loads < 2; loads += 1) {
      const { unmount } = await (loads === 0 ? leaveUnheard(ada) : openUnheard(ada));
      expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeVisible();
      expect(screen.queryByRole("navigation", { name: "Main" })).not.toBeInTheDocument();
      unmount();
    }

    expect(await statusOf(ada)).toBe(200);
  });

  test("is completed when the device is back online", async () => {
    const ada = await person();
    const { wire } = await leaveUnheard(ada);
    expect(await statusOf(ada)).toBe(200);
    wire.intercept(signOutMutation);
    act(() => void window.dispatchEvent(new Event("online")));

    await waitFor(() => expect(platform.storage.owesSignOut()).toBe(false));
    expect(await statusOf(ada)).toBe(401);
    expect(screen.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  });

  test("is remembered before the server answers, because the page may be closed meanwhile", async () => {
    vi.spyOn(window, "confirm").mockReturnValue(true);
    const ada = await person();
    const wire = wireOver(browserFetch(ada));
    const [waiting, goOn] = delayedRequest();
    wire.intercept(signOutMutation, waiting);
    await openSettings(ada, wire.fetch);
    await user.click(screen.getByRole("button", { name: "Sign Out" }));

    expect(platform.storage.owesSignOut()).toBe(true);
    goOn();
    await screen.findByRole("heading", { name: "Welcome Back" });
    expect(platform.storage.owesSignOut()).toBe(false);
  });

  test("is forgotten when another person signs in before it is completed", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    const { unmount } = await leaveUnheard(ada);
    unmount();
    openProduct({ as: bo, path: "/settings" });

    expect(await screen.findByRole("heading", { name: "Settings" })).toBeVisible();
    expect(await statusOf(bo)).toBe(200);
  });

  test("shows no error if the session has already ended", async () => {
    vi.spyOn(window, "confirm").mockReturnValue(true);
    const { lose } = await openAt("/settings", browserFetch({ token: "ended" }));
    await screen.findByRole("heading", { name: "Settings" });
    lose();
    await user.click(screen.getByRole("button", { name: "Sign Out" }));

    expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeVisible();
    expect(toasts.current()).toBeUndefined();
    expect(platform.storage.owesSignOut()).toBe(false);
  });
});

describe("a screen that fails", () => {
  test("shows an error in its place, and appears after a retry", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    let isBroken = true;
    function Fragile() {
      const [words] = useState("All is well");
      if (isBroken) throw new Error("broken");
      return <p>{words}</p>;
    }
    renderScreen(
      <ErrorBoundary>
        <Fragile />
      </ErrorBoundary>,
    );
    expect(screen.getByRole("alert")).toHaveTextContent(
      "This page could not be loadedSomething went wrong. Please try again.",
    );
    isBroken = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));

    expect(screen.getByText("All is well")).toBeVisible();
  });

  test("keeps the navigation, and repeats its request on a retry", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const ada = await person();
    const real = browserFetch(ada);
    let isOffline = false;
    openProduct({
      as: ada,
      path: "/settings",
      fetch: (...call) => (isOffline ? Promise.reject(new TypeError("Failed to fetch")) : real(...call)),
    });
    await screen.findByRole("heading", { name: "Settings" });
    isOffline = true;
    await user.click(screen.getByRole("link", { name: "Home" }));
    expect(await screen.findByText("Unable to load dashboard data")).toBeVisible();
    expect(screen.getByRole("navigation", { name: "Main" })).toBeVisible();
    isOffline = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));

    expect(await screen.findByRole("heading", { name: "Your Karma Balance" })).toBeVisible();
  });
});

/** Returns to the tab after five minutes. */
function lookBackLater() {
  standAt(Date.now() + viewerFreshMs);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

function signOutElsewhere() {
  const oldValue = localStorage.getItem("kindling.user");
  localStorage.removeItem("kindling.user");
  window.dispatchEvent(new StorageEvent("storage", { key: "kindling.user", oldValue, newValue: null }));
}

/** Opens the product as a person. The returned function replaces their network. */
async function openAt(path: string, after: typeof fetch) {
  const ada = await person();
  let through = browserFetch(ada);
  openProduct({ as: ada, path, fetch: (...call) => through(...call) });
  return {
    lose: () => {
      through = after;
    },
  };
}

async function openSettings(as: Person, fetch = browserFetch(as)) {
  const opened = openProduct({ as, path: "/settings", fetch });
  await screen.findByRole("heading", { name: "Settings" });
  return opened;
}

/** Signs a person out while the server is unreachable. */
async function leaveUnheard(ada: Person) {
  vi.spyOn(window, "confirm").mockReturnValue(true);
  const wire = wireOver(browserFetch(ada));
  const opened = await openSettings(ada, wire.fetch);
  wire.intercept(signOutMutation, cut);
  await user.click(screen.getByRole("button", { name: "Sign Out" }));
  await screen.findByRole("heading", { name: "Welcome Back" });
  return { ...opened, wire };
}

/** Opens the product on a network that blocks only sign-outs. */
function openUnheard(ada: Person) {
  const wire = wireOver(browserFetch(ada));
  wire.intercept(signOutMutation, cut);
  return openProduct({ path: "/journal", fetch: wire.fetch });
}

/** The status of the server's response to a person's session. */
async function statusOf({ token }: Person): Promise<number> {
  const answer = await fetch(`${serverUrl()}/api/auth/user`, { headers: { Authorization: `Bearer ${token}` } });
  return answer.status;
}

function openNative(path: string, fetch = globalThis.fetch) {
  window.history.replaceState(null, "", path);
  return render(<App session={beginSession({ ...platform, isNative: true }, fetch)} />);
}

function beginSession(on: Platform, fetch: typeof globalThis.fetch) {
  const session = createSession({ ...on, baseUrl: serverUrl() }, routesOf, fetch);
  void session.begin();
  onTestFinished(session.end);
  return session;
}

function unauthorized(extensions: object = {}): Response {
  return ownAnswer({ errors: [{ message: "Unauthorized", extensions }] }, 401);
}
