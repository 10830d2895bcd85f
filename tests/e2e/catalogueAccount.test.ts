import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { useBrowser, visit, type Visit } from "#tests/support/browser.ts";
import { expectToasts, type Screen } from "#tests/support/catalogue.ts";
import { fill, press, toast } from "#tests/support/checklist.ts";
import { answered, broken, cut, fatesOn, pass, refused } from "#tests/support/fates.ts";
import { person, type Person } from "#tests/support/people.ts";

// What toasts say of settings and of the account (docs/rules.md, Failures).

useBrowser();

const networkWords = "Kindling cannot be reached. Please check your connection and try again.";

const screens: Screen[] = [
  {
    name: "settings",
    open: () => settings(),
    tries: [
      {
        does: press("Karma Messages", "switch"),
        asks: "SettingSwitchesMutation",
        says: [
          [cut, "Error", "Failed to update karma messages setting"],
          [broken, "Error", "Failed to update karma messages setting"],
          [pass, "Setting Updated"],
        ],
      },
      {
        does: press("Anonymous Mode", "switch"),
        asks: "SettingSwitchesMutation",
        says: [
          [cut, "Error", "Failed to update anonymous mode setting"],
          [pass, "Setting Updated"],
        ],
      },
      {
        does: press("Export Journal History"),
        asks: "GET /api/user/export-journal",
        says: [
          [cut, "Export Failed", networkWords],
          [broken, "Export Failed"],
          [refused({ message: "Five times an hour." }, 429), "Export Failed", "Five times an hour."],
        ],
      },
      {
        does: press("Manage My Subscription"),
        asks: "POST /api/create-portal-session",
        says: [
          [cut, "Portal Error", "Unable to open subscription portal"],
          [broken, "Portal Error", "Unable to open subscription portal"],
          [answered({}), "Portal Error", "Unable to open subscription portal"],
        ],
      },
    ],
  },
  {
    name: "changing the password",
    open: async () => {
      const ada = await person("ada");
      const visited = await visit({ as: ada, path: "/settings" });
      await press("Change Password")(visited.page);
      await fill("Current password", ada.password)(visited.page);
      await fill("New password", "another secret")(visited.page);
      await fill("Confirm new password", "another secret")(visited.page);
      return visited;
    },
    tries: [
      {
        does: (page) => page.getByRole("dialog").getByRole("button", { name: "Change Password" }).click(),
        asks: "ChangePasswordDialogMutation",
        says: [
          [cut, "Password change failed", "Failed to change password."],
          [broken, "Password change failed", "Failed to change password."],
          [refused({ message: "Not this one." }), "Password change failed", "Not this one."],
          [pass, "Password changed successfully", "Your other devices were signed out."],
        ],
      },
    ],
  },
  {
    name: "starting over",
    open: () => asked("Reset Progress"),
    tries: [
      {
        does: confirmIn("Reset Progress"),
        asks: "ResetProgressDialogMutation",
        says: [
          [cut, "Error", "Failed to reset progress. Please try again."],
          [broken, "Error", "Failed to reset progress. Please try again."],
          [pass, "Progress Reset", "Your diary is empty, on every device."],
        ],
      },
    ],
  },
  {
    name: "leaving for good",
    open: () => asked("Delete Account"),
    tries: [
      {
        does: confirmIn("Delete Account"),
        asks: "DeleteAccountDialogMutation",
        says: [
          [cut, "Deletion Failed", "Failed to delete account. Please try again."],
          [broken, "Deletion Failed", "Failed to delete account. Please try again."],
          [pass, "Account Deleted"],
        ],
      },
    ],
  },
  {
    name: "one's profile",
    open: async () => visit({ as: await person("ada"), path: "/edit-profile" }),
    tries: [
      {
        does: press("Save"),
        asks: "ProfileFormMutation",
        says: [
          [cut, "Failed to update profile"],
          [broken, "Failed to update profile"],
          [refused({ message: "Not this name." }), "Failed to update profile", "Not this name."],
          [pass, "Profile updated"],
        ],
      },
    ],
  },
];

test.each(screens)("$name", expectToasts);

test("signing out where the server does not hear of it says so, and leads home all the same", async () => {
  const { page, mayComplainOf } = await settings();
  mayComplainOf(/Failed to load resource/);
  const fates = await fatesOn(page);
  fates.set("signOutMutation", cut);

  await press("Sign Out")(page);

  await toast("alert", "Logout failed", "There was a problem signing you out.")(page);
  await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
  expect(new URL(page.url()).pathname).toBe("/");
  expect(await page.evaluate(() => localStorage.getItem("kindling.user"))).toBeNull();
});

test("the portal needs the email", async () => {
  const ada = await person("ada");
  const { page } = await visit({ as: ada, path: "about:blank" });
  const fates = await fatesOn(page);
  for (const query of ["shellQuery", "SettingsScreenQuery"]) fates.set(query, without(ada.email));
  await page.goto("/settings");

  await press("Manage My Subscription")(page);

  await toast("alert", "Portal Error", "User email not found. Please try logging in again.")(page);
});

async function settings(as?: Person): Promise<Visit> {
  const visited = await visit({ as: as ?? (await person("ada")), path: "/settings" });
  visited.page.on("dialog", (question) => void question.accept());
  return visited;
}

/** The settings, at the dialog that asks for the password, which is filled in. */
async function asked(name: string): Promise<Visit> {
  const ada = await person("ada");
  const visited = await settings(ada);
  await press(name)(visited.page);
  await fill("Current password", ada.password)(visited.page);
  return visited;
}

function confirmIn(name: string) {
  return (page: Page) => page.getByRole("dialog").getByRole("button", { name }).click();
}

/** The answer, as if these words were not in it. */
function without(words: string) {
  return async (route: Route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(words, "") });
  };
}
