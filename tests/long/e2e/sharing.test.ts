import type { Locator, Page } from "playwright-core";
import { beforeEach, describe, expect, test } from "vitest";
import { longNameOfDay } from "#domain/dayNames.ts";
import { localDateOf } from "#domain/days.ts";
import { shareDecorations } from "#domain/sharing.ts";
import { serverUrl } from "#tests/support/address.ts";
import { expectForEverybody, phone, useBrowser, visit, type Visit } from "#tests/support/browser.ts";
import { granted } from "#tests/support/door.ts";
import { person, type Person } from "#tests/support/people.ts";
import { present } from "#tests/support/present.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { decoded, downloadedBy, stubShareSheet, type ShareSheet } from "#tests/support/sharing.ts";

useBrowser();

const zone = "Europe/Paris";
const note =
  "Slept well, walked to work by the river and counted four herons on the way, each on one leg. Then it rained.";
const noteHint = "Your note goes into the picture. Remove it here if you like.";
const invitation = () => `Download Kindling and start your own karma journey: ${serverUrl()}`;
const today = () => localDateOf(present(), zone);

let ada: Person;

beforeEach(async () => {
  ada = await person("ada");
  granted(await restDoor({ as: ada, zone }).logAction({ reflection1: "It was a good moment." }));
  granted(await restDoor({ as: ada, zone }).saveMood({ value: "calm", note }));
});

describe("Share Your Karma Journey", () => {
  test("shares today's balance as an image 300 px wide at scale 2", async () => {
    const { page } = await atHome("takes it");
    const dialog = await opened(page, "Share Today's Karma", "Share Your Karma Journey");

    expect(await dialog.getByRole("listitem").allTextContents()).toEqual([
      "1 positive interaction",
      "2 reflections written",
      "More gold karma than learning points!",
      "Made progress today",
    ]);
    await dialog.getByText(longNameOfDay(today()), { exact: true }).waitFor();
    const description = dialog.getByRole("textbox", { name: "Description (optional)" });
    expect(await description.inputValue()).toBe("");
    await dialog.getByText("0/100 characters", { exact: true }).waitFor();
    await description.fill("A good day.");
    await dialog.getByText("11/100 characters", { exact: true }).waitFor();
    const card = await dialog.getByRole("group", { name: "Preview" }).boundingBox();

    await dialog.getByRole("button", { name: "Share", exact: true }).click();
    await dialog.waitFor({ state: "hidden" });

    const shared = await passedOn(page);
    expect(shared).toMatchObject({
      name: `karma-${today()}.png`,
      type: "image/png",
      title: "My Karma Journey",
      text: `A good day.\n\nMy karma journey: 2 Good Karma and 0 Learning Points.\n\n#KarmaJourney #GoodKarma #Kindling\n\n${invitation()}`,
    });
    const image = await decoded(shared.png);
    expect([image.width, image.height]).toEqual([600, (card?.height ?? 0) * 2]);
    expect(image.at(2, 2)).toEqual(lightSkyBlue);
    expect(image.at(image.width - 2, image.height - 2), "the land").toEqual([143, 191, 159, 255]);
    expect(image.near(242, 184, 58), "gold").toBeGreaterThan(500);
    expect(image.near(29, 95, 138), "the scale").toBeGreaterThan(2000);
  });

  test("counts the entries of the chosen range", async () => {
    granted(await restDoor({ as: ada, zone }).logAction({ occurredAt: "2020-02-03T12:00:00Z" }));
    const { page } = await atHome("takes it");
    await page.getByRole("combobox", { name: "Range" }).selectOption("All Time");

    const dialog = await opened(page, "Share Today's Karma · All Time", "Share Your Karma Journey");

    expect(await dialog.getByRole("listitem").allTextContents()).toEqual([
      "2 positive interactions",
      "2 reflections written",
      "More gold karma than learning points!",
      "Great all time performance",
    ]);
    await dialog.getByRole("img", { name: /4 Good Karma/ }).waitFor();
  });

  test("praises no range without an entry, and any range with one", async () => {
    const bo = await person("bo");
    const door = restDoor({ as: bo, zone });
    granted(await door.logAction({ type: "event", classification: "negative", occurredAt: "2020-02-03T12:00:00Z" }));
    const { page } = await atHome("absent", { as: bo });

    const empty = await opened(page, "Share Today's Karma", "Share Your Karma Journey");
    await empty.getByRole("img", { name: /0 Learning Points/ }).waitFor();
    expect(await empty.getByRole("list").count()).toBe(0);
    await close(page, empty);
    await page.getByRole("combobox", { name: "Range" }).selectOption("All Time");
    const all = await opened(page, "Share Today's Karma · All Time", "Share Your Karma Journey");
    expect(await all.getByRole("listitem").allTextContents()).toContain("Great all time performance");
  });

  test("drops its text when it closes, and accepts at most 100 characters", async () => {
    const { page } = await atHome("absent");
    const dialog = await opened(page, "Share Today's Karma", "Share Your Karma Journey");
    await dialog.getByRole("textbox").pressSequentially("x".repeat(102));
    await dialog.getByText("100/100 characters", { exact: true }).waitFor();
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "hidden" });

    await opened(page, "Share Today's Karma", "Share Your Karma Journey");

    expect(await dialog.getByRole("textbox").inputValue()).toBe("");
  });
});

