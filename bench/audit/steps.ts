import type { Locator, Page } from "playwright-core";
import { pick } from "#tests/support/wizardPage.ts";

/** An interaction and its name in the report. */
export type Step = readonly [name: string, act: (page: Page) => Promise<unknown>];

/** More than 60 interactions across all screens for signed-in people, starting at home. */
export const steps: readonly Step[] = [
  ["home: the balance of another time", (page) => next(page.getByRole("combobox", { name: "Range" }))],
  ["home: the bell", (page) => button(page, /^Notifications/).click()],
  ["home: the bell's close", (page) => button(page.getByRole("dialog"), "Close").click()],
  [
    "home: share the quote",
    (page) =>
      button(page, /^Share/)
        .first()
        .click(),
  ],
  ["home: close what is shared", escape],
  ["home to log an action", (page) => link(page, "Log Action").click()],
  ["action: what happened", (page) => pick(page, "What happened?", "I did something")],
  ["action: classified", (page) => pick(page, "How would you classify this?", "Positive")],
  ["action: intentions", (page) => pick(page, "What were your intentions?", "Positive")],
  ["action: the response", (page) => pick(page, "How did you respond to this?", "Happy")],
  ["action: the effect", (page) => pick(page, /^How did this effect anyone else/, "Happy")],
  ["action: words", (page) => page.getByRole("textbox").first().pressSequentially("Helped at the stall")],
  ["action: logged", (page) => button(page, "Log This Action").click()],
  ["home to a mood", (page) => link(page, "Add New").click()],
  ["mood: chosen", (page) => page.getByRole("radio", { name: "Tired", exact: true }).click()],
  [
    "mood: a title",
    (page) => page.getByRole("textbox", { name: "Journal entry title" }).pressSequentially("An evening"),
  ],
  ["mood: a note", (page) => page.getByRole("textbox", { name: "Journal note" }).pressSequentially("By the river.")],
  ["mood: saved", (page) => button(page, "Save Mood").click()],
  ["home to the journal", (page) => place(page, "Journal").click()],
  ["journal: good", (page) => tab(page, "Good").click()],
  ["journal: learning", (page) => tab(page, "Learning").click()],
  ["journal: moods", (page) => tab(page, "Moods").click()],
  ["journal: all", (page) => tab(page, "All").click()],
  ["journal: a month", (page) => next(page.getByRole("combobox", { name: "Time Period" }))],
  ["journal: the month before", (page) => next(page.getByRole("combobox", { name: "Time Period" }))],
  ["journal: a new entry", (page) => button(page, "New Entry").click()],
  ["journal: its title", (page) => page.getByRole("textbox", { name: "Title" }).pressSequentially("A walk")],
  [
    "journal: its text",
    (page) => page.getByRole("textbox", { name: "What is on your mind?" }).pressSequentially("Herons."),
  ],
  ["journal: its sign", (page) => page.getByRole("group", { name: "Emoji" }).getByRole("radio").nth(3).click()],
  ["journal: saved", (page) => button(page, "Save Entry").click()],
  [
    "journal: an entry's menu",
    (page) =>
      button(page, /^Options: /)
        .first()
        .click(),
  ],
  ["journal: edit it", (page) => page.getByRole("menuitem", { name: "Edit" }).click()],
  ["journal: leave it", (page) => button(page.getByRole("dialog"), "Close").click()],
  ["journal to the exchange", (page) => place(page, "Exchange").click()],
  ["exchange: the new messages", escape],
  ["exchange: a kind message", (page) => page.getByRole("radio", { name: "Kind Message" }).click()],
  ["exchange: a template", (page) => button(page.getByRole("group", { name: "Templates" }), "You made my day").click()],
  ["exchange: words", (page) => page.getByRole("textbox", { name: "Message" }).pressSequentially(" Truly.")],
  ["exchange: all messages", (page) => tab(page, "All Messages").click()],
  ["exchange to the trends", (page) => place(page, "Trends").click()],
  ["trends: this week", (page) => page.getByRole("combobox", { name: "Range" }).selectOption("This Week")],
  ["trends: the week before", (page) => button(page, "Previous week").click()],
  ["trends: all time", (page) => page.getByRole("combobox", { name: "Range" }).selectOption("All Time")],
  ["trends: moods of a week", (page) => tab(page, "Week").click()],
  ["trends: moods of all time", (page) => tab(page, "All Time").click()],
  ["trends: the year's karma", (page) => page.getByRole("radio", { name: "Karma" }).click()],
  ["trends: a day of it", (page) => page.locator("[data-date]").filter({ visible: true }).nth(20).click()],
  ["trends: the day before", (page) => button(page, "Previous day").click()],
  ["trends: the year before", (page) => next(page.getByRole("combobox", { name: "Year" }))],
  ["trends to home", (page) => place(page, "Home").click()],
  ["home to the settings", (page) => link(page, "Settings").click()],
  ["settings: by night", (page) => page.getByRole("radio", { name: "Night" }).click()],
  ["settings: by day", (page) => page.getByRole("radio", { name: "Day", exact: true }).click()],
  ["settings: no reminder", (page) => page.getByRole("switch").first().click()],
  ["settings: the sessions", (page) => button(page, /^Signed-in Devices/i).click()],
  ["settings: close them", escape],
  ["settings to the profile", (page) => link(page, "Edit Profile").click()],
  ["profile: a few words", (page) => page.getByRole("textbox", { name: "Bio" }).pressSequentially(" And bakes.")],
  ["profile to the settings", (page) => link(page, "Back").click()],
  ["settings to help", (page) => link(page, "people to talk to").click()],
  ["help to home", (page) => button(page, "Back").click()],
  ["people: searched", searchPeople],
  ["people to the connected", (page) => link(page, "View Connected").click()],
  ["connected to people", (page) => link(page, "Back").click()],
  ["people to the requests", (page) => link(page, "Connection Requests").click()],
];

/** No link leads here for people with friends. */
async function searchPeople(page: Page): Promise<void> {
  await page.goto("/user-list");
  await page.getByRole("searchbox").pressSequentially("friend");
}

type Place = Pick<Page, "getByRole">;

function button(on: Place, name: string | RegExp): Locator {
  return on.getByRole("button", { name });
}

function link(on: Place, name: string | RegExp): Locator {
  return on.getByRole("link", { name });
}

/** One of the four links in the navigation. */
function place(page: Page, name: string): Locator {
  return link(page.getByRole("navigation", { name: "Main" }), name);
}

function tab(page: Page, name: string): Locator {
  return page.getByRole("tab", { name, exact: true });
}

/** Closes the dialog once it is open. */
async function escape(page: Page): Promise<void> {
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
}

/** Selects the next option of a list. In this browser only keys can do it. */
function next(list: Locator): Promise<void> {
  return list.press("ArrowDown");
}
