import { eachProfileFact, facts, whoElseSees } from "#domain/whoSees.ts";
import { config } from "#server/base/config.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { builder } from "#server/kit/graph/builder.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { isSeenBy, profileOf, readPeople, selfOf, type PersonRow } from "./people.ts";

export const UserNode = builder.objectRef<PersonRow>("User");

builder.node(UserNode, {
  description: "A person, with what the viewer may see of them.",
  id: { resolve: (user) => user.id },
  loadManyWithoutCache: async (ids, { viewer }) => {
    const people = viewer ? await readPeople(viewer, ids) : [];
    return ids.map((id) => people.find((person) => person.id === id) ?? null);
  },
  authScopes: (person, { viewer }) => isSeenBy(person, viewer),
  fields: (t) => ({
    username: t.exposeString("username", { description: facts.username.words }),
    ...eachProfileFact((name) =>
      t.string({ nullable: true, description: facts[name].words, resolve: (user) => profileOf(user)[name] }),
    ),
  }),
});

builder.objectType(ViewerType, {
  description: "The signed-in person, with everything they can read. It has no id, so that a client stores only one.",
  fields: (t) => ({
    user: t.field({ type: UserNode, description: "The person as a `User`.", resolve: selfOf }),
    email: t.exposeString("email", { description: "The email address to sign in with." }),
    location: t.exposeString("location", {
      nullable: true,
      description: `The person's location, ${whoElseSees("location")}.`,
    }),
    country: t.exposeString("country", { description: `The person's country, ${whoElseSees("country")}.` }),
    timeZone: t.exposeString("zone", { description: "The IANA time zone that decides today in this request." }),
    fixedTimeZone: t.exposeString("fixedTimeZone", {
      nullable: true,
      description: "The fixed time zone of the account. Null follows the device.",
    }),
    epoch: t.exposeInt("epoch", {
      description: "Increased by each reset. A device must drop data of an earlier epoch.",
    }),
    trialEndsAt: t.expose("trialEndsAt", { type: "DateTime", description: "When the trial ends." }),
  }),
});

builder.queryField("viewer", (t) =>
  t.field({
    type: ViewerType,
    nullable: true,
    description: "The signed-in person, or null for a visitor.",
    resolve: (_root, _args, { viewer }) => viewer,
  }),
);

builder.queryField("contact", (t) =>
  t.field({ type: ContactType, description: "How to reach the operator.", resolve: () => config }),
);

const ContactType = builder
  .objectRef<Pick<typeof config, "supportEmail" | "passwordResetEmail" | "publicUrl">>("Contact")
  .implement({
    description: "The operator's mailboxes, and the server's address.",
    fields: (t) => ({
      supportEmail: t.exposeString("supportEmail", { description: "Mailbox for questions." }),
      publicUrl: t.exposeString("publicUrl", { description: "The server's public address, for invitations." }),
      passwordResetEmail: t.exposeString("passwordResetEmail", { description: "Mailbox for forgotten passwords." }),
    }),
  });

/** A mutation payload that holds only the viewer, for mutations that change nothing but the sign-in. */
export function payloadCalled(name: string, description: string) {
  return builder.objectRef<{ viewer: Viewer }>(name).implement({
    description,
    fields: (t) => ({ viewer: t.expose("viewer", { type: ViewerType, description: "The signed-in person." }) }),
  });
}
