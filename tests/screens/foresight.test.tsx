import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import dashboardQuery from "#client/__generated__/DashboardScreenQuery.graphql.ts";
import historyQuery from "#client/__generated__/HistoryQuery.graphql.ts";
import { markOutdated } from "#client/data/relay/news.ts";
import { pass } from "#tests/support/heldClock.ts";
import { person } from "#tests/support/people.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { act, fireEvent, screen, waitFor } from "#tests/support/screen.ts";
import { wireOver, type Wire } from "#tests/support/wire.ts";

test("pressing a link prefetches its screen's data, and following it sends no further request", async () => {
  const wire = await openHome();

  fireEvent.pointerDown(journal());
  await waitFor(() => expect(wire.sent(historyQuery)).toBe(1));
  await userEvent.click(journal());

  expect(await screen.findByText("Your first page is waiting")).toBeInTheDocument();
  expect(wire.sent(historyQuery)).toBe(1);
});

test("unused prefetched data is fetched again after two seconds", async () => {
  const wire = await openHome();

  fireEvent.pointerDown(journal());
  pass(2_000);
  journal().click();

  await waitFor(() => expect(wire.sent(historyQuery)).toBe(2));
});

test("focusing a link prefetches its screen's data, too", async () => {
  const wire = await openHome();

  act(() => journal().focus());
  await waitFor(() => expect(wire.sent(historyQuery)).toBe(1));
  await userEvent.keyboard("{Enter}");

  expect(await screen.findByText("Your first page is waiting")).toBeInTheDocument();
  expect(wire.sent(historyQuery)).toBe(1);
});

test("data prefetched before a write is refetched when it is shown", async () => {
  const wire = await openHome();

  act(() => journal().focus());
  await waitFor(() => expect(wire.sent(historyQuery)).toBe(1));
  markOutdated();
  await userEvent.keyboard("{Enter}");

  expect(await screen.findByText("Your first page is waiting")).toBeInTheDocument();
  await waitFor(() => expect(wire.sent(historyQuery)).toBe(2));
});

test("pressing the current screen's link sends no request", async () => {
  const wire = await openHome();

  fireEvent.pointerDown(screen.getAllByRole("link", { name: "Home" })[0] ?? document.body);

  expect(wire.sent(dashboardQuery)).toBe(1);
});

async function openHome(): Promise<Wire> {
  const ada = await person("ada");
  const wire = wireOver(browserFetch(ada));
  openProduct({ as: ada, fetch: wire.fetch });
  await screen.findByRole("img", { name: /Balance scale/ });
  return wire;
}

function journal(): HTMLElement {
  return screen.getByRole("link", { name: "Journal" });
}
