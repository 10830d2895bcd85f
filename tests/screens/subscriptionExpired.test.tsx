import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { platform } from "#client/platform/platform.ts";
import { granted } from "#tests/support/door.ts";
import { toast } from "#tests/support/formPage.ts";
import { endTrial, inDatabase } from "#tests/support/inDatabase.ts";
import { person, type Person } from "#tests/support/people.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { restDoor } from "#tests/support/restDoor.ts";
import { act, screen, waitFor, within } from "#tests/support/screen.ts";
import { cut, handlingAt, delayedRequest, ownAnswer, type RequestHandler } from "#tests/support/wire.ts";

const exportPath = "/api/user/export-journal";
const deletePath = "/api/user/delete-account";
const exportName = "Export Journal History";
const archiveName = "Take everything";
const deleteName = "Delete Account";

afterEach(() => vi.restoreAllMocks());

test("the page has no header and no navigation around it, for somebody signed in too", async () => {
  openProduct({ as: await person("ada"), path: "/subscription-expired?email=ada%40example.org" });

  expect(await screen.findByRole("heading", { name: "Subscription Expired" })).toBeVisible();
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Settings" })).not.toBeInTheDocument();
});

describe.each([
  ["who signs in", openBySigningIn],
  ["who is already signed in", openByCookie],
])("a person whose trial has ended, %s", (_how, open) => {
  test("exports the journal", async () => {
    const ada = await expired();
    const save = vi.spyOn(platform, "save").mockReturnValue();
    await open(ada);

    await press(exportName);

    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    const file = save.mock.calls[0]?.[0];
    expect(file?.name).toMatch(new RegExp(`${ada.username}.*[.]html$`));
    expect(file?.size).toBeGreaterThan(0);
    expect(await screen.findByRole("button", { name: exportName })).not.toHaveAttribute("aria-disabled", "true");
  });

  test("takes everything", async () => {
    const ada = await expired();
    const save = vi.spyOn(platform, "save").mockReturnValue();
    await open(ada);

    await press(archiveName);
    await userEvent.click(await screen.findByRole("button", { name: "Download" }));

    await toast("status", "Everything is in your file");
    expect(save.mock.calls[0]?.[0].name).toMatch(new RegExp(`${ada.username}.*[.]zip$`));
  });

  test("deletes the account after a confirmation, and sees the landing page", async () => {
    const ada = await expired();
    const confirmed = vi.spyOn(platform.leave, "confirmed").mockReturnValue(false);
    await open(ada);

    await press(deleteName);
    expect(confirmed).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("This can’t be undone."));
    expect(await restDoor({ as: ada }).me()).toMatchObject({ subscriptionExpired: true });

    confirmed.mockReturnValue(true);
    await confirmWith("a guess");
    await toast("alert", "Deletion FailedThat is not your current password.");
    const field = screen.getByLabelText("Current password");
    await waitFor(() => expect(field).toHaveAccessibleDescription("That is not your current password."));
    await userEvent.clear(field);
    await userEvent.type(field, ada.password);
    await confirm();
    await toast("status", "Account Deleted");
    expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeInTheDocument();
    expect(await restDoor({ as: ada }).me()).toMatchObject({ status: 401, message: "Unauthorized" });
  });

  test("learns that the session has ended, and can sign in again", async () => {
    const ada = await expired();
    await open(ada);
    await inDatabase(`delete from "Session" where "userId" = $1`, [ada.id]);

    await press(exportName);

    await toast("alert", "Your session has expired. Please log in again.");
    expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeInTheDocument();
  });
});

