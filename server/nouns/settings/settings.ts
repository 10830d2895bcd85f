import { isTimeZone } from "#domain/clocks.ts";
import { settingNames, type SettingName, type Settings } from "#domain/settings.ts";
import { indexed, nameHashes } from "#server/nouns/account/people.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { sql } from "#server/store/db.ts";
import { sqlList, sqlNames, sqlText } from "#server/store/sqlText.ts";
import { BadInput, oneOf } from "#server/base/errors.ts";

const columns = sqlNames(...settingNames);
// Settings that are not named keep their stored value, because another device may have just changed them.
const changed = sqlList(settingNames.map((name) => sqlText`coalesce(edit.${sqlNames(name)}, u.${sqlNames(name)})`));

export type SettingsEdit = { [Name in keyof Settings]?: boolean | null | undefined };

/** Parses a setting's name. Throws BadInput for any other text. */
export function settingNamed(text: string): SettingName {
  const name = settingNames.find((known) => known === text);
  if (!name) throw new BadInput("There is no such setting.", "setting", oneOf(settingNames));
  return name;
}

/** Changes the named settings and returns all of them. Anonymous mode also removes the person from search. */
export async function changeSettings(viewer: Viewer, edit: SettingsEdit): Promise<Settings> {
  const [now] = await sql<Settings>`
    with person as (
      update "User" as u set (${columns}) = (
        select ${changed} from json_populate_record(null::"User", ${JSON.stringify(edit)}::json) as edit
      )
      where id = ${viewer.id}::uuid returning id, "usernameKey", ${columns}
    ), words as (
      select unnest(${nameHashes(viewer)}::bytea[]) as hash
    ), ${indexed}
    select ${columns} from person`;
  return now ?? viewer.settings;
}

/**
 * Fixes the time zone of the person's days. Null lets it follow the device, whose zone is `deviceZone`. Throws BadInput
 * for an unknown time zone.
 */
export async function fixTimeZone({ id }: Viewer, zone: string | null, deviceZone = ""): Promise<void> {
  if (zone !== null && !isTimeZone(zone)) throw new BadInput("There is no such time zone.", "timeZone");
  const followed = isTimeZone(deviceZone) ? deviceZone : null;
  await sql`
    update "User" set "timeZone" = coalesce(${zone}::text, ${followed}::text, "timeZone"), "timeZoneFixed" = ${zone !== null}::boolean
    where id = ${id}::uuid`;
}
