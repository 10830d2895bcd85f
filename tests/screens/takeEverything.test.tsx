import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { unsealed } from "#client/screens/_archive/sealedFile.ts";
import { platform } from "#client/platform/platform.ts";
import { granted } from "#tests/support/door.ts";
import { fill, toast } from "#tests/support/formPage.ts";
import { person, type Person } from "#tests/support/people.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { restDoor } from "#tests/support/restDoor.ts";
import { screen, waitFor } from "#tests/support/screen.ts";
import { cut, handlingAt } from "#tests/support/wire.ts";
import { stubWorkers } from "#tests/support/workers.ts";

beforeEach(stubWorkers);
afterEach(() => vi.restoreAllMocks());

const words = /^PK[^]*entries\.jsonl[^]*The heron was back/;
const path = "/api/user/export";

test("somebody takes everything, as a ZIP that has the same words", async () => {
  const { ada, saved } = await opened();

  await userEvent.click(screen.getByRole("button", { name: "Download" }));

  await toast("status", "Everything is in your file");
  const file = saved.mock.calls[0]?.[0];
  expect(file?.name).toMatch(new RegExp(`^kindling-archive-${ada.username}-\\d{4}-\\d\\d-\\d\\d\\.zip$`));
  expect(await file?.text()).toMatch(words);
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

test("somebody takes everything sealed to a passphrase, which the server never sees", async () => {
  const sent: string[] = [];
  const { saved } = await opened((through) => (input, init) => {
    sent.push(JSON.stringify([input, init?.body, [...new Headers(init?.headers)]]));
    return through(input, init);
  });
  const passphrase = "horse battery staple";
  await userEvent.click(await screen.findByRole("checkbox", { name: "Encrypt it with a passphrase" }));
  const download = screen.getByRole("button", { name: "Download" });

  fill(screen.getByLabelText("Passphrase"), "too short");
  await userEvent.click(download);
  expect(screen.getByLabelText("Passphrase")).toHaveAccessibleDescription(/^Please use at least 12 characters\./);
  fill(screen.getByLabelText("Passphrase"), passphrase);
  fill(screen.getByLabelText("Repeat the passphrase"), "horse battery stable");
  await userEvent.click(download);
  expect(screen.getByLabelText("Repeat the passphrase")).toHaveAccessibleDescription("The two passphrases differ.");
  fill(screen.getByLabelText("Repeat the passphrase"), passphrase);
  await userEvent.click(download);

  await toast("status", "Everything is in your file");
  const file = saved.mock.calls[0]?.[0];
  expect(file?.name).toMatch(/^kindling-archive-.+\.zip\.age$/);
  expect(await file?.text()).not.toContain("The heron was back");
  const plain = file && (await unsealed(file, passphrase));
  expect(await plain?.text()).toMatch(words);
  expect(sent.join()).not.toContain(passphrase);
});

test("a download shows how many entries have come, and is stopped by a press", async () => {
  const { saved } = await opened((through) => handlingAt(path, async (pass) => withoutEnd(await pass()), through));

  await userEvent.click(screen.getByRole("button", { name: "Download" }));

  const progress = await screen.findByRole("progressbar", { name: "Taking everything" });
  await waitFor(() => expect(progress).toHaveAttribute("aria-valuetext", "1 of 1"));
  expect(screen.getByRole("button", { name: "Downloading..." })).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(screen.getByRole("button", { name: "Stop" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(saved).not.toHaveBeenCalled();
});

test("a download that fails says why, and can be tried again", async () => {
  const { saved } = await opened((through) => handlingAt(path, cut, through));

  await userEvent.click(screen.getByRole("button", { name: "Download" }));

  await toast("alert", "Export FailedKindling cannot be reached");
  expect(screen.getByRole("button", { name: "Download" })).not.toHaveAttribute("aria-disabled");
  expect(saved).not.toHaveBeenCalled();
});

/** Opens the dialog for somebody with one mood. */
async function opened(over: (through: typeof fetch) => typeof fetch = (through) => through) {
  const ada: Person = await person("ada");
  granted(await restDoor({ as: ada }).saveMood({ value: "calm", note: "The heron was back" }));
  const saved = vi.spyOn(platform, "save").mockReturnValue();
  openProduct({ as: ada, path: "/settings", fetch: over(browserFetch(ada)) });
  await userEvent.click(await screen.findByRole("button", { name: /^Take everything/ }));
  await screen.findByRole("button", { name: "Download" });
  return { ada, saved };
}

/** A download whose end never comes. */
function withoutEnd(response: Response): Response {
  const endless = new TransformStream<Uint8Array, Uint8Array>({ flush: () => new Promise(() => undefined) });
  return new Response(response.body?.pipeThrough(endless), response);
}
