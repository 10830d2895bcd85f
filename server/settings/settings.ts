import { afresh, type Settings, type Viewer } from "#server/account/viewer.ts";
import { sql } from "#server/db.ts";
import { BadInput } from "#server/errors.ts";

const names = [
  "dailyReminder",
  "karmaMessages",
  "anonymousMode",
  "insights",
] as const satisfies readonly (keyof Settings)[];

/** Changes one of the viewer's settings and gives the viewer as they are now. Throws BadInput for a name that is none. */
export async function changeSetting(viewer: Viewer, setting: string, value: boolean): Promise<Viewer> {
  const name = names.find((known) => known === setting);
  if (!name) throw new BadInput(`setting is one of ${names.join(", ")}.`, "setting");

  // The others stay as they are in the database: another device may have just changed one.
  const [settings] = await sql<Settings>`
    update "User" set
      "dailyReminder" = case ${name} when 'dailyReminder' then ${value} else "dailyReminder" end,
      "karmaMessages" = case ${name} when 'karmaMessages' then ${value} else "karmaMessages" end,
      "anonymousMode" = case ${name} when 'anonymousMode' then ${value} else "anonymousMode" end,
      insights = case ${name} when 'insights' then ${value} else insights end
    where id = ${viewer.id}::uuid
    returning "dailyReminder", "karmaMessages", "anonymousMode", insights`;
  return { ...afresh(viewer), settings: settings ?? viewer.settings };
}
