import { passwordLength } from "#domain/limits.ts";
import { Refusal } from "#server/base/errors.ts";
import { builder } from "#server/kit/graph/builder.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { resetPassword } from "./resetPassword.ts";

const ResetPasswordPayload = builder.objectRef<{ viewer: null }>("ResetPasswordPayload").implement({
  description: "The password was changed, and every session of the person ended. Signing in is the next step.",
  fields: (t) => ({
    viewer: t.field({ type: ViewerType, nullable: true, description: "Nobody yet.", resolve: () => null }),
  }),
});

builder.mutationField("resetPassword", (t) =>
  t.fieldWithInput({
    type: ResetPasswordPayload,
    description: "Sets a new password by a link that the people who run this server gave out. A link works once.",
    errors: { types: [Refusal] },
    input: {
      token: t.input.string({ required: true, description: "What stands in the link after `#`." }),
      password: t.input.string({
        required: true,
        maxLength: passwordLength.max,
        description: "At least 6 characters.",
      }),
    },
    resolve: async (_root, { input }) => {
      await resetPassword(input);
      return { viewer: null };
    },
  }),
);
