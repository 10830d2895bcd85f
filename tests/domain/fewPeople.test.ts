import { expect, test } from "vitest";
import { fewPeople, linkToPerson, peopleHere } from "#domain/fewPeople.ts";

test("few people are counted in words", () => {
  expect(peopleHere(1)).toBe("One person is here");
  expect(peopleHere(3)).toBe("Three people are here");
  expect(peopleHere(fewPeople - 1)).toBe("Nine people are here");
});

test("the link to a person searches for them by username", () => {
  expect(linkToPerson("bo.ek_2")).toBe("/user-list?search=bo.ek_2");
});
