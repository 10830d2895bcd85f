import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import settingsMutation from "#client/__generated__/SettingSwitchesMutation.graphql.ts";
import { shownAsOf } from "#client/data/relay/connected.ts";
import { granted } from "#tests/support/door.ts";
import { person, type Person } from "#tests/support/people.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { restDoor } from "#tests/support/restDoor.ts";
import { act, fireEvent, screen, waitFor } from "#tests/support/screen.ts";
import { cut } from "#tests/support/wire.ts";

// What needs the server, while none answers (docs/rules.md, Reading without a server).

test("settings that need the server say so and do nothing, and come back by themselves", async () => {
  const line = await openedAt("/settings", await person("ada"));
  await screen.findByRole("button", { name: /^Export Journal History/ });

  await line.goAway();

  for (const name of [/^Export Journal History/, /^Manage My Subscription/]) {
    const button = screen.getByRole("button", { name });
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(button).toHaveTextContent("Needs a connection");
  }
  const reminder = screen.getByRole("switch", { name: "Daily Check-in Reminder" });
  await userEvent.click(reminder);
  await userEvent.click(screen.getByRole("button", { name: /^Export Journal History/ }));
  expect(reminder).toBeChecked();
  expect(reminder).toHaveAccessibleDescription("Needs a connection");
  expect(line.sentTo(/export-journal/)).toBe(0);
  expect(line.sentTo(settingsMutation.params.id)).toBe(0);
  // What needs no server works.
  await userEvent.click(screen.getByRole("radio", { name: "Night" }));
  expect(screen.getByRole("radio", { name: "Night" })).toBeChecked();

  line.comeBack();
  await waitFor(() => expect(screen.queryByText("Needs a connection")).toBeNull());
  await userEvent.click(reminder);
  await screen.findByText("Setting Updated");
});

test("a form that needs the server can be filled in, and its button says why it waits", async () => {
  const ada = await person("ada");
  const line = await openedAt("/edit-profile", ada);
  const name = await screen.findByRole("textbox", { name: "Display Name" });

  await line.goAway();
  await userEvent.clear(name);
  await userEvent.type(name, "Ada of the train{Enter}");

  const save = screen.getByRole("button", { name: /^Save/ });
  expect(save).toHaveAttribute("aria-disabled", "true");
  expect(save).toHaveTextContent("Needs a connection");
  expect(name).toHaveValue("Ada of the train");
  line.comeBack();
  await waitFor(() => expect(save).not.toHaveAttribute("aria-disabled"));
  await userEvent.click(save);
  await waitFor(async () => expect(granted(await restDoor({ as: ada }).me()).displayName).toBe("Ada of the train"));
});

test("an archive can be asked for, and its button says why it waits", async () => {
  const line = await openedAt("/settings", await person("ada"));
  await userEvent.click(await screen.findByRole("button", { name: /^Take everything/ }));
  const download = await screen.findByRole("button", { name: "Download" });

  await line.goAway();

  await userEvent.click(download);
  await userEvent.click(screen.getByRole("checkbox", { name: "Encrypt it with a passphrase" }));
  await userEvent.type(screen.getByLabelText("Passphrase"), "horse battery staple{Enter}");
  expect(download).toHaveAttribute("aria-disabled", "true");
  expect(download).toHaveTextContent("Needs a connection");
  expect(line.sentTo(/user\/export/)).toBe(0);
  line.comeBack();
  await waitFor(() => expect(download).not.toHaveAttribute("aria-disabled"));
});

test("the bar and the note come and go between two presses: they would move what is under the finger", async () => {
  const line = await openedAt("/settings", await person("ada"));
  const pressed = await screen.findByRole("radio", { name: "Night" });

  fireEvent.pointerDown(pressed);
  await line.loseConnection();
  expect(screen.queryByText("Not connected.")).toBeNull();
  expect(screen.queryByText(/may be out of date/)).toBeNull();
  fireEvent.pointerUp(pressed);
  await screen.findByText("Not connected.");
  await screen.findByText(/may be out of date/);

  fireEvent.pointerDown(pressed);
  line.comeBack();
  await waitFor(() => expect(screen.queryByText("Needs a connection")).toBeNull());
  expect(screen.getByText("Not connected.")).toBeVisible();
  expect(screen.getByText(/may be out of date/)).toBeVisible();
  fireEvent.pointerCancel(pressed);
  await waitFor(() => expect(screen.queryByText("Not connected.")).toBeNull());
  await waitFor(() => expect(screen.queryByText(/may be out of date/)).toBeNull());
});

/** Opens the product over a line that can go away. */
async function openedAt(path: string, as: Person) {
  const through = browserFetch(as);
  let isAway = false;
  let underWay = 0;
  const sent: string[] = [];
  openProduct({
    as,
    path,
    fetch: (address, init) => {
      sent.push(`${address as string} ${init?.body as string}`);
      if (isAway) return cut();
      underWay += 1;
      return through(address, init).finally(() => (underWay -= 1));
    },
  });
  const loseConnection = async () => {
    // An answer that comes later would be a sign of a connection.
    await waitFor(() => expect(underWay).toBe(0));
    isAway = true;
    act(() => void window.dispatchEvent(new Event("online")));
    await waitFor(() => expect(shownAsOf()).toBeDefined());
  };
  return {
    sentTo: (what: RegExp | string | null | undefined) => sent.filter((each) => each.match(what ?? "")).length,
    loseConnection,
    goAway: async () => {
      await loseConnection();
      await screen.findByText("Not connected.");
    },
    comeBack: () => {
      isAway = false;
    },
  };
}
