import { expect, test } from "vitest";
import { addressToSend, begunWith, hasTemplates, messageProblem, templateLabels } from "#domain/exchanges.ts";

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

test("good karma and kind messages have the same four templates, and feedback has none", () => {
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

test.each([
  ["made_my_day", "", "You made my day"],
  ["made_my_day", "  ", "You made my day"],
  ["made_my_day", "I appreciated your help", "You made my day"],
  ["made_my_day", "I appreciated your help, truly.", "You made my day, truly."],
  ["made_my_day", "Dear Bo", "You made my day. Dear Bo"],
  ["custom", "You made my day, truly.", ", truly."],
  ["custom", "Dear Bo", "Dear Bo"],
] as const)("%s before %j gives %j", (template, message, begun) => {
  expect(begunWith(template, message)).toBe(begun);
});

test("a device finds the words of an email and of a text message in their addresses, and nothing else has one", () => {
  expect(addressToSend("email", "Good Karma", "a\nb&c")).toBe("mailto:?subject=Good%20Karma&body=a%0D%0Ab%26c");
  expect(addressToSend("text", "Good Karma", "a\nb&c")).toBe("sms:?&body=a%0D%0Ab%26c");
  expect(addressToSend("social", "Good Karma", "a")).toBeUndefined();
});
