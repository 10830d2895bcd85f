import { z } from "zod";
import { moodFaces, type Mood as MoodValue } from "#domain/moods.ts";
import { readTotals } from "#server/dashboard/dashboard.ts";
import { currentMood } from "#server/moods/moods.ts";
import { openRoute, route } from "#server/rest/route.ts";
import { createTrialUser, login, logout, type NewAccount } from "./account.ts";
import type { Viewer } from "./viewer.ts";

const userRecord = z.object({
  id: z.uuid(),
  username: z.string(),
  displayName: z.string().nullable(),
  email: z.string(),
});

const currentUser = userRecord
  .extend({
    bio: z.string().nullable(),
    location: z.string().nullable(),
    profilePicture: z.string().nullable().describe("Image data; null while there is none."),
    karmaGold: z.number().int(),
    karmaCoal: z.number().int(),
    currentMood: z.string().nullable().describe("Emoji of the latest mood."),
    moodLabel: z.string().nullable(),
    dailyReminder: z.boolean(),
    karmaMessages: z.boolean(),
    anonymousMode: z.boolean(),
    insights: z.boolean(),
    timeZone: z.string().describe("The IANA zone that decides today."),
    trialEndsAt: z.iso.datetime(),
  })
  .meta({ id: "CurrentUser" });

const newAccount = z
  .object({ id: z.uuid(), username: z.string(), email: z.string(), trialEndsAt: z.iso.datetime() })
  .meta({ id: "NewAccount" });

const trialDraft = z.object({
  firstName: z.string(),
  surname: z.string(),
  username: z.string(),
  email: z.string(),
  country: z.string(),
  password: z.string(),
});

const credentials = z.object({ email: z.string(), password: z.string() });

export const accountRoutes = [
  route("get", "/auth/user", { summary: "The signed-in person.", answers: currentUser }, asCurrentUser),

  openRoute(
    "post",
    "/auth/create-trial-user",
    { summary: "Opens an account and starts its 7-day trial.", body: trialDraft, answers: newAccount, status: 201 },
    async ({ body, call }) => asNewAccountJson(await createTrialUser(body, call.visitor)),
  ),

  openRoute(
    "post",
    "/auth/login",
    {
      summary: "Signs in. Browsers get a cookie; others send the token as a bearer.",
      body: credentials,
      answers: z.object({ token: z.string(), user: userRecord }).meta({ id: "SignedIn" }),
    },
    async ({ body, call }) => {
      const { token, viewer } = await login(body, call.visitor);
      call.session = { started: token };
      return { token, user: asUserRecord(viewer) };
    },
  ),

  openRoute(
    "post",
    "/auth/logout",
    { summary: "Ends this session.", answers: z.object({ message: z.string() }) },
    async ({ call }) => {
      if (call.identity.kind === "signedIn") await logout(call.identity.viewer);
      call.session = "ended";
      return { message: "Signed out" };
    },
  ),
];

function asUserRecord({ id, username, displayName, email }: Viewer): z.input<typeof userRecord> {
  return { id, username, displayName, email };
}

async function asCurrentUser(viewer: Viewer): Promise<z.input<typeof currentUser>> {
  const [{ all }, mood] = await Promise.all([readTotals(viewer), currentMood(viewer)]);
  const { emoji = null, label = null } = mood ? moodFaces[mood.value as MoodValue] : {};
  return {
    ...asUserRecord(viewer),
    bio: viewer.bio,
    location: viewer.location,
    profilePicture: null,
    karmaGold: all.gold,
    karmaCoal: all.coal,
    currentMood: emoji,
    moodLabel: label,
    ...viewer.settings,
    timeZone: viewer.zone,
    trialEndsAt: viewer.trialEndsAt.toISOString(),
  };
}

function asNewAccountJson(account: NewAccount): z.input<typeof newAccount> {
  return { ...account, trialEndsAt: account.trialEndsAt.toISOString() };
}
