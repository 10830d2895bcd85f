import { describe, expect, test } from "vitest";
import { openedProfile, sealedProfile } from "#server/diary/sealed.ts";
import { sql } from "#server/store/db.ts";
import { useApp } from "#tests/support/app.ts";
import { granted } from "#tests/support/door.ts";
import { doors } from "#tests/support/doors.ts";
import { inDatabase } from "#tests/support/inDatabase.ts";
import { person } from "#tests/support/people.ts";
import { somePicture } from "#tests/support/pictures.ts";

useApp();

describe.each(doors)("over $name", ({ open }) => {
  test("a change of the profile keeps a fact of it that it does not know", async () => {
    const bo = await person("bo");
    const before = { displayName: "Bo", bio: "Bakes.", picture: null, somethingNew: "of a later version" };
    await inDatabase(`update "User" set profile = $2 where id = $1`, [bo.id, sealedProfile(bo.id, before)]);

    granted(await open(bo).updateProfile({ bio: "Bakes bread." }));
    granted(await open(bo).updateProfile({ profilePicture: await somePicture() }));

    const [kept] = await sql<Parameters<typeof openedProfile>[0]>`
      select id, profile from "User" where id = ${bo.id}::uuid limit 1`;
    expect(kept && openedProfile(kept)).toEqual({ ...before, bio: "Bakes bread.", picture: expect.any(String) });
  });
});
