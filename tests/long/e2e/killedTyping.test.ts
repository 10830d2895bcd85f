import { expect, onTestFinished, test } from "vitest";
import { draftStoredWithinMs } from "#domain/limits.ts";
import { serverUrl } from "#tests/support/address.ts";
import { stopClock } from "#tests/support/browser.ts";
import { killWhileTyping, openKillableForm } from "#tests/support/killedTyping.ts";
import { peopleLiveIn, person } from "#tests/support/people.ts";
import { randomFrom } from "#tests/support/throughCuts.ts";
import { until } from "#tests/support/until.ts";

// `npm run test:often -- tests/long/e2e/killedTyping.test.ts` kills the browser 100 times at random.

peopleLiveIn("Europe/Paris");

const seed = Date.now() % 1_000_000;

test("a killed browser has kept what was typed 300 ms before, and loses what was typed since", async () => {
  const form = await openForm();
  for (const [stays, goes] of [
    ["a", "bc"],
    ["d", "ef"],
  ] as const) {
    const before = await form.note();
    await stopClock(form.browser.page);
    await form.type(stays);
    await form.browser.page.clock.runFor(draftStoredWithinMs);
    await until("the write to be confirmed", () => form.confirmed() === before.length + 1);
    await form.type(goes);

    await form.killAndReopen();

    expect(await form.note()).toBe(before + stays);
  }
});

test(`a browser that is killed five times while somebody types has kept what its store had confirmed (seed ${seed})`, async () => {
  const form = await openForm();
  const random = randomFrom(seed);
  for (let kill = 0; kill < 5; kill += 1) {
    const { typed, confirmed, kept } = await killWhileTyping(form, 10 + Math.floor(random() * 30));

    expect(`${typed}y`.startsWith(kept)).toBe(true);
    expect(confirmed).toBeGreaterThan(0);
    expect(kept.length).toBeGreaterThanOrEqual(confirmed);
  }
});

async function openForm() {
  const { token } = await person("ada");
  const form = await openKillableForm({ url: serverUrl(), token });
  onTestFinished(form.close);
  return form;
}
