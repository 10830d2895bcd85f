import { afterEach, expect, test } from "vitest";
import { connect } from "#tests/support/relations.ts";
import { listensAt } from "#tests/support/address.ts";
import { listeningIn, useBrowser, visit } from "#tests/support/browser.ts";
import { createEmptyDatabase } from "#tests/support/cluster.ts";
import { granted } from "#tests/support/door.ts";
import { startKindling, type Kindling } from "#tests/support/kindling.ts";
import { person } from "#tests/support/people.ts";
import { peopleDoors } from "#tests/support/peopleDoors.ts";

useBrowser();

const [, rest] = peopleDoors;
const running: Kindling[] = [];

afterEach(async () => {
  listensAt(undefined);
  for (const kindling of running.splice(0)) {
    kindling.send("SIGKILL");
    await kindling.ended;
  }
});

test("a page gets the news it missed during a restart of the server, and later news", async () => {
  const databaseUrl = await createEmptyDatabase();
  const server = await started({ databaseUrl });
  const [ada, bo] = [await person("ada"), await person("bo")];
  await connect(ada, bo);
  const { page, context, mayComplainOf } = await visit({ as: ada, path: "/karma-exchange" });
  mayComplainOf(/ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|503|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
  const listening = () => listeningIn(context);
  await page.getByText("No messages yet").waitFor();
  await expect.poll(listening).toHaveLength(1);

  server.send("SIGTERM");
  expect((await server.ended).code).toBe(0);
  await expect.poll(listening).toHaveLength(0);
  const other = await startKindling({ databaseUrl });
  running.push(other);
  listensAt(other.url);
  granted(await rest.open(bo).send({ recipientId: ada.id, message: "Sent meanwhile" }));
  await started({ databaseUrl, port: Number(new URL(server.url).port) });

  const dialog = page.getByRole("dialog", { name: "New Karma Message(s)!" });
  await dialog.getByText("Sent meanwhile").waitFor();
  granted(await rest.open(bo).send({ recipientId: ada.id, message: "Sent now" }));
  await dialog.getByText("Sent now").waitFor();
  expect(await dialog.getByRole("listitem").count()).toBe(2);
});

async function started(circumstances: Parameters<typeof startKindling>[0]): Promise<Kindling> {
  const kindling = await startKindling(circumstances);
  running.push(kindling);
  listensAt(kindling.url, circumstances.databaseUrl);
  return kindling;
}
