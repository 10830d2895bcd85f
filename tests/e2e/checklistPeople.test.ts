import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { connect, requested } from "#tests/support/acquaintances.ts";
import { useBrowser, visit } from "#tests/support/browser.ts";
import {
  a,
  at,
  choices,
  field,
  fill,
  link,
  no,
  options,
  press,
  tabs,
  text,
  toast,
  walk,
} from "#tests/support/checklist.ts";
import { granted } from "#tests/support/door.ts";
import { person } from "#tests/support/people.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";

// What screens show of other people (docs/rules.md, Other people).

useBrowser();

const [, rest] = peopleDoors;

test("Karma Exchange", async () => {
  const [ada, bo] = [await person("ada"), await person("bo")];
  await connect(ada, bo);
  const { page, asked } = await visit({ as: ada, path: "/exchange" });

  await walk(page, [
    ["/karma-exchange and /exchange (same screen)", a("heading", "Karma Exchange"), at("/karma-exchange")],
    [
      "three choices: Send Good Karma, Kind Message, Constructive Feedback",
      choices("What to send", ["Send Good Karma", "Kind Message", "Constructive Feedback"]),
    ],
    ['"Send via" (In-App, Email, Text/SMS, Social)', choices("Send via", ["In-App", "Email", "Text/SMS", "Social"])],
    ["recipient: select of connected users for In-App", options("To", ["Choose a person", bo.username])],
    ["message box", field("Message")],
    [
      "type, message and recipient all required",
      press("Send"),
      toast("alert", "Missing Information", "Please fill in all required fields."),
      press("Kind Message", "radio"),
      fill("Message", "Thank you"),
      press("Send Kind Message"),
      toast("alert", "Missing Information", "Please fill in all required fields."),
    ],
    [
      "template buttons",
      async (on) =>
        expect(await on.getByRole("group", { name: "Templates" }).getByRole("button").allInnerTexts()).toEqual([
          "Thanks for being there",
          "I appreciated your help",
          "You made my day",
          "Custom message",
        ]),
    ],
    [
      "only for good karma and kind message",
      press("Constructive Feedback", "radio"),
      no("group", "Templates"),
      press("Send Good Karma", "radio"),
      a("group", "Templates"),
    ],
    ["free-text name otherwise", press("Email", "radio"), fill("To", "Maya")],
    [
      "non-in-app delivery methods open a share dialog instead of calling the server",
      press("Send Good Karma"),
      a("dialog", "Send via Email"),
      async () => expect(asked).not.toContain("useSendExchangeMutation"),
      press("Done"),
    ],
    ['"Recent Exchanges" list', a("heading", "Recent Exchanges")],
    ['toggle "Last 7 days" / "All Messages"', tabs("Recent Exchanges", ["Last 7 days", "All Messages"])],
  ]);
});

test("messages that came", async () => {
  const [ada, bo] = [await person("ada"), await person("bo")];
  await connect(ada, bo);
  const send = () => rest.open(bo).send({ recipientId: ada.id, message: "Well done" });
  for (let count = 0; count < 9; count += 1) granted(await send());
  const { page } = await visit({ as: ada, path: "/settings" });

  await walk(page, [
    ["the badge", text("9")],
    [
      '"9+" above 9',
      async () => {
        for (let count = 0; count < 43; count += 1) granted(await send());
      },
      text("9+"),
    ],
    [
      'dialog "New Karma Message(s)!" lists messages received since last check, button "Got it!"',
      async () => {
        granted(await rest.open(ada).clear());
        granted(await send());
      },
      press("Exchange", "link"),
      a("dialog", "New Karma Message(s)!"),
      press("Got it!"),
    ],
    [
      "relative times",
      async (on) =>
        expect(await on.getByRole("list", { name: "Recent Exchanges" }).locator("time").first().innerText()).toMatch(
          /^Just now|minutes? ago$/,
        ),
    ],
    [
      "a report button (received only) and a delete button",
      press(/^More for the message from/),
      a("menuitem", "Report"),
    ],
    ["delete", a("menuitem", "Delete"), async (on) => on.keyboard.press("Escape")],
    ["20 recent exchanges at most in the last-7-days view", listed(20)],
    ["50 in the all view", press("All Messages", "tab"), listed(50)],
    [
      '"last 7 days" is 7 days',
      async (on) => on.clock.setFixedTime(Date.now() + 7 * 86_400_000 + 60_000),
      async (on) => on.reload(),
      press("Last 7 days", "tab"),
      text("Nothing in the last 7 days"),
      async (on) => on.clock.setFixedTime(Date.now() + 7 * 86_400_000 - 600_000),
      async (on) => on.reload(),
      listed(20),
    ],
  ]);
});

