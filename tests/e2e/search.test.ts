import { expect, test } from "vitest";
import { expectForEverybody, phone, tabTo, useBrowser, visit } from "#tests/support/browser.ts";
import { granted } from "#tests/support/door.ts";
import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";

useBrowser();

test("a search by keyboard alone ends by going back, survives a reload, and is not in the address", async () => {
  const ada = await person("ada");
  const door = restDoor({ as: ada, zone: "Europe/Paris" });
  granted(await door.logAction({ eventTitle: "Told a boy what a heron is" }));
  granted(await door.saveMood({ value: "calm", note: "Four herons." }));
  granted(await door.saveMood({ value: "tired", note: "Long day." }));
  const { page } = await visit({ as: ada, path: "/settings" });
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url(), request.headers().referer ?? ""));
  page.on("framenavigated", (frame) => addresses.push(frame.url()));
  await page.getByRole("heading", { name: "Settings", exact: true }).waitFor();

  // The key works once the screen has settled.
  const isJournal = async () => {
    await page.keyboard.press("Control+k");
    return new URL(page.url()).pathname === "/journal";
  };
  await expect.poll(isJournal).toBe(true);
  const field = page.getByRole("textbox", { name: "Search your diary" });
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type("heron");

  const names = page.getByRole("heading", { level: 3 });
  await expect.poll(() => names.allTextContents()).toEqual(["Calm", "Told a boy what a heron is"]);
  expect(await page.locator("mark").allTextContents()).toEqual(["heron", "heron"]);
  await tabTo(page, "button", "Options: Calm");
  await expectForEverybody(page);
  await page.goBack();
  await expect.poll(() => names.count()).toBe(3);
  await page.goForward();
  await expect.poll(() => names.count()).toBe(2);
  expect(await field.inputValue()).toBe("heron");
  await page.reload();
  await expect.poll(() => names.count()).toBe(2);

  expect(page.url()).toMatch(/\/journal#find$/);
  expect(addresses.filter((address) => address.includes("heron"))).toEqual([]);
});

test("a day that is chosen in a phone’s calendar brings its entries into view", async () => {
  const ada = await person("ada");
  const door = restDoor({ as: ada, zone: "Europe/Paris" });
  for (const note of ["One heron.", "Two herons.", "Three herons."])
    granted(await door.saveMood({ value: "calm", note }));
  const { page } = await visit({ as: ada, path: "/journal", size: phone, touch: true });
  await page.getByRole("textbox", { name: "Search your diary" }).fill("three herons");
  await expect.poll(() => page.locator("mark").count()).toBe(2);
  await page.getByRole("button", { name: "Open the calendar" }).tap();

  await page.getByRole("button", { name: /, 1 found$/ }).tap();

  await expect.poll(() => page.url()).toMatch(/\?day=/);
  const name = page.getByRole("heading", { level: 3, name: "Calm" });
  await expect.poll(async () => ((await name.boundingBox())?.y ?? Infinity) < phone.height * 0.75).toBe(true);
});
