import { pictureUrlLength, textLimits } from "#domain/limits.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { currentPasswordWords } from "#server/nouns/account/personProof.ts";
import { readAgain } from "#server/nouns/account/session.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { Refusal } from "#server/base/errors.ts";
import { builder } from "#server/kit/graph/builder.ts";
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
      displayName: t.input.string({
        maxLength: textLimits.displayName,
        description: "What one likes to be called.",
      }),
      email: t.input.string({
        maxLength: textLimits.email,
        description: "Where to sign in with; another one ends all other sessions.",
      }),
      bio: t.input.string({
        maxLength: textLimits.bio,
        description: "A few words for others.",
      }),
      location: t.input.string({ maxLength: textLimits.location, description: "Where one is; never shown to others." }),
      profilePicture: t.input.string({
        maxLength: pictureUrlLength,
        description: "A data URL of a JPEG, PNG, WebP or GIF.",
      }),
      currentPassword: t.input.string({ description: `For another e-mail address. ${currentPasswordWords}` }),
    },
    resolve: async (_root, { input }, context) => {
      await updateProfile(context.viewer, input, context.call.visitor.address);
      context.viewer = await readAgain(context.viewer);
      return { viewer: context.viewer };
    },
  }),
);
