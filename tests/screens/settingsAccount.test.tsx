import userEvent from "@testing-library/user-event";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import changePasswordMutation from "#client/__generated__/ChangePasswordDialogMutation.graphql.ts";
import deleteMutation from "#client/__generated__/DeleteAccountDialogMutation.graphql.ts";
import numbersQuery from "#client/__generated__/DeletionNumbersQuery.graphql.ts";
import devicesQuery from "#client/__generated__/DeviceListQuery.graphql.ts";
import endSessionMutation from "#client/__generated__/DeviceRowMutation.graphql.ts";
import endOthersMutation from "#client/__generated__/SignOutElsewhereMutation.graphql.ts";
import resetMutation from "#client/__generated__/ResetProgressDialogMutation.graphql.ts";
import zoneMutation from "#client/__generated__/TimeZoneDialogMutation.graphql.ts";
import { platform } from "#client/platform/platform.ts";
import { settingNames, settings } from "#domain/settings.ts";
import { version } from "#server/base/version.ts";
import { serverUrl } from "#tests/support/address.ts";
import { granted } from "#tests/support/door.ts";
import { toast } from "#tests/support/formPage.ts";
import { globalIdOf } from "#tests/support/globalId.ts";
import { person, signedInAgain, type Person } from "#tests/support/people.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { somePicture } from "#tests/support/pictures.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { fireEvent, screen, waitFor, within } from "#tests/support/screen.ts";
import { broken, cut, delayedRequest, ownAnswer, wireOver } from "#tests/support/wire.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

