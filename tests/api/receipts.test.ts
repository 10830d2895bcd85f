import { expect, test } from "vitest";
import { receiptOf } from "#server/diary/receipts.ts";
import { readSession } from "#server/nouns/account/session.ts";
import { useApp } from "#tests/support/app.ts";
import { person } from "#tests/support/people.ts";

useApp();

const said = { value: "calm", note: "Sunny", occurredAt: "2026-03-01T08:00:00.000Z" };

test.each<[what: string, said: object, isTheSame: boolean]>([
  ["the same in another order", { occurredAt: said.occurredAt, note: "Sunny", value: "calm" }, true],
  ["with a field that came later and holds null", { ...said, place: null }, true],
  ["with a field that came later and is not given", { ...said, place: undefined }, true],
  ["with a field that came later and says something", { ...said, place: "" }, false],
  ["with another note", { ...said, note: "Rainy" }, false],
  ["without its note", { ...said, note: null }, false],
])("a save sent again, %s, is known by its hash for the same save or not", async (_what, again, isTheSame) => {
  const viewer = await readSession((await person("ada")).token);

  const [first, second] = [said, again].map((each) => receiptOf(viewer, "saveMood", each, undefined));

  expect(second?.requestHash === first?.requestHash).toBe(isTheSame);
});
