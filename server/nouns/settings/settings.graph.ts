import { eachSetting, settings, type Settings } from "#domain/settings.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { readAgain } from "#server/nouns/account/session.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { Refusal } from "#server/base/errors.ts";
import { builder } from "#server/kit/graph/builder.ts";
import { changeSettings, fixTimeZone } from "./settings.ts";

const SettingsType = builder.objectRef<Settings>("Settings").implement({
  description: "What the person has switched on and off.",
  fields: (t) => eachSetting((name) => t.exposeBoolean(name, { description: settings[name].words })),
});

builder.objectField(ViewerType, "settings", (t) =>
  t.expose("settings", { type: SettingsType, description: "What the person has switched on and off." }),
);

const ChangeSettingsPayload = builder.objectRef<{ viewer: Viewer }>("ChangeSettingsPayload").implement({
  description: "The settings were changed.",
  fields: (t) => ({
    viewer: t.expose("viewer", { type: ViewerType, description: "With the settings as they are now." }),
  }),
});

builder.mutationField("changeSettings", (t) =>
  t.withAuth({ signedIn: true }).fieldWithInput({
    type: ChangeSettingsPayload,
    description: "Switches settings on or off. What is not named stays.",
    errors: { types: [Refusal] },
    input: eachSetting((name) => t.input.boolean({ description: settings[name].words })),
    resolve: async (_root, { input }, context) => {
      await changeSettings(context.viewer, input);
      context.viewer = await readAgain(context.viewer);
      return { viewer: context.viewer };
    },
  }),
);

const FixTimeZonePayload = builder.objectRef<{ viewer: Viewer }>("FixTimeZonePayload").implement({
  description: "The time zone was chosen.",
  fields: (t) => ({
    viewer: t.expose("viewer", { type: ViewerType, description: "With the zone that counts from now on." }),
  }),
});

builder.mutationField("fixTimeZone", (t) =>
  t.withAuth({ signedIn: true }).fieldWithInput({
    type: FixTimeZonePayload,
    description: "Chooses the zone that decides today, wherever the device is.",
    errors: { types: [Refusal] },
    input: { timeZone: t.input.string({ description: "An IANA zone; null to follow the device." }) },
    resolve: async (_root, { input }, context) => {
      await fixTimeZone(context.viewer, input.timeZone ?? null, context.call.visitor.deviceZone);
      context.viewer = await readAgain(context.viewer, context.call.visitor.deviceZone);
      return { viewer: context.viewer };
    },
  }),
);
