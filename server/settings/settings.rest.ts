import { z } from "zod";
import { eachSetting, settingNames } from "#domain/settings.ts";
import { route } from "#server/rest/route.ts";
import { changeSettings, settingNamed } from "./settings.ts";

const settingChange = z.object({
  setting: z.string().describe(`${settingNames.join(", ")}: one of these.`),
  value: z.boolean(),
});

const settingsJson = z.object(eachSetting(() => z.boolean())).meta({ id: "Settings" });

export const settingsRoutes = [
  route(
    "post",
    "/user/settings",
    { summary: "Switches a setting on or off.", body: settingChange, answers: settingsJson },
    (viewer, { body }) => changeSettings(viewer, { [settingNamed(body.setting)]: body.value }),
  ),
];
