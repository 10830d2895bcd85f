import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import changePasswordMutation from "#client/__generated__/ChangePasswordDialogMutation.graphql.ts";
import deleteMutation from "#client/__generated__/DeleteAccountDialogMutation.graphql.ts";
import devicesQuery from "#client/__generated__/DeviceListQuery.graphql.ts";
import endSessionMutation from "#client/__generated__/DeviceRowMutation.graphql.ts";
import resetMutation from "#client/__generated__/ResetProgressDialogMutation.graphql.ts";
import zoneMutation from "#client/__generated__/TimeZoneDialogMutation.graphql.ts";
import { platform } from "#client/platform/platform.ts";
import { version } from "#server/base/version.ts";
import { serverUrl } from "#tests/support/address.ts";
import { granted } from "#tests/support/door.ts";
import { toast } from "#tests/support/formPage.ts";
import { person, signedInAgain, type Person } from "#tests/support/people.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { somePicture } from "#tests/support/pictures.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { broken, cut, held, wireOver } from "#tests/support/wire.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

describe("the profile card", () => {
  test("shows who one is, with their picture, and leads to Edit Profile", async () => {
    const ada = await person("ada");
    const profile = { displayName: "Ada of the hill", profilePicture: await somePicture() };
    granted(await restDoor({ as: ada }).updateProfile(profile));
    await openSettings(ada);
    const card = within(screen.getByRole("region", { name: "Profile" }));

    expect(card.getByRole("heading", { name: "Ada of the hill" })).toBeInTheDocument();
    expect(card.getByText(ada.email)).toBeInTheDocument();
    expect(document.querySelector("img")).toHaveAttribute("src", expect.stringMatching(/^\/api\/pictures\//));
    expect(card.getByRole("link", { name: "Edit Profile" })).toHaveAttribute("href", "/edit-profile");
  });
});

test("every row of the settings stands in its section, in its order", async () => {
  await openSettings(await person("ada"));
  expect(namesIn("Notifications")).toEqual(["dailyReminder", "karmaMessages", "wellnessTips"]);
  expect(namesIn("Privacy")).toEqual(["anonymousMode", "insights", "heavyDays"]);
  expect(buttonsIn("Security")).toEqual(["Change Password", "Active Sessions", "Manage My Subscription", "Sign Out"]);
  expect(buttonsIn("Data & Account")).toEqual([
    "Export Journal History",
    "Reset Progress",
    "Contact Support",
    "Delete Account",
  ]);
});

test("support is written to by mail, the legal texts are a press away, and the version is named", async () => {
  await openSettings(await person("ada"));

  expect(screen.getByRole("link", { name: "Contact Support" })).toHaveAttribute(
    "href",
    expect.stringMatching(/^mailto:[^@]+@[^@]+$/),
  );
  expect(screen.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy-policy");
  expect(screen.getByRole("link", { name: "Terms & Conditions" })).toHaveAttribute("href", "/terms-conditions");
  expect(screen.getByRole("region", { name: "About" })).toHaveTextContent(`Version ${version}`);
});

describe("wellness tips", () => {
  test("are on, every 30 minutes, and known to this device alone", async () => {
    const { wire } = await openSettings(await person("ada"));
    const before = wire.sentInAll();

    expect(screen.getByRole("switch", { name: "Wellness Tips" })).toBeChecked();
    expect(screen.getByRole("combobox", { name: "Minutes between tips" })).toHaveValue("30");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Minutes between tips" }), "60");
    await userEvent.click(screen.getByRole("switch", { name: "Wellness Tips" }));

    expect(wire.sentInAll()).toBe(before);
    expect(screen.queryByRole("combobox", { name: "Minutes between tips" })).not.toBeInTheDocument();
  });

  test("switched off take their button from the dashboard, and give it back", async () => {
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
  test("follows the device, until one is chosen", async () => {
    const ada = await person("ada");
    await openSettings(ada);
    expect(zoneRow()).toHaveAccessibleDescription(/^Follows this device: /);

    await chooseZone("Kiritimati", "Pacific/Kiritimati");

    await toast("status", "Setting Updated");
    expect(zoneRow()).toHaveAccessibleDescription("Pacific/Kiritimati");
    expect(granted(await restDoor({ as: ada, zone: "Europe/Oslo" }).me()).timeZone).toBe("Pacific/Kiritimati");

    await chooseZone("Follow", /^Follow this device/);
    await waitFor(() => expect(zoneRow()).toHaveAccessibleDescription(/^Follows this device: /));
    expect(granted(await restDoor({ as: ada, zone: "Europe/Oslo" }).me()).timeZone).toBe("Europe/Oslo");
  });

  test("stays what it was when it cannot be changed, and says so", async () => {
    const { wire } = await openSettings(await person("ada"));
    wire.treat(zoneMutation, cut);

    await chooseZone("Kiritimati", "Pacific/Kiritimati");

    await toast("alert", "ErrorFailed to update time zone setting");
    expect(screen.getByRole("dialog", { name: "Time Zone" })).toBeInTheDocument();
  });
});

describe("changing the password", () => {
  test("says so, closes, and lets in by the new one", async () => {
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
  ])("asks nobody where %s", async (words, typed, title) => {
    const ada = await person("ada");
    const { wire } = await openSettings(ada);

    await changePassword({ current: ada.password, ...typed });

    await toast("alert", `${title}${words}`);
    expect(within(screen.getByRole("dialog")).getByText(words)).toBeInTheDocument();
    expect(wire.sent(changePasswordMutation)).toBe(0);
  });

  test("with a wrong one says so at its field", async () => {
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
    ["something goes wrong there", broken],
  ])("fails aloud where %s, and keeps what was typed", async (_how, fate) => {
    const ada = await person("ada");
    const { wire } = await openSettings(ada);
    wire.treat(changePasswordMutation, fate);

    await changePassword({ current: ada.password, new: "another secret" });

    await toast("alert", "Password change failedFailed to change password.");
    expect(within(screen.getByRole("dialog")).getByLabelText("New password")).toHaveValue("another secret");
  });
});

describe("active sessions", () => {
  test("are listed, and another can be signed out", async () => {
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

  test("that cannot be ended stay, and say so", async () => {
    const ada = await person("ada");
    await signedInAgain(ada);
    const { wire } = await openSettings(ada);
    wire.treat(endSessionMutation, cut);
    const dialog = await openDevices();

    await userEvent.click(await dialog.findByRole("button", { name: "Sign out" }));

    await toast("alert", "ErrorThat device could not be signed out. Please try again.");
    expect(dialog.getByRole("button", { name: "Sign out" })).toBeInTheDocument();
  });

  test("that cannot be loaded can be asked for again", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const { wire } = await openSettings(await person("ada"));
    wire.treat(devicesQuery, cut);
    const dialog = await openDevices();
    await dialog.findByText("Your sessions could not be loaded");
    wire.treat(devicesQuery);

    await userEvent.click(dialog.getByRole("button", { name: "Try again" }));

    expect(await dialog.findByText("This device")).toBeInTheDocument();
  });
});

describe("managing the subscription", () => {
  test("leads to the portal that the server names", async () => {
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
    ["the payment service is away", async () => Response.json({ message: "Away" }, { status: 503 })],
    ["the answer names no address", async () => Response.json({})],
  ])("says so where %s", async (_how, fate) => {
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

test("the portal needs the e-mail", async () => {
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
  test("is asked about first, and then not done", async () => {
    const confirm = vi.spyOn(window, "confirm").mockReturnValue(false);
    const { wire } = await openSettings(await person("ada"));

    await userEvent.click(screen.getByRole("button", { name: "Reset Progress" }));

    expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Reset your progress\?.*for good/));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(wire.sent(resetMutation)).toBe(0);
  });

  test("says so, and leaves nothing of the diary on this device, but its settings", async () => {
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

  test("that fails says so, and changes nothing", async () => {
    vi.spyOn(window, "confirm").mockReturnValue(true);
    const ada = await person("ada");
    granted(await restDoor({ as: ada }).saveMood());
    const { wire } = await openSettings(ada);
    wire.treat(resetMutation, cut);
    localStorage.setItem(draftOf("action"), '{"type":"action"}');

    await confirmWith(ada.password, "Reset Progress");

    await toast("alert", "ErrorFailed to reset progress. Please try again.");
    wire.treat(resetMutation, broken);
    await userEvent.click(within(dialogOf("Reset Progress")).getByRole("button", { name: "Reset Progress" }));
    await toast("alert", "ErrorFailed to reset progress. Please try again.");
    expect(localStorage.getItem(draftOf("action"))).not.toBeNull();
    expect(granted(await restDoor({ as: ada }).moods()).entries).toHaveLength(1);
  });

  test("elsewhere makes this device drop what it holds, at its next answer, and says why", async () => {
    const ada = await person("ada");
    await openSettings(ada);
    localStorage.setItem(draftOf("action"), '{"type":"action"}');
    granted(await restDoor({ as: ada }).resetProgress());

    await userEvent.click(screen.getByRole("switch", { name: "Insights" }));

    await toast("status", "Progress ResetYou reset your progress on another device");
    await screen.findByRole("switch", { name: "Insights" });
    expect(localStorage.getItem(draftOf("action"))).toBeNull();
  });

  test("elsewhere while this device was off makes it drop what it holds when it opens, and only then", async () => {
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
  test("is asked about first, and then not done", async () => {
    const confirm = vi.spyOn(window, "confirm").mockReturnValue(false);
    const { wire } = await openSettings(await person("ada"));

    await userEvent.click(screen.getByRole("button", { name: "Delete Account" }));

    expect(confirm).toHaveBeenCalledExactlyOnceWith(
      "Delete your account and everything you wrote? People keep the messages you sent them. This can’t be undone.",
    );
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(wire.sent(deleteMutation)).toBe(0);
  });

  test("leads to the landing, says so, and leaves nothing on this device", async () => {
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

  test("is not taken for a session that expired, whatever else was asked meanwhile", async () => {
    vi.spyOn(window, "confirm").mockReturnValue(true);
    const ada = await person("ada");
    const { wire } = await openSettings(ada);
    const [answering, answer] = held();
    wire.treat(deleteMutation, async (pass) => {
      const done = await pass();
      await answering(() => Promise.resolve(done));
      return done;
    });

    await confirmWith(ada.password, "Delete Account");
    await waitFor(async () => expect(await restDoor({ as: ada }).currentMood()).toMatchObject({ status: 401 }));
    fireEvent.click(screen.getByRole("button", { name: "Active Sessions", hidden: true }));
    await waitFor(() => expect(wire.sent(devicesQuery)).toBe(1));
    answer();

    await screen.findByRole("heading", { name: "Welcome Back" });
    await toast("status", "Account Deleted");
    expect(screen.queryByText(/has expired/)).not.toBeInTheDocument();
  });

  test.each([
    ["the server cannot be reached", cut],
    ["something goes wrong there", broken],
  ])("says so where %s, and one stays", async (_how, fate) => {
    vi.spyOn(window, "confirm").mockReturnValue(true);
    const ada = await person("ada");
    const { wire } = await openSettings(ada);
    wire.treat(deleteMutation, fate);

    await confirmWith(ada.password, "Delete Account");

    await toast("alert", "Deletion FailedFailed to delete account. Please try again.");
    expect(within(dialogOf("Delete Account")).getByLabelText("Current password")).toHaveValue(ada.password);
    expect(await restDoor({ as: ada }).me()).toMatchObject({ email: ada.email });
  });

  test("shows that it is under way", async () => {
    vi.spyOn(window, "confirm").mockReturnValue(true);
    const ada = await person("ada");
    const { wire } = await openSettings(ada);
    const [waiting, goOn] = held();
    wire.treat(deleteMutation, waiting);

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
  // jsdom draws nothing, and Ariakit focuses only what can be seen.
  beforeAll(() => void Object.assign(Element.prototype, { checkVisibility: () => true }));
  afterAll(() => void Reflect.deleteProperty(Element.prototype, "checkVisibility"));

  test("in a field that is focused, described and known to password managers", async () => {
    vi.spyOn(window, "confirm").mockReturnValue(true);
    const ada = await person("ada");
    await openSettings(ada);

    await userEvent.click(screen.getByRole("button", { name }));

    const field = await screen.findByLabelText("Current password");
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAttribute("autocomplete", "current-password");
    expect(dialogOf(name)).toHaveAccessibleDescription(/for good. Please enter your password/);
    expect(dialogOf(name).querySelector("[autocomplete=username]")).toHaveValue(ada.email);
  });

  test("and says at the field that it is missing, and that it is wrong", async () => {
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

/** Presses a row, which the browser confirms, and confirms it by the password. */
async function confirmWith(password: string, name: string): Promise<void> {
  await userEvent.click(screen.getByRole("button", { name }));
  const field = await screen.findByLabelText("Current password");
  if (password) await userEvent.type(field, password);
  await userEvent.click(within(dialogOf(name)).getByRole("button", { name }));
}

function zoneRow() {
  return screen.getByRole("button", { name: "Time Zone", hidden: true });
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
  await userEvent.click(screen.getByRole("button", { name: "Active Sessions" }));
  return within(await screen.findByRole("dialog", { name: "Active Sessions" }));
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

function namesIn(section: string) {
  const switches = within(screen.getByRole("region", { name: section })).getAllByRole("switch");
  return switches.map((one) => one.getAttribute("name"));
}

function buttonsIn(section: string) {
  const rows = screen.getByRole("region", { name: section }).querySelectorAll("button, a");
  return [...rows].map((row) => {
    const label = row.getAttribute("aria-labelledby");
    return (label ? document.getElementById(label) : row)?.textContent;
  });
}
