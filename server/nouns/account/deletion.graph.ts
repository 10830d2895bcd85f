import { Refusal } from "#server/base/errors.ts";
import { builder } from "#server/kit/graph/builder.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { deleteAccount } from "./deletion.ts";
import { currentPasswordWords } from "./personProof.ts";

const DeleteAccountPayload = builder.objectRef<{ viewer: null }>("DeleteAccountPayload").implement({
  description: "The account is gone, and nobody can read what it wrote.",
  fields: (t) => ({
    viewer: t.field({ type: ViewerType, nullable: true, description: "Nobody, from now on.", resolve: () => null }),
  }),
});

builder.mutationField("deleteAccount", (t) =>
  t.withAuth({ signedIn: true }).fieldWithInput({
    type: DeleteAccountPayload,
    description: "Deletes the account and all that it wrote, for good, once nothing more is charged for it.",
    errors: { types: [Refusal] },
    argOptions: { required: false },
    input: { currentPassword: t.input.string({ description: currentPasswordWords }) },
    resolve: async (_root, { input }, { call, viewer }) => {
      await deleteAccount(viewer, input?.currentPassword);
      call.session = "ended";
      return { viewer: null };
    },
  }),
);
