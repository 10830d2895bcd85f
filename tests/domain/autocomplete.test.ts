import { expect, test } from "vitest";
import { readSources } from "#tests/support/sources.ts";

test("only the fields of the account name what they hold", () => {
  const naming = readSources(["client/screens", "client/chrome"]).filter(({ code }) =>
    /autoComplete="(?!off)/.test(code),
  );

  const folders = new Set(naming.map(({ path }) => path.split("/")[2]));
  expect(folders).toEqual(new Set(["_account", "_archive", "edit-profile", "landing", "settings"]));
  const bare = readSources(["client"]).filter(({ code }) => /<(?:textarea|input)\b/.test(code));
  expect(bare.map(({ path }) => path).filter((path) => !/ui\/fields\/(?:Text|Password|Search)/.test(path))).toEqual([
    // One hidden for password managers, the others no text, or off.
    "client/screens/_account/PasswordDialog.tsx",
    "client/screens/book/Thread.tsx",
    "client/screens/bring-your-diary/ChooseFile.tsx",
    "client/screens/edit-profile/PictureField.tsx",
    "client/screens/journal/page/EmojiFace.tsx",
    "client/screens/settings/ChangePasswordDialog.tsx",
    "client/screens/user-list/SearchField.tsx",
    "client/ui/fields/Switch.tsx",
  ]);
});
