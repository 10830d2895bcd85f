import type { Page } from "playwright-core";
import { test } from "vitest";
import { connect, requested } from "#tests/support/acquaintances.ts";
import { useBrowser, visit } from "#tests/support/browser.ts";
import { expectToasts, type Screen } from "#tests/support/catalogue.ts";
import { press } from "#tests/support/checklist.ts";
import { granted } from "#tests/support/door.ts";
import { broken, cut, pass, refused } from "#tests/support/fates.ts";
import { person } from "#tests/support/people.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";

// What toasts say of messages and connections (docs/rules.md, Failures).

useBrowser();

const [, rest] = peopleDoors;

const screens: Screen[] = [
  {
    name: "exchanging karma",
    open: async () => {
      const [ada, bo] = [await person("ada"), await person("bo")];
      await connect(ada, bo);
      granted(await rest.open(bo).send({ type: "kind_message", recipientId: ada.id, message: "Well done" }));
      const visited = await visit({ as: ada, path: "/karma-exchange" });
      const { page } = visited;
      await press("Got it!")(page);
      await page.getByRole("radio", { name: "Kind Message" }).click();
      await page.getByRole("combobox", { name: "To" }).selectOption({ label: bo.username });
      await page.getByRole("textbox", { name: "Message" }).fill("Thank you");
      return visited;
    },
    tries: [
      {
        does: press("Send Kind Message"),
        asks: "useSendExchangeMutation",
        says: [
          [cut, "Error", "Failed to send karma. Please try again."],
          [broken, "Error", "Failed to send karma. Please try again."],
          [pass, "Karma Sent Successfully"],
        ],
      },
      {
        does: reportMessage,
        asks: "ReportMessageMutation",
        says: [
          [cut, "Error", "Failed to submit report. Please try again."],
          [pass, "Report Submitted", "Thank you. Somebody will look at it."],
        ],
      },
      {
        does: deleteMessage,
        asks: "DeleteMessageMutation",
        says: [
          [cut, "Error", "Failed to delete message. Please try again."],
          [pass, "Message Deleted"],
        ],
      },
    ],
  },
  {
    name: "connecting",
    open: async () => {
      const [ada, bo] = [await person("ada"), await person("bo")];
      return visit({ as: ada, path: `/user-list?search=${bo.username}` });
    },
    tries: [
      {
        does: press("Connect"),
        asks: "ConnectButtonMutation",
        says: [
          [refused({ message: "You have asked them already." }), "Error", "You have asked them already."],
          [cut, "Error", "Failed to send connection request"],
          [broken, "Error", "Failed to send connection request"],
          [pass, "Connection request sent"],
        ],
      },
    ],
  },
  {
    name: "answering requests",
    open: async () => {
      const ada = await person("ada");
      for (const name of ["bo", "cy"]) await requested(await person(name), ada);
      return visit({ as: ada, path: "/connection-requests" });
    },
    tries: [
      {
        does: clearBell,
        asks: "NotificationsMutation",
        says: [
          [cut, "Error", "Failed to clear notifications"],
          [pass, "Notifications cleared"],
        ],
      },
      {
        does: (page) => page.getByRole("button", { name: "Accept" }).first().click(),
        asks: "AnswerButtonMutation",
        says: [
          [cut, "Error", "Failed to accept connection request"],
          [pass, "Connection accepted"],
        ],
      },
      {
        does: press("Decline"),
        asks: "AnswerButtonMutation",
        says: [[pass, "Connection rejected"]],
      },
    ],
  },
  {
    name: "writing to somebody one is connected with, and leaving them",
    open: async () => {
      const ada = await person("ada");
      await connect(await person("bo"), ada);
      return visit({ as: ada, path: "/connected-users" });
    },
    tries: [
      {
        does: async (page) => {
          await page.getByRole("textbox", { name: "Your message" }).fill("Thank you");
          await press("Send Message")(page);
        },
        asks: "useSendExchangeMutation",
        says: [
          [cut, "Error", "Failed to send karma. Please try again."],
          [pass, "Karma Sent Successfully"],
        ],
      },
      {
        does: async (page) => {
          await press("Remove")(page);
          await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
        },
        asks: "RemoveConnectionMutation",
        says: [
          [cut, "Error", "Failed to remove connection"],
          [pass, "Connection removed"],
        ],
      },
    ],
  },
];

test.each(screens)("$name", expectToasts);

async function deleteMessage(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^More for the message to/ }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
}

async function reportMessage(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Report Message" });
  if (!(await dialog.isVisible())) {
    await page.getByRole("button", { name: /^More for the message from/ }).click();
    await page.getByRole("menuitem", { name: "Report" }).click();
    await dialog.getByRole("combobox").selectOption({ index: 1 });
  }
  await dialog.getByRole("button", { name: "Submit Report" }).click();
}

async function clearBell(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Notifications" });
  if (!(await dialog.isVisible())) await page.getByRole("button", { name: /^Notifications/ }).click();
  await dialog.getByRole("button", { name: "Clear" }).click();
}
