import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { phone, useBrowser, visit } from "#tests/support/browser.ts";
import { person, type Person } from "#tests/support/people.ts";

useBrowser();

test("two people in two browsers connect: a request, a bell, an acceptance and a gift arrive immediately", async () => {
  const [ada, bo] = [await person("ada"), await person("bo")];
  const { page: adas } = await visit({ as: ada, path: "/user-list", size: phone });
  const { page: bos, operations } = await visit({ as: bo, path: "/settings" });
  await bos.getByRole("heading", { name: "Settings" }).waitFor();

  await adas.getByRole("searchbox", { name: "Search by name" }).fill(bo.username);
  await cardOf(adas, bo).getByRole("button", { name: "Connect" }).click();
  await adas.getByText("Connection request sent").waitFor();
  await cardOf(adas, bo).getByRole("button", { name: "Requested" }).waitFor();

  await bos.getByRole("button", { name: "Notifications, 1" }).click();
  await bos.getByRole("link", { name: `${ada.username} would like to connect` }).click();
  await cardOf(bos, ada).getByRole("button", { name: "Accept" }).click();
  await bos.getByText("Connection accepted").waitFor();
  await bos.getByText("No pending connection requests").waitFor();
  await bos.getByRole("button", { name: /^Notifications/ }).waitFor({ state: "detached" });
  await cardOf(adas, bo).getByText("Connected", { exact: true }).waitFor();

  await adas.getByRole("link", { name: "Exchange" }).click();
  await adas.getByText("No messages yet").waitFor();
  await bos.getByRole("link", { name: "Back" }).click();
  await bos.getByRole("link", { name: "View Connected" }).click();
  await bos.getByRole("tab", { name: "Gift Gold" }).click();
  await bos.getByRole("textbox", { name: "Add a kind word" }).fill("Glad you asked");
  await bos.getByRole("button", { name: "Gift Gold" }).click();
  await bos.getByText("Karma Sent Successfully").waitFor();

  const dialog = adas.getByRole("dialog", { name: "New Karma Message(s)!" });
  await dialog.getByText("Glad you asked").waitFor();
  await adas.getByLabel("Notifications, 1").waitFor();
  await dialog.getByRole("button", { name: "Got it!" }).click();
  await adas.getByRole("button", { name: /^Notifications/ }).waitFor({ state: "detached" });
  await adas.getByRole("list", { name: "Recent Exchanges" }).getByText("Glad you asked").waitFor();

  expect(operations.filter((name) => name === "shellQuery")).toHaveLength(1);
});

function cardOf(page: Page, { username }: Person) {
  return page.getByRole("listitem", { name: username });
}
