import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import exchangeQuery from "#client/__generated__/KarmaExchangeScreenQuery.graphql.ts";
import { tellScreen } from "#client/data/news.ts";
import { person } from "#tests/support/people.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { held, wireOver } from "#tests/support/wire.ts";

test("news that comes while a screen is on its way has it read once more, when it is there", async () => {
  const ada = await person("ada");
  const wire = wireOver(browserFetch(ada));
  const [waiting, goOn] = held();
  wire.treat(exchangeQuery, waiting);
  openProduct({ as: ada, path: "/karma-exchange", fetch: wire.fetch });
  await waitFor(() => expect(wire.sent(exchangeQuery)).toBe(1));

  tellScreen();
  wire.treat(exchangeQuery);
  goOn();

  expect(await screen.findByRole("heading", { name: "Recent Exchanges" })).toBeInTheDocument();
  await waitFor(() => expect(wire.sent(exchangeQuery)).toBe(2));
});
