import type { Page } from "playwright-core";
import { test } from "vitest";
import { fillRegistration } from "#tests/support/accountForm.ts";
import { useBrowser, visit } from "#tests/support/browser.ts";
import { expectToasts, type Screen } from "#tests/support/catalogue.ts";
import { press } from "#tests/support/checklist.ts";
import { granted } from "#tests/support/door.ts";
import { answered, broken, cut, pass, refused } from "#tests/support/fates.ts";
import { person, registration, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { choose } from "#tests/support/wizardPage.ts";

// What toasts say (docs/rules.md, Failures): before somebody signs in, and of what they write down for themselves.

useBrowser();

const kind = {
  type: "I did something",
  classification: "Positive",
  intention: "Positive",
  response: "Happy",
  effect: "Great",
} as const;

/** A trial call that succeeds, and says no address to go on to. */
const noAddress = answered({ data: { createTrialUser: { __typename: "CreateTrialUserPayload", email: "" } } });

const screens: Screen[] = [
  {
    name: "signing in",
    open: () => visit(),
    tries: [
      {
        does: (page) => signIn(page, { email: "ada@example.org", password: "not hers" }),
        asks: "LoginFormMutation",
        says: [
          [cut, "Login Failed", "Something went wrong. Please try again."],
          [broken, "Login Failed", "Something went wrong. Please try again."],
          [pass, "Login Failed", "Invalid email or password."],
          [refused({ message: "Not now", details: "Come back later." }), "Login Failed", "Not now. Come back later."],
        ],
      },
      {
        does: async (page) => signIn(page, await person("ada")),
        asks: "LoginFormMutation",
        says: [[pass, "Welcome back!", "You are now logged in."]],
      },
    ],
  },
  {
    name: "starting a trial",
    open: async () => {
      const visited = await visit();
      await press("Don't have an account? Register")(visited.page);
      await fillRegistration(visited.page, registration());
      return visited;
    },
    tries: [
      {
        does: press("Start 7-Day Free Trial"),
        asks: "RegistrationFormMutation",
        says: [
          [cut, "Checkout Error", "Failed to start trial. Please try again."],
          [broken, "Checkout Error", "Failed to start trial. Please try again."],
          [refused({ message: "Taken" }, 409), "Checkout Error", "Failed to start trial. Please try again."],
          [noAddress, "Error", "Something went wrong with the checkout."],
        ],
      },
    ],
  },
  {
    name: "logging an action",
    open: async () => {
      const visited = await visit({ as: await person(), path: "/log-action" });
      await choose(visited.page, kind);
      return visited;
    },
    tries: [
      {
        does: press("Log This Action"),
        asks: "saveEntryActionMutation",
        says: [
          [cut, "Error", "Failed to log action. Please try again."],
          [broken, "Error", "Failed to log action. Please try again."],
          [pass, "Action Logged Successfully", "Your karma balance has been updated."],
        ],
      },
    ],
  },
  {
    name: "saving a mood",
    open: async () => {
      const visited = await visit({ as: await person(), path: "/mood" });
      await visited.page.getByRole("radio", { name: "Calm", exact: true }).click();
      return visited;
    },
    tries: [
      {
        does: press("Save Mood"),
        asks: "saveEntryMoodMutation",
        says: [
          [cut, "Error", "Failed to save mood: Please try again."],
          [broken, "Error", "Failed to save mood: Please try again."],
          [refused({ message: "This mood is unknown." }), "Error", "Failed to save mood: This mood is unknown."],
          [pass, "Mood Saved", "Your current mood has been updated."],
        ],
      },
    ],
  },
  {
    name: "writing and deleting in the journal",
    open: async () => {
      const ada = await person();
      granted(await restDoor({ as: ada }).logAction({ eventTitle: "Held the door" }));
      granted(await restDoor({ as: ada }).saveMood({ value: "tired" }));
      return visit({ as: ada, path: "/journal?new=true" });
    },
    tries: [
      {
        does: async (page) => {
          await page.getByRole("textbox", { name: "What is on your mind?" }).fill("Coffee on the step.");
          await press("Save Entry")(page);
        },
        asks: "saveEntryJournalMutation",
        says: [
          [cut, "Error", "Failed to save journal entry. Please try again."],
          [broken, "Error", "Failed to save journal entry. Please try again."],
          [pass, "Journal Entry Saved", "+1 Gold Karma earned"],
        ],
      },
      {
        does: (page) => deleteFrom(page, "Held the door"),
        asks: "DeleteEntryActionMutation",
        says: [
          [refused({ message: "Please wait a moment." }, 429), "Error", "Please wait a moment."],
          [refused({ message: "Token expired" }), "Error", "Your session has expired. Please log in again."],
          [refused({ message: "Unauthorized" }), "Error", "Your session has expired. Please log in again."],
          [pass, "Action Deleted"],
        ],
      },
      {
        does: (page) => deleteFrom(page, "Tired"),
        asks: "DeleteEntryMoodMutation",
        says: [
          [refused({ message: "Please wait a moment." }, 429), "Error", "Please wait a moment."],
          [pass, "Mood Deleted"],
        ],
      },
    ],
  },
];

test.each(screens)("$name", expectToasts);

async function signIn(page: Page, { email, password }: Pick<Person, "email" | "password">): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await press("Sign In")(page);
}

async function deleteFrom(page: Page, entry: string): Promise<void> {
  await press(`More for ${entry}`)(page);
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
}
