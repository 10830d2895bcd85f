import { z } from "zod";
import { route } from "#server/rest/route.ts";
import { changeSetting } from "./settings.ts";

const settingChange = z.object({
  setting: z.string().describe("dailyReminder, karmaMessages, anonymousMode or insights."),
  value: z.boolean(),
});

const settingsJson = z
  .object({
    dailyReminder: z.boolean(),
    karmaMessages: z.boolean(),
    anonymousMode: z.boolean(),
    insights: z.boolean(),
  })
  .meta({ id: "Settings" });

export const settingsRoutes = [
  route(
    "post",
    "/user/settings",
    { summary: "Switches a setting on or off.", body: settingChange, answers: settingsJson },
    async (viewer, { body }) => (await changeSetting(viewer, body.setting, body.value)).settings,
  ),
];
