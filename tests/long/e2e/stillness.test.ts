import { beforeAll, expect, test } from "vitest";
import { openPaths, signedInPaths } from "#domain/paths.ts";
import { phone, untilQuiet, useBrowser, visit } from "#tests/support/browser.ts";
import { keepDemo } from "#tests/support/keptDiary.ts";
import { addUpShifts } from "#tests/support/pageScripts.ts";
import { person, type Person } from "#tests/support/people.ts";

useBrowser();

const zone = "Europe/Paris";

let newcomer: Person;
let diarist: Person;

beforeAll(async () => {
  newcomer = await person("bo", { zone });
  diarist = await person("lena", { zone });
  await keepDemo(diarist, { days: 60, zone });
});

const loads = [
  ...["/", ...openPaths].map((path) => ({ path, who: "a visitor" as const })),
  ...["/journal?new=true", ...signedInPaths].flatMap((path) =>
    (["a newcomer", "somebody with a full diary"] as const).map((who) => ({ path, who })),
  ),
];

/** Nothing that is seen moves by itself (docs/rules.md, Data on screen). */
test.each(loads)("$path does not shift on a phone of $who, while its answers come late", async ({ path, who }) => {
  const as = { "a visitor": undefined, "a newcomer": newcomer, "somebody with a full diary": diarist }[who];
  const { page } = await visit({ path: "about:blank", size: phone, touch: true, time: "10:30", ...(as ? { as } : {}) });
  await page.addInitScript(addUpShifts);
  // The page is drawn without its data first, as on a slow network.
  const held: (() => void)[] = [];
  let areLate = true;
  await page.route("**/graphql", async (route) => {
    if (areLate) await new Promise<void>((resolve) => void held.push(resolve));
    await route.continue();
  });

  await page.goto(path);
  if (as) {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.getByText("Loading", { exact: true }).first().waitFor({ state: "attached" });
    // The land at the foot, too.
    await expect.poll(() => page.evaluate(() => window.idleWork.size)).toBe(0);
  }
  areLate = false;
  for (const release of held) release();
  await page.getByText("Loading", { exact: true }).first().waitFor({ state: "detached" });
  await page.locator("h1").first().waitFor();
  await untilQuiet(page);

  expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.02);
});
