import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { currentPasswordWords } from "#server/nouns/account/personProof.ts";
import { readAgain } from "#server/nouns/account/session.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { Refusal } from "#server/base/errors.ts";
import { builder } from "#server/kit/graph/builder.ts";
import { resetProgress } from "./reset.ts";

const ResetProgressPayload = builder.objectRef<{ viewer: Viewer }>("ResetProgressPayload").implement({
  description: "All entries, karma and messages are gone.",
  fields: (t) => ({
    viewer: t.expose("viewer", { type: ViewerType, description: "With an empty diary, in a new epoch." }),
  }),
});

builder.mutationField("resetProgress", (t) =>
  t.withAuth({ signedIn: true }).fieldWithInput({
    type: ResetProgressPayload,
    description: "Removes all entries, karma and messages for good. Account, settings and connections stay.",
    errors: { types: [Refusal] },
    input: {
      epoch: t.input.int({ description: "Of the diary that goes: sent again after that, it takes nothing more." }),
      currentPassword: t.input.string({ description: currentPasswordWords }),
    },
    resolve: async (_root, { input }, context) => {
      await resetProgress(context.viewer, input);
      context.viewer = await readAgain(context.viewer);
      return { viewer: context.viewer };
    },
  }),
);
