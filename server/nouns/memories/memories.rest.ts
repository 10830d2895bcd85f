import { z } from "zod";
import { kindNameOf, kindNames } from "#domain/entries/kinds.ts";
import { lookBacks, mostYearsBack } from "#domain/memories.ts";
import { moodFaces, moods } from "#domain/moods.ts";
import { route } from "#server/kit/rest/route.ts";
import { dayShown, localDay } from "#server/kit/times.ts";
import { onThisDay } from "./memories.ts";
import { bringDaysBack, countDaysPutAway, putDayAway } from "./putAway.ts";

const memoryJson = z
  .object({
    ago: z.enum(lookBacks),
    date: dayShown,
    title: z
      .string()
      .nullable()
      .describe(
        "The title that the person gave the day's first journal entry, else its first positive action, else its first mood with a note.",
      ),
    words: z.string().nullable().describe("The start of that entry's text, on one line."),
    kind: z.enum(kindNames).nullable().describe("The kind of that entry."),
    goldKarma: z.number().int(),
    coalKarma: z.number().int().describe("Learning Points, never below 0."),
    actionsLogged: z.number().int(),
    journalEntries: z.number().int(),
    moods: z.array(z.object({ value: z.enum(moods), emoji: z.string(), label: z.string() })),
  })
  .meta({ id: "Memory" });

export const memoryRoutes = [
  route(
    "get",
    "/trends/on-this-day",
    {
      summary: "The same day a month ago and in earlier years, years first, without hard days and days put away.",
      query: z.object({
        years: z.coerce.number().int().min(1).max(mostYearsBack).default(1).describe("How many years to look back."),
      }),
      answers: z.array(memoryJson),
    },
    async (viewer, { query }): Promise<z.input<typeof memoryJson>[]> =>
      (await onThisDay(viewer, query.years)).map(
        ({ lookBack, gold, coal, actions, journals, moods: felt, entry, ...day }) => ({
          ago: lookBack,
          ...day,
          kind: entry && kindNameOf[entry.kind],
          goldKarma: gold,
          coalKarma: coal,
          actionsLogged: actions,
          journalEntries: journals,
          moods: felt.map((value) => ({ value, ...moodFaces[value] })),
        }),
      ),
  ),

  route(
    "get",
    "/trends/on-this-day/put-away",
    { summary: "How many days the person has put away.", answers: z.object({ days: z.number().int() }) },
    async (viewer) => ({ days: await countDaysPutAway(viewer) }),
  ),

  route(
    "post",
    "/trends/on-this-day/put-away",
    {
      summary: "Puts a day away: on-this-day never has it again. Repeating it changes nothing.",
      needsSpace: false,
      body: z.object({ date: localDay }),
    },
    (viewer, { body }) => putDayAway(viewer, body.date),
  ),

  route(
    "delete",
    "/trends/on-this-day/put-away",
    {
      summary: "Brings back days that were put away: one, or all of them.",
      query: z.object({ date: localDay.optional().describe("The day. Left out for all days.") }),
    },
    (viewer, { query }) => bringDaysBack(viewer, query.date ?? null),
  ),
];
