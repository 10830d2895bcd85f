import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import settingsQuery from "#client/__generated__/SettingsScreenQuery.graphql.ts";
import changeMutation from "#client/__generated__/SettingSwitchesMutation.graphql.ts";
import { eachSetting, settingNames, settings, type Setting } from "#domain/settings.ts";
import { keep, lastCounted, linkedDiary } from "#tests/support/keptDiary.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { granted } from "#tests/support/door.ts";
import { toast } from "#tests/support/formPage.ts";
import { person, type Person } from "#tests/support/people.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { act, screen, waitFor, within } from "#tests/support/screen.ts";
import {
  broken,
  cut,
  handlingAt,
  delayedRequest,
  ownAnswer,
  wireOver,
  type RequestHandler,
} from "#tests/support/wire.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe.each(settingNames)("the switch of %s", (key) => {
  const { label: name, standard, named } = settings[key];
  const isOn = () => (theSwitch(name) as HTMLInputElement).checked;

  test("has its default until it is switched, and describes what it does", async () => {
    await openSettings();

    expect(isOn()).toBe(standard);
    const { hint, more }: Setting = settings[key];
    expect(theSwitch(name)).toHaveAccessibleDescription(more ? `${hint} ${more}` : hint);
  });

  test("is switched by a press, on the server and on this device, too", async () => {
    const ada = await person("ada");
    await openSettings(ada);

    await userEvent.click(theSwitch(name));

    await toast("status", "Setting Updated");
    expect(isOn()).toBe(!standard);
    expect(granted(await restDoor({ as: ada }).settings())[key]).toBe(!standard);
    expect(JSON.parse(localStorage.getItem("kindling.settings") ?? "{}")).toMatchObject({ [key]: !standard });
  });

  test("changes before the server answers", async () => {
    const { wire } = await openSettings();
    const [waiting, goOn] = delayedRequest();
    wire.intercept(changeMutation, waiting);

    await userEvent.click(theSwitch(name));

    expect(isOn()).toBe(!standard);
    goOn();
    await toast("status", "Setting Updated");
    expect(isOn()).toBe(!standard);
  });

  test("returns to its old state if the change fails, with an error", async () => {
    const ada = await person("ada");
    const { wire } = await openSettings(ada);

    for (const fate of [cut, broken]) {
      wire.intercept(changeMutation, fate);
      await userEvent.click(theSwitch(name));
      await toast("alert", `ErrorFailed to update ${named} setting`);
      expect(isOn()).toBe(standard);
    }
    expect(granted(await restDoor({ as: ada }).settings())[key]).toBe(standard);
    expect(JSON.parse(localStorage.getItem("kindling.settings") ?? "{}")).toMatchObject({ [key]: standard });
  });

  test("is switched by keyboard", async () => {
    await openSettings();
    theSwitch(name).focus();

    await userEvent.keyboard("[Space]");

    await toast("status", "Setting Updated");
    expect(isOn()).toBe(!standard);
  });
});

test("the switch of insights says what they are counted from, and that no other company or member sees them", async () => {
  await openSettings();

  expect(theSwitch("Insights")).toHaveAccessibleDescription(
    /your days\. Counted here .* never from your words\. No other company or member sees them/,
  );
});

test("a note of a switch is one line until the rest is asked for", async () => {
  await openSettings();
  const rest = screen.getByText(/^Counted here from moods/);
  expect(rest).not.toBeVisible();

  await userEvent.click(screen.getByRole("button", { name: "More about Insights", expanded: false }));

  expect(rest).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Less about Insights", expanded: true }));
  expect(rest).not.toBeVisible();
});

test("switching insights off and on hides and shows their card on home, without a reload", async () => {
  const ada = await person("ada");
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [latest = ""] = lastCounted(1, zone);
  await keep(restDoor({ as: ada, zone }), linkedDiary(latest), zone);
  await openSettings(ada);

  await userEvent.click(theSwitch("Insights"));
  await toast("status", "Setting Updated");
  await userEvent.click(screen.getByRole("link", { name: "Home" }));
  await screen.findByRole("region", { name: "Daily Inspiration" });
  expect(screen.queryByRole("region", { name: "What your days show" })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole("link", { name: "Settings" }));
  await screen.findByRole("switch", { name: "Insights" });
  await userEvent.click(theSwitch("Insights"));
  await userEvent.click(screen.getByRole("link", { name: "Home" }));
  expect(await screen.findByRole("region", { name: "What your days show" })).toBeInTheDocument();
});

