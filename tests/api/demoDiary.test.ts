import { expect, test } from "vitest";
import { demoPages } from "#domain/content/demo.ts";
import { useApp } from "#tests/support/app.ts";
import { keepDemo } from "#tests/support/keptDiary.ts";
import { person } from "#tests/support/people.ts";
import { bearer, sendRequest } from "#tests/support/requests.ts";

useApp();

test("the made-up diary keeps the title and the emoji of each page", async () => {
  const ada = await person("ada");
  await keepDemo(ada, { days: 60, zone: "UTC" });

  const { json } = await sendRequest("GET", "/api/journal", { headers: bearer(ada) });

  const pages = json as { title: string | null; tags: string[] }[];
  const emojiOf = new Map(demoPages.map(([emoji, title]) => [title, emoji]));
  expect(pages.length).toBeGreaterThan(10);
  for (const { title, tags } of pages) expect(tags).toEqual([emojiOf.get(title ?? "")]);
  expect(new Set(pages.map(({ tags }) => tags[0])).size).toBeGreaterThan(4);
});
