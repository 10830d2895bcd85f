import { checkoutPassMinutes, passwordLength, textLimits, trialDays, usernameLength } from "#domain/limits.ts";
import { Refusal } from "#server/base/errors.ts";
import { builder } from "#server/kit/graph/builder.ts";
import { dateText } from "#server/store/pages.ts";
import { createTrialUser, type NewAccount } from "./register.ts";

const NewAccountType = builder.objectRef<NewAccount>("CreateTrialUserPayload").implement({
  description: "Result: the account exists and its trial has begun. The caller signs in next.",
  fields: (t) => ({
    email: t.exposeString("email", { description: "The address to sign in with." }),
    username: t.exposeString("username", { description: "The username of the account." }),
    trialEndsAt: t.expose("trialEndsAt", { type: "DateTime", description: "When the trial ends." }),
    checkoutPass: t.exposeString("checkoutPass", {
      description: `For callers without cookies: as \`pass\` in the checkout's query it allows paying for this account, for ${checkoutPassMinutes} minutes.`,
    }),
  }),
});

builder.mutationField("createTrialUser", (t) =>
  t.fieldWithInput({
    type: NewAccountType,
    description: `Creates an account and starts its ${trialDays}-day trial.`,
    errors: { types: [Refusal] },
    input: {
      firstName: t.input.string({
        required: true,
        maxLength: textLimits.name,
        description: "Never shown to other people.",
      }),
      surname: t.input.string({
        required: true,
        maxLength: textLimits.name,
        description: "Never shown to other people.",
      }),
      username: t.input.string({
        required: true,
        maxLength: usernameLength.max,
        description: `At least ${usernameLength.min} letters, digits, dots, underscores or hyphens.`,
      }),
      email: t.input.string({
        required: true,
        maxLength: textLimits.email,
        description: "The email address to sign in with.",
      }),
      country: t.input.string({ required: true, description: "A country name from the list." }),
      password: t.input.string({
        required: true,
        maxLength: passwordLength.max,
        description: `At least ${passwordLength.min} characters.`,
      }),
      agreedTo: t.input.field({
        type: "Date",
        description: "The day on which the legal pages that the person agreed to last changed.",
      }),
    },
    resolve: (_root, { input: { agreedTo, ...draft } }, { call }) =>
      createTrialUser({ ...draft, agreedTo: agreedTo ? dateText(agreedTo) : undefined }, call.visitor),
  }),
);
