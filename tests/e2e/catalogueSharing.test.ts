import { expect, test } from "vitest";
import { useBrowser, visit, type Visit } from "#tests/support/browser.ts";
import { press, toast } from "#tests/support/checklist.ts";
import { person } from "#tests/support/people.ts";

// What is said of images to share (docs/rules.md, Failures).

useBrowser();

test("an image of the quote that cannot be drawn says so, and one that can is downloaded where nothing shares it", async () => {
  const { page, mayComplainOf } = await sharing("Share Quote", /^Share (?:Karma|Positive Living|Meditation)$/);
  mayComplainOf(/Failed to load resource/);
  await press("Share Quote")(page);
  await toast("alert", "Error creating image", "Unable to create shareable image. Please try again.")(page);

  await page.unroute(drawing);
  await page.reload();
  await press(/^Share (?:Karma|Positive Living|Meditation)$/)(page);
  const coming = page.waitForEvent("download");
  await press("Share Quote")(page);
  await toast("status", "Quote image downloaded!", "Share the downloaded image with friends and family!")(page);
  expect((await coming).suggestedFilename()).toBe("daily-quote.png");
});

test.each([
  ["Share Your Karma Journey", "Share Today's Karma"],
  ["Share Your Mood", "Share"],
])("an image that cannot be drawn is silently given up: %s", async (title, opener) => {
  const { page, mayComplainOf } = await sharing(title, opener);
  mayComplainOf(/Failed to load resource/);
  const dialog = page.getByRole("dialog", { name: title });

  await dialog.getByRole("button", { name: "Share", exact: true }).click();

  await dialog.getByRole("button", { name: "Share", exact: true, disabled: false }).waitFor();
  expect(await page.locator("[data-toasts]").innerText()).toBe("");
  expect(await dialog.isVisible()).toBe(true);
});

/** What draws images. */
const drawing = /html2canvas/;

/** A share dialog of somebody whose browser gets nothing to draw with. */
async function sharing(title: string, opener: string | RegExp): Promise<Visit> {
  const visited = await visit({ as: await person("ada"), path: "about:blank" });
  const { page } = visited;
  await page.route(drawing, (route) => route.abort());
  await page.goto("/");
  await press(opener)(page);
  await page.getByRole("dialog", { name: title }).waitFor();
  return visited;
}