describe("Share Your Mood", () => {
  test("shares the mood with the chosen decoration, prefilled with its note", async () => {
    const { page } = await atHome("takes it");
    const dialog = await opened(page, "Share", "Share Your Mood");

    const choices = dialog.getByRole("radiogroup", { name: "Decoration" }).getByRole("radio");
    const names = await choices.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
    expect(names).toEqual(shareDecorations.map(({ label }) => label));
    expect(await dialog.getByRole("radio", { name: "Sparkles", checked: true }).count()).toBe(1);
    await dialog.getByText(longNameOfDay(today()), { exact: true }).waitFor();
    expect(await dialog.getByRole("textbox").inputValue()).toBe(note.slice(0, 100));
    await dialog.getByText("100/100 characters", { exact: true }).waitFor();
    await dialog.getByText(noteHint, { exact: true }).waitFor();
    await dialog.getByRole("radio", { name: "Sunflower" }).click();
    await dialog.getByRole("group", { name: "Preview" }).getByText("🌻").waitFor();
    await dialog.getByRole("textbox").fill("");
    const card = await dialog.getByRole("group", { name: "Preview" }).boundingBox();

    await dialog.getByRole("button", { name: "Share", exact: true }).click();
    await dialog.waitFor({ state: "hidden" });

    const shared = await passedOn(page);
    expect(shared).toMatchObject({
      name: `mood-${today()}.png`,
      title: "My Mood",
      text: `My mood: 😌 Calm\n\n#Mood #Wellness #Kindling\n\n${invitation()}`,
    });
    const image = await decoded(shared.png);
    expect([image.width, image.height]).toEqual([600, (card?.height ?? 0) * 2]);
    expect(image.at(2, 2)).toEqual(lightSkyBlue);
    expect(image.at(300, 150), "the pebble").toEqual([255, 253, 249, 255]);

    await opened(page, "Share", "Share Your Mood");
    expect(await dialog.getByRole("textbox").inputValue()).toBe(note.slice(0, 100));
    expect(await dialog.getByRole("radio", { name: "Sparkles", checked: true }).count()).toBe(1);
  });

  test("shows the smiley before the first mood", async () => {
    const { page } = await atHome("absent", { as: await person("bo") });

    const dialog = await opened(page, "Share", "Share Your Mood");

    const preview = dialog.getByRole("group", { name: "Preview" });
    expect(await preview.innerText()).toContain("😊");
    expect(await preview.innerText()).toContain("Calm & Content");
    expect(await dialog.getByText(noteHint, { exact: true }).count()).toBe(0);
    expect(await dialog.getByRole("textbox").inputValue()).toBe("");
  });
});

