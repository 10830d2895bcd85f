import { expect, test } from "vitest";
import { expectForEverybody, tabTo, useBrowser, visit } from "#tests/support/browser.ts";
import { archiveFiles, openingLimits } from "#domain/archive.ts";
import { manifestText, zipBlob } from "#tests/support/archiveFiles.ts";
import { archiveOf } from "#tests/support/archives.ts";
import { granted } from "#tests/support/door.ts";
import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";

useBrowser();

// That workers run under the content security policy, only a browser shows.
test("what was taken and sealed in the browser is brought back there, with the keyboard, and a bomb stops nothing", async () => {
  const ada = await person("ada");
  const door = restDoor({ as: ada });
  granted(await door.saveMood({ value: "calm", note: "The heron was back" }));
  const { entries } = await archiveOf(ada);
  const { page } = await visit({ as: ada, path: "/settings" });
  const passphrase = "horse battery staple";

  await page.getByRole("button", { name: /^Take everything/ }).press("Enter");
  await page.getByRole("checkbox", { name: "Encrypt it with a passphrase" }).press("Space");
  await page.getByLabel("Passphrase", { exact: true }).fill(passphrase);
  await page.getByLabel("Repeat the passphrase", { exact: true }).fill(passphrase);
  await expectForEverybody(page);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).press("Enter");
  const file = await (await downloading).path();
  await door.resetProgress();

  await page.goto("/bring-your-diary");
  const input = page.getByLabel("Choose a file", { exact: true });
  await input.waitFor();
  await expectForEverybody(page);
  await input.setInputFiles({ name: "bomb.zip", mimeType: "application/zip", buffer: await bomb() });
  await page.getByText("This file unpacks to far more than a diary holds, so it was not opened.").waitFor();
  await expectForEverybody(page);

  await page.getByRole("link", { name: "Skip to content" }).focus();
  const choosing = page.waitForEvent("filechooser");
  await tabTo(page, "button", "Choose a file");
  await page.keyboard.press("Enter");
  await (await choosing).setFiles(file);
  await page.getByLabel("Passphrase", { exact: true }).fill(passphrase);
  await page.keyboard.press("Enter");
  const bring = page.getByRole("button", { name: "Bring in 1 entry" });
  await bring.waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("What was found");
  await expectForEverybody(page);
  await bring.press("Enter");
  await page.getByRole("heading", { name: "It is all here" }).waitFor();
  await expectForEverybody(page);
  expect((await archiveOf(ada)).entries).toBe(entries);
});

test("a table asks which day a date is, and days in many languages are read in the browser", async () => {
  const { page } = await visit({ as: await person("ada"), path: "/bring-your-diary" });
  const rows = ["date,edited,mood", "mar. 19 déc. 2023 21:05,03/04/2024,good", "5 มีนาคม 2567,05/05/2024,good"];
  const table = { name: "diary.csv", mimeType: "text/csv", buffer: Buffer.from(rows.join("\n")) };

  await page.getByLabel("Choose a file", { exact: true }).setInputFiles(table);
  await page.getByRole("heading", { name: "Your table" }).waitFor();
  expect(await page.getByRole("radiogroup").count()).toBe(0);
  await page.getByLabel("Date", { exact: true }).selectOption({ label: "edited: 03/04/2024, 05/05/2024" });
  await page.getByRole("button", { name: "Continue" }).press("Enter");
  await page.getByText("Please choose which day it is.").waitFor();
  await expectForEverybody(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  expect(await page.getByRole("radio", { name: "Monday 4 March 2024" }).isChecked()).toBe(true);
  await page.getByLabel("Date", { exact: true }).selectOption({ index: 1 });
  await page.getByRole("button", { name: "Continue" }).press("Enter");
  await page.getByRole("heading", { name: "Your table" }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Continue" }).press("Enter");

  await page.getByText("From 19 December 2023 to 5 March 2024.").waitFor();
});

async function bomb(): Promise<Buffer> {
  const entries = "x".repeat(openingLimits.unpackedFreelyBytes * 10);
  const file = zipBlob({ [archiveFiles.manifest]: manifestText({}), [archiveFiles.entries]: entries }, { level: 9 });
  return Buffer.from(await file.arrayBuffer());
}
