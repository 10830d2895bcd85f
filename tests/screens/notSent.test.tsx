import userEvent from "@testing-library/user-event";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import saveMutation from "#client/__generated__/saveEntryMoodMutation.graphql.ts";
import { platform } from "#client/platform/platform.ts";
import { openMemory } from "#tests/support/deviceInMemory.ts";
import { granted } from "#tests/support/door.ts";
import { person } from "#tests/support/people.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { restDoor } from "#tests/support/restDoor.ts";
import { act, screen, waitFor, within } from "#tests/support/screen.ts";
import { cut, wireOver } from "#tests/support/wire.ts";

// What a person can do with entries that wait, in their list and at a sign-out, and with what the device keeps.

describe("an entry in the list of what waits", () => {
  test("can be copied, saved as a file, and deleted after a question", async () => {
    const { store } = await opened("/not-sent", "Four herons.");
    const user = userEvent.setup();
    const saved = vi.spyOn(platform, "save").mockReturnValue();
    const confirm = vi.spyOn(window, "confirm").mockReturnValue(false);

    await choose(user, "Copy");
    expect(await navigator.clipboard.readText()).toBe("Mood: CALM\nNote: Four herons.");
    await user.click(screen.getByRole("button", { name: "Save as a file" }));
    const file = saved.mock.calls[0]?.[0] as Blob;
    expect(JSON.parse(await file.text())).toMatchObject([{ kind: "mood", note: "Four herons.", clientId: "save 1" }]);
    await choose(user, "Delete");
    expect(confirm).toHaveBeenCalledWith("Delete this entry? It is saved only on this device.");
    expect(store.held.outbox.size).toBe(1);
    confirm.mockReturnValue(true);
    await choose(user, "Delete");

    await screen.findByText("Everything has been sent");
    expect(store.held.outbox.size).toBe(0);
  });

  test("that the server refused is not offered for sending", async () => {
    await opened("/not-sent", "Four herons.", { trouble: "Not like this." });

    expect(screen.getByText("Could not be sent: Not like this.")).toBeVisible();
    expect(screen.getByText(/^Entries that need you stay here until you open or compare them\./)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Send now" })).toBeNull();
  });

  test.each([
    ["an uninstalled Safari", safari, {}, true],
    ["an installed Safari", safari, { standalone: true }, false],
    ["another browser", safari.replace("Version/18.0", "Chrome/140.0"), {}, false],
  ])("says in %s for how long the browser keeps it", async (_what, userAgent, more, isSaid) => {
    for (const [name, value] of Object.entries({ userAgent, ...more })) replace(name, value);

    await opened("/not-sent", "Four herons.");

    const text = "Safari deletes what a site has saved after 7 days without a visit, unless the site is installed.";
    expect(screen.queryByText(text, { exact: false }) !== null).toBe(isSaid);
  });
});

describe("a sign-out with entries that wait", () => {
  test("can send them first, also those that the server has often failed at", async () => {
    const { ada, wire, store } = await opened("/settings", "Four herons.", { failures: { times: 3, at: Date.now() } });
    await userEvent.click(await screen.findByRole("button", { name: "Sign Out" }));
    const question = await screen.findByRole("dialog", { name: "Not sent yet" });
    expect(question).toHaveTextContent("1 entry is on this device and nowhere else.");

    wire.intercept(saveMutation);
    await userEvent.click(within(question).getByRole("button", { name: "Send now" }));

    await within(question).findByText("Everything has been sent. Nothing is lost when you sign out.");
    expect(store.held.outbox.size).toBe(0);
    expect(granted(await restDoor({ as: ada }).moods()).entries).toMatchObject([{ note: "Four herons." }]);
  });

  test("can save them as a file first, and then deletes them from the device", async () => {
    const { store } = await opened("/settings", "Four herons.");
    const saved = vi.spyOn(platform, "save").mockReturnValue();
    await userEvent.click(await screen.findByRole("button", { name: "Sign Out" }));
    const question = await screen.findByRole("dialog", { name: "Not sent yet" });

    await userEvent.click(within(question).getByRole("button", { name: "Save as a file" }));
    expect(await (saved.mock.lastCall as [Blob])[0].text()).toContain("Four herons.");
    await userEvent.click(within(question).getByRole("button", { name: "Sign Out" }));

    await screen.findByRole("button", { name: "Sign In" });
    expect(store.held.outbox.size).toBe(0);
  });
});

test("what was read is deleted when “Keep what I read on this device” is turned off, and what waits stays", async () => {
  const { store } = await opened("/settings", "Four herons.");
  await store.answers.put("home", "read", Date.now());

  const keeps = await screen.findByRole("switch", { name: /^Keep what I read on this device/ });
  expect(keeps).toBeChecked();
  await userEvent.click(keeps);

  await waitFor(() => expect(store.held.answers.size).toBe(0));
  expect(store.held.outbox.size).toBe(1);
});

test("the settings offer what the browser offers to install, once", async () => {
  await opened("/settings", "Four herons.");
  await screen.findByRole("button", { name: "Sign Out" });
  expect(screen.queryByRole("button", { name: /^Install/ })).toBeNull();
  const prompt = vi.fn(async () => undefined);
  const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });

  act(() => void window.dispatchEvent(offer));
  await userEvent.click(await screen.findByRole("button", { name: /^Install/ }));

  expect(offer.defaultPrevented).toBe(true);
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByRole("button", { name: /^Install/ })).toBeNull();
});

const safari = "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15";

/** Opens an address on a device on which a mood waits, whose save does not pass. */
async function opened(path: string, note: string, more: object = {}) {
  const ada = await person("ada");
  const store = await openMemory(ada);
  await store.outbox.add({
    kind: "mood",
    input: { value: "CALM", journalTitle: null, note },
    pressed: { clientId: "save 1", epoch: 0, occurredAt: new Date().toISOString(), timeZone: "Europe/Paris" },
    draft: { key: "mood", value: { value: "calm" } },
    ...more,
  });
  store.tell();
  const wire = wireOver(browserFetch(ada));
  wire.intercept(saveMutation, cut);
  openProduct({ as: ada, path, fetch: wire.fetch });
  await screen.findByRole("link", { name: "Not sent yet, 1" });
  if (path === "/not-sent") await screen.findByText(note);
  return { ada, store, wire };
}

async function choose(user: ReturnType<typeof userEvent.setup>, action: string): Promise<void> {
  await user.click(screen.getByRole("button", { name: /^Options/ }));
  await user.click(await screen.findByRole("menuitem", { name: action }));
}

function replace(name: string, value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, name));
}
