import { passwordLength } from "#domain/limits.ts";
import { Refusal } from "#server/base/errors.ts";
import { builder } from "#server/kit/graph/builder.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { resetPassword } from "./resetPassword.ts";

const ResetPasswordPayload = builder.objectRef<{ viewer: null }>("ResetPasswordPayload").implement({
  description: "Result: the password is changed and all sessions have ended. The caller signs in next.",
  fields: (t) => ({
    viewer: t.field({
      type: ViewerType,
      nullable: true,
      description: "Always null: no session is open.",
      resolve: () => null,
    }),
  }),
});

builder.mutationField("resetPassword", (t) =>
  t.fieldWithInput({
    type: ResetPasswordPayload,
    needsSpace: false,
    description: "Sets a new password with a link from the operator. A link works once.",
    errors: { types: [Refusal] },
    input: {
      token: t.input.string({ required: true, description: "The part of the link after `#`." }),
      password: t.input.string({
        required: true,
        maxLength: passwordLength.max,
        description: `At least ${passwordLength.min} characters.`,
      }),
    },
    resolve: async (_root, { input }) => {
      await resetPassword(input);
      return { viewer: null };
    },
  }),
);
