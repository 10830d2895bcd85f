import { describe, expect, test } from "vitest";
import { appleJournal } from "#client/screens/bring-your-diary/appleJournal/appleJournal.ts";
import { isHtml, picturesIn, plainText } from "#client/screens/bring-your-diary/elsewhere/plainText.ts";
import { zipBlob } from "#tests/support/archiveFiles.ts";
import { applePage, foundBy } from "#tests/support/elsewhereFiles.ts";
import { readTable } from "#tests/support/tables.ts";

describe("the words of HTML", () => {
  test.each([
    ["a link keeps its address", '<a href="https://example.org/x">the link</a>', "[the link](https://example.org/x)"],
    ["a link whose words are its address", '<a href="https://example.org/">example.org</a>', "https://example.org/"],
    ["an email address", '<a href="mailto:mira@example.org">mira@example.org</a>', "mira@example.org"],
    ["a link without words", 'see <a href="https://example.org"><img src="x.png"></a>', "see https://example.org"],
    [
      "a link around lines",
      '<a href="https://e.org"><div>Card</div><div>more</div></a>',
      "[Card](https://e.org)\nmore",
    ],
    ["a link that never ends", '<a href="https://e.org">one</p><p>two', "[one](https://e.org)\n\ntwo"],
    ["blanks beside a link", 'see<a href="https://e.org"> this </a>now', "see [this](https://e.org) now"],
    ["an embedded video", 'x<iframe src="https://videos.example/1"></iframe>', "x\nhttps://videos.example/1"],
    ["a picture with a description", 'A <img src="x.png" alt="red fox"> came', "A red fox came"],
  ])("%s", (_what, html, text) => {
    expect(plainText(html)).toBe(text);
  });

  test.each([
    ["numbers", '<ol start="3"><li>a</li><li value="7">b</li><li>c</li></ol>', "3. a\n7. b\n8. c"],
    ["lists in lists", "<ul><li>a<ol><li>b<ul><li>c</li></ul></li></ol></li></ul>", "- a\n  1. b\n    - c"],
    ["items with paragraphs", "<ul><li><p>a</p></li><li><p>b</p></li></ul><p>c</p>", "- a\n- b\nc"],
    ["checkboxes", '<ul><li data-checked="true">a</li><li><input type="checkbox"> b</li></ul>', "- [x] a\n- [ ] b"],
    ["code with its lines", "<pre>one\n  two\n\nthree</pre>now", "```\none\n  two\n\nthree\n```\nnow"],
    ["links in code", '<pre>see <a href="https://e.org">this</a></pre>', "```\nsee <https://e.org> this\n```"],
    ["code among words", "run <code>npm start</code> or <code>`x`</code>", "run `npm start` or `` `x` ``"],
    ["words struck out", "<del>old <s>older</s></del> new", "~~old older~~ new"],
    ["a rule", "a<hr>b", "a\n---\nb"],
    ["a quote", "<blockquote><p>one<br>two</p></blockquote>me", "> one\n> two\n\nme"],
    [
      "cells",
      "<table><tr><th>a</th><th>b</th></tr><tr><td><p>c</p></td><td></td><td>d</td></tr></table>e",
      "a | b\nc |  | d\ne",
    ],
    ["blank lines", "<div>a</div><div><br></div><div>b</div><p>&nbsp;</p><p>c</p>", "a\n\nb\n\nc"],
  ])("keep %s", (_what, html, text) => {
    expect(plainText(html)).toBe(text);
  });

  test.each([
    ["I wrote <b>bold</b>\nand a second line\n\nand a fourth", "I wrote bold\nand a second line\n\nand a fourth"],
    ["one<br>\ntwo<br />\r\n<br />\r\nthree", "one\ntwo\n\nthree"],
    ["Today:\n<ul>\n<li>tea</li>\n</ul>\nand then\nsleep", "Today:\n- tea\nand then\nsleep"],
    ["<p>one line\nof a program</p>", "one line of a program"],
  ])("have the lines that a person typed: %j", (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  test.each([
    ["if a <b and c> d, <i>then</i> e", "if a <b and c> d, then e"],
    ["<mira@example.org> wrote <b>this</b>", "<mira@example.org> wrote this"],
    ["I am <b>happy</b> <3 and <later", "I am happy <3 and <later"],
    ["a </sigh> b <u>c</u></sigh>", "a </sigh> b c</sigh>"],
    ["<p>one <!two> <!-- three --> <!-- four</p>", "one <!two> <!-- four</p>"],
    ["a <title of> book <i>b</i></title>", "a <title of> book <i>b</i>"],
    ['He said <a href="unclosed> and went <b>home</b>', 'He said <a href="unclosed> and went <b>home</b>'],
  ])("lose nothing that only looks like a tag: %j", (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  test("are neither scripts nor styles, and name the pictures that have no words", () => {
    const html = '<style>p {}</style><p>a<script>alert(1)</script><img src="photo.jpg"></p>';

    expect(plainText(html)).toBe("a");
    expect(picturesIn([html, "<img tag", "a <b and c>"])).toEqual(["photo.jpg"]);
  });

  test("never run on without end, however the tags stand in each other", () => {
    expect(plainText(`${"<blockquote><ul><li>".repeat(200)}x`)).toBe(`${"> ".repeat(8)}${"  ".repeat(8)}- x`);
  });
});

test.each([
  ["Line two <3\nif a <b and c> d then e", false],
  ["if a <b> c", false],
  ["<p and q> x", false],
  ["5 < 6 > 4 </3 <3", false],
  ["Bread &amp; butter", false],
  ["a<br>b", true],
  ['<p class="p1">a', true],
  ["I wrote <b>bold</b>", true],
])("%j is HTML: %s", (text, expected) => {
  expect(isHtml(text)).toBe(expected);
});

test("the notes of a table keep their lines, links, and all that only looks like a tag", async () => {
  const { entries } = await readTable(`date,mood,note
2024-03-05,good,"Line one
Line two <3
if a <b and c> d then e"
2024-03-06,good,"I wrote <b>bold</b>
and a second line
and a third"
2024-03-07,good,"see <a href=""https://example.org/x"">the link</a> <script>alert(1)</script><img src=x onerror=alert(1)>"`);

  expect(entries.map(({ text }) => text)).toEqual([
    "Line one\nLine two <3\nif a <b and c> d then e",
    "I wrote bold\nand a second line\nand a third",
    "see [the link](https://example.org/x)",
  ]);
});

test("a page of Apple's Journal keeps the address of a link, and runs nothing", async () => {
  const body = `a <b>bold</b> <a href="https://example.org">link</a><script>alert(1)</script><img src=x onerror="alert(2)"> &lt;tag&gt; 5 &lt; 6`;
  const list = `<ol class="ol1"><li class="li1"><span>one</span></li><li class="li1">two</li></ol>`;

  const { entries } = await foundBy(
    appleJournal,
    zipBlob({ "Entries/2024-11-03.html": applePage({ title: "T", body: `${body}\n${list}` }) }),
  );

  expect(entries[0]?.text).toBe("a bold [link](https://example.org) <tag> 5 < 6\n\n1. one\n2. two");
});