test("a message that was sent", async () => {
  const [ada, bo] = [await person("ada"), await person("bo")];
  await connect(ada, bo);
  granted(await rest.open(ada).send({ type: "good_karma", recipientId: bo.id, message: "Well done" }));
  const { page } = await visit({ as: ada, path: "/karma-exchange" });

  await walk(page, [
    ["sent and received", text(/^Sent/)],
    ["a delete button", press(/^More for the message to/), a("menuitem", "Delete")],
    ["a report button (received only)", no("menuitem", "Report")],
  ]);
});

test("the user list", async () => {
  const [ada, bo, cy, di] = [
    await person("ada"),
    await person("walked"),
    await person("walked"),
    await person("walked"),
  ];
  await requested(ada, cy);
  await connect(ada, di);
  const { page } = await visit({ as: ada, path: "/user-list" });
  const card = (of: typeof bo, button: string) =>
    page.getByRole("listitem", { name: of.username }).getByRole("button", { name: button, exact: true }).waitFor();

  await walk(page, [
    ['user list ("Connect with Users", /user-list)', a("heading", "Connect with Users")],
    ["button to Connection Requests", link("Connection Requests", "/connection-requests")],
    ["View Connected", link("View Connected", "/connected-users")],
    ["a search box", async (on) => on.getByRole("searchbox", { name: "Search by name" }).fill("walked")],
    ["Connect", () => card(bo, "Connect")],
    ["Requested for pending", () => card(cy, "Requested")],
    ["Connected for accepted", () => card(di, "Connected")],
  ]);
});

test("Connection Requests", async () => {
  const [ada, bo] = [await person("ada"), await person("bo")];
  await requested(bo, ada);
  const { page } = await visit({ as: ada, path: "/connection-requests" });

  await walk(page, [
    ["Connection Requests (/connection-requests)", a("heading", "Connection Requests")],
    ["pending incoming requests", a("listitem", bo.username)],
    ["with Accept and Decline", a("button", "Accept"), a("button", "Decline")],
    ["pending to rejected (Decline)", press("Decline"), toast("status", "Connection rejected")],
    ['empty state "No pending connection requests"', text("No pending connection requests")],
  ]);
});

test("Connected Users", async () => {
  const [ada, bo] = [await person("ada"), await person("bo")];
  await connect(ada, bo);
  const { page } = await visit({ as: ada, path: "/connected-users" });

  await walk(page, [
    ["Connected Users (/connected-users)", a("heading", "Connected Users")],
    ["a send-karma panel (tabs Message or Gift Gold)", tabs(`Send karma to ${bo.username}`, ["Message", "Gift Gold"])],
    [
      "a connected-user send requires a non-empty message",
      press("Send Message"),
      async (on) => on.getByRole("alert").getByText("Missing Information").waitFor(),
    ],
    [
      "Remove",
      press("Remove"),
      async (on) => on.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click(),
      text("Connection removed"),
    ],
    ["the empty state links to the user list", link("Connect with Users", "/user-list")],
  ]);
});

function listed(count: number) {
  return async (page: Page) => {
    const items = page.getByRole("list", { name: "Recent Exchanges" }).getByRole("listitem");
    await expect.poll(() => items.count()).toBe(count);
  };
}
