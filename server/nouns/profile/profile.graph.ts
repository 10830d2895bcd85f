import { pictureUrlLength, textLimits } from "#domain/limits.ts";
import { whoElseSees } from "#domain/whoSees.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { currentPasswordWords } from "#server/nouns/account/personProof.ts";
import { rereadViewer } from "#server/nouns/account/session.ts";
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
    description: "Edits the person's profile. Fields that are left out stay unchanged; null clears a field.",
    errors: { types: [Refusal] },
    input: {
      displayName: t.input.string({
        maxLength: textLimits.displayName,
        description: "The name that other people see.",
      }),
      email: t.input.string({
        maxLength: textLimits.email,
        description: "The email address to sign in with. A new one ends all other sessions.",
      }),
      bio: t.input.string({
        maxLength: textLimits.bio,
        description: "A short text that other people see.",
      }),
      location: t.input.string({
        maxLength: textLimits.location,
        description: `The person's location, ${whoElseSees("location")}.`,
      }),
      profilePicture: t.input.string({
        maxLength: pictureUrlLength,
        description: "A data URL of a JPEG, PNG, WebP or GIF.",
      }),
      currentPassword: t.input.string({ description: `For another email address. ${currentPasswordWords}` }),
    },
    resolve: async (_root, { input }, context) => {
      await updateProfile(context.viewer, input, context.call.visitor.address);
      context.viewer = await rereadViewer(context.viewer);
      return { viewer: context.viewer };
    },
  }),
);
