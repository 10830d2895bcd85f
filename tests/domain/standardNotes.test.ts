import { describe, expect, test } from "vitest";
import { deepest } from "#client/screens/bring-your-diary/standardNotes/lexical.ts";
import { standardNotes } from "#client/screens/bring-your-diary/standardNotes/standardNotes.ts";
import { foundBy, isRecognizedBy, sentLines } from "#tests/support/elsewhereFiles.ts";
import { noteItem, standardNotesZip, tagItem } from "#tests/support/samples/standardNotes.ts";

describe("a decrypted backup of Standard Notes", () => {
  test("keeps the id, the moment, the title and the text of each note", async () => {
    const found = await foundBy(
      standardNotes,
      standardNotesZip([noteItem("n1", { title: " Rain ", text: "All day." })]),
    );

    expect((await sentLines(found)).lines).toMatchObject([
      {
        kind: "journal",
        source: { app: "standard-notes", id: "n1" },
        occurredAt: "2024-03-05T20:15:00.000Z",
        title: "Rain",
        body: "All day.",
      },
    ]);
  });

  test.each([
    ["a text", JSON.stringify({ items: [noteItem("n1", { title: "", text: "x" })], version: "004" })],
    ["a text with a mark at its beginning", `\uFEFF${JSON.stringify({ items: [noteItem("n1", { text: "x" })] })}`],
    [
      "a long text whose version comes last",
      JSON.stringify({ items: [noteItem("n1", { text: "x".repeat(9_000) })], version: "004" }),
    ],
  ])("is recognized as %s without a ZIP", async (_what, text) => {
    expect((await foundBy(standardNotes, new Blob([text]))).entries).toHaveLength(1);
  });

  test.each([
    ["items of another kind", { version: "004", items: [{ name: "x" }] }],
    ["no items", { version: "004", items: [] }],
    ["a list", [noteItem("n1", { text: "x" })]],
  ])("is not what has %s", async (_what, json) => {
    expect(await isRecognizedBy(standardNotes, new Blob([JSON.stringify(json)]))).toBe(false);
  });

  test("gives each note its tags, and a tag within others has their names as its group", async () => {
    const { entries } = await foundBy(
      standardNotes,
      standardNotesZip([
        noteItem("n1", { text: "One" }),
        noteItem("n2", { text: "Two", references: [{ uuid: "t3", content_type: "Tag" }] }),
        tagItem("t1", "Travel", []),
        tagItem("t2", "Rome", ["n1"], "t1"),
        tagItem("t3", "Walk", ["n1"]),
        { ...tagItem("t4", "Gone", ["n1"]), deleted: true },
      ]),
    );

    expect(entries.map(({ tags }) => tags)).toEqual([
      [
        { name: "Rome", group: "Travel" },
        { name: "Walk", group: null },
      ],
      [{ name: "Walk", group: null }],
    ]);
  });

  test("calls two tags of one name by the whole path to each, and ends where tags are each within the other", async () => {
    const { entries } = await foundBy(
      standardNotes,
      standardNotesZip([
        noteItem("n1", { text: "One" }),
        tagItem("t1", "Home", [], "t2"),
        tagItem("t2", "Plans", ["n1"], "t1"),
        tagItem("t3", "Work", []),
        tagItem("t4", "plans", ["n1"], "t3"),
      ]),
    );

    expect(entries[0]?.tags.map(({ name }) => name)).toEqual(["Home/Plans", "Work/plans"]);
  });

  test("leaves the trash, sign-in codes, spreadsheets and files out, and counts them", async () => {
    const { entries, unread, leftOut } = await foundBy(
      standardNotes,
      standardNotesZip([
        noteItem("n1", { text: "Kept", appData: { "org.standardnotes.sn": { archived: true } }, mystery: 1 }),
        noteItem("n2", { text: "Gone", trashed: true }),
        noteItem("n3", { text: "[]", noteType: "authentication" }),
        noteItem("n4", { text: "{}", noteType: "spreadsheet" }),
        noteItem("n5", { text: "x" }, { deleted: true }),
        { content_type: "File", uuid: "f1", content: { name: "a.jpg" } },
      ]),
    );

    expect(entries.map(({ text }) => text)).toEqual(["Kept"]);
    expect(unread).toEqual([]);
    expect(leftOut.map(({ what }) => what)).toEqual([
      "1 note in the trash",
      "1 note with sign-in codes",
      "1 spreadsheet",
      "1 file",
      "Settings, themes and keys",
      "Field “mystery” of 1 entry",
    ]);
  });

  test.each(["", "1970-01-01T00:00:00.000Z", "yesterday"])("names a note whose date is %o", async (at) => {
    const items = [noteItem("n1", { text: "x" }, { created_at: at }), noteItem("n2", { text: "y" })];
    const { entries, unread } = await foundBy(standardNotes, standardNotesZip(items));

    expect(entries.map(({ id }) => id)).toEqual(["n2"]);
    expect(unread).toEqual([{ line: 1, problem: "It has no date." }]);
  });

  test("that is encrypted says how to export it decrypted, and one encrypted note of several is named", async () => {
    const sealed = { ...noteItem("n1", {}), content: "004:6f1c:…" };
    const keys = { content_type: "SN|ItemsKey", uuid: "k1", content: { itemsKey: "…" } };

    await expect(foundBy(standardNotes, standardNotesZip([keys, sealed]))).rejects.toThrow("choose “Decrypted”");
    const { unread } = await foundBy(standardNotes, standardNotesZip([sealed, noteItem("n2", { text: "x" })]));
    expect(unread).toEqual([{ line: 1, problem: "It is encrypted." }]);
  });
});

