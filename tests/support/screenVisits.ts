import type { Page } from "playwright-core";
import { expect } from "vitest";
import { untilQuiet } from "./browser.ts";
import { granted } from "./door.ts";
import { introduce, person, type Person } from "./people.ts";
import { peopleDoors } from "./peopleDoors.ts";
import { somePicture } from "./pictures.ts";
import { expectFocusInSight, smallTargets } from "./reach.ts";
import { connect, sendConnectionRequest } from "./relations.ts";
import { restDoor } from "./restDoor.ts";
import { choose } from "./wizardPage.ts";

/** A screen as people mostly see it. */
export interface ScreenVisit {
  name: string;
  path: string;
  who: "a visitor" | "ada";
  /** Brings the page into the state and waits for it. */
  until: (page: Page) => Promise<unknown>;
  /** The minimum number of controls, so that a walk cannot end early unnoticed. */
  least: number;
}

/** The windows in which the focused element is always visible. The gate takes the first. */
export const reachSizes = [
  { width: 320, height: 256 },
  { width: 360, height: 740 },
] as const;

/** Each screen once. Tests of all of them read this table. */
export const screenVisits: readonly ScreenVisit[] = [
  {
    name: "the landing",
    path: "/",
    who: "a visitor",
    until: async (page) => {
      await page.getByRole("button", { name: "Sign In", disabled: false }).waitFor();
      // Below the card.
      await page.getByRole("heading", { name: "It becomes a book" }).waitFor();
    },
    least: 6,
  },
  { name: "registration", path: "/", who: "a visitor", until: openRegistration, least: 12 },
  {
    name: "a link to a new password",
    path: `/reset-password#${"a".repeat(43)}`,
    who: "a visitor",
    until: heading("Set a New Password"),
    least: 6,
  },
  {
    name: "a week to look inside",
    path: "/look-inside",
    who: "a visitor",
    until: async (page) => {
      await heading("Sunday")(page);
      // Only the client makes the controls of the prerendered page usable.
      await page.getByRole("button", { name: "Night theme", disabled: false }).waitFor();
    },
    least: 4,
  },
  {
    name: "the end of a trial",
    path: "/subscription-expired?email=ada@example.org",
    who: "a visitor",
    until: heading("Subscription Expired"),
    least: 4,
  },
  { name: "help", path: "/help-now", who: "a visitor", until: heading("When it is too much"), least: 4 },
  {
    name: "home",
    path: "/",
    who: "ada",
    until: async (page) => {
      await page.getByRole("link", { name: "Log Action" }).waitFor();
      // In a window this narrow, home grows when its answer comes.
      await untilQuiet(page);
    },
    least: 10,
  },
  { name: "the wizard", path: "/log-action", who: "ada", until: heading("Log an Action"), least: 6 },
  { name: "the wizard, answered", path: "/log-action", who: "ada", until: answerAll, least: 16 },
  { name: "the mood page", path: "/mood", who: "ada", until: heading("How are you feeling?"), least: 8 },
  {
    name: "the history",
    path: "/journal",
    who: "ada",
    until: async (page) => {
      // The list loads near the viewport. In a low window, below a mood prompt, that may be late.
      const fifth = page.getByText("I did something").nth(4);
      while (!(await fifth.isVisible()))
        await page
          .getByRole("heading", { level: 3 })
          .last()
          .scrollIntoViewIfNeeded()
          .catch(() => undefined);
    },
    least: 12,
  },
  {
    name: "the book",
    path: "/book",
    who: "ada",
    until: (page) =>
      page
        .getByText(/Good Karma/)
        .first()
        .waitFor(),
    least: 5,
  },
  { name: "the exchange", path: "/karma-exchange", who: "ada", until: heading("Recent Exchanges"), least: 11 },
  {
    name: "trends",
    path: "/trends",
    who: "ada",
    until: (page) => page.getByRole("slider", { name: /^Karma by day/ }).waitFor(),
    least: 17,
  },
  {
    name: "the settings",
    path: "/settings",
    who: "ada",
    until: (page) => page.getByRole("switch", { name: "Insights" }).waitFor(),
    least: 9,
  },
  {
    name: "the profile",
    path: "/edit-profile",
    who: "ada",
    until: (page) => page.getByRole("button", { name: "Change picture" }).waitFor(),
    least: 14,
  },
  { name: "the privacy policy", path: "/privacy-policy", who: "ada", until: heading("Privacy Policy"), least: 11 },
  { name: "the terms", path: "/terms-conditions", who: "ada", until: heading("Terms & Conditions"), least: 11 },
  {
    name: "the user list",
    path: "/user-list",
    who: "ada",
    until: async (page) => {
      await heading("Connect with Users")(page);
      await page.getByRole("button", { name: "Requested" }).first().waitFor();
    },
    least: 10,
  },
  {
    name: "connection requests",
    path: "/connection-requests",
    who: "ada",
    until: (page) => page.getByRole("button", { name: "Accept" }).waitFor(),
    least: 7,
  },
  {
    name: "connected users",
    path: "/connected-users",
    who: "ada",
    until: (page) => page.getByRole("tab", { name: "Gift Gold" }).waitFor(),
    least: 11,
  },
  { name: "a page that is missing", path: "/no/such/page", who: "ada", until: heading("Page Not Found"), least: 6 },
];

