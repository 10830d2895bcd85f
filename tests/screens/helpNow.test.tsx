import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { platform } from "#client/platform/platform.ts";
import type { CountryHelp } from "#domain/helplines.ts";
import { feel } from "#tests/support/journalPage.ts";
import { answerInTurn, openWizardPage } from "#tests/support/logActionForm.ts";
import { person, type Person } from "#tests/support/people.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { unsafe } from "#tests/support/unsafeWords.ts";
import { wireOver } from "#tests/support/wire.ts";

// Numbers that are kept for stories: nobody answers there.
const help: readonly CountryHelp[] = [
  {
    country: "France",
    emergency: { name: "Emergency services", number: "01632 960 999", checked: "2026-11-01" },
    talk: [
      { name: "The Listening Line", number: "+44 1632 960 111", about: "Day and night.", checked: "2026-11-01" },
      { name: "Night Ear", number: "01632 960 222", checked: "2026-10-12" },
    ],
    young: { name: "Young Line", number: "01632 960 333", checked: "2026-11-01" },
    violence: { name: "Safe Door", number: "01632 960 444", checked: "2026-11-01" },
  },
  { country: "Japan", talk: [{ name: "Evening Ear", number: "01632 960 555", checked: "2026-11-01" }] },
];

afterEach(() => {
  vi.restoreAllMocks();
  document.getElementById("helplines")?.remove();
});

