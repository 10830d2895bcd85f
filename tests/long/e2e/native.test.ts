import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clockIn } from "#domain/clocks.ts";
import { localDateOf } from "#domain/days.ts";
import { root } from "#server/base/root.ts";
import { serverUrl } from "#tests/support/address.ts";
import { fillRegistration } from "#tests/support/accountForm.ts";
import { expectForEverybody, sessionEnded, untilListening, useBrowser, visit } from "#tests/support/browser.ts";
import { granted } from "#tests/support/door.ts";
import { globalIdOf } from "#tests/support/globalId.ts";
import { endTrial } from "#tests/support/inDatabase.ts";
import { becomeDevice, buildNative, type Device, type NativeBuild } from "#tests/support/nativeShell.ts";
import { person, registration, type Person } from "#tests/support/people.ts";
import { present } from "#tests/support/present.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { decoded } from "#tests/support/sharing.ts";

useBrowser();

const app = "https://localhost";
const phone = { width: 390, height: 844 } as const;

let build: NativeBuild;

beforeAll(async () => {
  build = await buildNative(serverUrl());
});

afterAll(() => build.remove());

test("npx cap sync works without a network and changes nothing in the committed projects", async () => {
  const said = await build.cap("sync");

  expect(said).toContain("Sync finished");
  expect(said).toContain("Found 6 Capacitor plugins for android");
  expect(said).toContain("Found 6 Capacitor plugins for ios");
  for (const file of ["android/app/capacitor.build.gradle", "android/capacitor.settings.gradle", "ios/App/Podfile"]) {
    const [synced, committed] = [build.folder, root].map((place) =>
      readFileSync(join(place, "client", "native", file), "utf8"),
    );
    // The copy is two folders deeper.
    expect(synced?.replaceAll("../../../../../node_modules", "../../../node_modules"), file).toBe(committed);
  }
  const shipped = readdirSync(join(build.folder, "client/native/android/app/src/main/assets/public"));
  expect(shipped).toEqual(expect.arrayContaining(["index.html", "assets", "icon.svg"]));
});

describe("signing in", () => {
  test("stores token and user in the device's secure storage, reads them back, and sends the token to the hosted address", async () => {
    const ada = await person("ada");
    const { device, page } = await onDevice();
    const sent: { url: string; authorization: string | undefined; cookie: string | undefined }[] = [];
    page.on("request", (request) => {
      const { authorization, cookie } = request.headers();
      if (request.url().endsWith("/graphql")) sent.push({ url: request.url(), authorization, cookie });
    });

    await signIn(page, ada);

    await page.getByRole("link", { name: "Log Action" }).waitFor();
    const token = device.kept.get("kindling.token");
    expect(token).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
    expect(JSON.parse(device.kept.get("kindling.user") ?? "")).toMatchObject({
      username: ada.username,
      email: ada.email,
    });
    expect(storageCalls(device, "kindling.token").slice(-2)).toEqual(["internalSetItem", "internalGetItem"]);
    expect(sent.at(-1)).toEqual({ url: `${serverUrl()}/graphql`, authorization: `Bearer ${token}`, cookie: undefined });
    expect(await page.context().cookies()).toEqual([]);

    await page.reload();
    await page.getByRole("link", { name: "Log Action" }).waitFor();
  });

  test.each([
    ["kindling.token", "Token storage verification failed"],
    ["kindling.user", "User storage verification failed"],
  ])("fails if %s cannot be read back", async (name, words) => {
    const ada = await person("ada");
    const { device, page } = await onDevice();
    device.answers["SecureStorage.internalSetItem"] = ({ prefixedKey, data }) => {
      if (!String(prefixedKey).endsWith(name)) device.kept.set(String(prefixedKey).replace(/^.*_/, ""), String(data));
    };

    await signIn(page, ada);

    await page.getByRole("alert").filter({ hasText: "Login Failed" }).getByText(words).waitFor();
    await expect.poll(() => [...device.kept.keys()]).toEqual([]);
  });

  test("fails with the same message if the storage throws", async () => {
    const ada = await person("ada");
    const { device, page } = await onDevice();
    device.answers["SecureStorage.internalSetItem"] = () => {
      throw new Error("The keystore is broken.");
    };

    await signIn(page, ada);

    await page.getByRole("alert").getByText("Token storage verification failed").waitFor();
  });

  test("is undone by a 401, which deletes token and user", async () => {
    const ada = await person("ada");
    const { device, page, mayComplainOf } = await onDevice({ as: ada, path: "/settings" });
    mayComplainOf(sessionEnded);
    await page.getByRole("switch", { name: "Daily Check-in Reminder" }).waitFor();
    // Ended by the next look-up, not by the end of the stream.
    await page.goto("about:blank");
    granted(await restDoor({ as: ada }).logout());

    await page.goto(`${app}/settings`);

    await expect.poll(() => [...device.kept.keys()]).toEqual([]);
    await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
  });
});

