import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { platform } from "#client/platform/platform.ts";
import { toasts } from "#client/ui/overlays/toasts.ts";
import { countries } from "#domain/content/countries.ts";
import { toyDeeds, toyFaces } from "#domain/content/toy.ts";
import { isHardest } from "#domain/heavyDays.ts";
import { moodFaces } from "#domain/moods.ts";
import { granted } from "#tests/support/door.ts";
import { person, registration } from "#tests/support/people.ts";
import { browserFetch, loadProduct, openProduct } from "#tests/support/renderScreen.tsx";
import { act, fireEvent, screen, waitFor, within } from "#tests/support/screen.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { ownAnswer } from "#tests/support/wire.ts";

const user = userEvent.setup();

beforeAll(() => {
  // jsdom has no layout; without this it considers nothing visible, and lists lose the focus.
  Object.assign(Element.prototype, { checkVisibility: () => true });
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("the landing page", () => {
  test("opens with the sign-in form, and toggles to the registration in place", async () => {
    await openLanding();
    expect(screen.getByRole("heading", { name: "Welcome Back" })).not.toHaveFocus();
    expect(screen.getByText("Sign in to continue your wellness journey")).toBeVisible();
    expect(document.title).toBe("Welcome Back · Kindling");

    await user.click(screen.getByRole("button", { name: "Don't have an account? Register" }));
    expect(screen.getByRole("heading", { name: "Create Account" })).toHaveFocus();
    expect(screen.getByText("Join us on your wellness journey")).toBeVisible();
    expect(document.title).toBe("Create Account · Kindling");

    await user.click(screen.getByRole("button", { name: "Already have an account? Sign in" }));
    expect(screen.getByRole("heading", { name: "Welcome Back" })).toHaveFocus();
    expect(screen.getByRole("button", { name: "Sign In" })).toBeVisible();
  });

  test("returns to the previous form on Back, and keeps the form on a reload", async () => {
    const { unmount } = await openLanding("/journal?from=mail");
    await openRegistration();
    await user.type(screen.getByLabelText("First Name"), "Ada");
    unmount();
    loadProduct();
    expect(await screen.findByRole("heading", { name: "Create Account" })).toBeVisible();
    expect(await screen.findByLabelText("First Name")).toHaveValue("Ada");

    act(() => window.history.back());
    await waitFor(() => expect(screen.getByRole("heading", { name: "Welcome Back" })).toHaveFocus());
    expect(window.location.pathname + window.location.search).toBe("/journal?from=mail");
  });

  test("opens both legal texts in a new tab, from either form", async () => {
    await openLanding();
    expectNewTab("Terms & Conditions", "/terms-conditions");
    expectNewTab("Privacy Policy", "/privacy-policy");

    await openRegistration();
    expectNewTab("Terms & Conditions", "/terms-conditions");
    expectNewTab("Privacy Policy", "/privacy-policy");
  });

  test("moves by Tab from the email to the password", async () => {
    await openLanding();
    await user.click(screen.getByLabelText("Email"));
    await user.tab();

    expect(screen.getByLabelText("Password")).toHaveFocus();
    expect(screen.getByLabelText("Email")).toHaveAttribute("type", "email");
    expect(screen.getByLabelText("Password")).toHaveAttribute("type", "password");
  });

  test("links to a prepared mail to the password-reset mailbox", async () => {
    await openLanding();
    await user.type(screen.getByLabelText("Email"), "ada@example.org");
    const mail = new URL(screen.getByRole("link", { name: "Forgot Password?" }).getAttribute("href") ?? "");

    expect(mail.protocol + mail.pathname).toBe("mailto:reset@kindling.example");
    expect(mail.searchParams.get("subject")).toBe("Kindling: password reset");
    expect(mail.searchParams.get("body")).toContain("Account email: ada@example.org");
  });

  test("sends one request, which also brings the mail address", async () => {
    const fetch = vi.fn(browserFetch());
    openProduct({ fetch });
    await screen.findByRole("link", { name: "Forgot Password?" });

    expect(fetch).toHaveBeenCalledOnce();
  });

  test("keeps typed text when toggled, and everything but passwords after a reload", async () => {
    const { unmount } = await openLanding();
    await user.type(screen.getByLabelText("Email"), "ada@example.org");
    await openRegistration();
    await user.type(screen.getByLabelText("First Name"), "Ada");
    await user.type(screen.getByLabelText("Password"), "my secret");
    await user.click(screen.getByRole("button", { name: /Sign in/ }));
    await openRegistration();
    expect(screen.getByLabelText("First Name")).toHaveValue("Ada");
    expect(screen.getByLabelText("Email")).toHaveValue("ada@example.org");
    expect(screen.getByLabelText("Password")).toHaveValue("my secret");

    unmount();
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain("my secret");
    await openLanding();
    await openRegistration();
    expect(screen.getByLabelText("First Name")).toHaveValue("Ada");
    expect(screen.getByLabelText("Password")).toHaveValue("");
  });
});

test("reports once that a payment could not start", async () => {
  const { unmount } = await openLanding("/?checkout=failed");

  await heard(/Checkout ErrorFailed to start trial\. Please try again\./);
  await waitFor(() => expect(window.location.search).toBe(""));
  unmount();
  act(() => toasts.clear());
  loadProduct();
  await screen.findByRole("heading", { name: "Welcome Back" });
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

describe("signing in", () => {
  test("confirms it, stores the user record and opens home", async () => {
    const ada = await person();
    const { session } = await openLanding("/journal");
    const before = stayOf(session);
    await signIn(ada);

    expect(await screen.findByText("Welcome back!")).toBeVisible();
    expect(screen.getByText("You are now logged in.")).toBeVisible();
    expect(await screen.findByRole("heading", { name: "Your Karma Balance" })).toBeVisible();
    await waitFor(() => expect(screen.getByRole("heading", { name: "Home" })).toHaveFocus());
    expect(window.location.pathname).toBe("/");
    expect(platform.storage.user()).toMatchObject({ username: ada.username, email: ada.email, displayName: null });
    expect(platform.storage.token()).toBeNull();
    expect(JSON.stringify(sessionStorage)).not.toContain(ada.email);
    expect(stayOf(session).environment).not.toBe(before.environment);
  });

  test("shows progress until it is done", async () => {
    const answer = gate();
    const fetch = browserFetch();
    await openLanding("/", async (input, init) => {
      if (isMutation(init)) await answer.opened;
      return fetch(input, init);
    });
    await signIn(await person());
    const button = screen.getByRole("button", { name: "Signing in..." });
    await user.click(button);
    answer.open();

    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(await screen.findByText("Welcome back!")).toBeVisible();
  });

  test("with a wrong password shows an error, keeps the text and focuses the password", async () => {
    const ada = await person();
    await openLanding();
    await signIn({ ...ada, password: "not it" });

    await heard(/Login Failed.*Invalid email or password\./);
    expect(screen.getByLabelText("Email")).toHaveValue(ada.email);
    expect(screen.getByLabelText("Password")).toHaveFocus();
  });

  test.each([
    [{ message: "Not today." }, "Not today."],
    [{ message: "Not today", details: "Come back tomorrow." }, "Not today. Come back tomorrow."],
    [{ message: "Something went wrong", code: "UNEXPECTED" }, "Something went wrong. Please try again."],
  ])("that the server refuses with %o shows: %s", async (problem, words) => {
    const { message, ...extensions } = problem;
    await openLanding("/", failingMutations({ errors: [{ message, extensions }] }, 500));
    await signIn({ email: "ada@example.org", password: "secret" });

    expect(await screen.findByText("Login Failed")).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
  });

  test("without a network says that Kindling cannot be reached", async () => {
    await openLanding("/", failingMutations(new TypeError("Failed to fetch")));
    await signIn({ email: "ada@example.org", password: "secret" });

    expect(await screen.findByText("Login Failed")).toBeVisible();
    expect(screen.getByText("Kindling cannot be reached. Please check your connection and try again.")).toBeVisible();
  });

  test.each([
    ["the account's", { subscriptionExpired: true, userEmail: "ada+1@example.org" }, "?email=ada%2B1%40example.org"],
    ["the typed one, where the answer has none", {}, "?email=typed%40example.org"],
  ])(
    "with an expired subscription opens the expired page with the email address: %s",
    async (_whose, extensions, query) => {
      await openLanding("/", failingMutations({ errors: [{ message: "Subscription expired", extensions }] }, 401));
      await signIn({ email: "typed@example.org", password: "secret" });

      expect(await screen.findByRole("heading", { name: "Subscription Expired" })).toBeVisible();
      expect(window.location.pathname + window.location.search).toBe(`/subscription-expired${query}`);
      expect(toasts.current()).toBeUndefined();
    },
  );

  test("with an expired subscription and no typed email opens the expired page without an address", async () => {
    await openLanding("/", failingMutations({ errors: [{ message: "Subscription expired" }] }, 401));
    await user.click(screen.getByRole("button", { name: "Sign In" }));

    await screen.findByRole("heading", { name: "Subscription Expired" });
    expect(window.location.search).toBe("");
  });

  test("fails if the user record cannot be stored", async () => {
    const ada = await person();
    await openLanding();
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => undefined);
    await signIn(ada);

    expect(await screen.findByText("Login Failed")).toBeVisible();
    expect(screen.getByText("User storage verification failed")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  });
});

describe("the toy", () => {
  test("answers each press in one sentence, sends nothing and stores nothing", async () => {
    const fetch = vi.fn(browserFetch());
    await openLanding("/", fetch);
    await screen.findByRole("link", { name: "Forgot Password?" });
    const stored = JSON.stringify([localStorage, sessionStorage]);

    for (const { mood, answer } of toyFaces) {
      await user.click(screen.getByRole("button", { name: moodFaces[mood].label }));
      expect(toyAnswer()).toBe(answer);
    }
    for (const { name, answer } of Object.values(toyDeeds)) {
      await user.click(screen.getByRole("button", { name }));
      expect(toyAnswer()).toBe(answer);
    }

    expect(fetch).toHaveBeenCalledOnce();
    expect(JSON.stringify([localStorage, sessionStorage])).toBe(stored);
  });

  test("weighs a coin and a lump, tilts the beam by each, and takes them back at a second press", async () => {
    await openLanding();
    const [door, snap] = Object.values(toyDeeds).map(({ name }) => screen.getByRole("button", { name }));
    await scaleShows(5, 4, "-1.5deg");

    await user.click(door!);
    await scaleShows(6, 4, "-7deg");
    expect(door).toHaveAttribute("aria-pressed", "true");
    await user.click(snap!);
    await scaleShows(6, 5, "-2deg");
    await user.click(door!);
    await scaleShows(5, 5, "4deg");
    expect(toyAnswer()).toBe("The coin is taken back.");
    await user.click(snap!);
    await scaleShows(5, 4, "-1.5deg");
  });

  test.each(toyFaces)(
    "after $mood invites, unless it is one of the hardest moods: then it names the way to help",
    async ({ mood }) => {
      await openLanding();
      const toy = within(screen.getByRole("region", { name: "Try it" }));

      await user.click(toy.getByRole("button", { name: moodFaces[mood].label }));

      const help = toy.queryByRole("link", { name: "people to talk to" });
      const invitation = toy.queryByRole("button", { name: "Start your own" });
      expect([help !== null, invitation !== null]).toEqual(isHardest(mood) ? [true, false] : [false, true]);
      if (isHardest(mood)) expect(help).toHaveAttribute("href", "/help-now");
    },
  );

  test("saves no mood for somebody who touches a face and then signs in", async () => {
    const ada = await person();
    await openLanding();
    await user.click(screen.getByRole("button", { name: "Calm" }));
    await user.click(screen.getByRole("button", { name: "I held the door" }));
    await signIn(ada);
    await screen.findByRole("heading", { name: "Your Karma Balance" });

    expect(granted(await restDoor({ as: ada }).moods()).entries).toEqual([]);
  });

  test("leads to the registration, and its heading takes the focus", async () => {
    await openLanding();

    await user.click(screen.getByRole("button", { name: "Start your own" }));

    await screen.findByRole("combobox", { name: "Country" });
    expect(screen.getByRole("heading", { name: "Create Account" })).toHaveFocus();
  });

  test("leads somebody who comes back to the sign-in", async () => {
    await openLanding();
    await openRegistration();

    await user.click(screen.getByRole("link", { name: "Sign In" }));

    expect(await screen.findByRole("heading", { name: "Welcome Back" })).toHaveFocus();
  });
});

describe("what Kindling costs", () => {
  test.each([
    [
      { price: "€4.00 a month" },
      "Seven days free, then €4.00 a month. Stop on any day and take your pages with you.",
      /The first seven days.*nothing.*After that.*€4\.00 a month/,
    ],
    [
      "nothing",
      "Nothing is charged on this server. You can take your pages with you on any day.",
      /Nothing\. This server takes no payments\./,
    ],
    [null, "Seven days free. Stop on any day and take your pages with you.", undefined],
  ] as const)("is said as the page has it: %o", async (cost, line, list) => {
    const place = document.createElement("script");
    Object.assign(place, { id: "cost", type: "application/json", textContent: JSON.stringify(cost) });
    document.head.append(place);
    await openLanding();
    await screen.findByRole("region", { name: "It becomes a book" });

    expect(screen.getByText(line)).toBeVisible();
    const region = screen.queryByRole("region", { name: "What it costs" });
    if (list) expect(region).toHaveTextContent(list);
    else expect(region).not.toBeInTheDocument();
    place.remove();
  });
});

describe("the part below the forms", () => {
  test("introduces Kindling and its privacy, with a made-up week that sends no request", async () => {
    await openLanding();

    expect(await screen.findByRole("region", { name: "Three things a day, or none" })).toBeInTheDocument();
    expect(screen.getByRole("region", { name: "Who can see what" })).toHaveTextContent("No AI reads it.");
    expect(screen.getByRole("region", { name: "It becomes a book" })).toBeInTheDocument();

    await user.click(screen.getByRole("link", { name: "Look inside" }));

    expect(await screen.findByRole("heading", { name: "Look inside", level: 1 })).toBeInTheDocument();
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "Monday",
      "Tuesday",
      "Wednesday",
      "Thursday",
      "Friday",
      "Saturday",
      "Sunday",
      "That was a made-up week. Yours can start today.",
    ]);
    expect(screen.getByRole("region", { name: "Tuesday" })).toHaveTextContent(
      "I did something · felt happy · others felt great",
    );
    expect(screen.getByRole("region", { name: "Wednesday" })).toHaveTextContent("+3 Learning Points");
  });

  test("a made-up week can be touched, and ends in the registration", async () => {
    const fetch = vi.fn(browserFetch());
    openProduct({ path: "/look-inside", fetch });
    await user.click(await screen.findByRole("button", { name: "I held the door" }));
    await user.click(screen.getByRole("button", { name: "Sad" }));
    expect(screen.getByRole("link", { name: "people to talk to" })).toHaveAttribute("href", "/help-now");
    expect(fetch).toHaveBeenCalledOnce();

    await user.click(screen.getByRole("link", { name: "Start your own" }));

    expect(await screen.findByRole("heading", { name: "Create Account" })).toHaveFocus();
    expect(await screen.findByRole("combobox", { name: "Country" })).toBeVisible();
  });
});

describe("registering", () => {
  test("starts the trial and opens the checkout", async () => {
    const to = vi.spyOn(platform.leave, "to").mockReturnValue();
    const ada = registration();
    await openLanding();
    await openRegistration();
    await fillIn(ada);
    await user.click(screen.getByRole("button", { name: "Start 7-Day Free Trial" }));
    expect(screen.getByRole("button", { name: "Starting Trial..." })).toBeVisible();
    await waitFor(() => expect(to).toHaveBeenCalled());

    const checkout = new URL(to.mock.calls[0]?.[0] ?? "");
    expect(checkout.pathname).toBe("/checkout");
    expect(Object.fromEntries(checkout.searchParams)).toEqual({ email: ada.email, hasUsedTrial: "false" });
    await user.click(screen.getByRole("button", { name: /Sign in/ }));
    expect(screen.getByLabelText("Email")).toHaveValue(ada.email);
  });

  test("comes back from the checkout with the email filled in and the caret in the password", async () => {
    const to = vi.spyOn(platform.leave, "to").mockReturnValue();
    const ada = registration();
    const { unmount } = await openLanding();
    await openRegistration();
    await fillIn(ada);
    await user.click(screen.getByRole("button", { name: "Start 7-Day Free Trial" }));
    await waitFor(() => expect(to).toHaveBeenCalled());
    unmount();
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain(ada.password);

    await openLanding("/");

    expect(screen.getByLabelText("Email")).toHaveValue(ada.email);
    expect(screen.getByLabelText("Password")).toHaveFocus();
    expect(screen.getByLabelText("Password")).toHaveValue("");
    expect(screen.getByLabelText("Email")).toHaveAttribute("autocomplete", "username");
    expect(window.location.href).not.toContain("@");
  });

  test("names its fields, and tells the browser the purpose of each", async () => {
    await openLanding();
    await openRegistration();
    const form = screen.getByRole("button", { name: /Trial/ }).closest("form");
    const fields = [...(form?.querySelectorAll("input") ?? [])];

    expect(fields.map(({ name, type, autocomplete }) => [name, type, autocomplete])).toEqual([
      ["firstName", "text", "given-name"],
      ["surname", "text", "family-name"],
      ["username", "text", "nickname"],
      ["email", "email", "username"],
      ["password", "password", "new-password"],
      ["confirmPassword", "password", "new-password"],
      ["agreeToTerms", "checkbox", ""],
      ["agreeToPrivacy", "checkbox", ""],
    ]);
    expect(form?.elements.namedItem("country")).toBeInTheDocument();
    expect(screen.getByLabelText("Username")).toHaveAttribute("placeholder", "Must be unique");
    expect(form).toHaveAttribute("novalidate");
  });

  test("shows both passwords by one button", async () => {
    await openLanding();
    await openRegistration();
    const fields = [screen.getByLabelText("Password"), screen.getByLabelText("Confirm Password")];

    await user.click(screen.getByRole("button", { name: "Show password" }));

    expect(fields.map((field) => field.getAttribute("type"))).toEqual(["text", "text"]);
    expect(screen.queryByRole("button", { name: /confirm password/ })).not.toBeInTheDocument();
  });

  test("finds a country by a part of its name", async () => {
    await openLanding();
    await openRegistration();
    await user.click(await screen.findByRole("combobox", { name: "Country" }));
    await waitFor(() =>
      expect([...document.querySelectorAll("[role=option]")].map(({ textContent }) => textContent)).toEqual(countries),
    );
    await user.type(await screen.findByRole("combobox", { name: "Search countries" }), "kingd");

    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    expect(screen.getByRole("option")).toHaveTextContent("United Kingdom");
  });

  test("marks each complete part with a tick", async () => {
    await openLanding();
    await openRegistration();
    expect(screen.queryByRole("group", { name: "About you, complete" })).not.toBeInTheDocument();
    await user.type(screen.getByLabelText("First Name"), "Ada");
    await user.type(screen.getByLabelText("Surname"), "Lovelace");
    await user.type(screen.getByLabelText("Username"), "ada");

    expect(screen.getByRole("group", { name: "About you, complete" })).toBeVisible();
  });

  test("does not mark a part with an invalid field", async () => {
    await openLanding();
    await openRegistration();
    await fillIn({ ...registration(), confirmPassword: "other" });
    expect(screen.getByRole("group", { name: "Signing in, complete" })).toBeVisible();

    await user.click(screen.getByRole("button", { name: "Start 7-Day Free Trial" }));

    await heard(/Password Mismatch/);
    expect(screen.getByRole("group", { name: "Signing in" })).toBeVisible();
  });

  test.each([
    [
      "Missing Information",
      "Please fill in all required fields to continue.",
      { username: " " },
      "Username",
      "Please fill this in.",
    ],
    [
      "Password Mismatch",
      "Password and confirm password must match.",
      { confirmPassword: "other" },
      "Confirm Password",
    ],
    [
      "Password Too Short",
      "Password must be at least 6 characters long.",
      { password: "short", confirmPassword: "short" },
      "Password",
    ],
    ["Terms Required", "Please agree to the Terms & Conditions to continue.", { agreeToTerms: false }, /Terms/],
    [
      "Privacy Policy Required",
      "Please agree to the Privacy Policy to continue.",
      { agreeToPrivacy: false },
      /Privacy/,
    ],
  ])("shows “%s”", async (title, words, change, label, atField = words) => {
    const fetch = vi.fn(browserFetch());
    await openStartedRegistration(fetch);
    await fillIn({ ...registration(), ...change });
    await user.click(screen.getByRole("button", { name: "Start 7-Day Free Trial" }));

    await heard(new RegExp(`${title}.*${words}`));
    const field = screen.getByLabelText(label, { selector: "input" });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(atField));
    expect(fetch).toHaveBeenCalledOnce();
  });

  test("marks all invalid fields together, and keeps the focus in a field that is corrected", async () => {
    await openStartedRegistration();
    await fillIn({ ...registration(), surname: "", email: "nobody", agreeToTerms: false });
    await user.click(screen.getByRole("button", { name: "Start 7-Day Free Trial" }));

    await heard(/Missing Information.*Please fill in all required fields to continue\./);
    const [surname, email] = [screen.getByLabelText("Surname"), screen.getByLabelText("Email")];
    expect(surname).toHaveFocus();
    expect(surname).toHaveAccessibleDescription("Please fill this in.");
    expect(email).toHaveAccessibleDescription("Please enter a valid email address.");
    expect(screen.getByRole("checkbox", { name: /Terms/ })).toBeInvalid();
    expect(screen.getByRole("checkbox", { name: /Privacy/ })).toBeValid();

    await user.type(surname, "Byron");
    expect(surname).toBeValid();
    expect(surname).toHaveFocus();
    expect(email).toBeInvalid();
  });

  test("focuses the country when only the country is missing", async () => {
    await openLanding();
    await openRegistration();
    await fillIn({ ...registration(), country: "" });
    await user.click(screen.getByRole("button", { name: "Start 7-Day Free Trial" }));

    expect(await screen.findByText("Missing Information")).toBeVisible();
    expect(screen.getByRole("combobox", { name: "Country" })).toHaveFocus();
  });

  test("with a taken username shows an error at the field and keeps the rest", async () => {
    const ada = await person();
    await openStartedRegistration();
    await fillIn({ ...registration("bo"), username: ada.username.toUpperCase() });
    await user.click(screen.getByRole("button", { name: "Start 7-Day Free Trial" }));

    await heard(/Checkout Error.*Failed to start trial\. Please try again\./);
    const field = screen.getByLabelText("Username");
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription("This username is already taken.");
    expect(screen.getByLabelText("Password")).toHaveValue("bo's secret");

    await user.type(field, "-2");
    expect(field).toHaveAccessibleDescription("");
  });

  test("that is refused as a whole shows the reason above the button", async () => {
    const refusal = { __typename: "Refusal", message: "Too many sign-ups from here.", code: "TOO_MANY", field: null };
    await openStartedRegistration(failingMutations({ data: { createTrialUser: refusal } }));
    await fillIn(registration());
    await user.click(screen.getByRole("button", { name: "Start 7-Day Free Trial" }));

    expect(await screen.findByText("Checkout Error")).toBeVisible();
    expect(screen.getByText("Too many sign-ups from here.")).toBeVisible();
  });

  test.each([
    ["without a network", new TypeError("Failed to fetch")],
    ["when the server fails", { errors: [{ message: "Something went wrong", extensions: { code: "UNEXPECTED" } }] }],
  ])("%s shows an error and keeps every field", async (_where, outcome) => {
    await openStartedRegistration(failingMutations(outcome, 500));
    const ada = registration();
    await fillIn(ada);
    await user.click(screen.getByRole("button", { name: "Start 7-Day Free Trial" }));

    expect(await screen.findByText("Failed to start trial. Please try again.")).toBeVisible();
    expect(screen.getByLabelText("Username")).toHaveValue(ada.username);
  });

  test.each([{ __typename: "SomethingNew" }, { __typename: "CreateTrialUserPayload", email: "" }])(
    "shows an error for an answer without an address: %o",
    async (createTrialUser) => {
      const to = vi.spyOn(platform.leave, "to").mockReturnValue();
      await openStartedRegistration(failingMutations({ data: { createTrialUser } }));
      await fillIn(registration());
      await user.click(screen.getByRole("button", { name: "Start 7-Day Free Trial" }));

      expect(await screen.findByText("Something went wrong with the checkout.")).toBeVisible();
      expect(screen.getByText("Error")).toBeVisible();
      expect(to).not.toHaveBeenCalled();
    },
  );

  test("shows an error and keeps every field if the browser cannot open the checkout", async () => {
    vi.spyOn(platform.leave, "to").mockImplementation(() => {
      throw new DOMException("This address is malformed.");
    });
    const created = { __typename: "CreateTrialUserPayload", email: "ada@example.org" };
    await openStartedRegistration(failingMutations({ data: { createTrialUser: created } }));
    const ada = registration();
    await fillIn(ada);
    await user.click(screen.getByRole("button", { name: "Start 7-Day Free Trial" }));

    expect(await screen.findByText("Something went wrong with the checkout.")).toBeVisible();
    expect(screen.getByLabelText("Username")).toHaveValue(ada.username);
  });
});

/** Waits until a screen reader would announce this. */
async function heard(words: RegExp) {
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(words));
}

