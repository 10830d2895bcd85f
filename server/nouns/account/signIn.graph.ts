import { textLimits } from "#domain/limits.ts";
import { Refusal } from "#server/base/errors.ts";
import { builder } from "#server/kit/graph/builder.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { login, type SignedIn } from "./signIn.ts";

const LoginPayload = builder.objectRef<SignedIn>("LoginPayload").implement({
  description: "Result: a session is open. Browsers get it as a cookie.",
  fields: (t) => ({
    token: t.exposeString("token", { description: "For callers without cookies: send it as `Authorization: Bearer`." }),
    viewer: t.field({ type: ViewerType, description: "The signed-in person.", resolve: ({ viewer }) => viewer }),
  }),
});

builder.mutationField("login", (t) =>
  t.fieldWithInput({
    type: LoginPayload,
    needsSpace: false,
    description: "Signs in with email address and password.",
    errors: { types: [Refusal] },
    input: {
      email: t.input.string({
        required: true,
        maxLength: textLimits.email,
        description: "The email address. Upper and lower case do not matter.",
      }),
      password: t.input.string({ required: true, description: "The password." }),
    },
    resolve: async (_root, { input }, context) => {
      const signedIn = await login(input, context.call.visitor);
      context.call.session = { started: signedIn.token, deviceMark: signedIn.deviceMark };
      // The payload's fields resolve for the person who has just signed in.
      context.viewer = signedIn.viewer;
      return signedIn;
    },
  }),
);