/** Makes the person whose screens they are: with entries, a picture, a connection, a request each way and a message. */
export async function personOfScreens(): Promise<Person> {
  const ada = await person("ada");
  const door = restDoor({ as: ada, zone: "Europe/Paris" });
  // The list of users is in the order of names.
  const [bo, carl, di] = [await person("bo"), await person("carl"), await person("0di")];
  await introduce(bo, { displayName: "Ines Duarte", bio: "Learning to say yes more slowly." });
  await connect(ada, bo);
  await sendConnectionRequest(carl, ada);
  await sendConnectionRequest(ada, di);
  const [, rest] = peopleDoors;
  granted(await rest.open(bo).send({ type: "kind_message", recipientId: ada.id, message: "Thank you for the ride" }));
  granted(await rest.open(ada).clear());
  granted(await door.updateProfile({ profilePicture: await somePicture(), bio: "Walks before work." }));
  granted(await door.write({ texts: { title: "A slow morning", body: "Coffee on the step." } }));
  granted(await door.saveMood({ value: "calm", note: "To the river and back." }));
  for (let entry = 0; entry < 5; entry += 1) granted(await door.logAction({ reflection1: "It was easy." }));
  // Trends begin on the third day.
  for (const day of ["2026-01-05", "2026-01-06"]) granted(await door.saveMood({ occurredAt: `${day}T10:00:00Z` }));
  return ada;
}

/**
 * Tabs through a page in a window of this size: each focused control is visible, none is too small, and nothing is wider
 * than the window.
 */
export async function expectInReach(
  page: Page,
  { name, least }: Pick<ScreenVisit, "name" | "least">,
  size: (typeof reachSizes)[number],
): Promise<void> {
  await page.setViewportSize(size);
  const walked = await expectFocusInSight(page);

  expect(walked.length, name).toBeGreaterThanOrEqual(least);
  expect(await smallTargets(page), name).toEqual([]);
  expect(await widthOf(page), name).toBeLessThanOrEqual(size.width);
}

export async function openRegistration(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Don't have an account? Register" }).click();
  await page.getByRole("combobox", { name: "Country" }).waitFor();
}

/** The width of the page with all that overflows it, in pixels. */
export function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}

function heading(name: string) {
  return (page: Page) => page.getByRole("heading", { name }).first().waitFor();
}

async function answerAll(page: Page): Promise<void> {
  await choose(page, {
    type: "I did something",
    classification: "Positive",
    intention: "Positive",
    response: "Happy",
    effect: "Great",
  });
  await page.getByRole("heading", { name: "Reflect on this moment" }).waitFor();
  // The tab order starts from the top again.
  await page.evaluate(() => {
    const top = document.createElement("span");
    top.tabIndex = -1;
    document.body.prepend(top);
    top.focus();
    top.remove();
  });
}
