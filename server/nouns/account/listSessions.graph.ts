import { builder } from "#server/kit/graph/builder.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { listSessions, mostSessions, type DeviceSession } from "./listSessions.ts";

const SessionType = builder.objectRef<DeviceSession>("Session").implement({
  description: "A device on which the person is signed in.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id to sign the device out with." }),
    device: t.exposeString("device", {
      nullable: true,
      description: "Browser and system, such as `Firefox on Linux`. Null if the client is no browser.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When the device signed in." }),
    lastSeenAt: t.expose("lastSeenAt", {
      type: "DateTime",
      description: "When it was last active, accurate to one hour.",
    }),
    isThisOne: t.exposeBoolean("isThisOne", { description: "Whether it is the device that sent this request." }),
  }),
});

builder.objectField(ViewerType, "sessions", (t) =>
  t.field({
    type: [SessionType],
    description: `The person's signed-in devices: this one first, then the most recently used; at most ${mostSessions}.`,
    resolve: listSessions,
  }),
);
