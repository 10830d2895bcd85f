import { config } from "#server/base/config.ts";
import type { Viewer } from "#server/base/viewer.ts";
import { builder } from "#server/kit/graph/builder.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { isSeenBy, profileOf, readPeople, selfOf, type PersonRow } from "./people.ts";

export const UserNode = builder.objectRef<PersonRow>("User");

builder.node(UserNode, {
  description: "A person, as the viewer may see them.",
  id: { resolve: (user) => user.id },
  loadManyWithoutCache: async (ids, { viewer }) => {
    const people = viewer ? await readPeople(viewer, ids) : [];
    return ids.map((id) => people.find((person) => person.id === id) ?? null);
  },
  authScopes: (person, { viewer }) => isSeenBy(person, viewer),
  fields: (t) => ({
    username: t.exposeString("username", { description: "Unique, whatever the case." }),
    displayName: t.string({
      nullable: true,
      description: "What they like to be called.",
      resolve: (user) => profileOf(user).displayName,
    }),
    bio: t.string({
      nullable: true,
      description: "A few words about themselves.",
      resolve: (user) => profileOf(user).bio,
    }),
    picture: t.string({
      nullable: true,
      description: "Address of their picture, for who is signed in; null while there is none to see.",
      resolve: (user) => profileOf(user).picture,
    }),
  }),
});

builder.objectType(ViewerType, {
  description: "The signed-in person's own side of everything. It has no id, so that a client holds one of it.",
  fields: (t) => ({
    user: t.field({ type: UserNode, description: "The person themselves.", resolve: selfOf }),
    email: t.exposeString("email", { description: "The address they sign in with." }),
    location: t.exposeString("location", { nullable: true, description: "Where they are; never shown to others." }),
    country: t.exposeString("country", { description: "Where they live; never shown to others." }),
    timeZone: t.exposeString("zone", { description: "The IANA zone that decides today in this request." }),
    fixedTimeZone: t.exposeString("fixedTimeZone", {
      nullable: true,
      description: "The zone they chose to count everywhere; null to follow the device.",
    }),
    epoch: t.exposeInt("epoch", { description: "Raised by a reset; what a device holds of an earlier epoch is void." }),
    trialEndsAt: t.expose("trialEndsAt", { type: "DateTime", description: "When the trial is over." }),
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
  t.field({ type: ContactType, description: "Where we are to be found.", resolve: () => config }),
);

const ContactType = builder
  .objectRef<Pick<typeof config, "supportEmail" | "passwordResetEmail" | "publicUrl">>("Contact")
  .implement({
    description: "Mailboxes of the people who run this server, and its address.",
    fields: (t) => ({
      supportEmail: t.exposeString("supportEmail", { description: "For questions." }),
      publicUrl: t.exposeString("publicUrl", { description: "The product's own address, for invitations." }),
      passwordResetEmail: t.exposeString("passwordResetEmail", { description: "For a forgotten password." }),
    }),
  });

/** What a mutation gives that changes nothing of the person but how they sign in. */
export function payloadCalled(name: string, description: string) {
  return builder.objectRef<{ viewer: Viewer }>(name).implement({
    description,
    fields: (t) => ({ viewer: t.expose("viewer", { type: ViewerType, description: "The person." }) }),
  });
}
