import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { currentPasswordWords } from "#server/nouns/account/personProof.ts";
import { rereadViewer } from "#server/nouns/account/session.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { Refusal } from "#server/base/errors.ts";
import { builder } from "#server/kit/graph/builder.ts";
import { resetProgress } from "./reset.ts";

const ResetProgressPayload = builder.objectRef<{ viewer: Viewer }>("ResetProgressPayload").implement({
  description: "Result: all entries, karma and messages are deleted.",
  fields: (t) => ({
    viewer: t.expose("viewer", { type: ViewerType, description: "The viewer with an empty diary and a new epoch." }),
  }),
});

builder.mutationField("resetProgress", (t) =>
  t.withAuth({ signedIn: true }).fieldWithInput({
    type: ResetProgressPayload,
    needsSpace: false,
    description: "Deletes all entries, karma and messages for good. Account, settings and connections stay.",
    errors: { types: [Refusal] },
    input: {
      epoch: t.input.int({ description: "The current epoch. A repeated request with an old epoch deletes nothing." }),
      currentPassword: t.input.string({ description: currentPasswordWords }),
    },
    resolve: async (_root, { input }, context) => {
      await resetProgress(context.viewer, input);
      context.viewer = await rereadViewer(context.viewer);
      return { viewer: context.viewer };
    },
  }),
);
