import { isTimeZone } from "#domain/clocks.ts";
import { settingNames, type SettingName, type Settings } from "#domain/settings.ts";
import { indexed, nameHashes } from "#server/nouns/account/people.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { sql } from "#server/store/db.ts";
import { sqlList, sqlNames, sqlText } from "#server/store/sqlText.ts";
import { BadInput, oneOf } from "#server/base/errors.ts";

const columns = sqlNames(...settingNames);
// Settings not named keep the database's value: another device may have just changed one.
const changed = sqlList(settingNames.map((name) => sqlText`coalesce(said.${sqlNames(name)}, u.${sqlNames(name)})`));

export type SettingsEdit = { [Name in keyof Settings]?: boolean | null | undefined };

/** The text as a setting's name. Throws BadInput for any other text. */
export function settingNamed(text: string): SettingName {
  const name = settingNames.find((known) => known === text);
  if (!name) throw new BadInput("There is no such setting.", "setting", oneOf(settingNames));
  return name;
}

/** Changes the settings that are named, and gives all of them. Who becomes anonymous is found no more. */
export async function changeSettings(viewer: Viewer, edit: SettingsEdit): Promise<Settings> {
  const [now] = await sql<Settings>`
    with person as (
      update "User" as u set (${columns}) = (
        select ${changed} from json_populate_record(null::"User", ${JSON.stringify(edit)}::json) as said
      )
      where id = ${viewer.id}::uuid returning id, "usernameKey", ${columns}
    ), words as (
      select unnest(${nameHashes(viewer)}::bytea[]) as hash
    ), ${indexed}
    select ${columns} from person`;
  return now ?? viewer.settings;
}

/**
 * Fixes the zone that decides the person's days wherever they are, or with null lets it follow the device, which is in `deviceZone`.
 * Throws BadInput for what is no IANA zone.
 */
export async function fixTimeZone({ id }: Viewer, zone: string | null, deviceZone = ""): Promise<void> {
  if (zone !== null && !isTimeZone(zone)) throw new BadInput("There is no such time zone.", "timeZone");
  const followed = isTimeZone(deviceZone) ? deviceZone : null;
  await sql`
    update "User" set "timeZone" = coalesce(${zone}::text, ${followed}::text, "timeZone"), "timeZoneFixed" = ${zone !== null}::boolean
    where id = ${id}::uuid`;
}
