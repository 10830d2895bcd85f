// Quarantined 2026-11-28: once it did not end in 10 minutes (seed 770791). Mended since: the next step began in the browser that was killed, before Playwright knew.
import { expect, test } from "vitest";
import { testedDatabase } from "#tests/support/address.ts";
import { useBrowser } from "#tests/support/browser.ts";
import { startKindling } from "#tests/support/kindling.ts";
import { person } from "#tests/support/people.ts";
import { planOf, saveThroughCuts } from "#tests/support/throughCuts.ts";

useBrowser();

// `npm run bench -- offline` does the same with more saves.

const seed = Date.now() % 1_000_000;

test(`100 saves while network, server, tab and browser are cut 10 times: none lost, none twice, each at its time (seed ${seed})`, async () => {
  const databaseUrl = testedDatabase() ?? "";
  let running = await startKindling({ databaseUrl });
  const port = Number(new URL(running.url).port);
  const server = {
    url: running.url,
    kill: async () => {
      running.send("SIGKILL");
      await running.ended;
    },
    start: async () => void (running = await startKindling({ databaseUrl, port })),
  };
  const ada = await person("ada");

  const { lost, onlyTyped, doubled, atOtherTimes, cut } = await saveThroughCuts(
    server,
    ada.token,
    planOf(100, 10, seed),
  );

  expect({ lost, doubled, atOtherTimes }).toEqual({ lost: [], doubled: [], atOtherTimes: [] });
  expect(onlyTyped.length, "words typed as a tab or the browser ended").toBeLessThanOrEqual(cut.tab + cut.browser);
  expect(Object.values(cut).every((times) => times > 0)).toBe(true);
  await server.kill();
});
