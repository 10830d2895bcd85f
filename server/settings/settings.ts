import { settingNames, type SettingName, type Settings } from "#domain/settings.ts";
import type { Viewer } from "#server/account/viewer.ts";
import { sql } from "#server/db.ts";
import { sqlList, sqlNames, sqlText } from "#server/sqlText.ts";
import { BadInput } from "#server/errors.ts";

const columns = sqlNames(...settingNames);
// The others stay as they are in the database: another device may have just changed one.
const changed = sqlList(settingNames.map((name) => sqlText`coalesce(said.${sqlNames(name)}, u.${sqlNames(name)})`));

/** What a person wants switched; what is not named stays. */
export type SettingsEdit = { [Name in keyof Settings]?: boolean | null | undefined };

/** The setting of that name. Throws BadInput for a name that is none. */
export function settingNamed(text: string): SettingName {
  const name = settingNames.find((known) => known === text);
  if (!name) throw new BadInput(`setting is one of ${settingNames.join(", ")}.`, "setting");
  return name;
}

/** Changes settings of the viewer's, and gives all of them as they are now. */
export async function changeSettings(viewer: Viewer, edit: SettingsEdit): Promise<Settings> {
  const [now] = await sql<Settings>`
    update "User" as u set (${columns}) = (
      select ${changed} from json_populate_record(null::"User", ${JSON.stringify(edit)}::json) as said
    )
    where id = ${viewer.id}::uuid returning ${columns}`;
  return now ?? viewer.settings;
}