describe("Share Quote", () => {
  test("shares the day's quote as a white image of 400x500 at scale 2", async () => {
    const { page } = await atHome("takes it");
    const card = page.getByRole("region", { name: "Daily Inspiration" });
    const quote = await card.getByRole("blockquote").innerText();
    const button = await card.getByRole("button").innerText();
    const category = button.replace("Share ", "");
    const dialog = await opened(page, button, "Share Quote");
    const preview = dialog.getByRole("group", { name: "Preview" });

    const words = (await preview.innerText()).split("\n").filter(Boolean);
    expect(words).toEqual([
      expect.stringMatching(/^🧘‍[♀♂]️$/u),
      "Daily Inspiration",
      category,
      quote,
      "From Kindling",
      "Track your journey to better karma and emotional wellness",
      "Start Your Karma Journey",
    ]);
    const box = await preview.boundingBox();
    expect(box?.width).toBe(400);
    expect(box?.height).toBeGreaterThanOrEqual(500);

    await dialog.getByRole("button", { name: "Share Quote" }).click();
    await dialog.waitFor({ state: "hidden" });

    const shared = await passedOn(page);
    expect(shared).toMatchObject({
      name: "daily-quote.png",
      title: `Daily ${category} Quote`,
      text: `Daily inspiration from Kindling\n\nTrack your journey to better karma and emotional wellness.\n\n${invitation()}`,
    });
    const image = await decoded(shared.png);
    expect([image.width, image.height]).toEqual([800, 1000]);
    expect(image.at(2, 2)).toEqual([255, 255, 255, 255]);
    expect(image.near(29, 95, 138), "the badge").toBeGreaterThan(10_000);
  });
});

test.each([
  { sheet: "absent", downloaded: ["mood", "quote"] },
  { sheet: "texts only", downloaded: ["mood", "quote"] },
  { sheet: "is closed", downloaded: [] },
  { sheet: "is refused", downloaded: ["quote"] },
  { sheet: "throws", downloaded: ["quote"] },
] as const)("share sheet “$sheet”: only $downloaded is downloaded", async ({ sheet, ...then }) => {
  const downloaded: readonly string[] = then.downloaded;
  const { page } = await atHome(sheet);

  await expectToStay(page, await opened(page, "Share Today's Karma", "Share Your Karma Journey"));

  const ofMood = await opened(page, "Share", "Share Your Mood");
  if (downloaded.includes("mood")) {
    const { name, png } = await downloadedBy(page, ofMood.getByRole("button", { name: "Share", exact: true }));
    expect(name).toBe(`mood-${today()}.png`);
    expect((await decoded(png)).width).toBe(600);
    await ofMood.waitFor({ state: "hidden" });
  } else await expectToStay(page, ofMood);

  const ofQuote = await opened(page, shareQuote, "Share Quote");
  if (downloaded.includes("quote")) {
    const { name, png } = await downloadedBy(page, ofQuote.getByRole("button", { name: "Share Quote" }));
    expect(name).toBe("daily-quote.png");
    expect((await decoded(png)).height).toBe(1000);
    const said = page.getByRole("status").filter({ hasText: "Quote image downloaded!" });
    await said.getByText("Share the downloaded image with friends and family!").waitFor();
    await ofQuote.waitFor({ state: "hidden" });
  } else await expectToStay(page, ofQuote);
});

describe("a failed image", () => {
  test("of the balance or of a mood shows no error, and a failed image of the quote shows one", async () => {
    const { page } = await atHome("takes it");
    await breakCanvas(page);
    await expectToStay(page, await opened(page, "Share Today's Karma", "Share Your Karma Journey"));
    await expectToStay(page, await opened(page, "Share", "Share Your Mood"));

    await opened(page, shareQuote, "Share Quote");
    await share(page);

    const said = page.getByRole("alert").filter({ hasText: "Error creating image" });
    await said.getByText("Unable to create shareable image. Please try again.").waitFor();
    expect(await page.evaluate(() => window.passedOn)).toEqual([]);
  });

  test("is also what a person gets when its code does not load", async () => {
    const { page, mayComplainOf } = await atHome("takes it");
    mayComplainOf(/Failed to load resource/);
    await page.route(/html2canvas/, (route) => route.abort());
    await expectToStay(page, await opened(page, "Share Today's Karma", "Share Your Karma Journey"));
    await expectToStay(page, await opened(page, "Share", "Share Your Mood"));
    await opened(page, shareQuote, "Share Quote");

    await share(page);

    await page.getByRole("alert").filter({ hasText: "Error creating image" }).waitFor();
  });
});

