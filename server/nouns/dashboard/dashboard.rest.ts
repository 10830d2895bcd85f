import { z } from "zod";
import { ranges } from "#domain/days.ts";
import { gapDays } from "#domain/comingBack.ts";
import { numberWord } from "#domain/numbers.ts";
import { totalsOf } from "#server/diary/ledger/ledger.ts";
import { currentMood } from "#server/nouns/moods/moods.ts";
import { faceOf } from "#server/nouns/words/ownMoods.ts";
import { ensureSelf } from "#server/kit/rest/ensureSelf.ts";
import { route } from "#server/kit/rest/route.ts";
import { isBack, questionOf } from "./dashboard.ts";

const dashboardQuery = z.object({
  timeRange: z.enum(ranges).default("today").describe("The range of all six numbers."),
  t: z.string().optional().describe("A timestamp, to bypass caches."),
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
    question: z.string().nullable().describe("The question of the day. Null if today has a journal entry."),
    isBack: z
      .boolean()
      .describe(`True if the last entry is at least ${numberWord(gapDays)} days old, and today has none yet.`),
  })
  .meta({ id: "Question" });

const karmaJson = z.object({ karmaGold: z.number().int(), karmaCoal: z.number().int() }).meta({ id: "Karma" });

export const dashboardRoutes = [
  route(
    "patch",
    "/user/:id",
    {
      summary:
        "The person's balance. Numbers in the body have no effect. The id is the person's own, or `1`, `user` or `me`.",
      needsSpace: false,
      // Accepts even values that are not numbers.
      body: z.object({
        karmaGold: z.int().optional().catch(undefined),
        karmaCoal: z.int().optional().catch(undefined),
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
    { summary: "Balance and counts of a range of days.", query: dashboardQuery, answers: dashboardJson },
    async (viewer, { query }): Promise<z.input<typeof dashboardJson>> => {
      const [totals, mood] = await Promise.all([totalsOf(viewer), currentMood(viewer)]);
      const { gold, coal, rawCoal: _raw, entries: _entries, ...counts } = totals[query.timeRange];
      const { emoji = null, label = null } = mood ? await faceOf(viewer, mood) : {};
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
      summary: "Today's small question. An answer is a journal entry that begins with the question on its own line.",
      answers: questionJson,
    },
    async (viewer): Promise<z.input<typeof questionJson>> => ({
      question: await questionOf(viewer),
      isBack: await isBack(viewer),
    }),
  ),
];
