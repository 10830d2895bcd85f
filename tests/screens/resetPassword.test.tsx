import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import resetMutation from "#client/__generated__/ResetPasswordFormMutation.graphql.ts";
import { toast } from "#tests/support/formPage.ts";
import { linkToPassword } from "#tests/support/inDatabase.ts";
import { person, type Person } from "#tests/support/people.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { restDoor } from "#tests/support/restDoor.ts";
import { screen, waitFor } from "#tests/support/screen.ts";
import { cut, wireOver } from "#tests/support/wire.ts";

const newPassword = "a new secret";

describe("a link to set a new password", () => {
  test.each([
    ["a visitor", false],
    ["somebody signed in", true],
  ])("sets the password for %s, ends the session and opens the sign-in form", async (_who, signedIn) => {
    const ada = await person("ada");
    await openLink(await linkToPassword(ada), signedIn ? ada : undefined);
    expect(document.title).toBe("Set a New Password · Kindling");

    await fillIn(newPassword);

    await toast("status", "Password changed successfullyYou can sign in with your new password.");
    await waitFor(() => expect(screen.getByRole("heading", { name: "Welcome Back" })).toHaveFocus());
    expect(window.location.pathname).toBe("/");
    expect(await restDoor({ as: ada }).me()).toMatchObject({ status: 401 });
    const { email } = ada;
    expect(await restDoor({}).login({ email, password: ada.password })).toMatchObject({ status: 401 });
    expect(await restDoor({}).login({ email, password: newPassword })).toMatchObject({ email });
  });

  test("removes its secret immediately from the address bar, the history and the device", async () => {
    const token = await linkToPassword(await person("ada"));
    const before = window.history.length;

    await openLink(token);

    await waitFor(() => expect(window.location.href).not.toContain("#"));
    expect(window.location.pathname).toBe("/reset-password");
    expect(window.history.length).toBe(before);
    expect(JSON.stringify([window.history.state, localStorage, sessionStorage])).not.toContain(token);
  });

  test.each([
    ["nothing", "", "", "Missing Information", "Please fill in all required fields to continue.", "Password"],
    [
      "two",
      "one secret",
      "other",
      "Password Mismatch",
      "Password and confirm password must match.",
      "Confirm Password",
    ],
    ["too little", "12345", "12345", "Password Too Short", "Password must be at least 6 characters long.", "Password"],
  ])("with %s shows the registration's error, and sends nothing", async (_what, first, second, title, words, where) => {
    const wire = await openLink(await linkToPassword(await person("ada")));

    await fillIn(first, second);

    await toast("alert", title + words);
    expect(field(where)).toHaveFocus();
    expect(field(where)).toHaveAccessibleDescription(new RegExp(words));
    expect(wire.sent(resetMutation)).toBe(0);
  });

  test("without a response keeps the text, and works again", async () => {
    const wire = await openLink(await linkToPassword(await person("ada")));
    wire.intercept(resetMutation, cut);
    await fillIn(newPassword);
    await toast("alert", "Password change failed");
    expect(field("Password")).toHaveValue(newPassword);

    wire.intercept(resetMutation);
    await userEvent.click(screen.getByRole("button", { name: "Set New Password" }));

    await toast("status", "Password changed successfully");
  });

  test("that was used or is too old says so, and names the mailbox for another link", async () => {
    const ada = await person("ada");
    await openLink(await linkToPassword(ada, 0));

    await fillIn(newPassword);

    await toast("alert", "This link is no longer valid. Please ask for a new one.");
    expect(await screen.findByRole("heading", { name: "This Link Has Expired" })).toHaveFocus();
    expect(screen.getByText(/work once, for 30 minutes.*“Forgot Password\?”/)).toBeInTheDocument();
    expect(screen.queryByLabelText("Password")).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Back to Login" })).toHaveAttribute("href", "/");
    expect(await restDoor({ as: ada }).me()).toMatchObject({ email: ada.email });
  });

  test.each(["", "#", "#short", `#${"a".repeat(42)}`, `#${"a".repeat(42)}%20`])(
    "that is not whole (%j) says so, and asks the server nothing",
    async (hash) => {
      openProduct({ path: `/reset-password${hash}` });

      expect(await screen.findByRole("heading", { name: "This Link Is Not Complete" })).toBeInTheDocument();
      expect(screen.queryByRole("button", { name: "Set New Password" })).not.toBeInTheDocument();
    },
  );
});

async function openLink(token: string, as?: Person) {
  const wire = wireOver(browserFetch(as));
  openProduct({ path: `/reset-password#${token}`, fetch: wire.fetch, ...(as ? { as } : {}) });
  await screen.findByRole("heading", { name: "Set a New Password" });
  return wire;
}

async function fillIn(password: string, again = password): Promise<void> {
  if (password) await userEvent.type(field("Password"), password);
  if (again) await userEvent.type(field("Confirm Password"), again);
  await userEvent.click(screen.getByRole("button", { name: "Set New Password" }));
}

function field(label: string): HTMLElement {
  return screen.getByLabelText(label);
}
