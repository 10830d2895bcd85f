import { Refusal } from "#server/base/errors.ts";
import { builder } from "#server/kit/graph/builder.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { deleteAccount } from "./deletion.ts";
import { holdingsOf, type Holdings } from "./holdings.ts";
import { currentPasswordWords } from "./personProof.ts";

const DeleteAccountPayload = builder.objectRef<{ viewer: null }>("DeleteAccountPayload").implement({
  description: "Result: the account is deleted, and its texts can no longer be decrypted.",
  fields: (t) => ({
    viewer: t.field({
      type: ViewerType,
      nullable: true,
      description: "Always null: the session has ended.",
      resolve: () => null,
    }),
  }),
});

builder.mutationField("deleteAccount", (t) =>
  t.withAuth({ signedIn: true }).fieldWithInput({
    type: DeleteAccountPayload,
    needsSpace: false,
    description: "Deletes the account and everything in it for good, after its subscription has been cancelled.",
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

const HoldingsType = builder.objectRef<Holdings>("Holdings").implement({
  description: "Counts of what an account holds, and so of what a deletion takes.",
  fields: (t) => ({
    actions: t.exposeInt("actions", { description: "Actions and events." }),
    moods: t.exposeInt("moods", { description: "Mood entries." }),
    journalEntries: t.exposeInt("journalEntries", { description: "Journal entries." }),
    messages: t.exposeInt("messages", { description: "The viewer's copies of messages, sent and received." }),
    connections: t.exposeInt("connections", { description: "People the viewer is connected with." }),
  }),
});

builder.objectField(ViewerType, "holdings", (t) =>
  t.field({
    type: HoldingsType,
    description: "How much a deletion of the account would take.",
    resolve: holdingsOf,
  }),
);
