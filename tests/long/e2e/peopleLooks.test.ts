import type { Page } from "playwright-core";
import { describe, test } from "vitest";
import { connect, sendConnectionRequest } from "#tests/support/relations.ts";
import { expectForEverybody, operationIn, phone, useBrowser, visit } from "#tests/support/browser.ts";
import { granted } from "#tests/support/door.ts";
import { introduce, person, type Person } from "#tests/support/people.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";

useBrowser();

const [, rest] = peopleDoors;

describe("the screens of people", () => {
  const places: {
    name: string;
    path: string;
    empty?: boolean;
    cut?: string;
    until: (page: Page) => Promise<unknown>;
  }[] = [
    { name: "a search for nobody", path: "/user-list?search=zzzqqq", until: (page) => says(page, "No one found") },
    {
      name: "a user list that does not come",
      path: "/user-list",
      cut: "UserListScreenQuery",
      until: (page) => says(page, "These people could not be loaded"),
    },
    {
      name: "no connection requests",
      path: "/connection-requests",
      empty: true,
      until: (page) => says(page, "No pending connection requests"),
    },
    { name: "connected users", path: "/connected-users", until: openGift },
    {
      name: "no connected users",
      path: "/connected-users",
      empty: true,
      until: (page) => says(page, "No connections yet"),
    },
    { name: "the bell's list", path: "/settings", until: openBell },
    { name: "blocked people", path: "/settings", until: openBlocked },
  ];

  test.each(places)("$name is accessible and fits the window", async ({ path, empty, cut, until }) => {
    const { page, mayComplainOf } = await visit({
      path: "about:blank",
      size: phone,
      as: empty ? await person("ada") : await sociable(),
    });
    mayComplainOf(/ERR_FAILED|cannot be reached/);
    if (cut)
      await page.route("**/graphql", (route) =>
        operationIn(route.request()) === cut ? route.abort() : route.continue(),
      );
    await page.goto(path);
    await until(page);

    await expectForEverybody(page);
  });
});

/** A person with a connection, a request each way, and messages. */
async function sociable(): Promise<Person> {
  const [ada, bo, cy, di] = [await person("ada"), await person("looked"), await person("looked"), await person("di")];
  await introduce(bo, { displayName: "Ines Duarte", bio: "Learning to say yes more slowly." });
  await connect(ada, bo);
  await sendConnectionRequest(ada, cy);
  await sendConnectionRequest(di, ada);
  granted(await rest.open(bo).send({ type: "kind_message", recipientId: ada.id, message: "Thank you for the ride" }));
  return ada;
}

function says(page: Page, text: string): Promise<void> {
  return page.getByText(text).waitFor();
}

async function openGift(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Gift Gold" }).click();
  await page.getByRole("textbox", { name: "Add a kind word" }).waitFor();
}

async function openBell(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await page.getByRole("link", { name: /would like to connect/ }).waitFor();
}

async function openBlocked(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Blocked people" }).click();
  await page.getByText(/You haven’t blocked anyone/).waitFor();
}