describe("the profile card", () => {
  test("shows the person's name and picture, and links to Edit Profile", async () => {
    const ada = await person("ada");
    const profile = { displayName: "Ada of the hill", profilePicture: await somePicture() };
    granted(await restDoor({ as: ada }).updateProfile(profile));
    await openSettings(ada);
    const card = within(screen.getByRole("region", { name: "Profile" }));

    expect(card.getByRole("heading", { name: "Ada of the hill" })).toBeInTheDocument();
    expect(card.getByText(`@${ada.username} · ${ada.email}`)).toBeInTheDocument();
    expect(document.querySelector("img")).toHaveAttribute("src", expect.stringMatching(/^\/api\/pictures\//));
    expect(card.getByRole("link", { name: "Edit Profile" })).toHaveAttribute("href", "/edit-profile");
  });
});

test("every row of the settings is in its section, in order", async () => {
  await openSettings(await person("ada"));
  expect(namesIn("Notifications")).toEqual([...settingsIn("Notifications"), "wellnessTips"]);
  expect(namesIn("Privacy")).toEqual([...settingsIn("Privacy"), "heavyDays"]);
  expect(buttonsIn("Security")).toEqual(["Change Password", "Signed-in Devices", "Manage My Subscription", "Sign Out"]);
  expect(buttonsIn("Data & Account")).toEqual([
    "Export Journal History",
    "Take everything",
    "Bring your diary",
    "Reset Progress",
    "Contact Support",
    "Delete Account",
  ]);
});

test("the settings link to the support's mailbox and the legal texts, and name the version", async () => {
  await openSettings(await person("ada"));

  expect(screen.getByRole("link", { name: "Contact Support" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^mailto:[^@]+@[^@]+$/),
  );
  expect(screen.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy-policy");
  expect(screen.getByRole("link", { name: "Terms & Conditions" })).toHaveAttribute("href", "/terms-conditions");
  expect(screen.getByRole("region", { name: "About" })).toHaveTextContent(`Version ${version}`);
});

test("the bird moves until it is switched off, on this device only", async () => {
  const ada = await person("ada");
  const { wire } = await openSettings(ada);
  const before = wire.sentInAll();

  expect(screen.getByRole("switch", { name: "The bird" })).toBeChecked();
  await userEvent.click(screen.getByRole("switch", { name: "The bird" }));

  expect(wire.sentInAll()).toBe(before);
  expect(localStorage.getItem(`kindling.choice.${globalIdOf(ada.id, "User")}.bird`)).toBe("false");
});

describe("wellness tips", () => {
  test("are on, and stored only on this device, with an interval of 30 minutes that has no effect", async () => {
    const ada = await person("ada");
    const { wire } = await openSettings(ada);
    const before = wire.sentInAll();

    expect(screen.getByRole("switch", { name: "Wellness Tips" })).toBeChecked();
    expect(screen.queryByText("Minutes between tips")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("switch", { name: "Wellness Tips" }));

    expect(wire.sentInAll()).toBe(before);
    const kept = localStorage.getItem(`kindling.choice.${globalIdOf(ada.id, "User")}.wellnessTips`);
    expect(JSON.parse(kept ?? "null")).toEqual({ isEnabled: false, minutes: 30 });
  });

  test("hide their button on home when they are switched off, and show it again when switched on", async () => {
    await openSettings(await person("ada"));
    await userEvent.click(screen.getByRole("switch", { name: "Wellness Tips" }));

    await userEvent.click(screen.getByRole("link", { name: "Home" }));
    await screen.findByRole("region", { name: "Daily Inspiration" });
    expect(screen.queryByRole("button", { name: "Get Wellness Tip" })).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole("link", { name: "Settings" }));
    await userEvent.click(await screen.findByRole("switch", { name: "Wellness Tips" }));
    await userEvent.click(screen.getByRole("link", { name: "Home" }));
    expect(await screen.findByRole("button", { name: "Get Wellness Tip" })).toBeInTheDocument();
  });
});

describe("the time zone", () => {
  test("follows the device until a zone is chosen", async () => {
    const ada = await person("ada");
    await openSettings(ada);
    expect(zoneRow()).toHaveAccessibleName(/^Time Zone Follows this device: /);

    await chooseZone("Kiritimati", "Pacific/Kiritimati");

    await toast("status", "Setting Updated");
    expect(zoneRow()).toHaveAccessibleName("Time Zone Pacific/Kiritimati");
    expect(granted(await restDoor({ as: ada, zone: "Europe/Oslo" }).me()).timeZone).toBe("Pacific/Kiritimati");

    await chooseZone("Follow", /^Follow this device/);
    await waitFor(() => expect(zoneRow()).toHaveAccessibleName(/^Time Zone Follows this device: /));
    expect(granted(await restDoor({ as: ada, zone: "Europe/Oslo" }).me()).timeZone).toBe("Europe/Oslo");
  });

  test("stays unchanged if the change fails, with an error", async () => {
    const { wire } = await openSettings(await person("ada"));
    wire.intercept(zoneMutation, cut);

    await chooseZone("Kiritimati", "Pacific/Kiritimati");

    await toast("alert", "ErrorFailed to update time zone setting");
    expect(screen.getByRole("dialog", { name: "Time Zone" })).toBeInTheDocument();
  });
});

describe("changing the password", () => {
  test("confirms it and closes, and the new password signs in", async () => {
    const ada = await person("ada");
    await openSettings(ada);

    await changePassword({ current: ada.password, new: "another secret" });

    await toast("status", "Password changed successfullyYour other devices were signed out.");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    granted(await restDoor({}).login({ email: ada.email, password: "another secret" }));
    for (const kept of [localStorage, sessionStorage]) expect(JSON.stringify(kept)).not.toContain("another secret");
  });

  test.each([
    ["New passwords do not match.", { new: "another secret", confirm: "an other secret" }, "Password mismatch"],
    ["Password must be at least 6 characters long.", { new: "short" }, "Password too short"],
  ])("sends no request if %s", async (words, typed, title) => {
    const ada = await person("ada");
    const { wire } = await openSettings(ada);

    await changePassword({ current: ada.password, ...typed });

    await toast("alert", `${title}${words}`);
    expect(within(screen.getByRole("dialog")).getByText(words)).toBeInTheDocument();
    expect(wire.sent(changePasswordMutation)).toBe(0);
  });

  test("marks every wrong field at once, and focuses the first", async () => {
    await openSettings(await person("ada"));

    await changePassword({ current: " {Backspace}", new: "short", confirm: "other" });

    expect(fieldNamed("Current password")).toHaveAccessibleDescription("Please enter your password.");
    expect(fieldNamed("New password")).toHaveAccessibleDescription(/at least 6 characters/);
    expect(fieldNamed("Confirm new password")).toHaveAccessibleDescription("New passwords do not match.");
    await waitFor(() => expect(fieldNamed("Current password")).toHaveFocus());
    await toast("alert", "Password mismatchNew passwords do not match.");
  });

  test("shows an error at the field of a wrong current password", async () => {
    const ada = await person("ada");
    await openSettings(ada);

    await changePassword({ current: "a guess", new: "another secret" });

    await toast("alert", "Password change failedThat is not your current password.");
    const field = within(screen.getByRole("dialog")).getByLabelText("Current password");
    expect(field).toHaveAccessibleDescription("That is not your current password.");
    await waitFor(() => expect(field).toHaveFocus());
  });

  test.each([
    ["the server cannot be reached", cut],
    ["the server fails", broken],
  ])("shows an error if %s, and keeps the typed text", async (_how, fate) => {
    const ada = await person("ada");
    const { wire } = await openSettings(ada);
    wire.intercept(changePasswordMutation, fate);

    await changePassword({ current: ada.password, new: "another secret" });

    await toast("alert", "Password change failedFailed to change password.");
    expect(within(screen.getByRole("dialog")).getByLabelText("New password")).toHaveValue("another secret");
  });
});

describe("active sessions", () => {
  test("are listed, and another session can be ended", async () => {
    const ada = await person("ada");
    const phone = await signedInAgain(ada);
    await openSettings(ada);
    const dialog = await openDevices();
    expect(await dialog.findByText("This device")).toBeInTheDocument();

    await userEvent.click(dialog.getByRole("button", { name: "Sign out" }));

    await toast("status", "Device signed out");
    await waitFor(() => expect(dialog.queryByRole("button", { name: "Sign out" })).not.toBeInTheDocument());
    expect(dialog.getByRole("region", { name: "Where you are signed in" })).toHaveFocus();
    expect(await restDoor({ as: phone }).me()).toMatchObject({ status: 401 });
    expect(await restDoor({ as: ada }).me()).toMatchObject({ email: ada.email });
  });

  test("are all ended but this one, after one question", async () => {
    const ada = await person("ada");
    const [phone, tablet] = [await signedInAgain(ada), await signedInAgain(ada)];
    await openSettings(ada);
    const dialog = await openDevices();
    const elsewhere = () => dialog.findByRole("button", { name: "Sign out everywhere else" });

    await userEvent.click(await elsewhere());
    const question = within(await screen.findByRole("alertdialog", { name: "Sign out everywhere else?" }));
    await userEvent.click(question.getByRole("button", { name: "Cancel" }));
    expect(await restDoor({ as: phone }).me()).toMatchObject({ email: ada.email });

    await userEvent.click(await elsewhere());
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Sign out" }));

    await toast("status", "Other devices signed out");
    await waitFor(() => expect(dialog.queryByRole("button", { name: "Sign out" })).not.toBeInTheDocument());
    expect(dialog.queryByRole("button", { name: "Sign out everywhere else" })).not.toBeInTheDocument();
    for (const other of [phone, tablet]) expect(await restDoor({ as: other }).me()).toMatchObject({ status: 401 });
    expect(await restDoor({ as: ada }).me()).toMatchObject({ email: ada.email });
  });

  test("stay if ending all others fails, with an error", async () => {
    const ada = await person("ada");
    const phone = await signedInAgain(ada);
    const { wire } = await openSettings(ada);
    wire.intercept(endOthersMutation, cut);
    const dialog = await openDevices();

    await userEvent.click(await dialog.findByRole("button", { name: "Sign out everywhere else" }));
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Sign out" }));

    await toast("alert", "ErrorYour other devices could not be signed out. Please try again.");
    expect(await restDoor({ as: phone }).me()).toMatchObject({ email: ada.email });
  });

  test("stay if ending them fails, with an error", async () => {
    const ada = await person("ada");
    await signedInAgain(ada);
    const { wire } = await openSettings(ada);
    wire.intercept(endSessionMutation, cut);
    const dialog = await openDevices();

    await userEvent.click(await dialog.findByRole("button", { name: "Sign out" }));

    await toast("alert", "ErrorThat device could not be signed out. Please try again.");
    expect(dialog.getByRole("button", { name: "Sign out" })).toBeInTheDocument();
  });

  test("that failed to load can be retried", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const { wire } = await openSettings(await person("ada"));
    wire.intercept(devicesQuery, cut);
    const dialog = await openDevices();
    await dialog.findByText("Your devices could not be loaded");
    wire.intercept(devicesQuery);

    await userEvent.click(dialog.getByRole("button", { name: "Try again" }));

    expect(await dialog.findByText("This device")).toBeInTheDocument();
  });
});

describe("managing the subscription", () => {
  test("opens the portal that the server names", async () => {
    const to = vi.spyOn(platform.leave, "to").mockReturnValue();
    const ada = await person("ada");
    await openSettings(ada);

    await userEvent.click(screen.getByRole("button", { name: "Manage My Subscription" }));

    await waitFor(() => expect(to).toHaveBeenCalledOnce());
    const address = new URL(to.mock.calls[0]?.[0] ?? "");
    expect([address.origin, address.pathname, address.searchParams.get("email")]).toEqual([
      new URL(serverUrl()).origin,
      "/checkout",
      ada.email,
    ]);
  });

  test.each([
    ["the server cannot be reached", cut],
    ["the payment service is away", async () => ownAnswer({ message: "Away" }, 503)],
    ["the answer names no address", async () => ownAnswer({})],
  ])("shows an error if %s", async (_how, fate) => {
    const to = vi.spyOn(platform.leave, "to").mockReturnValue();
    const ada = await person("ada");
    const through = browserFetch(ada);
    await openSettings(ada, (input, init) =>
      typeof input === "string" && input.endsWith("/api/create-portal-session") ? fate() : through(input, init),
    );

    await userEvent.click(screen.getByRole("button", { name: "Manage My Subscription" }));

    await toast("alert", "Portal ErrorUnable to open subscription portal");
    expect(to).not.toHaveBeenCalled();
  });
});

test("the portal cannot be opened if the server names no email address", async () => {
  const to = vi.spyOn(platform.leave, "to").mockReturnValue();
  const ada = await person("ada");
  const through = browserFetch(ada);
  await openSettings(ada, async (input, init) => {
    const answer = await through(input, init);
    return new Response((await answer.text()).replaceAll(ada.email, ""), answer);
  });

  await userEvent.click(screen.getByRole("button", { name: "Manage My Subscription" }));

  await toast("alert", "Portal ErrorUser email not found. Please try logging in again.");
  expect(to).not.toHaveBeenCalled();
});

describe("resetting progress", () => {
  test("asks first, and can be cancelled", async () => {
    const confirm = vi.spyOn(window, "confirm").mockReturnValue(false);
    const { wire } = await openSettings(await person("ada"));

    await userEvent.click(screen.getByRole("button", { name: "Reset Progress" }));

    expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Reset your progress\?.*for good/));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(wire.sent(resetMutation)).toBe(0);
  });

  test("confirms it, and leaves nothing of the diary on this device except its settings", async () => {
    vi.spyOn(window, "confirm").mockReturnValue(true);
    const ada = await person("ada");
    granted(await restDoor({ as: ada }).saveMood({ value: "joyful", note: "The heron" }));
    await openSettings(ada);
    await userEvent.click(screen.getByRole("switch", { name: "Wellness Tips" }));
    localStorage.setItem(draftOf("action"), '{"type":"action"}');

    await confirmWith(ada.password, "Reset Progress");

    await toast("status", "Progress ResetYour diary is now empty on all your devices.");
    await waitFor(() => expect(localStorage.getItem(draftOf("action"))).toBeNull());
    expect(await screen.findByRole("switch", { name: "Wellness Tips" })).not.toBeChecked();
    await userEvent.click(screen.getByRole("link", { name: "Journal" }));
    expect(await screen.findByRole("heading", { name: "Journal History" })).toBeInTheDocument();
    expect(screen.queryByText("The heron")).not.toBeInTheDocument();
    expect(granted(await restDoor({ as: ada }).moods()).entries).toEqual([]);
  });

  test("shows an error if it fails, and changes nothing", async () => {
    vi.spyOn(window, "confirm").mockReturnValue(true);
    const ada = await person("ada");
    granted(await restDoor({ as: ada }).saveMood());
    const { wire } = await openSettings(ada);
    wire.intercept(resetMutation, cut);
    localStorage.setItem(draftOf("action"), '{"type":"action"}');

    await confirmWith(ada.password, "Reset Progress");

    await toast("alert", "ErrorFailed to reset progress. Please try again.");
    wire.intercept(resetMutation, broken);
    await userEvent.click(within(dialogOf("Reset Progress")).getByRole("button", { name: "Reset Progress" }));
    await toast("alert", "ErrorFailed to reset progress. Please try again.");
    expect(localStorage.getItem(draftOf("action"))).not.toBeNull();
    expect(granted(await restDoor({ as: ada }).moods()).entries).toHaveLength(1);
  });

  test("on another device makes this device delete its data at the next response, with a reason", async () => {
    const ada = await person("ada");
    await openSettings(ada);
    localStorage.setItem(draftOf("action"), '{"type":"action"}');
    granted(await restDoor({ as: ada }).resetProgress());

    await userEvent.click(screen.getByRole("switch", { name: "Insights" }));

    await toast("status", "Progress ResetYou reset your progress on another device");
    await screen.findByRole("switch", { name: "Insights" });
    expect(localStorage.getItem(draftOf("action"))).toBeNull();
  });

  test("on another device makes this device delete its data when it is next opened, and only once", async () => {
    const ada = await person("ada");
    const { unmount, session } = await openSettings(ada);
    localStorage.setItem(draftOf("action"), '{"type":"action"}');
    session.end();
    unmount();
    granted(await restDoor({ as: ada }).resetProgress());

    const again = await openSettings(ada);
    expect(localStorage.getItem(draftOf("action"))).toBeNull();
    localStorage.setItem(draftOf("action"), '{"type":"event"}');
    again.session.end();
    again.unmount();

    await openSettings(ada);
    expect(localStorage.getItem(draftOf("action"))).not.toBeNull();
  });
});

