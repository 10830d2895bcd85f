import { Refusal } from "#server/base/errors.ts";
import { builder } from "#server/kit/graph/builder.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { payloadCalled } from "./account.graph.ts";
import { endOtherSessions, endSessionOf, logout } from "./signOut.ts";

const LogoutPayload = builder.objectRef<{ viewer: null }>("LogoutPayload").implement({
  description: "Result: the session has ended.",
  fields: (t) => ({
    viewer: t.field({
      type: ViewerType,
      nullable: true,
      description: "Always null: the session has ended.",
      resolve: () => null,
    }),
  }),
});

builder.mutationField("logout", (t) =>
  t.field({
    type: LogoutPayload,
    description: "Ends this session. Repeating it causes no error.",
    extensions: { endsSessions: true },
    resolve: async (_root, _args, { call, viewer }) => {
      if (viewer) await logout(viewer);
      call.session = "ended";
      return { viewer: null };
    },
  }),
);

builder.mutationField("endSession", (t) =>
  t.withAuth({ signedIn: true }).fieldWithInput({
    type: payloadCalled("EndSessionPayload", "Result: the device is signed out."),
    description: "Signs out one of the person's devices.",
    extensions: { endsSessions: true },
    errors: { types: [Refusal] },
    input: { id: t.input.id({ required: true, description: "The id of the session." }) },
    resolve: async (_root, { input }, { viewer }) => {
      await endSessionOf(viewer, input.id);
      return { viewer };
    },
  }),
);

builder.mutationField("endOtherSessions", (t) =>
  t.withAuth({ signedIn: true }).field({
    type: payloadCalled("EndOtherSessionsPayload", "Result: every other device is signed out."),
    description: "Signs out every device of the person but this one.",
    extensions: { endsSessions: true },
    errors: { types: [Refusal] },
    resolve: async (_root, _args, { viewer }) => {
      await endOtherSessions(viewer);
      return { viewer };
    },
  }),
);
