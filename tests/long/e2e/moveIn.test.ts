import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { archiveFiles } from "#domain/archive.ts";
import { serverUrl } from "#tests/support/address.ts";
import { entriesText, manifestText, moodLine, zipBlob } from "#tests/support/archiveFiles.ts";
import { archiveOf } from "#tests/support/archives.ts";
import { expectForEverybody, useBrowser, visit } from "#tests/support/browser.ts";
import { daylioBackup, daylioDay, daylioZip, pin } from "#tests/support/elsewhereFiles.ts";
import { person } from "#tests/support/people.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";
import { startProxy } from "#tests/support/testProxy.ts";
import { foundIn, traceOf } from "#tests/support/traces.ts";

useBrowser();

test("an import from Daylio that is stopped goes on after a reload, and is taken back as a whole", async () => {
  const ada = await person("ada");
  const days = Array.from({ length: 600 }, (_, index) => ({
    ...daylioDay,
    id: index + 1,
    mood: index % 2 === 0 ? 1 : 7,
    note: `Note ${index}`,
    tags: [1, 3],
  }));
  const file = daylioZip(days);
  const { page } = await visit({ as: ada, path: "/bring-your-diary" });
  const [held, goOn] = gate();
  await page.route("**/api/user/import", async (route) => {
    await held;
    await route.continue();
  });

  await choose(page, "backup.daylio", file);
  await page.getByRole("heading", { name: "Your words in Daylio" }).waitFor();
  await page.getByLabel("Floaty", { exact: true }).selectOption("calm");
  expect(await page.getByLabel("Keep the word “Floaty”").isChecked()).toBe(true);
  await page.getByLabel("Mira").uncheck();
  await expectForEverybody(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Bring in 600 entries" }).click();
  await page.getByRole("button", { name: "Stop" }).click();
  goOn();
  await page.getByText("Stopped. Everything brought in so far is saved.").waitFor();
  await expectForEverybody(page);
  await page.reload();
  await page.getByText(/^The import of “backup\.daylio” stopped after 500 of 600 entries\./).waitFor();
  await expectForEverybody(page);

  await choose(page, "backup.daylio", file);
  await page.getByLabel("Floaty", { exact: true }).selectOption("calm");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText("500 entries are here already, and stay as they are.").waitFor();
  await page.getByRole("button", { name: "Bring in 100 entries" }).click();
  await page.getByText(/^100 entries were brought in.* 500 entries were here already\.$/).waitFor();
  await expectForEverybody(page);
  await page.getByRole("link", { name: "Read the first day" }).click();
  await page
    .getByText(/brought from Daylio/)
    .first()
    .waitFor();

  await page.goto("/bring-your-diary");
  const imports = page.getByRole("region", { name: "Brought from other apps" });
  await imports.getByText("600 entries").waitFor();
  expect(await imports.getByRole("listitem").count()).toBe(1);
  await page.getByRole("button", { name: "Take back the import from Daylio" }).click();
  await page.getByText(/^600 entries are deleted for good\./).waitFor();
  await expectForEverybody(page);
  await page.getByRole("button", { name: "Delete 600 entries" }).click();
  await page.getByText("600 entries deleted.").waitFor();
  await imports.waitFor({ state: "detached" });
  expect((await archiveOf(ada)).entries).toBe("");
  expect((await sendRequest("GET", "/api/user/imports", { headers: bearer(ada) })).json).toEqual([]);
});

/** Words that are brought, and those of all else in the files. No file packs its words, so that they could be seen. */
const brought = "Heron3kVt";
const secret = "Otter8qWz";

test("only what was chosen of a file is sent, and nothing else of it", async () => {
  const ada = await person("ada");
  const proxy = await startProxy(serverUrl());
  const { page } = await visit({ as: ada, path: "/bring-your-diary", server: proxy.url });

  await choose(page, `${secret}.daylio`, daylioFile());
  await page.getByLabel(`Mood${secret}`, { exact: true }).selectOption("out");
  await page.getByLabel(new RegExp(`^Group${secret}`)).uncheck();
  await page.getByRole("button", { name: "Continue" }).click();
  await bringAll(page);
  await choose(page, `${secret}.zip`, dayOneFile());
  await page.getByRole("button", { name: "Continue" }).click();
  await bringAll(page);
  await choose(
    page,
    `${secret}.csv`,
    new Blob([`date,notes,Column${secret}\n2025-01-01,Table ${brought},${secret}\n`]),
  );
  await page.getByRole("button", { name: "Continue" }).click();
  await bringAll(page);
  await choose(page, `${secret}.zip`, ownArchive());
  await bringAll(page);

  const wire = Buffer.concat(proxy.requests);
  const words = ["Daylio", "Title", "Tag", "Day One", "Table", "Own"].map((what) => `${what} ${brought}`);
  for (const each of words) expect(foundIn("what was sent", wire, traceOf(each))).not.toEqual([]);
  for (const each of [secret, `PIN ${pin}`]) expect(foundIn("what was sent", wire, traceOf(each))).toEqual([]);
  const entries = (await archiveOf(ada)).lines;
  expect(entries).toHaveLength(5);
  expect(entries.join("\n")).not.toContain(secret);
});

/** A mood that is brought, one that is left out, a day that does not exist, a photo, a goal, a PIN. */
function daylioFile(): Blob {
  const moods = [
    { id: 1, custom_name: "", mood_group_id: 1, predefined_name_id: 1 },
    { id: 8, custom_name: `Mood${secret}`, mood_group_id: 3, predefined_name_id: -1 },
  ];
  const tags = [
    { id: 1, name: `Tag ${brought}`, id_tag_group: 1 },
    { id: 2, name: `Tag ${secret}`, id_tag_group: 2 },
  ];
  const backup = daylioBackup(
    [
      { ...daylioDay, note: `Daylio ${brought}`, note_title: `Title ${brought}`, tags: [1, 2], asset: secret },
      { ...daylioDay, id: 2, mood: 8, note: "Words alone", note_title: "", tags: [] },
      { ...daylioDay, id: 3, day: 31, month: 1, note: `No day ${secret}` },
      { ...daylioDay, id: 4, mood: 8, note: "", note_title: "", tags: [2] },
    ],
    {
      more: {
        customMoods: moods,
        tags,
        tag_groups: [
          { id: 1, name: "Hobbies" },
          { id: 2, name: `Group${secret}` },
        ],
        prefs: [{ key: "PIN_CODE", value: `PIN ${pin}` }],
        goals: [{ name: secret }],
        assets: [{ checksum: secret }],
        writingTemplates: [{ title: secret, body: secret }],
        [`field${secret}`]: secret,
      },
    },
  );
  return zipBlob({ "backup.daylio": backup, [`assets/photos/2021/3/${secret}`]: secret });
}

function dayOneFile(): Blob {
  const entry = { uuid: "A1", creationDate: "2024-06-01T21:30:00Z", timeZone: "Asia/Tokyo" };
  const journal = {
    metadata: { version: "1.0" },
    entries: [
      {
        ...entry,
        text: `Day One ${brought}\n![${secret}](dayone-moment://${secret})`,
        photos: [{ md5: secret, location: { placeName: secret } }],
        location: { placeName: secret, localityName: secret },
        weather: { conditionsDescription: secret },
        creationDevice: secret,
        starred: true,
      },
      { ...entry, uuid: secret, creationDate: "", text: `No date ${secret}` },
    ],
  };
  return zipBlob({ [`${secret}.json`]: JSON.stringify(journal), [`photos/${secret}.jpeg`]: secret });
}

/** With a message, a profile and a page to read. */
function ownArchive(): Blob {
  return zipBlob({
    [archiveFiles.entries]: entriesText([moodLine(1, `Own ${brought}`)]),
    [archiveFiles.messages]: entriesText([JSON.stringify({ text: secret, from: secret })]),
    [archiveFiles.profile]: JSON.stringify({ displayName: secret, bio: secret }),
    [archiveFiles.book]: `<p>${secret}</p>`,
    [archiveFiles.manifest]: manifestText({ messages: 1 }),
  });
}

async function bringAll(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Bring in / }).click();
  await page.getByRole("button", { name: "Bring another file" }).click();
}

async function choose(page: Page, name: string, file: Blob): Promise<void> {
  const input = page.getByLabel("Choose a file", { exact: true });
  const buffer = Buffer.from(await file.arrayBuffer());
  await input.setInputFiles({ name, mimeType: "application/octet-stream", buffer });
}

/** A promise, and what resolves it. */
function gate(): [held: Promise<void>, goOn: () => void] {
  const controller = new AbortController();
  const held = new Promise<void>((resolve) => controller.signal.addEventListener("abort", () => resolve()));
  return [held, () => controller.abort()];
}
