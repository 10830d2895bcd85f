import type { Page } from "playwright-core";
import { beforeAll, test } from "vitest";
import { expectForEverybody, operationIn, phone, scaleOf, useBrowser, visit } from "#tests/support/browser.ts";
import { granted } from "#tests/support/door.ts";
import { keepDemo } from "#tests/support/keptDiary.ts";
import { person, type Person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { changer, choose, pick } from "#tests/support/wizardPage.ts";

useBrowser();

const zone = "Europe/Paris";

let newcomer: Person;
let regular: Person;
let diarist: Person;

beforeAll(async () => {
  newcomer = await person("bo");
  regular = await person("ada");
  const ada = restDoor({ as: regular, zone });
  for (let day = 0; day < 9; day += 1) granted(await ada.logAction({ reflection1: "It was easy." }));
  for (let day = 0; day < 4; day += 1) {
    granted(await ada.logAction({ classification: "negative", intention: "negative", emotionResponse: "annoyed" }));
  }
  diarist = await person("lena", { zone });
  await keepDemo(diarist, { days: 60, zone });
});

interface Screen {
  name: string;
  path?: string;
  as?: () => Person;
  /** Runs before the page is opened. */
  before?: (page: Page) => Promise<void>;
  /** Brings the page into the state to photograph and waits for it. */
  until: (page: Page) => Promise<unknown>;
}

const screens: Screen[] = [
  { name: "the log-action form as it opens", path: "/log-action", as: () => newcomer, until: openForm },
  { name: "the log-action form, half answered", path: "/log-action", as: () => newcomer, until: answerHalf },
  { name: "the log-action form, filled in", path: "/log-action", as: () => regular, until: fillForm },
  { name: "an empty dashboard", as: () => newcomer, until: (page) => scaleOf(page, { gold: 0, coal: 0 }).waitFor() },
  { name: "home with two months of a diary", as: () => diarist, until: headed("Daily Inspiration") },
  { name: "a journal of two months", path: "/journal", as: () => diarist, until: headed("Journal History") },
  { name: "trends of two months", path: "/trends", as: () => diarist, until: headed("All-Time Mood Distribution") },
  { name: "a full dashboard", as: () => regular, until: (page) => scaleOf(page, { gold: 18, coal: 12 }).waitFor() },
  {
    name: "a dashboard that does not come",
    as: () => regular,
    before: cutDashboard,
    until: (page) => page.getByText("Unable to load dashboard data").waitFor(),
  },
  {
    name: "a server that does not answer",
    before: cutAll,
    until: (page) => page.getByText("Kindling could not be opened").waitFor(),
  },
];

test.each(screens)("$name is accessible and fits the window", async ({ path = "/", as, before, until }) => {
  const { page, mayComplainOf } = await visit({ path: "about:blank", size: phone, ...(as ? { as: as() } : {}) });
  mayComplainOf(/ERR_FAILED|cannot be reached/);
  await before?.(page);
  await page.goto(path);
  await until(page);

  await expectForEverybody(page);
});

/** Waits for a heading of that name. */
function headed(name: string): Screen["until"] {
  return (page) => page.getByRole("heading", { name }).waitFor();
}

async function openForm(page: Page): Promise<void> {
  await page.getByRole("radiogroup", { name: "What happened?" }).waitFor();
}

async function answerHalf(page: Page): Promise<void> {
  await pick(page, "What happened?", "I did something");
  await pick(page, "How would you classify this?", "Positive");
  await pick(page, "What were your intentions?", "Positive");
  await pick(page, "How did you respond to this?", "Happy");
  await changer(page, "How did you respond to this?").click();
  await page.getByRole("radio", { name: "Happy", exact: true, checked: true }).waitFor();
}

async function fillForm(page: Page): Promise<void> {
  await choose(page, {
    type: "I did something",
    classification: "Positive",
    intention: "Negative",
    response: "Calm",
    effect: "No one else affected",
  });
  for (const field of await page.getByRole("textbox").all())
    await field.fill("A sentence or two about it, as one writes them.");
}

/** Lets the look-up pass and blocks the dashboard's query. */
async function cutDashboard(page: Page): Promise<void> {
  await page.route("**/graphql", (route) =>
    operationIn(route.request()) === "DashboardScreenQuery" ? route.abort() : route.continue(),
  );
}

/** For somebody who is signed in on this device. */
async function cutAll(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("kindling.user", JSON.stringify({ id: "1", email: "a@b.org" })));
  await page.route("**/graphql", (route) => route.abort());
}
