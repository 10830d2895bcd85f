import { z } from "zod";
import { route } from "#server/kit/rest/route.ts";
import { instantShown } from "#server/kit/times.ts";
import { listImports } from "./imports.ts";
import { takeBackImport } from "./takeBack.ts";

const count = z.number().int();

const importJson = z
  .object({
    id: z.uuid(),
    source: z.string().describe("The app, such as daylio."),
    createdAt: instantShown.describe("When its first entry was saved."),
    brought: count.describe("The number of entries that it saved."),
    standing: count.describe("The number of them that are still there."),
    edited: count.describe("The number of those that were edited since."),
    isBeingTakenBack: z.boolean().describe("Whether its entries are being deleted."),
  })
  .meta({ id: "Import" });

export const importRoutes = [
  route(
    "get",
    "/user/imports",
    {
      summary: "The person's imports from other apps, newest first, without those that were taken back.",
      answers: z.array(importJson),
    },
    async (viewer) =>
      (await listImports(viewer)).map(({ createdAt, ...one }) => ({ ...one, createdAt: createdAt.toISOString() })),
  ),

  route(
    "delete",
    "/user/imports/:id",
    {
      summary: "Deletes all entries of an import for good, edited ones too. Tags and own moods stay.",
      answers: z.object({ removed: count.describe("The number of entries that were deleted.") }),
    },
    async (viewer, { params }) => ({ removed: await takeBackImport(viewer, params.id ?? "") }),
  ),
];
