import { ViewerType } from "#server/account/account.graph.ts";
import { readAgain } from "#server/account/session.ts";
import type { Viewer } from "#server/account/viewer.ts";
import { Refusal } from "#server/errors.ts";
import { builder } from "#server/graph/builder.ts";
import { updateProfile } from "./profile.ts";

const UpdateProfilePayload = builder.objectRef<{ viewer: Viewer }>("UpdateProfilePayload").implement({
  description: "The profile was changed.",
  fields: (t) => ({
    viewer: t.expose("viewer", { type: ViewerType, description: "As they are now." }),
  }),
});

builder.mutationField("updateProfile", (t) =>
  t.withAuth({ signedIn: true }).fieldWithInput({
    type: UpdateProfilePayload,
    description: "Changes one's profile. What is not named stays; null takes away.",
    errors: { types: [Refusal] },
    input: {
      displayName: t.input.string({ description: "What one likes to be called." }),
      email: t.input.string({ description: "Where to sign in with; another one ends all other sessions." }),
      bio: t.input.string({ description: "A few words for others, 150 characters at most." }),
      location: t.input.string({ description: "Where one is; never shown to others." }),
      profilePicture: t.input.string({ description: "A data URL of a JPEG, PNG, WebP or GIF." }),
    },
    resolve: async (_root, { input }, context) => {
      await updateProfile(context.viewer, input, context.call.visitor.address);
      context.viewer = await readAgain(context.viewer);
      return { viewer: context.viewer };
    },
  }),
);