describe("the page of help", () => {
  test.each([
    ["a visitor", () => Promise.resolve(undefined)],
    ["somebody signed in", () => person("ada")],
    ["somebody whose session has ended", async () => ({ ...(await person("ada")), token: "ended" })],
  ])("opens for %s and asks nobody anything", async (_who, as: () => Promise<Person | undefined>) => {
    const wire = await open(await as());

    expect(screen.getByRole("heading", { level: 1, name: "When it is too much" })).toHaveFocus();
    expect(document.title).toBe("When it is too much · Kindling");
    expect(wire.sentInAll()).toBe(0);
  });

  test.each(unsafe)("holds nothing that would be $kind", async ({ words }) => {
    await open();

    expect(screen.queryAllByText(words)).toEqual([]);
  });

  test("says what Kindling is not", async () => {
    await open();

    expect(screen.getByText(/is a diary: nobody reads along, and it cannot call anyone for you/)).toBeVisible();
  });

  test("puts the directories first where no line is known, and they say that they leave", async () => {
    await open(await person("ada"));

    expect(cards()).toEqual(["Helplines around the world", "In danger now", "If you are young", "If home is not safe"]);
    expect(links()).toEqual([
      ["Find A Helpline", "https://findahelpline.com"],
      ["Befrienders Worldwide", "https://befrienders.org"],
      ["Child Helpline International", "https://childhelplineinternational.org"],
      ["Lila.help", "https://lila.help"],
    ]);
    expect(screen.getAllByText(/Leaves Kindling for [a-z.]+\.$/)).toHaveLength(4);
    for (const link of screen.getAllByRole("link")) expect(link).toHaveAttribute("rel", "noreferrer");
    expect(screen.queryByText(/\d\d/)).not.toBeInTheDocument();
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
  });

  test("has the lines of the person's country, to be called by a press, each with the day it was checked", async () => {
    provide(help);
    await open(await person("ada"));

    expect(screen.getByRole("combobox", { name: "Country" })).toHaveDisplayValue("France");
    expect(cards()).toEqual([
      "In danger now",
      "Somebody to talk to",
      "If you are young",
      "If home is not safe",
      "Helplines around the world",
    ]);
    expect(links().filter(([, address]) => address?.startsWith("tel:"))).toEqual([
      ["Call 01632 960 999, Emergency services", "tel:01632960999"],
      ["Call +44 1632 960 111, The Listening Line", "tel:+441632960111"],
      ["Call 01632 960 222, Night Ear", "tel:01632960222"],
      ["Call 01632 960 333, Young Line", "tel:01632960333"],
      ["Call 01632 960 444, Safe Door", "tel:01632960444"],
    ]);
    expect(screen.getByText("Checked on Monday 12 October 2026")).toBeVisible();
    expect(screen.getByText("Day and night.")).toBeVisible();
  });

  test("can be turned to another country, and what is not known there is left to the directories", async () => {
    provide(help);
    await open(await person("ada"));
    const country = screen.getByRole("combobox", { name: "Country" });
    expect(
      within(country)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["France", "Japan", "Another country"]);

    await userEvent.selectOptions(country, "Japan");
    expect(screen.getByRole("link", { name: "Call 01632 960 555, Evening Ear" })).toBeVisible();
    expect(screen.getByText(/call the emergency number of the place where you are/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Child Helpline International" })).toBeVisible();

    await userEvent.selectOptions(country, "Another country");
    expect(screen.queryByRole("link", { name: /^Call/ })).not.toBeInTheDocument();
    expect(cards()[0]).toBe("Helplines around the world");
  });

  test("knows no country of a visitor, who may choose one", async () => {
    provide(help);
    await open();

    expect(screen.getByRole("combobox", { name: "Country" })).toHaveDisplayValue("Another country");
  });

  test("stands even where its lines were broken on the way", async () => {
    provide(help);
    document.getElementById("helplines")?.append("}");
    await open();

    expect(cards()[0]).toBe("Helplines around the world");
  });

  test("can be left in a hurry, for an empty page", async () => {
    const blank = vi.spyOn(platform.leave, "blank").mockReturnValue();
    await open();

    await userEvent.click(screen.getByRole("button", { name: "Leave this page" }));

    expect(blank).toHaveBeenCalledOnce();
  });

  test("leads back to the landing or home, and only then asks who is there", async () => {
    const wire = await open(await person("ada"));

    await userEvent.click(screen.getByRole("button", { name: "Back" }));

    expect(await screen.findByRole("heading", { name: "Your Karma Balance" })).toBeVisible();
    expect(window.location.pathname).toBe("/");
    expect(wire.sentInAll()).toBe(2);
  });

  test("opens without a network, from the page that says so, and Back tries again", async () => {
    const real = browserFetch();
    let isOffline = true;
    openProduct({
      fetch: (...call) => (isOffline ? Promise.reject(new TypeError("Failed to fetch")) : real(...call)),
    });
    await userEvent.click(await screen.findByRole("link", { name: "people to talk to" }));

    expect(window.location.pathname).toBe("/help-now");
    expect(screen.getByRole("heading", { name: "When it is too much" })).toHaveFocus();
    isOffline = false;
    await userEvent.click(screen.getByRole("button", { name: "Back" }));
    expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeVisible();
  });

  test("is left by the browser's own way back too", async () => {
    openProduct({ fetch: () => Promise.reject(new TypeError("Failed to fetch")) });
    await userEvent.click(await screen.findByRole("link", { name: "people to talk to" }));

    act(() => window.history.back());

    expect(await screen.findByText("Kindling could not be opened")).toBeVisible();
  });
});

describe("the quiet way to it", () => {
  test.each([
    ["the expired page", "/subscription-expired", undefined],
    ["the terms", "/terms-conditions", undefined],
    ["the privacy policy", "/privacy-policy", undefined],
    ["settings", "/settings", "ada"],
    ["the foot of the mood page", "/mood", "ada"],
  ])("stands on %s, and nothing is asked on the way", async (_place, path, name) => {
    const as = name === undefined ? undefined : await person(name);
    const wire = wireOver(browserFetch(as));
    openProduct({ ...(as ? { as } : {}), path, fetch: wire.fetch });
    const link = await screen.findByRole("link", { name: "people to talk to" });
    await waitFor(() => expect(wire.sentInAll()).toBe(path === "/settings" ? 2 : 1));
    // A look-up that would be due again.
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 3_600_000);

    await userEvent.click(link);

    await waitFor(() => expect(screen.getByRole("heading", { name: "When it is too much" })).toHaveFocus());
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(wire.sentInAll()).toBe(path === "/settings" ? 2 : 1);
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole("button", { name: "Back" }));
    expect(await screen.findByRole("heading", { name: as ? "Your Karma Balance" : "Welcome Back" })).toBeVisible();
  });

  test.each([
    ["depressed", true],
    ["hurt", true],
    ["heart_broken", true],
    ["sad", false],
    ["anxious", false],
    ["overwhelmed", false],
    ["joyful", false],
  ] as const)("stands beside a current mood that is %s: %s, each time", async (value, stands) => {
    const ada = await person("ada");
    await feel(ada, { value });
    const { unmount } = openProduct({ as: ada });
    expect(await waysOnMoodCard()).toBe(stands ? 1 : 0);
    unmount();

    openProduct({ as: ada });
    expect(await waysOnMoodCard()).toBe(stands ? 1 : 0);
  });

  test.each([
    ["Depressed", true],
    ["Hurt", true],
    ["Heart Broken", true],
    ["Sad", false],
    ["Happy", false],
  ])("stands in the preview of a response that is %s: %s", async (response, stands) => {
    await openWizardPage(await person("ada"));

    await answerInTurn(["Something happened to me", "Negative", response, "Sad"]);

    const preview = within(screen.getByRole("region", { name: "Karma Impact Preview" }));
    expect(preview.queryAllByRole("link", { name: "people to talk to" })).toHaveLength(stands ? 1 : 0);
  });
});

/** Opens the page by its address. Gives the wire on which everything would be asked. */
async function open(as?: Person) {
  const wire = wireOver(browserFetch(as));
  openProduct({ ...(as ? { as } : {}), path: "/help-now", fetch: wire.fetch });
  await screen.findByRole("heading", { name: "When it is too much" });
  return wire;
}

/** Puts lines into the page, as the server does. */
function provide(lines: readonly CountryHelp[]): void {
  const place = document.createElement("script");
  place.type = "application/json";
  place.id = "helplines";
  place.textContent = JSON.stringify(lines);
  document.head.append(place);
}

function cards() {
  return screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
}

function links() {
  return screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
}

async function waysOnMoodCard(): Promise<number> {
  await screen.findByRole("img", { name: /Balance scale/ });
  const card = screen.getByRole("region", { name: "Mood update & Journal note" });
  await within(card).findByText(/^“.+”$/);
  return within(card).queryAllByRole("link", { name: "people to talk to" }).length;
}