/** What the toy says last. */
function toyAnswer() {
  return within(screen.getByRole("region", { name: "Try it" })).getByRole("status").textContent;
}

async function scaleShows(gold: number, coal: number, tilt: string) {
  const name = `Balance scale: ${gold} Good Karma, ${coal} Learning Points`;
  const scale = await screen.findByRole("img", { name, hidden: true });
  await waitFor(() => expect(scale.style.getPropertyValue("--tilt")).toBe(tilt));
}

async function openLanding(path = "/", fetch = browserFetch()) {
  const opened = openProduct({ path, fetch });
  await screen.findByRole("heading", { name: /Welcome Back|Create Account/ });
  return opened;
}

/**
 * Opens the registration with the usual country chosen, as after a reload: in jsdom the list of all countries takes as long as a
 * whole test.
 */
async function openStartedRegistration(fetch = browserFetch()) {
  const kept = { firstName: "", surname: "", username: "", email: "", country: registration().country };
  sessionStorage.setItem(draftName, JSON.stringify({ ...kept, agreeToTerms: false, agreeToPrivacy: false }));
  await openLanding("/", fetch);
  await openRegistration();
}

const draftName = "kindling.draft.visitor.account";

async function openRegistration() {
  await user.click(screen.getByRole("button", { name: "Don't have an account? Register" }));
  await screen.findByRole("combobox", { name: "Country" });
}

