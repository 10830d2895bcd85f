import { eachSetting, settings, type Settings } from "#domain/settings.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { rereadViewer } from "#server/nouns/account/session.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { Refusal } from "#server/base/errors.ts";
import { builder } from "#server/kit/graph/builder.ts";
import { changeSettings, fixTimeZone } from "./settings.ts";

const SettingsType = builder.objectRef<Settings>("Settings").implement({
  description: "The person's settings.",
  fields: (t) => eachSetting((name) => t.exposeBoolean(name, { description: settings[name].words })),
});

builder.objectField(ViewerType, "settings", (t) =>
  t.expose("settings", { type: SettingsType, description: "The person's settings." }),
);

const ChangeSettingsPayload = builder.objectRef<{ viewer: Viewer }>("ChangeSettingsPayload").implement({
  description: "Result: the settings are changed.",
  fields: (t) => ({
    viewer: t.expose("viewer", { type: ViewerType, description: "The viewer with the new settings." }),
  }),
});

builder.mutationField("changeSettings", (t) =>
  t.withAuth({ signedIn: true }).fieldWithInput({
    type: ChangeSettingsPayload,
    needsSpace: false,
    description: "Switches settings on or off. Settings that are left out stay unchanged.",
    errors: { types: [Refusal] },
    input: eachSetting((name) => t.input.boolean({ description: settings[name].words })),
    resolve: async (_root, { input }, context) => {
      await changeSettings(context.viewer, input);
      context.viewer = await rereadViewer(context.viewer);
      return { viewer: context.viewer };
    },
  }),
);

const FixTimeZonePayload = builder.objectRef<{ viewer: Viewer }>("FixTimeZonePayload").implement({
  description: "Result: the time zone is changed.",
  fields: (t) => ({
    viewer: t.expose("viewer", { type: ViewerType, description: "The viewer with the new time zone." }),
  }),
});

builder.mutationField("fixTimeZone", (t) =>
  t.withAuth({ signedIn: true }).fieldWithInput({
    type: FixTimeZonePayload,
    needsSpace: false,
    description: "Sets the time zone that decides the person's day, wherever the device is.",
    errors: { types: [Refusal] },
    input: { timeZone: t.input.string({ description: "An IANA time zone. Null follows the device." }) },
    resolve: async (_root, { input }, context) => {
      await fixTimeZone(context.viewer, input.timeZone ?? null, context.call.visitor.deviceZone);
      context.viewer = await rereadViewer(context.viewer, context.call.visitor.deviceZone);
      return { viewer: context.viewer };
    },
  }),
);