describe("the payment", () => {
  test("opens in a browser without a session above the app, right after registration", async () => {
    const { device, page } = await onDevice();
    const ada = registration("ada");
    await page.getByRole("button", { name: "Don't have an account? Register" }).click();
    await fillRegistration(page, ada);
    await page.getByRole("button", { name: "Start 7-Day Free Trial" }).click();

    const browser = await payIn(device);

    await endTrial(ada);
    await signIn(browser, ada);
    await browser.getByRole("heading", { name: "Your Karma Balance" }).waitFor();
  });

  test("opens above the app for a person who signs in after the trial", async () => {
    const ada = await person("ada");
    await endTrial(ada);
    const { device, page, mayComplainOf } = await onDevice();
    mayComplainOf(sessionEnded);
    await signIn(page, ada);
    await page.getByRole("button", { name: "Continue to Payment" }).click();

    await payIn(device);

    await page.getByRole("link", { name: "Back to Login" }).click();
    await signIn(page, ada);
    await page.getByRole("link", { name: "Log Action" }).waitFor();
  });
});

describe("the daily reminders", () => {
  test("are scheduled for 9:00, 13:00 and 18:00 with the ids 1 to 3 while the setting is on", async () => {
    const { device } = await onDevice({ as: await person("ada") });

    await expect
      .poll(() => scheduled(device))
      .toEqual([
        { id: 1, schedule: { on: { hour: 9, minute: 0, second: 0 } } },
        { id: 2, schedule: { on: { hour: 13, minute: 0, second: 0 } } },
        { id: 3, schedule: { on: { hour: 18, minute: 0, second: 0 } } },
      ]);
    expect(cancelled(device)).toEqual([[1, 2, 3]]);
  });

  test("skip today if the mood is logged before the hour, and keep their id", async () => {
    const zone = zoneAt(7);
    const { device, page } = await onDevice({ as: await person("ada", { zone }), zone });
    await expect.poll(() => scheduled(device).length).toBe(3);

    await logMood(page);

    await expect.poll(() => scheduled(device).length).toBe(4);
    expect(cancelled(device)).toEqual([[1, 2, 3], [1]]);
    const last = scheduled(device).at(-1);
    expect(last).toEqual({ id: 1, schedule: { at: expect.any(String), repeats: true } });
    const at = new Date(last?.schedule.at ?? "");
    expect(clockIn(zone, at).slice(11)).toBe("09:00:00");
    expect(localDateOf(at, zone) > localDateOf(present(), zone)).toBe(true);
  });

  test("keep their daily schedule if the mood is logged after the hour", async () => {
    const zone = zoneAt(10);
    const { device, page } = await onDevice({ as: await person("ada", { zone }), zone });
    await expect.poll(() => scheduled(device).length).toBe(3);

    await logMood(page);

    await expect.poll(() => scheduled(device).length).toBe(4);
    expect(cancelled(device)).toEqual([[1, 2, 3], [1]]);
    expect(scheduled(device).at(-1)).toEqual({ id: 1, schedule: { on: { hour: 9, minute: 0, second: 0 } } });
  });

  test("are cancelled and rescheduled with the setting", async () => {
    const { device, page } = await onDevice({ as: await person("ada"), path: "/settings" });
    const reminder = page.getByRole("switch", { name: "Daily Check-in Reminder" });
    await reminder.waitFor();
    await expect.poll(() => scheduled(device).length).toBe(3);

    await reminder.click();
    await expect
      .poll(() => cancelled(device))
      .toEqual([
        [1, 2, 3],
        [1, 2, 3],
      ]);
    expect(scheduled(device)).toHaveLength(3);

    await reminder.click();
    await expect.poll(() => scheduled(device).map(({ id }) => id)).toEqual([1, 2, 3, 1, 2, 3]);
  });

  test("are cancelled at sign-out", async () => {
    const { device, page } = await onDevice({ as: await person("ada"), path: "/settings" });
    await expect.poll(() => scheduled(device).length).toBe(3);
    page.on("dialog", (dialog) => void dialog.accept());
    await untilListening(page);

    await page.getByRole("button", { name: "Sign Out", exact: true }).click();

    await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
    await expect
      .poll(() => cancelled(device))
      .toEqual([
        [1, 2, 3],
        [1, 2, 3],
      ]);
    expect(device.kept.get("kindling.token")).toBeUndefined();
  });

  test("are not scheduled if the device forbids notifications", async () => {
    const { device, page } = await onDevice({ as: await person("ada") }, (one) => {
      one.answers["LocalNotifications.requestPermissions"] = () => ({ display: "denied" });
    });
    await page.getByRole("link", { name: "Log Action" }).waitFor();

    await expect.poll(() => device.callsOf("LocalNotifications", "requestPermissions").length).toBe(1);
    expect(scheduled(device)).toEqual([]);
  });

  test("open the mood page when they are tapped", async () => {
    const { device, page } = await onDevice({ as: await person("ada") });
    await page.getByRole("link", { name: "Log Action" }).waitFor();

    const notification = { id: 1, extra: { path: "/mood" } };
    await device.emit("LocalNotifications", "localNotificationActionPerformed", { actionId: "tap", notification });

    await page.getByRole("heading", { name: "How are you feeling?", level: 1 }).waitFor();
  });
});

