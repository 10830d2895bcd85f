import { z } from "zod";
import { ranges } from "#domain/days.ts";
import { eachSetting } from "#domain/settings.ts";
import { moodFaces } from "#domain/moods.ts";
import { asUserRecord, userRecord } from "#server/account/account.rest.ts";
import type { Viewer } from "#server/account/viewer.ts";
import { totalsOf } from "#server/ledger/ledger.ts";
import { currentMood } from "#server/moods/moods.ts";
import { route } from "#server/rest/route.ts";

const currentUser = userRecord
  .extend({
    bio: z.string().nullable(),
    location: z.string().nullable(),
    profilePicture: z.string().nullable().describe("Image data; null while there is none."),
    karmaGold: z.number().int(),
    karmaCoal: z.number().int(),
    currentMood: z.string().nullable().describe("Emoji of the latest mood."),
    moodLabel: z.string().nullable(),
    ...eachSetting(() => z.boolean()),
    timeZone: z.string().describe("The IANA zone that decides today."),
    trialEndsAt: z.iso.datetime(),
  })
  .meta({ id: "CurrentUser" });

const dashboardQuery = z.object({
  timeRange: z.enum(ranges).default("today").describe("Decides all six numbers."),
  t: z.string().optional().describe("A timestamp, to get past caches."),
});

const dashboardJson = z
  .object({
    user: z.object({
      currentMood: z.string().nullable().describe("Emoji of the latest mood."),
      moodLabel: z.string().nullable(),
      moodValue: z.string().nullable(),
    }),
    summary: z.object({
      goldKarma: z.number().int(),
      coalKarma: z.number().int(),
      actionsLogged: z.number().int(),
      positiveInteractions: z.number().int(),
      reflectionsWritten: z.number().int(),
      goodKarmaSent: z.number().int(),
    }),
  })
  .meta({ id: "Dashboard" });

export const dashboardRoutes = [
  route("get", "/auth/user", { summary: "The signed-in person.", answers: currentUser }, asCurrentUser),

  route(
    "get",
    "/dashboard",
    { summary: "What a range of days adds up to.", query: dashboardQuery, answers: dashboardJson },
    async (viewer, { query }): Promise<z.input<typeof dashboardJson>> => {
      const [totals, mood] = await Promise.all([totalsOf(viewer), currentMood(viewer)]);
      const { gold, coal, ...counts } = totals[query.timeRange];
      const { emoji = null, label = null } = mood ? moodFaces[mood.value] : {};
      return {
        user: { currentMood: emoji, moodLabel: label, moodValue: mood?.value ?? null },
        summary: { goldKarma: gold, coalKarma: coal, ...counts },
      };
    },
  ),
];

async function asCurrentUser(viewer: Viewer): Promise<z.input<typeof currentUser>> {
  const [{ all }, mood] = await Promise.all([totalsOf(viewer), currentMood(viewer)]);
  const { emoji = null, label = null } = mood ? moodFaces[mood.value] : {};
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