describe("deleting the account", () => {
  test("asks first, and can be cancelled", async () => {
    const confirm = vi.spyOn(window, "confirm").mockReturnValue(false);
    const { wire } = await openSettings(await person("ada"));

    await userEvent.click(screen.getByRole("button", { name: "Delete Account" }));
    await userEvent.click(await screen.findByRole("button", { name: "Continue" }));

    expect(confirm).toHaveBeenCalledExactlyOnceWith(
      "Delete your account and everything you wrote? People keep the messages you sent them. This can’t be undone.",
    );
    expect(screen.queryByLabelText("Current password")).not.toBeInTheDocument();
    expect(wire.sent(deleteMutation)).toBe(0);
  });

  test("shows first in numbers what will be deleted, and offers the export", async () => {
    const ada = await person("ada");
    granted(await restDoor({ as: ada }).logAction());
    granted(await restDoor({ as: ada }).saveMood({ value: "calm" }));
    granted(await restDoor({ as: ada }).saveMood({ value: "happy" }));
    await openSettings(ada);

    await userEvent.click(screen.getByRole("button", { name: "Delete Account" }));

    const dialog = within(await screen.findByRole("dialog", { name: "Delete Account" }));
    const numbers = (await dialog.findAllByRole("listitem")).map(({ textContent }) => textContent);
    expect(numbers).toEqual(["1 action or event", "2 moods", "your profile and picture"]);
    const [, first] = dialog.getAllByRole("button").map(({ textContent }) => textContent);
    expect(first).toBe("Export Journal History");
  });

  test("works without the numbers if they cannot be loaded", async () => {
    const { wire } = await openSettings(await person("ada"));
    wire.intercept(numbersQuery, cut);

    await userEvent.click(screen.getByRole("button", { name: "Delete Account" }));

    expect(await screen.findByText(/^Everything you wrote/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Continue" })).toBeInTheDocument();
  });

  test("opens the landing page, confirms it, and leaves nothing on this device", async () => {
    vi.spyOn(window, "confirm").mockReturnValue(true);
    const ada = await person("ada");
    await openSettings(ada);
    await userEvent.click(screen.getByRole("switch", { name: "Wellness Tips" }));

    await confirmWith(ada.password, "Delete Account");

    await screen.findByRole("heading", { name: "Welcome Back" });
    await toast("status", "Account Deleted");
    expect(Object.keys(localStorage)).toEqual([]);
    expect(await restDoor({}).login({ email: ada.email, password: ada.password })).toMatchObject({ status: 401 });
  });

  test("is not reported as an expired session, even with other requests in flight", async () => {
    vi.spyOn(window, "confirm").mockReturnValue(true);
    const ada = await person("ada");
    const { wire } = await openSettings(ada);
    const [answering, answer] = delayedRequest();
    wire.intercept(deleteMutation, async (pass) => {
      const done = await pass();
      await answering(() => Promise.resolve(done));
      return done;
    });

    await confirmWith(ada.password, "Delete Account");
    await waitFor(async () => expect(await restDoor({ as: ada }).currentMood()).toMatchObject({ status: 401 }));
    fireEvent.click(screen.getByRole("button", { name: /^Signed-in Devices/, hidden: true }));
    await waitFor(() => expect(wire.sent(devicesQuery)).toBe(1));
    answer();

    await screen.findByRole("heading", { name: "Welcome Back" });
    await toast("status", "Account Deleted");
    expect(screen.queryByText(/has expired/)).not.toBeInTheDocument();
  });

  test.each([
    ["the server cannot be reached", cut],
    ["the server fails", broken],
  ])("shows an error if %s, and the person stays signed in", async (_how, fate) => {
    vi.spyOn(window, "confirm").mockReturnValue(true);
    const ada = await person("ada");
    const { wire } = await openSettings(ada);
    wire.intercept(deleteMutation, fate);

    await confirmWith(ada.password, "Delete Account");

    await toast("alert", "Deletion FailedFailed to delete account. Please try again.");
    expect(within(dialogOf("Delete Account")).getByLabelText("Current password")).toHaveValue(ada.password);
    expect(await restDoor({ as: ada }).me()).toMatchObject({ email: ada.email });
  });

  test("shows progress", async () => {
    vi.spyOn(window, "confirm").mockReturnValue(true);
    const ada = await person("ada");
    const { wire } = await openSettings(ada);
    const [waiting, goOn] = delayedRequest();
    wire.intercept(deleteMutation, waiting);

    await confirmWith(ada.password, "Delete Account");

    expect(await screen.findByRole("button", { name: "Deleting..." })).toHaveAttribute("aria-disabled", "true");
    goOn();
    await screen.findByRole("heading", { name: "Welcome Back" });
  });
});

describe.each([
  ["Reset Progress", resetMutation, "Error"],
  ["Delete Account", deleteMutation, "Deletion Failed"],
])("%s asks for the password", (name, mutation, failure) => {
  // jsdom has no layout, and Ariakit focuses only visible elements.
  beforeAll(() => void Object.assign(Element.prototype, { checkVisibility: () => true }));
  afterAll(() => void Reflect.deleteProperty(Element.prototype, "checkVisibility"));

  test("in a field that is focused, described and known to password managers", async () => {
    vi.spyOn(window, "confirm").mockReturnValue(true);
    const ada = await person("ada");
    await openSettings(ada);

    await begin(name);

    const field = await screen.findByLabelText("Current password");
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAttribute("autocomplete", "current-password");
    expect(dialogOf(name)).toHaveAccessibleDescription(/for good. Please enter your password/);
    expect(dialogOf(name).querySelector("[autocomplete=username]")).toHaveValue(ada.email);
  });

  test("and shows an error at the field if it is missing or wrong", async () => {
    vi.spyOn(window, "confirm").mockReturnValue(true);
    const ada = await person("ada");
    const { wire } = await openSettings(ada);
    await confirmWith("", name);
    const field = screen.getByLabelText("Current password");
    expect(field).toHaveAccessibleDescription("Please enter your password.");
    expect(wire.sent(mutation)).toBe(0);

    await userEvent.type(field, "a guess");
    await userEvent.click(within(dialogOf(name)).getByRole("button", { name }));

    await toast("alert", `${failure}That is not your current password.`);
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription("That is not your current password.");
    expect(field).toBeInvalid();
    expect(await restDoor({ as: ada }).me()).toMatchObject({ email: ada.email });
  });
});

function dialogOf(name: string): HTMLElement {
  return screen.getByRole("dialog", { name });
}

/** Presses a row, up to the field for the password. */
async function begin(name: string): Promise<void> {
  await userEvent.click(screen.getByRole("button", { name }));
  if (name === "Delete Account") await userEvent.click(await screen.findByRole("button", { name: "Continue" }));
}

/** Presses a row, accepts the browser's confirmation, and enters the password. */
async function confirmWith(password: string, name: string): Promise<void> {
  await begin(name);
  const field = await screen.findByLabelText("Current password");
  if (password) await userEvent.type(field, password);
  await userEvent.click(within(dialogOf(name)).getByRole("button", { name }));
}

function zoneRow() {
  return screen.getByRole("button", { name: /^Time Zone/, hidden: true });
}

async function chooseZone(typed: string, name: string | RegExp) {
  await userEvent.click(zoneRow());
  const dialog = within(await screen.findByRole("dialog", { name: "Time Zone" }));
  await userEvent.click(dialog.getByRole("combobox"));
  fireEvent.change(await screen.findByRole("combobox", { name: "Search time zones" }), { target: { value: typed } });
  await userEvent.click(await screen.findByRole("option", { name }));
  await userEvent.click(dialog.getByRole("button", { name: "Save" }));
}

async function changePassword({
  current,
  new: chosen,
  confirm = chosen,
}: {
  current: string;
  new: string;
  confirm?: string;
}) {
  await userEvent.click(screen.getByRole("button", { name: "Change Password" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change Password" }));
  await userEvent.type(dialog.getByLabelText("Current password"), current);
  await userEvent.type(dialog.getByLabelText("New password"), chosen);
  await userEvent.type(dialog.getByLabelText("Confirm new password"), confirm);
  await userEvent.click(dialog.getByRole("button", { name: "Change Password" }));
}

async function openDevices() {
  await userEvent.click(screen.getByRole("button", { name: /^Signed-in Devices/ }));
  return within(await screen.findByRole("dialog", { name: "Signed-in Devices" }));
}

function draftOf(form: string): string {
  return `kindling.draft.${platform.storage.user()?.id}.${form}`;
}

async function openSettings(as: Person, fetch?: typeof globalThis.fetch) {
  const wire = wireOver(fetch ?? browserFetch(as));
  const opened = openProduct({ as, path: "/settings", fetch: wire.fetch });
  await screen.findByRole("switch", { name: "Insights" });
  return { ...opened, wire };
}

function settingsIn(section: string) {
  return settingNames.filter((name) => settings[name].section === section);
}

function namesIn(section: string) {
  const switches = within(screen.getByRole("region", { name: section })).getAllByRole("switch");
  return switches.map((one) => one.getAttribute("name"));
}

function buttonsIn(section: string) {
  const rows = screen.getByRole("region", { name: section }).querySelectorAll("button, a");
  // A row begins with its title; a hint may follow.
  return [...rows].map((row) => row.querySelector("span + span > span")?.textContent ?? row.textContent);
}

/** A field of the open dialog. */
function fieldNamed(label: string): HTMLElement {
  return within(screen.getByRole("dialog")).getByLabelText(label);
}
