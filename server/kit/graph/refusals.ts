import { Refusal } from "#server/base/errors.ts";
import { builder } from "./builder.ts";

builder.objectType(Refusal, {
  name: "Refusal",
  description: "An expected no, in words a person can read. Nothing was changed.",
  fields: (t) => ({
    message: t.exposeString("message", { description: "What to tell the person." }),
    code: t.exposeString("code", { description: "What to tell a program, such as `BAD_INPUT` or `NOT_FOUND`." }),
    field: t.string({
      nullable: true,
      description: "Name of the input field it is about.",
      resolve: (refusal) => refusal.field ?? null,
    }),
    details: t.string({
      nullable: true,
      description: "A second sentence, if there is more to say.",
      resolve: (refusal) => refusal.details ?? null,
    }),
    retryAfter: t.int({
      nullable: true,
      description: "Seconds until trying again makes sense.",
      resolve: (refusal) => refusal.retryAfter ?? null,
    }),
  }),
});