describe("the data of an expired person", () => {
  test("is exported with visible progress, and nothing else can begin meanwhile", async () => {
    const [waiting, goOn] = delayedRequest();
    vi.spyOn(platform, "save").mockReturnValue();
    await openBySigningIn(await expired(), [exportPath, waiting]);

    await press(exportName);

    expect(await screen.findByRole("button", { name: "Exporting..." })).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByRole("button", { name: deleteName })).toHaveAttribute("aria-disabled", "true");
    goOn();
    expect(await screen.findByRole("button", { name: exportName })).not.toHaveAttribute("aria-disabled", "true");
  });

  test("says what needs a connection while the browser has none, and comes back by itself", async () => {
    const save = vi.spyOn(platform, "save").mockReturnValue();
    const paying = vi.spyOn(platform.leave, "inNewTab").mockReturnValue();
    const asked = vi.spyOn(platform.leave, "confirmed");
    await openBySigningIn(await expired());

    setOnline(false);

    for (const name of ["Continue to Payment", exportName, archiveName, deleteName]) {
      const button = screen.getByRole("button", { name: `${name} Needs a connection` });
      expect(button).toHaveAttribute("aria-disabled", "true");
      await userEvent.click(button);
    }
    expect([save, paying, asked].map(({ mock }) => mock.calls)).toEqual([[], [], []]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

    setOnline(true);
    await press(exportName);
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
  });

  test.each<[string, RequestHandler, string]>([
    ["without a network", cut, "Kindling cannot be reached"],
    ["too often", async () => ownAnswer({ message: "Please wait an hour." }, 429), "Please wait an hour."],
  ])("shows an error %s", async (_how, fate, words) => {
    await openBySigningIn(await expired(), [exportPath, fate]);

    await press(exportName);

    await toast("alert", `Export Failed${words}`);
    expect(screen.getByRole("button", { name: exportName })).toBeInTheDocument();
  });
});

test.each<[string, RequestHandler]>([
  ["without a network", cut],
  [
    "while the payment provider does not answer",
    async () => ownAnswer({ message: "The payment provider isn’t responding right now." }, 503),
  ],
])("an account that cannot be deleted %s stays, with an error", async (_how, fate) => {
  const ada = await expired();
  vi.spyOn(platform.leave, "confirmed").mockReturnValue(true);
  await openBySigningIn(ada, [deletePath, fate]);

  await confirmWith(ada.password);

  await toast("alert", "Deletion FailedFailed to delete account. Please try again.");
  expect(screen.getByRole("heading", { name: "Subscription Expired", hidden: true })).toBeInTheDocument();
  expect(await restDoor({ as: ada }).me()).toMatchObject({ subscriptionExpired: true });
});

test("a visitor sees no export on the expired page", async () => {
  openProduct({ path: "/subscription-expired?email=ada%40example.org" });

  expect(await screen.findByRole("button", { name: "Continue to Payment" })).toBeInTheDocument();
  for (const name of [exportName, archiveName, deleteName])
    expect(screen.queryByRole("button", { name })).not.toBeInTheDocument();
});

async function expired(): Promise<Person> {
  const ada = await person("ada");
  granted(await restDoor({ as: ada }).write());
  await endTrial(ada);
  return ada;
}

async function openBySigningIn(ada: Person, at?: [path: string, fate: RequestHandler]): Promise<void> {
  openProduct({ fetch: at ? handlingAt(...at, browserFetch()) : browserFetch() });
  await userEvent.type(await screen.findByLabelText("Email"), ada.email);
  await userEvent.type(screen.getByLabelText("Password"), `${ada.password}{Enter}`);
  await screen.findByText(ada.email);
  await screen.findByRole("button", { name: exportName });
}

async function openByCookie(ada: Person): Promise<void> {
  openProduct({ as: ada, path: "/settings" });
  await screen.findByRole("button", { name: exportName });
}

/** Presses Delete Account, accepts the browser's confirmation, and enters a password. */
async function confirmWith(password: string): Promise<void> {
  await press(deleteName);
  await userEvent.type(await screen.findByLabelText("Current password"), password);
  await confirm();
}

async function confirm(): Promise<void> {
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: deleteName }));
}

/** As the browser says it. */
function setOnline(is: boolean): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(is);
  act(() => void window.dispatchEvent(new Event(is ? "online" : "offline")));
}

async function press(name: string): Promise<void> {
  await userEvent.click(screen.getByRole("button", { name }));
}
