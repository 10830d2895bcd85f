import { z } from "zod";
import { eachSetting, settingNames } from "#domain/settings.ts";
import { route } from "#server/kit/rest/route.ts";
import { changeSettings, fixTimeZone, settingNamed } from "./settings.ts";

const settingChange = z.object({
  setting: z.string().describe(`${settingNames.join(", ")}: one of these.`),
  value: z.boolean(),
});

const settingsJson = z.object(eachSetting(() => z.boolean())).meta({ id: "Settings" });

export const settingsRoutes = [
  route(
    "post",
    "/user/settings",
    { summary: "Switches a setting on or off.", needsSpace: false, body: settingChange, answers: settingsJson },
    (viewer, { body }) => changeSettings(viewer, { [settingNamed(body.setting)]: body.value }),
  ),

  route(
    "post",
    "/user/time-zone",
    {
      summary: "Sets the time zone that decides the person's day, wherever the device is.",
      needsSpace: false,
      body: z.object({ timeZone: z.string().nullable().describe("An IANA time zone. Null follows the device.") }),
    },
    (viewer, { body, call }) => fixTimeZone(viewer, body.timeZone, call.visitor.deviceZone),
  ),
];
