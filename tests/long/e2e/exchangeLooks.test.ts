import { test } from "vitest";
import { connectedPeople } from "#tests/support/relations.ts";
import { expectForEverybody, useBrowser, visit } from "#tests/support/browser.ts";
import { granted } from "#tests/support/door.ts";
import { person } from "#tests/support/people.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";

const [, rest] = peopleDoors;

useBrowser();

test("the exchange is accessible and fits the window: empty, full, and with each dialog open", async () => {
  const { ada, bo } = await connectedPeople();
  const { page: empty } = await visit({ as: await person("cy"), path: "/karma-exchange" });
  await empty.getByText("No messages yet").waitFor();
  await expectForEverybody(empty);

  granted(await rest.open(bo).send({ recipientId: ada.id, type: "good_karma" }));
  granted(await rest.open(ada).send({ recipientId: bo.id, type: "constructive_feedback" }));
  const { page } = await visit({ as: ada, path: "/karma-exchange" });
  await page.getByRole("dialog", { name: "New Karma Message(s)!" }).waitFor();
  await expectForEverybody(page);
  await page.getByRole("button", { name: "Got it!" }).click();

  await page.getByRole("radio", { name: "Send Good Karma" }).click();
  await page.getByRole("button", { name: "You made my day" }).click();
  await page.getByRole("button", { name: "Send Good Karma" }).click();
  await page.getByText("Missing Information").waitFor();
  await expectForEverybody(page);

  await page.getByRole("radio", { name: "Email" }).click();
  await page.getByRole("textbox", { name: "To" }).fill("Maya");
  await page.getByRole("button", { name: "Send Good Karma" }).click();
  await page.getByRole("dialog", { name: "Send via Email" }).waitFor();
  await expectForEverybody(page);
  await page.getByRole("button", { name: "Keep writing" }).click();

  await page.getByRole("button", { name: /^Options: the message from/ }).click();
  await page.getByRole("menuitem", { name: "Report" }).click();
  await page.getByRole("dialog", { name: "Report Message" }).waitFor();
  await expectForEverybody(page);
});
