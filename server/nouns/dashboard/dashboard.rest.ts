import { z } from "zod";
import { ranges } from "#domain/days.ts";
import { moodFaces } from "#domain/moods.ts";
import { totalsOf } from "#server/diary/ledger/ledger.ts";
import { currentMood } from "#server/nouns/moods/moods.ts";
import { ensureSelf } from "#server/kit/rest/ensureSelf.ts";
import { route } from "#server/kit/rest/route.ts";
import { isBack, questionOf } from "./dashboard.ts";

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

const questionJson = z
  .object({
    question: z.string().nullable().describe("The same all day; null once today has a journal entry."),
    isBack: z.boolean().describe("Whether the last entry is seven days old or older, and today holds none yet."),
  })
  .meta({ id: "Question" });

const karmaJson = z.object({ karmaGold: z.number().int(), karmaCoal: z.number().int() }).meta({ id: "Karma" });

export const dashboardRoutes = [
  route(
    "patch",
    "/user/:id",
    {
      summary: "One's own balance. Numbers that are sent have no effect. The id is one's own, or `1`, `user` or `me`.",
      // Even what is no number.
      body: z.object({
        karmaGold: z.number().optional().catch(undefined),
        karmaCoal: z.number().optional().catch(undefined),
      }),
      answers: karmaJson,
    },
    async (viewer, { params }): Promise<z.input<typeof karmaJson>> => {
      ensureSelf(viewer, params.id);
      const { all } = await totalsOf(viewer);
      return { karmaGold: all.gold, karmaCoal: all.coal };
    },
  ),

  route(
    "get",
    "/dashboard",
    { summary: "What a range of days adds up to.", query: dashboardQuery, answers: dashboardJson },
    async (viewer, { query }): Promise<z.input<typeof dashboardJson>> => {
      const [totals, mood] = await Promise.all([totalsOf(viewer), currentMood(viewer)]);
      const { gold, coal, rawCoal: _raw, ...counts } = totals[query.timeRange];
      const { emoji = null, label = null } = mood ? moodFaces[mood.value] : {};
      return {
        user: { currentMood: emoji, moodLabel: label, moodValue: mood?.value ?? null },
        summary: { goldKarma: gold, coalKarma: coal, ...counts },
      };
    },
  ),

  route(
    "get",
    "/dashboard/question",
    {
      summary: "Today's small question. To answer it, write a journal entry that begins with it on a line of its own.",
      answers: questionJson,
    },
    async (viewer): Promise<z.input<typeof questionJson>> => ({
      question: await questionOf(viewer),
      isBack: await isBack(viewer),
    }),
  ),
];
