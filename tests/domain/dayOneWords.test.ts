import { describe, expect, test } from "vitest";
import { dayOne } from "#client/screens/bring-your-diary/dayOne/dayOne.ts";
import { dayOneZip, foundBy } from "#tests/support/elsewhereFiles.ts";

const entry = { uuid: "A1", creationDate: "2024-03-05T11:30:00Z", timeZone: "Europe/Berlin" };

describe("the rich text of Day One", () => {
  test("keeps links, previews, videos, rules, code and what is struck out", async () => {
    const contents = [
      { text: "Title here\n", attributes: { line: { header: 1 } } },
      { text: "Read " },
      { text: "this ", attributes: { linkURL: "https://example.org/story" } },
      { text: "story", attributes: { linkURL: "https://example.org/story", bold: true } },
      { text: " and " },
      { text: "npm start", attributes: { inlineCode: true } },
      { text: ".\n" },
      { embeddedObjects: [{ type: "externalVideo", url: "https://videos.example/v1" }] },
      { embeddedObjects: [{ type: "preview", url: "https://example.org/preview", title: "A page" }] },
      { embeddedObjects: [{ type: "horizontalRuleLine" }] },
      { embeddedObjects: [{ type: "photo", identifier: "P1" }] },
      { text: "one\n", attributes: { line: { codeBlock: true } } },
      { text: "\n  two\n", attributes: { line: { codeBlock: true } } },
      { text: "gone", attributes: { strikethrough: true } },
      { text: "\n" },
      { text: "https://example.org/auto", attributes: { autolink: true } },
    ];

    const { entries } = await read({ text: "Title here", richText: richText(contents) });

    expect(entries[0]).toMatchObject({
      title: "Title here",
      text: `Read [this story](https://example.org/story) and \`npm start\`.
https://videos.example/v1
[A page](https://example.org/preview)
---
\`\`\`
one

  two
\`\`\`
~~gone~~
https://example.org/auto`,
    });
  });

  test("keeps lists in lists, checkboxes, quotes and embedded code, tables and entries", async () => {
    const contents = [
      line("milk\n", { listStyle: "bulleted", indentLevel: 1 }),
      line("fresh\n", { listStyle: "numbered", indentLevel: 2, listIndex: 3 }),
      line("eggs\n", { listStyle: "checkbox", checked: true }),
      line("said she\n", { quote: true }),
      { embeddedObjects: [{ type: "renderableCodeBlock", contents: "let x;\n" }] },
      { embeddedObjects: [{ type: "table", markdown: "| a | b |" }] },
      { embeddedObjects: [{ type: "table", rows: [[cell("c"), cell("d")]] }] },
      { embeddedObjects: [{ type: "dayOneEntry", entryID: "479270F4" }] },
    ];

    const { entries } = await read({ text: "", richText: richText(contents) });

    expect(entries[0]?.text).toBe(
      "- milk\n  3. fresh\n- [x] eggs\n> said she\n```\nlet x;\n```\n| a | b |\nc | d\ndayone://view?entryId=479270F4",
    );
  });

  test("with something that is not known keeps its address, and counts it by its kind", async () => {
    const podcast = { type: "podcast", url: "https://pod.example/1", title: "Slow radio" };
    const objects = [podcast, { type: "workout", name: "Run" }, { ...podcast, url: "" }, { type: "toString" }];
    const contents = [{ text: "Words\n" }, ...objects.map((object) => ({ embeddedObjects: [object] }))];

    const { entries, leftOut } = await read({ text: "Words", richText: richText(contents) });

    expect(entries[0]?.text).toBe("Words\n[Slow radio](https://pod.example/1)");
    expect(leftOut.map(({ what }) => what)).toEqual([
      "2 “podcast” in texts",
      "1 “workout” in a text",
      "1 “toString” in a text",
    ]);
  });

  test.each([
    ["has a photo alone", [{ embeddedObjects: [{ type: "photo", identifier: "P1" }] }]],
    ["has fewer words", [{ text: "words that" }]],
    ["is empty", []],
  ])("that %s gives way to the text", async (_what, contents) => {
    const text = "![](dayone-moment://P1)\n\nwords that stand in the text alone";

    const { entries } = await read({ text, richText: richText(contents) });

    expect(entries[0]?.text).toBe("words that stand in the text alone");
  });
});

test("the Markdown of Day One keeps links and code as they are", async () => {
  const text =
    "# A day\nRead [this](https://example.org) \\(twice\\)\\.\n```\n# not a title\\.\n```\n## Later\n- [ ] task";

  const { entries } = await read({ text });

  expect(entries[0]).toMatchObject({
    title: "A day",
    text: "Read [this](https://example.org) (twice).\n```\n# not a title\\.\n```\nLater\n- [ ] task",
  });
});

function read(more: object) {
  return foundBy(dayOne, dayOneZip({ Journal: [{ ...entry, ...more }] }));
}

function richText(contents: readonly object[]): string {
  return JSON.stringify({ contents, meta: { version: 1 } });
}

function line(text: string, attributes: object) {
  return { text, attributes: { line: attributes } };
}

function cell(text: string) {
  return { content: [{ text }] };
}
