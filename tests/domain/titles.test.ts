import { expect, test } from "vitest";
import { cutAtWord, nameOfPage, noteStart, splitAtFirstWords, titleOf } from "#domain/titles.ts";

test.each([
  ["Held the door", "For a stranger", "Held the door"],
  [null, "For a stranger", "For a stranger"],
  ["", "For a stranger", "For a stranger"],
  [null, "User action", "Action logged"],
  ["User action", null, "User action"],
  [null, "", "Action logged"],
  [null, null, "Action logged"],
])("an action with the title %j and the description %j is called %j", (eventTitle, description, title) => {
  expect(titleOf({ eventTitle, description })).toBe(title);
});

test.each([
  ["A slow morning", "Coffee on the step.", "A slow morning"],
  [null, "Coffee on the step.", "Coffee on the step."],
  ["", "Coffee on the step.", "Coffee on the step."],
  [null, "\n  Dear diary,\n\ntoday was long.", "Dear diary,"],
  [null, "Coffee on the step before anyone in the house woke", "Coffee on the step before anyone in the …"],
  [null, "Coffee on the step before anyone else is up", "Coffee on the step before anyone else is …"],
  [null, "שלום עולם", "שלום עולם"],
])("a page with the title %j and the words %j is called %j", (title, body, name) => {
  expect(nameOfPage({ title, body })).toBe(name);
});

test.each([
  ["What do you know by heart?\nTwo poems.", "What do you know by heart?", "\nTwo poems."],
  ["\r\n Dear diary,\r\n\r\ntoday was long. ", "Dear diary,", "\r\n\r\ntoday was long. "],
  [" Words. ", "Words.", " "],
  ["Coffee on the step before anyone else is up\nOr so.", "Coffee on the step before anyone else is", " up\nOr so."],
  ["And then …", "And then", " …"],
  ["", "", ""],
])("the words %j of a page without a title are its name %j and the rest %j", (body, first, rest) => {
  expect(splitAtFirstWords(body)).toEqual([first, rest]);
});

test("a text is cut where a word ends, and an endless word never within a character", () => {
  expect(cutAtWord("seven letters", 13)).toBe("seven letters");
  expect(cutAtWord("seven letters more", 13)).toBe("seven letters …");
  expect(cutAtWord(`x${"😊".repeat(9)}`, 6)).toBe("x😊😊 …");
});

test("a note begins in a list of moods with its first line, cut where that is long", () => {
  expect(noteStart("  Four herons.\nAnd a fifth.")).toBe("Four herons.");
  expect(noteStart("heron ".repeat(40))).toBe(`${"heron ".repeat(20)}…`);
});
