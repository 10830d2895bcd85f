import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { lookInsidePath, registerPath, signedInPaths } from "#domain/paths.ts";
import { desktop, phone, sessionEnded, untilQuiet, useBrowser, visit } from "#tests/support/browser.ts";
import { granted } from "#tests/support/door.ts";
import { globalIdOf } from "#tests/support/globalId.ts";
import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";

useBrowser();

describe("the landing page, before the client has loaded", () => {
  test("keeps typed text, and signs in once the client has loaded if Enter was pressed", async () => {
    const ada = await person("ada");
    const { page, release } = await openHeld();
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.method()} ${request.url()}`));
    await page.getByRole("textbox", { name: "Email" }).fill(ada.email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(ada.password);
    await page.keyboard.press("Enter");

    expect(await button(page, "Sign In").isDisabled()).toBe(true);
    release();

    await page.getByRole("heading", { name: "Your Karma Balance" }).waitFor();
    expect(sent.filter((one) => !one.startsWith("GET ") && !one.endsWith("/graphql"))).toEqual([]);
    expect(sent.join()).not.toContain(encodeURIComponent(ada.password));
  });

  test("keeps typed text and the focus, and waits if something was typed after Enter", async () => {
    const ada = await person("ada");
    const { page, release } = await openHeld();
    await page.getByRole("textbox", { name: "Email" }).fill(ada.email);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.type(ada.password);

    release();
    await expect.poll(() => button(page, "Sign In").isDisabled()).toBe(false);

    expect(await page.getByRole("textbox", { name: "Email" }).inputValue()).toBe(ada.email);
    expect(await password(page).inputValue()).toBe(ada.password);
    expect(await password(page).evaluate((field) => field === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname).toBe("/");

    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Your Karma Balance" }).waitFor();
  });

  test("signs in once the client has loaded if its button was pressed", async () => {
    const ada = await person("ada");
    const { page, release } = await openHeld({ size: phone, touch: true });
    await page.getByRole("textbox", { name: "Email" }).fill(ada.email);
    await password(page).fill(ada.password);
    await button(page, "Sign In").tap({ force: true });

    release();

    await page.getByRole("heading", { name: "Your Karma Balance" }).waitFor();
  });

  test("shows the weather of a face once the client has loaded if it was pressed", async () => {
    const { page, release } = await openHeld();
    await button(page, "Calm").click({ force: true });

    release();

    await expect.poll(() => button(page, "Calm").getAttribute("aria-pressed")).toBe("true");
    await page.getByText("Calm. The air is still.").waitFor();
  });

  test("has typed text in no address, also where the scripts never come and the form is sent without them", async () => {
    const { page } = await openHeld();
    const sent: string[] = [];
    await page.getByRole("textbox", { name: "Email" }).fill("ada@example.org");
    await password(page).fill("her secret");
    await password(page).press("Enter");
    page.on("request", (request) => {
      if (!/\/assets\//.test(request.url())) sent.push(`${request.method()} ${request.url()}`);
    });

    await page.locator("form").evaluate((form: HTMLFormElement) => form.submit());

    await expect.poll(() => password(page).inputValue()).toBe("");
    expect(sent.map((one) => one.replace(new URL(page.url()).origin, "")).slice(0, 2)).toEqual(["POST /form", "GET /"]);
    expect(`${sent.join()} ${page.url()}`).not.toMatch(/ada|secret/);
  });

  test("opens the registration form once the client has loaded if its button was pressed", async () => {
    const { page, release } = await openHeld();
    await button(page, "Don't have an account? Register").click({ force: true });

    release();

    await page.getByRole("heading", { name: "Create Account" }).waitFor();
  });

  test("does not fill the remembered email into the focused field", async () => {
    const { page, release } = await openHeld();
    const known = JSON.stringify({ email: "ada@example.org" });
    await page.evaluate((draft) => sessionStorage.setItem("kindling.draft.visitor.account", draft), known);
    await page.getByRole("textbox", { name: "Email" }).focus();

    release();
    await expect.poll(() => button(page, "Sign In").isDisabled()).toBe(false);
    await page.keyboard.type("bo@example.org");

    expect(await page.getByRole("textbox", { name: "Email" }).inputValue()).toBe("bo@example.org");
  });

  test("fills the remembered email in when another element has the focus", async () => {
    const { page, release } = await openHeld();
    const known = JSON.stringify({ email: "ada@example.org" });
    await page.evaluate((draft) => sessionStorage.setItem("kindling.draft.visitor.account", draft), known);

    release();

    await expect.poll(() => page.getByRole("textbox", { name: "Email" }).inputValue()).toBe("ada@example.org");
  });

  test("keeps typed text when the server cannot be reached", async () => {
    const { page, release, mayComplainOf } = await openHeld();
    mayComplainOf(/ERR_FAILED/);
    await page.getByRole("textbox", { name: "Email" }).fill("ada@example.org");
    await password(page).fill("her secret");
    await page.route("**/graphql", (route) => route.abort());
    release();
    await expect.poll(() => button(page, "Sign In").isDisabled()).toBe(false);

    expect(await password(page).inputValue()).toBe("her secret");
    expect(await page.getByRole("textbox", { name: "Email" }).inputValue()).toBe("ada@example.org");
  });

  test.each([
    { size: phone, theme: "light" },
    { size: phone, theme: "dark" },
    { size: desktop, theme: "light" },
    { size: desktop, theme: "dark" },
  ] as const)("looks the same after the client has loaded, $theme at $size.width pixels", async ({ size, theme }) => {
    const { page, release } = await openHeld({ size, theme });
    const letters = ["1rem 'Figtree Variable'", "1rem 'Fraunces Variable'", "italic 1rem 'Fraunces Variable'"];
    await page.waitForFunction((fonts) => fonts.every((font) => document.fonts.check(font)), letters);
    const before = await page.screenshot();

    release();
    await expect.poll(() => button(page, "Night theme").isDisabled()).toBe(false);

    await expect.poll(async () => mostDifference(await page.screenshot(), before)).toBeLessThan(4);
  });

  test("is replaced by the registration form if that form was reloaded", async () => {
    const { page } = await visit();
    await button(page, "Don't have an account? Register").click();
    await page.getByRole("textbox", { name: "Surname" }).fill("Lovelace");

    await page.reload();

    await page.getByRole("heading", { name: "Create Account" }).waitFor();
    expect(await page.getByRole("textbox", { name: "Surname" }).inputValue()).toBe("Lovelace");
    expect(await page.locator("link[media='print']").count()).toBe(0);
  });

  test("is replaced by the registration form at the address that opens it, in its styles", async () => {
    const { page } = await visit({ path: registerPath });

    await page.getByRole("heading", { name: "Create Account" }).waitFor();
    await page.getByRole("textbox", { name: "Surname" }).waitFor();
    expect(await page.locator("link[media='print']").count()).toBe(0);
  });
});

describe("the sample week, before the client has loaded", () => {
  test.each(["light", "dark"] as const)(
    "is complete, and looks the same after the client has loaded, %s",
    async (theme) => {
      const { page, release } = await openHeld({ path: lookInsidePath, theme });

      await page.getByRole("heading", { level: 1, name: "Look inside" }).waitFor();
      await page.getByRole("heading", { name: "Sunday" }).waitFor();
      const text = await page.getByRole("main").innerText();
      release();
      await expect.poll(() => button(page, "Night theme").isDisabled()).toBe(false);

      expect(await page.getByRole("main").innerText()).toBe(text);
    },
  );
});

describe("a signed-in screen, before the client has loaded", () => {
  test("shows its frame while its data is fetched once", async () => {
    const { page, operations, release } = await openHeld({ as: await person("ada"), path: "/trends" });

    await page.getByText("Loading", { exact: true }).waitFor();
    expect(await page.locator("nav [aria-current='page']").allTextContents()).toEqual(["Trends"]);
    await expect.poll(() => operations).toEqual(["TrendsScreenQuery", "shellQuery"]);
    release();
    await page.getByRole("heading", { name: "Trends begin on your third day" }).waitFor();
    await untilQuiet(page);

    expect(operations).toEqual(["TrendsScreenQuery", "shellQuery"]);
  });

  test.each([
    // The book lies on a table that has no header.
    ...signedInPaths.filter((path) => path !== "/book").map((path) => ({ path, size: phone })),
    ...["/journal", "/mood", "/edit-profile"].map((path) => ({ path, size: desktop })),
  ])("has the same header before and after $path has loaded, at $size.width pixels", async ({ path, size }) => {
    const ada = await person("ada");
    // At certain hours the mood prompt would stand above it.
    granted(await restDoor({ as: ada }).changeSetting("dailyReminder", false));
    const { page, release } = await openHeld({ as: ada, path, size });
    await page.getByText("Loading", { exact: true }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await headOf(page);

    release();
    await page.getByText("Loading", { exact: true }).waitFor({ state: "detached" });
    await untilQuiet(page);

    expect(await headOf(page)).toEqual(before);
  });

  test.each([
    { theme: "light", file: "land-day" },
    { theme: "dark", file: "land-night" },
  ] as const)("draws home's scale in $file, where it will stay", async ({ theme, file }) => {
    const ada = await person("ada");
    granted(await restDoor({ as: ada }).changeSetting("dailyReminder", false));
    const { page, release } = await openHeld({ as: ada, theme, size: phone });
    await page.getByText("Loading", { exact: true }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => stillFilesOf(page)).toEqual([expect.stringContaining(file)]);
    const before = await scaleAt(page);

    release();
    await page.getByText("Loading", { exact: true }).waitFor({ state: "detached" });
    await untilQuiet(page);

    expect(await scaleAt(page)).toEqual(before);
    // Preloaded, so that the other theme works offline.
    await expect.poll(() => stillFilesOf(page)).toHaveLength(2);
  });

  test("opens another screen by a link that is pressed before the client has loaded", async () => {
    const { page, release } = await openHeld({ as: await person("ada") });

    await page.getByRole("link", { name: "Settings" }).click({ noWaitAfter: true });
    release();

    await page.getByRole("heading", { name: "Settings" }).waitFor();
  });

  test("is replaced by the landing page if the session has ended", async () => {
    const { page, release, mayComplainOf } = await openHeld({ as: { token: "ended" } });
    mayComplainOf(sessionEnded);
    await page.getByText("Loading", { exact: true }).waitFor();

    release();

    await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
    await expect.poll(() => button(page, "Sign In").isDisabled()).toBe(false);
  });

  test("drops data of the previous person after another tab has signed somebody else in", async () => {
    const [ada, bo] = [await person("ada"), await person("bo")];
    const { page, context, operations, release } = await openHeld({ as: ada, path: "/edit-profile" });
    await expect.poll(() => operations.length).toBe(2);
    const url = new URL(page.url()).origin;
    await context.addCookies([{ name: "kindling", value: bo.token, url, httpOnly: true, sameSite: "Lax" }]);
    const user = JSON.stringify({ id: globalIdOf(bo.id, "User"), email: bo.email });
    await page.evaluate((kept) => localStorage.setItem("kindling.user", kept), user);

    release();

    await expect.poll(() => page.getByRole("textbox", { name: "Email" }).inputValue()).toBe(bo.email);
    expect(operations.toSorted()).toEqual(["EditProfileScreenQuery", "shellQuery"].flatMap((name) => [name, name]));
  });

  test("sends no request before an unfinished sign-out has been sent", async () => {
    const ada = await person("ada");
    const { page, context, operations } = await visit({ as: ada, path: "about:blank" });
    await context.addInitScript(() => localStorage.setItem("kindling.sign-out", "owed"));

    await page.goto("/");
    await page.getByRole("heading", { name: "Welcome Back" }).waitFor();

    expect(operations[0]).toBe("signOutMutation");
  });
});

/** Opens an address and holds back the client's modules until `release`. */
async function openHeld({ path = "/", ...circumstances }: Parameters<typeof visit>[0] = {}) {
  const visited = await visit({ ...circumstances, path: "about:blank" });
  const { promise: isReleased, resolve: release } = deferred();
  await visited.page.route(/\/assets\/.*\.js$/, async (route) => {
    await isReleased;
    // A page that was left no longer needs it.
    await route.continue().catch(() => undefined);
  });
  await visited.page.goto(path, { waitUntil: "commit" });
  return { ...visited, release };
}

/** The tab's title, and the page's heading with its position. */
async function headOf(page: Page) {
  const heading = page.getByRole("heading", { level: 1, includeHidden: true }).last();
  const back = page.getByRole("main").getByRole("link", { name: "Back" });
  const { x, y, height } = (await heading.boundingBox()) ?? {};
  const size = await heading.evaluate((element) => getComputedStyle(element).fontSize);
  return { tab: await page.title(), title: await heading.textContent(), x, y, height, size, back: await back.count() };
}

/** The pictures of the prerendered home that have loaded. */
function stillFilesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => /\/land-/.test(name)),
  );
}

/** The positions of home's scale title and of the scale. */
async function scaleAt(page: Page) {
  const title = page.getByRole("heading", { name: "Your Karma Balance", includeHidden: true });
  const { x, y } = (await title.boundingBox()) ?? {};
  const scale = page.getByRole("img", { name: /^Balance scale/, includeHidden: true });
  return { title: { x, y }, scale: await scale.boundingBox() };
}

function deferred() {
  let resolve: (() => void) | undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve: () => resolve?.() };
}

/**
 * The largest difference between matching pixels of two pictures, from 0 to 255. Redrawing part of a page rounds
 * differently.
 */
async function mostDifference(...pictures: [Buffer, Buffer]): Promise<number> {
  const [one, other] = await Promise.all(pictures.map((picture) => sharp(picture).raw().toBuffer()));
  return one?.reduce((most, value, place) => Math.max(most, Math.abs(value - (other?.[place] ?? 255))), 0) ?? 255;
}

function button(page: Page, name: string) {
  return page.getByRole("button", { name });
}

function password(page: Page) {
  return page.getByLabel("Password", { exact: true });
}
