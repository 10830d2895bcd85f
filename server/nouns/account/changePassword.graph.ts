import { passwordLength } from "#domain/limits.ts";
import { Refusal } from "#server/base/errors.ts";
import { builder } from "#server/kit/graph/builder.ts";
import { payloadCalled } from "./account.graph.ts";
import { changePassword } from "./changePassword.ts";

builder.mutationField("changePassword", (t) =>
  t.withAuth({ signedIn: true }).fieldWithInput({
    type: payloadCalled(
      "ChangePasswordPayload",
      "Result: the password is changed and all other devices are signed out.",
    ),
    needsSpace: false,
    description: "Changes the password, and signs out every other device.",
    errors: { types: [Refusal] },
    input: {
      currentPassword: t.input.string({ required: true, description: "The current password." }),
      newPassword: t.input.string({
        required: true,
        maxLength: passwordLength.max,
        description: `At least ${passwordLength.min} characters.`,
      }),
    },
    resolve: async (_root, { input }, { call, viewer }) => {
      call.session = await changePassword(viewer, input);
      return { viewer };
    },
  }),
);
