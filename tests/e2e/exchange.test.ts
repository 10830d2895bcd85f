import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { connectedPeople } from "#tests/support/relations.ts";
import { phone, scaleOf, tabTo, untilQuiet, useBrowser, visit } from "#tests/support/browser.ts";
import { granted } from "#tests/support/door.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";

const [, rest] = peopleDoors;

useBrowser();

test("a gift sent in one browser arrives in the dialog, the list and the balance of another", async () => {
  const { ada, bo } = await connectedPeople();
  const { page: hers } = await visit({ as: ada, path: "/exchange", size: phone });
  const { page: his } = await visit({ as: bo });
  await scaleOf(his, { gold: 0, coal: 0 }).waitFor();

  await hers.getByRole("radio", { name: "Send Good Karma" }).click();
  await hers.getByRole("combobox", { name: "To" }).selectOption({ label: bo.username });
  await hers.getByRole("button", { name: "Thanks for being there" }).click();
  await hers.getByRole("button", { name: "Send Good Karma" }).click();
  await hers.getByRole("status").getByText("Karma Sent Successfully").waitFor();
  await messages(hers).getByText("Sent").waitFor();
  await hers.getByRole("link", { name: "Home" }).click();
  await hers.getByText("Good karma sent").waitFor();
  expect(await hers.getByRole("region", { name: "Today's Summary" }).innerText()).toMatch(/Good karma sent\s*1/);

  await his.getByRole("navigation").getByRole("link", { name: "Exchange" }).click();
  const dialog = his.getByRole("dialog", { name: "New Karma Message(s)!" });
  await dialog.getByText("Thanks for being there").waitFor();
  await dialog.getByRole("button", { name: "Got it!" }).click();
  await dialog.waitFor({ state: "hidden" });
  await messages(his).getByText("Received").waitFor();
  await his.getByRole("link", { name: "Home" }).click();
  await scaleOf(his, { gold: 1, coal: 0 }).waitFor();
  expect(granted(await rest.open(bo).unseen())).toEqual([]);
});

test("a message is written and deleted by keyboard alone", async () => {
  const { ada, bo } = await connectedPeople();
  const { page } = await visit({ as: ada, path: "/karma-exchange" });
  await page.getByRole("combobox", { name: "To" }).waitFor();

  await tabTo(page, "radio", "Send Good Karma");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await tabTo(page, "combobox", "To");
  await page.keyboard.type(bo.username.slice(0, 2));
  await tabTo(page, "textbox", "Message");
  await page.keyboard.type("Without a mouse");
  await tabTo(page, "button", "Send Kind Message");
  await page.keyboard.press("Enter");
  await messages(page).getByText("Without a mouse").waitFor();

  await tabTo(page, "button", /^Options: the message to/);
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("group", { name: /is deleted/ }).waitFor();
  // Undo has the focus, and gives it back.
  await page.keyboard.press("Enter");
  await messages(page).getByText("Without a mouse").waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Undo" }).waitFor();
  await page.reload();
  await page.getByText("No messages yet").waitFor();
});

test("messages put away in one tab are not announced in another, with or without a connection", async () => {
  const { ada, bo } = await connectedPeople();
  granted(await rest.open(bo).send({ type: "kind_message", recipientId: ada.id, message: "While you were away" }));
  const { page: first, context, mayComplainOf } = await visit({ as: ada, path: "/karma-exchange" });
  mayComplainOf(/ERR_INTERNET_DISCONNECTED|cannot be reached/);
  await first.getByRole("dialog", { name: "New Karma Message(s)!" }).waitFor();
  await first.keyboard.press("Escape");
  await first.getByRole("dialog").waitFor({ state: "hidden" });
  const second = await context.newPage();
  await second.goto("/karma-exchange");
  await second.getByRole("button", { name: "Got it!" }).click();
  await expect.poll(async () => granted(await rest.open(ada).unseen())).toEqual([]);

  await context.setOffline(true);
  await first.getByRole("navigation").getByRole("link", { name: "Home" }).click();
  await first.getByRole("navigation").getByRole("link", { name: "Exchange" }).click();

  await messages(first).getByText("While you were away").waitFor();
  await untilQuiet(first);
  expect(await first.getByRole("dialog").count()).toBe(0);
});

function messages(page: Page) {
  return page.getByRole("list", { name: "Recent Exchanges" });
}
