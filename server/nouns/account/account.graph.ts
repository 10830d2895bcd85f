import { passwordLength, textLimits, usernameLength } from "#domain/limits.ts";
import { config } from "#server/base/config.ts";
import { Refusal } from "#server/base/errors.ts";
import { builder } from "#server/kit/graph/builder.ts";
import { ViewerType } from "#server/kit/graph/viewerType.ts";
import { changePassword } from "./changePassword.ts";
import { createTrialUser, type NewAccount } from "./register.ts";
import { resetPassword } from "./resetPassword.ts";
import { login, type SignedIn } from "./signIn.ts";
import { logout } from "./signOut.ts";
import { deleteAccount } from "./deletion.ts";
import { currentPasswordWords } from "./personProof.ts";
import { isSeenBy, profileOf, readPeople, selfOf, type PersonRow } from "./people.ts";
import { listSessions, type DeviceSession } from "./listSessions.ts";
import { endSessionOf } from "./signOut.ts";
import type { Viewer } from "#server/base/viewer.ts";

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

const NewAccountType = builder.objectRef<NewAccount>("CreateTrialUserPayload").implement({
  description: "An account whose trial has begun. Signing in is the next step.",
  fields: (t) => ({
    email: t.exposeString("email", { description: "The address to sign in with." }),
    username: t.exposeString("username", { description: "As it was taken." }),
    trialEndsAt: t.expose("trialEndsAt", { type: "DateTime", description: "When the trial is over." }),
    checkoutPass: t.exposeString("checkoutPass", {
      description:
        "For callers without cookies: in `pass` of the checkout's query it lets this account be paid for, for 30 minutes.",
    }),
  }),
});

builder.mutationField("createTrialUser", (t) =>
  t.fieldWithInput({
    type: NewAccountType,
    description: "Opens an account and starts its 7-day trial.",
    errors: { types: [Refusal] },
    input: {
      firstName: t.input.string({
        required: true,
        maxLength: textLimits.name,
        description: "Never shown to others.",
      }),
      surname: t.input.string({ required: true, maxLength: textLimits.name, description: "Never shown to others." }),
      username: t.input.string({
        required: true,
        maxLength: usernameLength.max,
        description: "At least 3 letters, digits, dots, underscores or hyphens.",
      }),
      email: t.input.string({ required: true, maxLength: textLimits.email, description: "Where to sign in with." }),
      country: t.input.string({ required: true, description: "One of the list's names." }),
      password: t.input.string({
        required: true,
        maxLength: passwordLength.max,
        description: "At least 6 characters.",
      }),
    },
    resolve: (_root, { input }, { call }) => createTrialUser(input, call.visitor),
  }),
);

const LoginPayload = builder.objectRef<SignedIn>("LoginPayload").implement({
  description: "A session was opened. Browsers get it as a cookie.",
  fields: (t) => ({
    token: t.exposeString("token", { description: "For callers without cookies: send it as `Authorization: Bearer`." }),
    viewer: t.field({ type: ViewerType, description: "The person now signed in.", resolve: ({ viewer }) => viewer }),
  }),
});

builder.mutationField("login", (t) =>
  t.fieldWithInput({
    type: LoginPayload,
    description: "Signs in with e-mail and password.",
    errors: { types: [Refusal] },
    input: {
      email: t.input.string({ required: true, maxLength: textLimits.email, description: "In any case." }),
      password: t.input.string({ required: true, description: "As it was chosen." }),
    },
    resolve: async (_root, { input }, context) => {
      const signedIn = await login(input, context.call.visitor);
      context.call.session = { started: signedIn.token, deviceMark: signedIn.deviceMark };
      // The payload's fields are resolved for the person who has just signed in.
      context.viewer = signedIn.viewer;
      return signedIn;
    },
  }),
);

const LogoutPayload = builder.objectRef<{ viewer: null }>("LogoutPayload").implement({
  description: "The session is over.",
  fields: (t) => ({
    viewer: t.field({ type: ViewerType, nullable: true, description: "Nobody, from now on.", resolve: () => null }),
  }),
});

builder.mutationField("logout", (t) =>
  t.field({
    type: LogoutPayload,
    description: "Ends this session. Doing so twice is no mistake.",
    resolve: async (_root, _args, { call, viewer }) => {
      if (viewer) await logout(viewer);
      call.session = "ended";
      return { viewer: null };
    },
  }),
);

const ResetPasswordPayload = builder.objectRef<{ viewer: null }>("ResetPasswordPayload").implement({
  description: "The password was changed, and every session of the person ended. Signing in is the next step.",
  fields: (t) => ({
    viewer: t.field({ type: ViewerType, nullable: true, description: "Nobody yet.", resolve: () => null }),
  }),
});

builder.mutationField("resetPassword", (t) =>
  t.fieldWithInput({
    type: ResetPasswordPayload,
    description: "Sets a new password by a link that the people who run this server gave out. A link serves once.",
    errors: { types: [Refusal] },
    input: {
      token: t.input.string({ required: true, description: "What stands in the link after `#`." }),
      password: t.input.string({
        required: true,
        maxLength: passwordLength.max,
        description: "At least 6 characters.",
      }),
    },
    resolve: async (_root, { input }) => {
      await resetPassword(input);
      return { viewer: null };
    },
  }),
);

const SessionType = builder.objectRef<DeviceSession>("Session").implement({
  description: "A device on which the person is signed in.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "By which it is signed out." }),
    device: t.exposeString("device", {
      nullable: true,
      description: "Browser and system, such as `Firefox on Linux`; null for what is no browser.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it signed in." }),
    lastSeenAt: t.expose("lastSeenAt", { type: "DateTime", description: "When it last came, exact to an hour." }),
    isThisOne: t.exposeBoolean("isThisOne", { description: "Whether it is the one that asks." }),
  }),
});

builder.objectField(ViewerType, "sessions", (t) =>
  t.field({
    type: [SessionType],
    description: "Where the person is signed in, this device first, then the one last seen; 50 at most.",
    resolve: listSessions,
  }),
);

function payloadCalled(name: string, description: string) {
  return builder.objectRef<{ viewer: Viewer }>(name).implement({
    description,
    fields: (t) => ({ viewer: t.expose("viewer", { type: ViewerType, description: "The person." }) }),
  });
}

builder.mutationFields((t) => ({
  changePassword: t.withAuth({ signedIn: true }).fieldWithInput({
    type: payloadCalled("ChangePasswordPayload", "The password was changed, and every other device signed out."),
    description: "Sets another password, and signs out every other device.",
    errors: { types: [Refusal] },
    input: {
      currentPassword: t.input.string({ required: true, description: "As it is." }),
      newPassword: t.input.string({
        required: true,
        maxLength: passwordLength.max,
        description: "At least 6 characters.",
      }),
    },
    resolve: async (_root, { input }, { call, viewer }) => {
      call.session = await changePassword(viewer, input);
      return { viewer };
    },
  }),
  endSession: t.withAuth({ signedIn: true }).fieldWithInput({
    type: payloadCalled("EndSessionPayload", "The device is signed out."),
    description: "Signs a device of the person's own out.",
    errors: { types: [Refusal] },
    input: { id: t.input.id({ required: true, description: "The session's." }) },
    resolve: async (_root, { input }, { viewer }) => {
      await endSessionOf(viewer, input.id);
      return { viewer };
    },
  }),
}));

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