describe("the device's share sheet", () => {
  test("gets the image as a file, with its text", async () => {
    const { device, page } = await onDevice({ as: await person("ada") });
    await page.getByRole("button", { name: "Share Today's Karma" }).click();
    const dialog = page.getByRole("dialog", { name: "Share Your Karma Journey" });

    await dialog.getByRole("button", { name: "Share", exact: true }).click();
    await dialog.waitFor({ state: "hidden" });

    const [file] = device.callsOf("Filesystem", "writeFile");
    expect(file).toMatchObject({ path: expect.stringMatching(/^karma-\d{4}-\d\d-\d\d\.png$/), directory: "CACHE" });
    const image = await decoded(Buffer.from(String(file?.data), "base64"));
    expect(image.width).toBe(600);
    expect(device.callsOf("Share", "share")).toEqual([
      {
        title: "My Karma Journey",
        text: expect.stringContaining(`Download Kindling and start your own karma journey: ${serverUrl()}`),
        files: [`file:///cache/${String(file?.path)}`],
      },
    ]);
  });

  test("changes nothing when it is closed", async () => {
    const { device, page } = await onDevice({ as: await person("ada") });
    device.answers["Share.share"] = () => {
      throw new Error("Share canceled");
    };
    await page.getByRole("button", { name: /^Share (?:Karma|Positive|Meditation)/ }).click();
    const dialog = page.getByRole("dialog", { name: "Share Quote" });

    await dialog.getByRole("button", { name: "Share Quote" }).click();

    await expect.poll(() => device.callsOf("Share", "share").length).toBe(1);
    await dialog.getByRole("button", { name: "Share Quote" }).waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  test("gets the file that a browser would download", async () => {
    const { device, page } = await onDevice({ as: await person("ada"), path: "/settings" });

    await page.getByRole("button", { name: "Export Journal History" }).click();

    await expect.poll(() => device.callsOf("Share", "share").length).toBe(1);
    const [file] = device.callsOf("Filesystem", "writeFile");
    expect(Buffer.from(String(file?.data), "base64").toString()).toContain("<!doctype html>");
    expect(device.callsOf("Share", "share")).toEqual([{ files: [`file:///cache/${String(file?.path)}`] }]);
  });
});

describe("the back button", () => {
  test("closes a dialog, then goes back, and minimizes the app when there is no earlier page", async () => {
    const { device, page } = await onDevice({ as: await person("ada") });
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    await page.getByRole("link", { name: "Home" }).click();
    await page.getByRole("button", { name: "Share Today's Karma" }).click();
    const dialog = page.getByRole("dialog", { name: "Share Your Karma Journey" });
    await dialog.waitFor();

    await device.emit("App", "backButton", { canGoBack: true });
    await dialog.waitFor({ state: "hidden" });
    expect(new URL(page.url()).pathname).toBe("/");

    await device.emit("App", "backButton", { canGoBack: true });
    await page.getByRole("heading", { name: "Settings" }).waitFor();

    await device.emit("App", "backButton", { canGoBack: false });
    await expect.poll(() => device.callsOf("App", "minimizeApp").length).toBe(1);
  });
});

describe("a link", () => {
  test.each(["kindling://mood", "kindling:///mood", "kindling:mood"])("%s opens that screen", async (url) => {
    const { device, page } = await onDevice({ as: await person("ada") });
    await page.getByRole("link", { name: "Log Action" }).waitFor();

    await device.emit("App", "appUrlOpen", { url });

    await page.getByRole("heading", { name: "How are you feeling?", level: 1 }).waitFor();
    await device.emit("App", "backButton", { canGoBack: true });
    await page.getByRole("link", { name: "Log Action" }).waitFor();
  });

  test("to the hosted app opens its screen, and a link to another site opens nothing", async () => {
    const { device, page } = await onDevice({ as: await person("ada") });
    await page.getByRole("link", { name: "Log Action" }).waitFor();

    await device.emit("App", "appUrlOpen", { url: "https://elsewhere.example/settings" });
    await device.emit("App", "appUrlOpen", { url: "no address" });
    expect(new URL(page.url()).pathname).toBe("/");
    await device.emit("App", "appUrlOpen", { url: `${serverUrl()}/journal?new=true` });

    await page.getByRole("heading", { name: "New Entry" }).waitFor();
    await page.getByRole("textbox", { name: /Title/ }).waitFor();
  });

  test("that starts the app opens its screen", async () => {
    const { page } = await onDevice({ as: await person("ada") }, (device) => {
      device.answers["App.getLaunchUrl"] = () => ({ url: "kindling://settings" });
    });

    await page.getByRole("heading", { name: "Settings" }).waitFor();
  });

  test("that leaves the app opens above it, at the hosted address", async () => {
    const { device, page } = await onDevice();

    await page.getByRole("button", { name: "Don't have an account? Register" }).click();
    await page.getByRole("link", { name: "Terms & Conditions" }).first().click();

    await expect.poll(() => device.callsOf("Browser", "open")).toEqual([{ url: `${serverUrl()}/terms-conditions` }]);
    expect(page.context().pages()).toHaveLength(1);
  });
});

describe("the areas under notch and system bars", () => {
  const insets = { top: 59, bottom: 34, left: 0, right: 0 };

  test.each(["/", "/journal", "/mood", "/settings"])("hold no text and no button on %s", async (path) => {
    const { page } = await onDevice({ as: await person("ada"), path });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setSafeAreaInsetsOverride", { insets });
    await page.getByRole("navigation").waitFor();

    const header = await page.getByRole("banner").boundingBox();
    expect(header?.y).toBeGreaterThanOrEqual(insets.top);
    const places = page.getByRole("navigation").getByRole("link");
    for (const place of await places.all()) {
      const box = await place.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height - insets.bottom);
    }
    await page.mouse.wheel(0, 400);
    const atTop = await page.evaluate(() => document.elementFromPoint(190, 20)?.tagName);
    expect(["BODY", "HTML"], "what lies under the device's clock").toContain(atTop);
  });

  test("hold nothing of a dialog, which is accessible", async () => {
    const { page } = await onDevice({ as: await person("ada") });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setSafeAreaInsetsOverride", { insets });
    await page.getByRole("button", { name: "Share Today's Karma" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();

    expect((await dialog.boundingBox())?.y).toBeGreaterThanOrEqual(insets.top);
    await dialog.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    const button = await dialog.getByRole("button", { name: "Share", exact: true }).boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(phone.height - insets.bottom);
    await expectForEverybody(page);
  });
});

interface OnDevice {
  as?: Person;
  path?: string;
  zone?: string;
}

/** Opens the app on a phone, signed in as `as` through a stored token. */
async function onDevice({ as, path = "/", zone }: OnDevice = {}, before?: (device: Device) => void) {
  const seen = await visit({ path: "/help-now", size: phone, ...(zone ? { zone } : {}) });
  const device = await becomeDevice(seen.context, seen.page, build);
  if (as) {
    const { token, username, email } = as;
    const id = globalIdOf(as.id, "User");
    device.kept.set("kindling.token", token);
    device.kept.set("kindling.user", JSON.stringify({ id, username, displayName: null, email, country: "France" }));
  }
  before?.(device);
  await seen.page.goto(app + path);
  return { ...seen, device };
}

/** Pays on the page that the app has opened. */
async function payIn(device: Device): Promise<Page> {
  const opened = () => device.callsOf("Browser", "open").map(({ url }) => String(url));
  await expect.poll(opened).toHaveLength(1);
  const { page } = await visit({ path: opened()[0] });
  await page.getByRole("button", { name: "Simulate a payment" }).click();
  await page.getByRole("heading", { name: "Welcome Back" }).waitFor();
  return page;
}

async function signIn(page: Page, { email, password }: Pick<Person, "email" | "password">): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

async function logMood(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Add New" }).click();
  await page.getByRole("radio", { name: "Calm" }).click();
  await page.getByRole("button", { name: "Save Mood" }).click();
  await page.getByRole("status").getByText("Mood Saved").waitFor();
}

function storageCalls(device: Device, name: string): string[] {
  return device.calls
    .filter(({ plugin, options }) => plugin === "SecureStorage" && String(options.prefixedKey).endsWith(name))
    .map(({ method }) => method);
}

function scheduled(device: Device) {
  return device
    .callsOf("LocalNotifications", "schedule")
    .flatMap(({ notifications }) =>
      (notifications as { id: number; schedule: { at?: string } }[]).map(({ id, schedule }) => ({ id, schedule })),
    );
}

function cancelled(device: Device): number[][] {
  return device
    .callsOf("LocalNotifications", "cancel")
    .map(({ notifications }) => (notifications as { id: number }[]).map(({ id }) => id));
}

/** Returns a zone in which it is now this hour. */
function zoneAt(hour: number): string {
  const now = present();
  const zone = Intl.supportedValuesOf("timeZone").find((each) => Number(clockIn(each, now).slice(11, 13)) === hour);
  if (!zone) throw new Error(`It is ${hour} o'clock nowhere.`);
  return zone;
}
