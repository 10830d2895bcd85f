import { Refusal } from "#server/base/errors.ts";
import { builder } from "./builder.ts";

builder.objectType(Refusal, {
  name: "Refusal",
  description: "An expected error with a message for the person. Nothing was changed.",
  fields: (t) => ({
    message: t.exposeString("message", { description: "A message for the person." }),
    code: t.exposeString("code", { description: "A code for programs, such as `BAD_INPUT` or `NOT_FOUND`." }),
    field: t.string({
      nullable: true,
      description: "Name of the input field that caused the error.",
      resolve: (refusal) => refusal.field ?? null,
    }),
    details: t.string({
      nullable: true,
      description: "A second sentence, if there is one.",
      resolve: (refusal) => refusal.details ?? null,
    }),
    retryAfter: t.int({
      nullable: true,
      description: "Seconds to wait before a retry.",
      resolve: (refusal) => refusal.retryAfter ?? null,
    }),
  }),
});