describe("the text of a note in Standard Notes", () => {
  test.each([
    ["Markdown as it is", { noteType: "markdown", text: "# A\n\n- b <i>c</i>" }, "# A\n\n- b <i>c</i>"],
    ["HTML as words", { noteType: "rich-text", text: "<p>One &amp; two</p><p>Three</p>" }, "One & two\n\nThree"],
    ["HTML of an older editor", { editorIdentifier: "org.standardnotes.plus-editor", text: "<b>One</b>" }, "One"],
    ["plain words that look like HTML", { noteType: "plain-text", text: "if a <b and c> d" }, "if a <b and c> d"],
    ["plain words that look like JSON", { noteType: "plain-text", text: '{"root":{}}' }, '{"root":{}}'],
    [
      "a checklist with groups",
      {
        noteType: "task",
        text: JSON.stringify({
          groups: [
            { name: "Home", tasks: [{ description: "milk", completed: true }, { description: "eggs" }] },
            { name: "Work", tasks: [{ description: "call" }] },
          ],
        }),
      },
      "Home\n- [x] milk\n- [ ] eggs\n\nWork\n- [ ] call",
    ],
    ["a checklist in Markdown", { noteType: "task", text: "- [ ] milk" }, "- [ ] milk"],
  ])("is %s", async (_what, content, text) => {
    const { entries } = await foundBy(standardNotes, standardNotesZip([noteItem("n1", content)]));

    expect(entries[0]?.text).toBe(text);
  });

  test.each([
    [
      "paragraphs and line breaks",
      [par(word("One"), { type: "linebreak" }, word("two")), par(), par(word("Three"))],
      "One\ntwo\n\nThree",
    ],
    [
      "a heading and bold words",
      [node("heading", [word("Head")], { tag: "h1" }), par(word("bold", 1))],
      "Head\n\nbold",
    ],
    ["code and words that were struck out", [par(word("x = 1", 16), word(" "), word("no", 4))], "`x = 1` ~~no~~"],
    ["a block of code", [node("code", [word("a"), { type: "linebreak" }, word("b")])], "```\na\nb\n```"],
    [
      "a link with its address",
      [par(node("link", [word("here")], { url: "https://example.org" }))],
      "[here](https://example.org)",
    ],
    ["an address alone", [par(node("autolink", [word("https://a.b")], { url: "https://a.b" }))], "https://a.b"],
    ["a quote", [node("quote", [word("so"), { type: "linebreak" }, word("it goes")])], "> so\n> it goes"],
    ["a rule", [par(word("a")), node("horizontalrule"), par(word("b"))], "a\n\n---\n\nb"],
    ["a video", [{ type: "youtube", videoID: "abc" }], "https://www.youtube.com/watch?v=abc"],
    [
      "lists in lists",
      [
        node(
          "list",
          [item(word("one")), item(node("list", [item(word("inside"))], { listType: "bullet" })), item(word("two"))],
          { listType: "number", start: 3 },
        ),
      ],
      "3. one\n  - inside\n4. two",
    ],
    [
      "a checklist",
      [node("list", [node("listitem", [word("a")], { checked: true }), item(word("b"))], { listType: "check" })],
      "- [x] a\n- [ ] b",
    ],
    [
      "a part that opens",
      [
        node("collapsible-container", [
          node("collapsible-title", [word("More")]),
          node("collapsible-content", [par(word("Inside"))]),
        ]),
      ],
      "More\n\nInside",
    ],
    [
      "a table",
      [node("table", [node("tablerow", [node("tablecell", [par(word("a"))]), node("tablecell", [par(word("b"))])])])],
      "a | b",
    ],
    ["parts that are not known, with words in them", [node("aside", [par(word("kept"))])], "kept"],
  ])("in the editor Super keeps %s", async (_what, children, text) => {
    const { entries } = await foundBy(standardNotes, superNote(children));

    expect(entries[0]?.text).toBe(text);
  });

  test("in the editor Super may hold files, which are counted by their kind", async () => {
    const { entries, leftOut } = await foundBy(
      standardNotes,
      superNote([{ type: "snfile", fileUuid: "f1" }, { type: "snfile", fileUuid: "f2" }, par(word("Words"))]),
    );

    expect(entries[0]?.text).toBe("Words");
    expect(leftOut[0]?.what).toBe("2 parts of the kind “snfile”");
  });

  test("in the editor Super with parts in parts without end is refused", async () => {
    const nested = (depth: number): object => (depth === 0 ? word("x") : node("aside", [nested(depth - 1)]));

    await expect(foundBy(standardNotes, superNote([nested(deepest + 1)]))).rejects.toThrow("parts in parts");
  });
});

function superNote(children: readonly object[]): Blob {
  const text = JSON.stringify({ root: { type: "root", children } });
  return standardNotesZip([noteItem("n1", { noteType: "super", text })]);
}

function node(type: string, children: readonly object[] = [], more: object = {}): object {
  return { type, children, ...more };
}

function par(...children: readonly object[]): object {
  return node("paragraph", children);
}

function item(...children: readonly object[]): object {
  return node("listitem", children);
}

function word(text: string, format = 0): object {
  return { type: "text", text, format };
}
