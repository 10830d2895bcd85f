import { expect, onTestFinished, test } from "vitest";
import { testedDatabase } from "#tests/support/address.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { person } from "#tests/support/people.ts";
import { holderOn } from "#tests/support/waiting.ts";

// One server applies the edits of an entry one after another. Those of two servers meet in the database.

useApp();

test.each(doors)(
  "over $name, an edit that waits while another server changes the same entry overwrites nothing",
  async ({ open }) => {
    const ada = open(await person("ada"));
    const { id, version: base } = granted(await ada.saveMood({ note: "first" }));
    const other = await holderOn(testedDatabase() ?? "");
    onTestFinished(other.close);
    await other.hold(`update "Mood" set version = version + 1 where id = '${id}'`);

    const edit = ada.editMood(id, { note: "late", base });
    await other.untilWaiting(1);
    await other.letGo("commit");

    expect(await edit).toMatchObject({ status: 409, current: { note: "first" } });
    expect(granted(await ada.mood(id)).note).toBe("first");
  },
);