test("an image has the colours of the day theme by night, too", async () => {
  const { page } = await atHome("takes it", { theme: "dark" });
  await opened(page, "Share Today's Karma", "Share Your Karma Journey");

  await share(page);

  const image = await decoded((await passedOn(page)).png);
  expect(image.at(2, 2)).toEqual(lightSkyBlue);
  expect(image.near(29, 95, 138), "the scale").toBeGreaterThan(2000);
});

test("a phone shows a smaller preview, and shares an image of the same size", async () => {
  const { page } = await atHome("takes it", { size: phone });
  const dialog = await opened(page, shareQuote, "Share Quote");
  expect((await dialog.getByRole("group", { name: "Preview" }).boundingBox())?.width).toBeLessThan(330);

  await share(page);

  const image = await decoded((await passedOn(page)).png);
  expect([image.width, image.height]).toEqual([800, 1000]);
});

test("the image library loads with the dialog, not before", async () => {
  const { page } = await atHome("takes it");
  const loaded = () =>
    page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => name.includes("html2canvas")));
  expect(await loaded()).toBe(false);

  await opened(page, "Share", "Share Your Mood");

  await expect.poll(loaded).toBe(true);
});

test("the three share dialogs are accessible", async () => {
  const { page } = await atHome("takes it");
  for (const [button, title] of [
    ["Share Today's Karma", "Share Your Karma Journey"],
    ["Share", "Share Your Mood"],
    [shareQuote, "Share Quote"],
  ] as const) {
    const dialog = await opened(page, button, title);
    await expectForEverybody(page);
    await close(page, dialog);
  }
});

const shareQuote = /^Share (?:Karma|Positive|Meditation)/;
const lightSkyBlue = [198, 225, 244, 255];

async function atHome(sheet: ShareSheet, circumstances: Parameters<typeof visit>[0] = {}): Promise<Visit> {
  const seen = await visit({ as: ada, path: "about:blank", ...circumstances });
  await stubShareSheet(seen.page, sheet);
  await seen.page.goto("/");
  await seen.page.getByRole("button", { name: "Share Today's Karma" }).waitFor();
  return seen;
}

async function opened(page: Page, button: string | RegExp, title: string) {
  await page.getByRole("button", { name: button, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: title });
  await dialog.waitFor();
  // The opening animation scales it.
  await expect.poll(() => dialog.evaluate((box) => getComputedStyle(box).transform)).toBe("none");
  return dialog;
}

/** Presses the open dialog's button and waits until it has finished. */
async function share(page: Page): Promise<void> {
  const button = page.getByRole("dialog").getByRole("button", { name: /^(?:Share|Creating image)/ });
  await button.click();
  // In one call: between two calls the dialog could close.
  await expect.poll(() => button.evaluateAll((all) => all.some((one) => one.hasAttribute("data-busy")))).toBe(false);
}

async function passedOn(page: Page) {
  await expect.poll(() => page.evaluate(() => window.passedOn.length)).toBe(1);
  const [only] = await page.evaluate(() => window.passedOn);
  if (!only) throw new Error("Nothing was passed on.");
  const { base64, ...passed } = only;
  return { ...passed, png: Buffer.from(base64, "base64") };
}

/** Shares from a dialog, checks that nothing happens, and closes it. */
async function expectToStay(page: Page, dialog: Locator): Promise<void> {
  await share(page);

  await expectNothing(page);
  expect(await dialog.isVisible()).toBe(true);
  await close(page, dialog);
}

async function close(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
}

async function expectNothing(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.passedOn)).toEqual([]);
  expect(await page.getByRole("alert").count()).toBe(0);
  expect(await page.getByRole("status").filter({ hasText: /\w/ }).count()).toBe(0);
}

/** Makes the page's canvases fail. */
async function breakCanvas(page: Page): Promise<void> {
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (done) => done(null);
  });
}
