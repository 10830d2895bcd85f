import { beforeAll, expect, test } from "vitest";
import { changeWaits } from "#server/base/clock.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { person } from "#tests/support/people.ts";
import { restDoor } from "#tests/support/restDoor.ts";
import { searchOverRest, type SearchAnswer } from "#tests/support/searchDoors.ts";

useApp();

// The time of each search is over as soon as it begins.
beforeAll(() => changeWaits({ search: 0 }));

test("a search whose time is over says how far back it looked, and goes on from there to the end", async () => {
  const ada = await person("ada");
  const door = restDoor({ as: ada, zone: "UTC" });
  const ids: string[] = [];
  for (const day of ["2026-03-05", "2026-03-04", "2026-02-10", "2025-01-01"]) {
    const occurredAt = `${day}T12:00:00Z`;
    ids.push(granted(await door.saveMood({ note: "A kettle.", occurredAt })).id);
    granted(await door.saveMood({ note: "Tea.", occurredAt }));
  }
  const search = searchOverRest(ada);
  const answers: SearchAnswer[] = [];
  for (let before: string | null | undefined; before !== null; before = answers.at(-1)?.next)
    answers.push(await search({ text: "kettle", ...(before ? { before } : {}) }));

  expect(answers.flatMap((answer) => answer.ids)).toEqual(ids);
  expect(answers.length).toBeGreaterThan(4);
  const lookedBack = answers.map(({ lookedBackTo }) => lookedBackTo);
  expect(lookedBack.at(-1)).toBeNull();
  const days = lookedBack.slice(0, -1).map(String);
  expect(days).toEqual(days.toSorted((one, other) => other.localeCompare(one)));
});
