import { expect, test } from "vitest";
import { titleOf } from "#domain/titles.ts";

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