async function signIn({ email, password }: { email: string; password: string }) {
  await user.type(screen.getByLabelText("Email"), email);
  await user.type(screen.getByLabelText("Password"), `${password}{Enter}`);
}

function enter(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

interface Filled extends ReturnType<typeof registration> {
  confirmPassword?: string;
  agreeToTerms?: boolean;
  agreeToPrivacy?: boolean;
}

async function fillIn({ agreeToTerms = true, agreeToPrivacy = true, ...filled }: Filled) {
  enter("First Name", filled.firstName);
  enter("Surname", filled.surname);
  enter("Username", filled.username);
  enter("Email", filled.email);
  enter("Password", filled.password);
  enter("Confirm Password", filled.confirmPassword ?? filled.password);
  const country = screen.getByRole("combobox", { name: "Country" });
  if (filled.country && !country.textContent?.includes(filled.country)) {
    await user.click(country);
    fireEvent.change(await screen.findByRole("combobox", { name: "Search countries" }), {
      target: { value: filled.country },
    });
    await user.click(await screen.findByRole("option", { name: filled.country }));
  }
  if (agreeToTerms) await user.click(screen.getByRole("checkbox", { name: /Terms/ }));
  if (agreeToPrivacy) await user.click(screen.getByRole("checkbox", { name: /Privacy/ }));
}

function expectNewTab(name: string, address: string) {
  const link = screen.getByRole("link", { name });
  expect(link).toHaveAttribute("href", address);
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
}

/** Sends queries to the real server and fails mutations with `outcome`. */
function failingMutations(outcome: object, status = 200): typeof fetch {
  const real = browserFetch();
  return async (input, init) => {
    if (!isMutation(init)) return real(input, init);
    if (outcome instanceof Error) throw outcome;
    return ownAnswer(outcome, status);
  };
}

/** A promise that the test resolves. */
function gate() {
  const controller = new AbortController();
  const opened = new Promise<void>((resolve) => controller.signal.addEventListener("abort", () => resolve()));
  return { opened, open: () => controller.abort() };
}

function isMutation(init: RequestInit | undefined): boolean {
  return typeof init?.body === "string" && init.body.includes('"input"');
}

function stayOf({ current }: ReturnType<typeof openProduct>["session"]) {
  const session = current();
  if (session.status !== "known") throw new Error("Nobody is here yet.");
  return session.scope;
}
