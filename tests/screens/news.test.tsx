import { expect, test } from "vitest";
import exchangeQuery from "#client/__generated__/KarmaExchangeScreenQuery.graphql.ts";
import { refetchScreen } from "#client/data/relay/news.ts";
import { person } from "#tests/support/people.ts";
import { browserFetch, openProduct } from "#tests/support/renderScreen.tsx";
import { screen, waitFor } from "#tests/support/screen.ts";
import { delayedRequest, wireOver } from "#tests/support/wire.ts";

test("news that arrives while a screen loads makes the screen refetch when it is shown", async () => {
  const ada = await person("ada");
  const wire = wireOver(browserFetch(ada));
  const [waiting, goOn] = delayedRequest();
  wire.intercept(exchangeQuery, waiting);
  openProduct({ as: ada, path: "/karma-exchange", fetch: wire.fetch });
  await waitFor(() => expect(wire.sent(exchangeQuery)).toBe(1));

  refetchScreen();
  wire.intercept(exchangeQuery);
  goOn();

  expect(await screen.findByRole("heading", { name: "Recent Exchanges" })).toBeInTheDocument();
  await waitFor(() => expect(wire.sent(exchangeQuery)).toBe(2));
});
