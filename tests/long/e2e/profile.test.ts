import type { Page } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { connect } from "#tests/support/relations.ts";
import { expectForEverybody, phone, useBrowser, visit } from "#tests/support/browser.ts";
import { granted } from "#tests/support/door.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { person, type Person } from "#tests/support/people.ts";
import { pictureOf, somePicture } from "#tests/support/pictures.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { untilDraftStored } from "#tests/support/storeInBrowser.ts";

useBrowser();

test("a picture chosen on a phone is made small before it is sent, and shows immediately in another person's list", async () => {
  const [ada, bo] = [await person("ada"), await person("bo")];
  await connect(ada, bo);
  const { page } = await visit({ as: ada, path: "/edit-profile", size: phone });
  const { page: bos } = await visit({ as: bo, path: "/connected-users" });
  await bos.getByRole("listitem", { name: ada.username }).waitFor();
  const sent = page.waitForRequest((request) => (request.postData() ?? "").includes("profilePicture"));

  // Taken with the camera turned sideways.
  const photo = await sharp(await pictureOf("jpeg", { width: 2400, height: 1800 }))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  await choose(page, photo, "image/jpeg");
  expect(await shownIn(page, "main")).toEqual({ width: 300, height: 400 });
  await page.getByRole("textbox", { name: "Display Name" }).fill("Ada of the Engine");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Profile updated").waitFor();
  await page.getByRole("heading", { name: "Settings" }).waitFor();

  const { variables } = (await sent).postDataJSON() as { variables: { input: { profilePicture: string } } };
  const [start, file] = variables.input.profilePicture.split(",");
  const bytes = Buffer.from(file ?? "", "base64");
  expect(start).toBe("data:image/jpeg;base64");
  expect(bytes.length).toBeLessThan(60_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 300, height: 400 });

  await bos.reload();
  await bos.getByRole("listitem", { name: `Ada of the Engine @${ada.username}` }).waitFor();
  expect(await shownIn(bos, `main li[aria-labelledby]`)).toEqual({ width: 300, height: 400 });
  const { json } = await sendRequest("GET", "/api/auth/user", { headers: bearer(ada) });
  expect(json).toMatchObject({ displayName: "Ada of the Engine", profilePicture: expect.stringMatching(/^data:/) });
});

test("a transparent picture gets a white background, and a small one is not enlarged", async () => {
  const { page } = await visit({ as: await person("ada"), path: "/edit-profile" });
  const hole = { create: { width: 60, height: 30, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } } as const;

  await choose(page, await sharp(hole).png().toBuffer(), "image/png");

  expect(await shownIn(page, "main")).toEqual({ width: 60, height: 30 });
  const source = (await page.locator("main img").first().getAttribute("src")) ?? "";
  const { dominant } = await sharp(Buffer.from(source.split(",")[1] ?? "", "base64")).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
});

test("choices and typed text survive a reload, and Cancel discards them", async () => {
  const { page } = await visit({ as: await person("ada"), path: "/edit-profile" });
  await page.getByRole("textbox", { name: "Bio" }).fill("Walks before work.");
  await choose(page, await pictureOf("png"), "image/png");
  // The words alone take less.
  await untilDraftStored(page, 1_000);

  await page.reload();
  expect(await page.getByRole("textbox", { name: "Bio" }).inputValue()).toBe("Walks before work.");
  expect(await shownIn(page, "main")).toEqual({ width: 400, height: 300 });

  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("heading", { name: "Settings" }).waitFor();
  await page.goto("/edit-profile");
  await page.getByRole("button", { name: "Choose a picture" }).waitFor();
  expect(await page.getByRole("textbox", { name: "Bio" }).inputValue()).toBe("");
});

test("a person chooses, changes and saves a profile by keyboard alone", async () => {
  const ada = await person("ada");
  const { page } = await visit({ as: ada, path: "/edit-profile" });
  // Listen before the click, so that the browser opens no dialog.
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a picture" }).focus();
  await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "profilePicture");

  await page.keyboard.press("Space");
  await (await chooser).setFiles({ name: "me.png", mimeType: "image/png", buffer: await pictureOf("png") });
  await page.getByRole("button", { name: "Change picture" }).waitFor();
  const passed = [];
  for (let stop = 0; stop < 7; stop += 1) {
    await page.keyboard.press("Tab");
    passed.push(
      await page.evaluate(() => document.activeElement?.getAttribute("name") ?? document.activeElement?.textContent),
    );
  }
  expect(passed).toEqual(["Remove", "displayName", "email", "bio", "location", "Cancel", "Save"]);
  await page.keyboard.press("Enter");

  await page.getByText("Profile updated").waitFor();
  expect(granted(await restDoor({ as: ada }).profile())).toMatchObject({ hasPicture: true });
});

test("a profile that cannot be saved is accessible and fits the window", async () => {
  const { page } = await visit({ as: await pictured(), path: "/edit-profile", size: phone });
  await spoil(page);

  await expectForEverybody(page);
});

async function pictured(): Promise<Person> {
  const ada = await person("ada");
  granted(
    await restDoor({ as: ada }).updateProfile({ profilePicture: await somePicture(), bio: "Walks before work." }),
  );
  return ada;
}

async function choose(page: Page, file: Buffer, mimeType: string): Promise<void> {
  const input = page.getByRole("button", { name: "Choose a picture" });
  await input.setInputFiles({ name: "me", mimeType, buffer: file });
  await page.getByRole("button", { name: "Change picture" }).waitFor();
}

/** The size of the picture itself, once loaded. */
async function shownIn(page: Page, place: string): Promise<{ width: number; height: number }> {
  const image = page.locator(`${place} img`).first();
  await image.waitFor();
  return image.evaluate(async (element: HTMLImageElement) => {
    await element.decode();
    return { width: element.naturalWidth, height: element.naturalHeight };
  });
}

async function spoil(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill("ada at home");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Please enter a valid email address.").waitFor();
}
