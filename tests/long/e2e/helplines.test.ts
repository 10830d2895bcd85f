import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CountryHelp } from "#domain/helplines.ts";
import { expectForEverybody, phone, scaleOf, useBrowser, visit } from "#tests/support/browser.ts";
import { createEmptyDatabase } from "#tests/support/cluster.ts";
import { granted } from "#tests/support/door.ts";
import { startKindling, type Kindling } from "#tests/support/kindling.ts";
import { person } from "#tests/support/people.ts";
import { present } from "#tests/support/present.ts";
import { restDoor } from "#tests/support/restDoor.ts";

useBrowser();

test("breaks no number over two lines on a phone, in any country", async () => {
  const { page } = await visit({ path: "/help-now", size: phone });
  const where = page.getByRole("combobox", { name: "Where are you?" });
  await where.waitFor();
  const countries = await where.getByRole("option").allInnerTexts();

  expect(countries.length).toBeGreaterThan(20);
  for (const country of countries) {
    await where.selectOption(country);
    expect(await page.locator('a[href^="tel:"], a[href^="sms:"]').evaluateAll(brokenOf), country).toEqual([]);
  }
});

describe("is accessible and fits a phone:", () => {
  test("the help page, before and after somebody chooses a country", async () => {
    const { page } = await visit({ path: "/help-now", size: phone });
    const where = page.getByRole("combobox", { name: "Where are you?" });
    await where.waitFor();

    await expectForEverybody(page);
    for (const country of ["United Kingdom", "Canada", "Another country"]) {
      await where.selectOption(country);
      await expectForEverybody(page);
    }
  });

  test("the card of heavy days at home", async () => {
    const ada = await person("ada", { zone: "Europe/Paris" });
    const diary = restDoor({ as: ada, zone: "Europe/Paris" });
    for (let ago = 1; ago <= 3; ago += 1) {
      const occurredAt = new Date(present().getTime() - ago * 86_400_000).toISOString();
      granted(await diary.saveMood({ value: "depressed", note: "يوم طويل، and a short night.", occurredAt }));
    }
    const { page } = await visit({ as: ada, size: phone });
    await page.getByText("Would it help to talk to someone?").waitFor();
    await scaleOf(page, { gold: 0, coal: 0 }).waitFor();

    await expectForEverybody(page);
  });
});

describe("the operator's phone lines", () => {
  // Reserved fictional numbers that nobody answers.
  const lines: CountryHelp[] = [
    {
      country: "France",
      emergency: [{ name: "Emergency services", number: "01632 960 999", checked: "2026-11-01" }],
      talk: [{ name: "أذن صاغية", number: "+44 1632 960 111", about: "Day and night.", checked: "2026-11-01" }],
    },
  ];
  const folder = mkdtempSync(join(tmpdir(), "kindling-lines-"));
  let kindling: Kindling | undefined;

  beforeAll(async () => {
    writeFileSync(join(folder, "lines.json"), JSON.stringify(lines));
    const databaseUrl = await createEmptyDatabase();
    kindling = await startKindling({ databaseUrl, helplinesFile: join(folder, "lines.json") });
  });

  afterAll(async () => {
    kindling?.send("SIGTERM");
    await kindling?.ended;
    rmSync(folder, { recursive: true });
  });

  test("are links on the help page, and fit a phone", async () => {
    const { page } = await visit({ path: `${kindling?.url}/help-now`, size: phone });
    await page.getByRole("combobox", { name: "Where are you?" }).selectOption("France");

    const call = page.getByRole("link", { name: "Call +44 1632 960 111" });
    expect(await call.getAttribute("href")).toBe("tel:+441632960111");
    await expectForEverybody(page);
  });
});

/** Runs in the page: the links whose visible words take more than one line. */
function brokenOf(links: Element[]): string[] {
  return links.flatMap((link) => {
    const words = [...(link.querySelector("span")?.childNodes ?? [])].filter((node) => node instanceof Text);
    const tops = words.flatMap((word) => {
      const range = document.createRange();
      range.selectNodeContents(word);
      return [...range.getClientRects()].map(({ top }) => Math.round(top));
    });
    return new Set(tops).size > 1 ? [link.textContent] : [];
  });
}
