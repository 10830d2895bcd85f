import { expect, test } from "vitest";
import { hasTemplates, messageProblem, templateLabels } from "#domain/exchanges.ts";

test.each([
  ["", "Please fill in all required fields."],
  [" \n", "Please fill in all required fields."],
  ["x".repeat(1_001), "Message can be at most 1,000 characters."],
  ["a\0b", "Message contains a character that cannot be saved."],
])("of the message %j is said what is wrong with it", (message, problem) => {
  expect(messageProblem(message)).toEqual({ message: problem, field: "message" });
});

test("a message of a thousand characters is fine", () => {
  expect(messageProblem("x".repeat(1_000))).toBeUndefined();
});

test("the templates are the spec's, for the two kinds that have them", () => {
  expect(Object.values(templateLabels)).toEqual([
    "Thanks for being there",
    "I appreciated your help",
    "You made my day",
    "Custom message",
  ]);
  expect(
    ["good_karma", "kind_message", "constructive_feedback"].map((type) => hasTemplates(type as "good_karma")),
  ).toEqual([true, true, false]);
});
