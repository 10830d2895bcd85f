import { builder } from "#server/kit/graph/builder.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { listSessions, type DeviceSession } from "./listSessions.ts";

const SessionType = builder.objectRef<DeviceSession>("Session").implement({
  description: "A device on which the person is signed in.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "By which it is signed out." }),
    device: t.exposeString("device", {
      nullable: true,
      description: "Browser and system, such as `Firefox on Linux`; null for what is no browser.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it signed in." }),
    lastSeenAt: t.expose("lastSeenAt", { type: "DateTime", description: "When it last came, exact to an hour." }),
    isThisOne: t.exposeBoolean("isThisOne", { description: "Whether it is the one that asks." }),
  }),
});

builder.objectField(ViewerType, "sessions", (t) =>
  t.field({
    type: [SessionType],
    description: "Where the person is signed in, this device first, then the one last seen; 50 at most.",
    resolve: listSessions,
  }),
);
