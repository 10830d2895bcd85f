import { z } from "zod";
import { checkoutPassMinutes, passwordLength, textLimits, trialDays, usernameLength } from "#domain/limits.ts";
import { openRoute, route } from "#server/kit/rest/route.ts";
import { optionalText, textOf } from "#server/kit/rest/shapes.ts";
import { instantShown, localDay } from "#server/kit/times.ts";
import { changePassword } from "./changePassword.ts";
import { createTrialUser, type NewAccount } from "./register.ts";
import { resetPassword } from "./resetPassword.ts";
import { login } from "./signIn.ts";
import { deleteAccount } from "./deletion.ts";
import { holdingsOf } from "./holdings.ts";
import { currentPasswordWords } from "./personProof.ts";
import { listSessions, type DeviceSession } from "./listSessions.ts";
import { endOtherSessions, endSessionOf, logout } from "./signOut.ts";
import type { Viewer } from "#server/base/viewer.ts";

export const userRecord = z.object({
  id: z.uuid(),
  username: z.string(),
  displayName: z.string().nullable(),
  email: z.string(),
});

const newAccount = z
  .object({
    id: z.uuid(),
    username: z.string(),
    email: z.string(),
    trialEndsAt: instantShown,
    checkoutPass: z
      .string()
      .describe(
        `For callers without cookies: as \`pass\` in the checkout's query it allows paying for this account, for ${checkoutPassMinutes} minutes.`,
      ),
  })
  .meta({ id: "NewAccount" });

const trialDraft = z.object({
  firstName: textOf(textLimits.name),
  surname: textOf(textLimits.name),
  username: textOf(usernameLength.max),
  email: textOf(textLimits.email),
  country: z.string(),
  password: textOf(passwordLength.max),
  agreedTo: localDay.optional().describe("The day on which the legal pages that the person agreed to last changed."),
});

const credentials = z.object({ email: textOf(textLimits.email), password: z.string() });

/** The body of requests that need proof of identity. It may be missing. */
export const personProof = z.object({ currentPassword: optionalText.describe(currentPasswordWords) }).optional();

const holdingsJson = z
  .object({
    actions: z.number().int().describe("Actions and events."),
    moods: z.number().int(),
    journalEntries: z.number().int(),
    messages: z.number().int().describe("The viewer's copies of messages, sent and received."),
    connections: z.number().int(),
  })
  .meta({ id: "Holdings" });

const sessionJson = z
  .object({
    id: z.uuid(),
    device: z.string().nullable().describe("Browser and system. Null if the client is no browser."),
    createdAt: instantShown,
    lastSeenAt: instantShown.describe("When it was last active, accurate to one hour."),
    isThisOne: z.boolean().describe("Whether it is the device that sent this request."),
  })
  .meta({ id: "Session" });

export const accountRoutes = [
  openRoute(
    "post",
    "/auth/create-trial-user",
    {
      summary: `Creates an account and starts its ${trialDays}-day trial.`,
      body: trialDraft,
      answers: newAccount,
      status: 201,
    },
    async ({ body, call }) => asNewAccountJson(await createTrialUser(body, call.visitor)),
  ),

  openRoute(
    "post",
    "/auth/login",
    {
      summary: "Signs in. Browsers get a cookie; other callers send the token as a bearer.",
      needsSpace: false,
      body: credentials,
      answers: z.object({ token: z.string(), user: userRecord }).meta({ id: "SignedIn" }),
    },
    async ({ body, call }) => {
      const { token, deviceMark, viewer } = await login(body, call.visitor);
      call.session = { started: token, deviceMark };
      return { token, user: asUserRecord(viewer) };
    },
  ),

  openRoute(
    "post",
    "/auth/logout",
    { summary: "Ends this session.", endsSessions: true, answers: z.object({ message: z.string() }) },
    async ({ call }) => {
      if ("viewer" in call.identity) await logout(call.identity.viewer);
      call.session = "ended";
      return { message: "Signed out" };
    },
  ),

  openRoute(
    "post",
    "/auth/reset-password",
    {
      summary: "Sets a new password with a link from the operator, which works once. It ends all sessions.",
      needsSpace: false,
      body: z.object({
        token: z.string().describe("The part of the link after #."),
        password: textOf(passwordLength.max),
      }),
      answers: z.object({ message: z.string() }),
    },
    async ({ body }) => {
      await resetPassword(body);
      return { message: "Password changed" };
    },
  ),

  route(
    "post",
    "/auth/change-password",
    {
      summary: "Changes the password, and signs out every other device.",
      needsSpace: false,
      body: z.object({
        currentPassword: z.string(),
        newPassword: textOf(passwordLength.max).describe(`At least ${passwordLength.min} characters.`),
      }),
      answers: z.object({ message: z.string() }),
    },
    async (viewer, { body, call }) => {
      call.session = await changePassword(viewer, body);
      return { message: "Password changed" };
    },
  ),

  route(
    "get",
    "/auth/sessions",
    {
      summary: "The person's signed-in devices: this one first, then the most recently used.",
      answers: z.array(sessionJson),
    },
    async (viewer) => (await listSessions(viewer)).map(asSessionJson),
  ),

  route(
    "delete",
    "/auth/sessions",
    { summary: "Signs out every device of the person but this one.", endsSessions: true },
    (viewer) => endOtherSessions(viewer),
  ),

  route(
    "delete",
    "/auth/sessions/:id",
    { summary: "Signs out one of the person's devices.", endsSessions: true },
    (viewer, { params }) => endSessionOf(viewer, params.id ?? ""),
  ),

  route(
    "get",
    "/user/delete-account",
    { summary: "How much a deletion of the account would take. It deletes nothing.", answers: holdingsJson },
    async (viewer): Promise<z.input<typeof holdingsJson>> => holdingsOf(viewer),
  ),

  route(
    "delete",
    "/user/delete-account",
    { summary: "Deletes the account and everything in it for good.", access: "expired", body: personProof },
    async (viewer, { body, call }) => {
      await deleteAccount(viewer, body?.currentPassword);
      call.session = "ended";
    },
  ),
];

export function asUserRecord({ id, username, displayName, email }: Viewer): z.input<typeof userRecord> {
  return { id, username, displayName, email };
}

function asSessionJson({ createdAt, lastSeenAt, ...session }: DeviceSession): z.input<typeof sessionJson> {
  return { ...session, createdAt: createdAt.toISOString(), lastSeenAt: lastSeenAt.toISOString() };
}

function asNewAccountJson(account: NewAccount): z.input<typeof newAccount> {
  return { ...account, trialEndsAt: account.trialEndsAt.toISOString() };
}
