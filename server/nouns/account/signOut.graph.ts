import { Refusal } from "#server/base/errors.ts";
import { builder } from "#server/kit/graph/builder.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { payloadCalled } from "./account.graph.ts";
import { endSessionOf, logout } from "./signOut.ts";

const LogoutPayload = builder.objectRef<{ viewer: null }>("LogoutPayload").implement({
  description: "The session is over.",
  fields: (t) => ({
    viewer: t.field({ type: ViewerType, nullable: true, description: "Nobody, from now on.", resolve: () => null }),
  }),
});

builder.mutationField("logout", (t) =>
  t.field({
    type: LogoutPayload,
    description: "Ends this session. Doing so twice is no mistake.",
    resolve: async (_root, _args, { call, viewer }) => {
      if (viewer) await logout(viewer);
      call.session = "ended";
      return { viewer: null };
    },
  }),
);

builder.mutationField("endSession", (t) =>
  t.withAuth({ signedIn: true }).fieldWithInput({
    type: payloadCalled("EndSessionPayload", "The device is signed out."),
    description: "Signs a device of the person's own out.",
    errors: { types: [Refusal] },
    input: { id: t.input.id({ required: true, description: "The session's." }) },
    resolve: async (_root, { input }, { viewer }) => {
      await endSessionOf(viewer, input.id);
      return { viewer };
    },
  }),
);
