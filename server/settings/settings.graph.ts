import { ViewerType } from "#server/account/account.graph.ts";
import type { Settings, Viewer } from "#server/account/viewer.ts";
import { Refusal } from "#server/errors.ts";
import { builder } from "#server/graph/builder.ts";
import { changeSetting } from "./settings.ts";

const SettingName = builder.enumType("SettingName", {
  description: "What a person can switch.",
  values: {
    DAILY_REMINDER: { value: "dailyReminder", description: "The mood prompt, three times a day." },
    KARMA_MESSAGES: { value: "karmaMessages", description: "Notices of messages received." },
    ANONYMOUS_MODE: { value: "anonymousMode", description: "Out of public searches and lists of people." },
    INSIGHTS: { value: "insights", description: "Insights from the person's own entries." },
  } as const,
});

const SettingsType = builder.objectRef<Settings>("Settings").implement({
  description: "What the person has switched on and off.",
  fields: (t) => ({
    dailyReminder: t.exposeBoolean("dailyReminder", { description: "The mood prompt, three times a day." }),
    karmaMessages: t.exposeBoolean("karmaMessages", { description: "Notices of messages received." }),
    anonymousMode: t.exposeBoolean("anonymousMode", { description: "Out of public searches and lists of people." }),
    insights: t.exposeBoolean("insights", { description: "Insights from the person's own entries." }),
  }),
});

builder.objectField(ViewerType, "settings", (t) =>
  t.expose("settings", { type: SettingsType, description: "What the person has switched on and off." }),
);

const ChangeSettingPayload = builder.objectRef<{ viewer: Viewer }>("ChangeSettingPayload").implement({
  description: "The setting was changed.",
  fields: (t) => ({
    viewer: t.expose("viewer", { type: ViewerType, description: "With the settings as they are now." }),
  }),
});

builder.mutationField("changeSetting", (t) =>
  t.withAuth({ signedIn: true }).fieldWithInput({
    type: ChangeSettingPayload,
    description: "Switches a setting on or off.",
    errors: { types: [Refusal] },
    input: {
      setting: t.input.field({ type: SettingName, required: true, description: "Which." }),
      value: t.input.boolean({ required: true, description: "On or off." }),
    },
    resolve: async (_root, { input }, { viewer }) => ({
      viewer: await changeSetting(viewer, input.setting, input.value),
    }),
  }),
);
