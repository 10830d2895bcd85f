import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { viewerFreshMs } from "#domain/limits.ts";
import { sessionEnded, untilListening, useBrowser, visit } from "#tests/support/browser.ts";
import { press } from "#tests/support/checklist.ts";
import { granted } from "#tests/support/door.ts";
import { answered, broken, cut, fatesOn, nextToast, refused, type Fate } from "#tests/support/fates.ts";
import { endTrial } from "#tests/support/inDatabase.ts";
import { person, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";

// Where an answer leads, and what stands in the place of what did not come (docs/rules.md, Failures). Two of its words nobody reads in a
// browser: "401: Unauthorized", because a 401 leads to signing in before, and those of a cancelled request, because what is
// cancelled is what somebody has left.

useBrowser();

const sessionOver = "Your session has expired. Please log in again.";

describe("without a session", () => {
  test.each(["/privacy-policy", "/terms-conditions", "/subscription-expired"])("somebody stays at %s", async (path) => {
    const ada = await person("ada");
    const { page, mayComplainOf } = await visit({ as: ada, path });
    mayComplainOf(sessionEnded);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await untilListening(page);

    await end(ada);
    await lookBack(page);

    expect(await nextToast(page)).toEqual(["alert", sessionOver]);
    expect(new URL(page.url()).pathname).toBe(path);
  });

  test("a screen leads to signing in, and says why", async () => {
    const ada = await person("ada");
    const { page, mayComplainOf } = await visit({ as: ada, path: "/mood" });
    mayComplainOf(sessionEnded);
    await page.getByRole("radio", { name: "Calm", exact: true }).waitFor();
    await untilListening(page);

    await end(ada);
    await lookBack(page);

    expect(await nextToast(page)).toEqual(["alert", sessionOver]);
    await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
  });

  test("which a visitor has not, nobody is told of a 401", async () => {
    const { page } = await visit({ path: "/subscription-expired" });

    await page.getByRole("link", { name: "Back to Login" }).click();

    await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
    expect(await page.locator("[data-toasts]").innerText()).toBe("");
  });
});

describe("an expired subscription", () => {
  test("leads from any screen to its page, with the e-mail", async () => {
    const ada = await person("ada");
    const { page, mayComplainOf } = await visit({ as: ada, path: "/mood" });
    mayComplainOf(sessionEnded);
    await page.getByRole("radio", { name: "Calm", exact: true }).waitFor();
    await untilListening(page);

    await endTrial(ada);
    await lookBack(page);

    await page.waitForURL(`**/subscription-expired?email=${encodeURIComponent(ada.email)}`);
  });

  test.each([
    {
      whose: "the account's",
      problem: { subscriptionExpired: true, userEmail: "a+b@c.de" },
      query: "?email=a%2Bb%40c.de",
    },
    { whose: "the typed one", problem: {}, query: "?email=typed%2B1%40example.org" },
    { whose: "none", problem: {}, typed: "", query: "" },
  ])(
    "met while signing in leads there with an e-mail: $whose",
    async ({ problem, typed = "typed+1@example.org", query }) => {
      const { page, mayComplainOf } = await visit();
      mayComplainOf(sessionEnded);
      const fates = await fatesOn(page);
      fates.set("LoginFormMutation", refused({ message: "Subscription expired", ...problem }, 401));

      await signIn(page, { email: typed, password: "secret" });

      await page.getByRole("heading", { name: "Subscription Expired" }).waitFor();
      expect(page.url()).toMatch(new RegExp(`/subscription-expired${query.replaceAll(/[?+.]/g, String.raw`\$&`)}$`));
    },
  );
});

describe("in the place of what did not come stands", () => {
  test("on home that the dashboard could not be loaded", async () => {
    const { page, mayComplainOf } = await visit({ as: await person(), path: "about:blank" });
    mayComplainOf(/Failed to load resource|cannot be reached|Something went wrong/);
    const fates = await fatesOn(page);

    fates.set("DashboardScreenQuery", broken);
    await page.goto("/");
    await page.getByRole("alert").getByText("Unable to load dashboard data").waitFor();
    await page.getByText("Failed to fetch dashboard data", { exact: true }).waitFor();

    fates.set("DashboardScreenQuery", cut);
    await press("Try again")(page);
    await page.getByText("Failed to fetch dashboard data. Kindling cannot be reached.").waitFor();

    fates.delete("DashboardScreenQuery");
    await press("Try again")(page);
    await page.getByRole("heading", { name: "Your Karma Balance" }).waitFor();
  });

  test("in the journal that the moods could not be fetched", async () => {
    const { page, mayComplainOf } = await visit({ as: await person(), path: "about:blank" });
    mayComplainOf(/Failed to load resource|cannot be reached/);
    const fates = await fatesOn(page);
    fates.set("EntryListQuery", cut);

    await page.goto("/journal");
    await page.getByText("Your first page is waiting").waitFor();
    await page.getByRole("tab", { name: "Moods" }).click();

    await page.getByRole("alert").getByText("Failed to fetch mood entries").waitFor();
  });

  test("in the mood tracker that earlier moods could not be fetched", async () => {
    const ada = await person();
    for (let count = 0; count < 21; count += 1) granted(await restDoor({ as: ada }).saveMood());
    const { page, mayComplainOf } = await visit({ as: ada, path: "/trends" });
    mayComplainOf(/Failed to load resource|cannot be reached/);
    const fates = await fatesOn(page);
    fates.set("MoodTrackerQuery", cut);

    await press("Show more")(page);

    await page.getByText("Failed to fetch mood entries").waitFor();
  });

  test("on any screen the client's own words", async () => {
    const { page, mayComplainOf } = await visit({ as: await person(), path: "about:blank" });
    mayComplainOf(/Failed to load resource|cannot be reached|took too long|went wrong|could not be sent/);
    await page.clock.install();
    const fates = await fatesOn(page);
    const troubles: readonly (readonly [Fate, string])[] = [
      [cut, "Kindling cannot be reached. Please check your connection and try again."],
      [answered({}, 400), "This could not be sent. Please try again."],
      [answered("not what was asked for"), "Something went wrong on our side. Please try again."],
      [answered({}, 502), "Something went wrong on our side. Please try again."],
    ];

    fates.set("UserListScreenQuery", cut);
    await page.goto("/user-list");
    for (const [fate, words] of troubles) {
      fates.set("UserListScreenQuery", fate);
      await press("Try again")(page);
      await page.getByRole("alert").getByText(words, { exact: true }).waitFor();
    }

    const asked = page.waitForRequest("**/graphql");
    fates.set("UserListScreenQuery", never);
    await press("Try again")(page);
    await asked;
    await page.clock.fastForward(15_000);
    await page.getByRole("alert").getByText("This took too long. Please try again.", { exact: true }).waitFor();
  });
});

/** The server takes its time. */
async function never(): Promise<void> {
  // Nothing: the time-out comes first.
}

async function signIn(page: Page, { email, password }: Pick<Person, "email" | "password">): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await press("Sign In")(page);
}

/** Ends somebody's session on another device. */
async function end(somebody: Person): Promise<void> {
  granted(await restDoor({ as: somebody }).logout());
}

/** As when somebody comes back to the tab after a while. */
async function lookBack(page: Page): Promise<void> {
  await page.clock.setSystemTime(Date.now() + viewerFreshMs);
  await page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));
}