describe("during a refetch of the settings", () => {
  test("the switches appear immediately with the look-up's values", async () => {
    const ada = await person("ada");
    granted(await restDoor({ as: ada }).changeSetting("dailyReminder", false));
    const wire = wireOver(browserFetch(ada));
    const [waiting, goOn] = delayedRequest();
    wire.intercept(settingsQuery, waiting);

    openProduct({ as: ada, path: "/settings", fetch: wire.fetch });

    expect(await screen.findByRole("switch", { name: "Daily Check-in Reminder" })).not.toBeChecked();
    expect(theSwitch("Insights")).toBeChecked();
    expect(JSON.parse(localStorage.getItem("kindling.settings") ?? "{}")).toEqual({
      ...eachSetting((name) => settings[name].standard),
      dailyReminder: false,
    });
    goOn();
  });

  test("a failure keeps the switches and shows an error, until the device is back online", async () => {
    const ada = await person("ada");
    const wire = wireOver(browserFetch(ada));
    wire.intercept(settingsQuery, cut);
    openProduct({ as: ada, fetch: wire.fetch });
    await userEvent.click(await screen.findByRole("link", { name: "Settings" }));

    expect(
      await screen.findByText("These settings may be out of date. Newer ones could not be loaded."),
    ).toBeInTheDocument();
    expect(theSwitch("Insights")).toBeChecked();
    wire.intercept(settingsQuery);
    act(() => void window.dispatchEvent(new Event("online")));

    await waitFor(() => expect(screen.queryByText(/may be out of date/)).not.toBeInTheDocument());
  });

  test("a failure on the first page keeps the look-up's values", async () => {
    const ada = await person("ada");
    const wire = wireOver(browserFetch(ada));
    wire.intercept(settingsQuery, cut);

    openProduct({ as: ada, path: "/settings", fetch: wire.fetch });

    expect(await screen.findByRole("switch", { name: "Insights" })).toBeChecked();
    expect(screen.getByRole("button", { name: "Sign Out" })).toBeInTheDocument();
  });

  test("a change by another device is shown", async () => {
    const ada = await person("ada");
    await openSettings(ada);
    granted(await restDoor({ as: ada }).changeSetting("insights", false));
    await userEvent.click(screen.getByRole("link", { name: "Home" }));
    await screen.findByRole("heading", { name: "Home" });

    await userEvent.click(screen.getByRole("link", { name: "Settings" }));

    await waitFor(() => expect(theSwitch("Insights")).not.toBeChecked());
  });
});

test("signing out deletes the settings on this device", async () => {
  vi.spyOn(window, "confirm").mockReturnValue(true);
  await openSettings();
  await waitFor(() => expect(localStorage.getItem("kindling.settings")).not.toBeNull());

  await userEvent.click(screen.getByRole("button", { name: "Sign Out" }));

  await screen.findByRole("heading", { name: "Welcome Back" });
  expect(localStorage.getItem("kindling.settings")).toBeNull();
});

describe("exporting the journal", () => {
  test("gives a file with everything, named after the person and the day", async () => {
    const ada = await person("ada");
    granted(await restDoor({ as: ada }).saveMood({ value: "calm", note: "The heron was back <b>again</b>" }));
    const saved = watchDownloads();
    await openSettings(ada);

    await userEvent.click(screen.getByRole("button", { name: /^Export Journal History/ }));

    await waitFor(() => expect(saved).toHaveLength(1));
    const [file] = saved;
    expect(file?.name).toMatch(new RegExp(`^kindling-journal-${ada.username}-\\d{4}-\\d\\d-\\d\\d\\.html$`));
    const html = await file?.content.text();
    expect(html).toContain("The heron was back &lt;b&gt;again&lt;/b&gt;");
    expect(html).toContain("</html>");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  test("shows progress", async () => {
    const ada = await person("ada");
    const saved = watchDownloads();
    const [waiting, goOn] = delayedRequest();
    await openSettings(ada, exportBy(ada, waiting));

    await userEvent.click(screen.getByRole("button", { name: /^Export Journal History/ }));

    expect(await screen.findByRole("button", { name: /^Exporting\.\.\./ })).toHaveAttribute("aria-disabled", "true");
    goOn();
    expect(await screen.findByRole("button", { name: /^Export Journal History/ })).toBeInTheDocument();
    expect(saved).toHaveLength(1);
  });

  test.each([
    ["the server cannot be reached", cut, "Kindling cannot be reached"],
    ["the server fails", broken, ""],
    [
      "it was done too often",
      async () => ownAnswer({ message: "Too many exports. Please wait an hour." }, 429),
      "Too many exports. Please wait an hour.",
    ],
  ])("shows an error when %s", async (_name, fate, words) => {
    const ada = await person("ada");
    const saved = watchDownloads();
    await openSettings(ada, exportBy(ada, fate));

    await userEvent.click(screen.getByRole("button", { name: /^Export Journal History/ }));

    await toast("alert", `Export Failed${words}`);
    expect(saved).toEqual([]);
  });

  test("opens the landing page if the session has ended", async () => {
    const ada = await person("ada");
    await openSettings(ada);
    granted(await restDoor({ as: ada }).logout());

    await userEvent.click(screen.getByRole("button", { name: /^Export Journal History/ }));

    expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeInTheDocument();
    expect(window.location.pathname).toBe("/");
  });
});

async function openSettings(as?: Person, fetch?: typeof globalThis.fetch) {
  const somebody = as ?? (await person("ada"));
  const wire = wireOver(fetch ?? browserFetch(somebody));
  const opened = openProduct({ as: somebody, path: "/settings", fetch: wire.fetch });
  await screen.findByRole("switch", { name: "Insights" });
  return { ...opened, wire };
}

function theSwitch(name: string) {
  return within(screen.getByRole("main")).getByRole("switch", { name });
}

function exportBy(as: Person, fate: RequestHandler): typeof fetch {
  return handlingAt("/api/user/export-journal", fate, browserFetch(as));
}

/** Records downloaded files, which jsdom cannot save. */
function watchDownloads() {
  const saved: { name: string; content: Blob }[] = [];
  const contents = new Map<string, Blob>();
  vi.stubGlobal(
    "URL",
    class extends URL {
      static override createObjectURL = (content: Blob) => {
        contents.set("blob:export", content);
        return "blob:export";
      };
      static override revokeObjectURL = () => undefined;
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(this: HTMLAnchorElement) {
    const content = contents.get(this.href);
    if (content) saved.push({ name: this.download, content });
  });
  return saved;
}
