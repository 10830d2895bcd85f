import { z } from "zod";
import { importLimits, importOutcomes } from "#domain/archive.ts";
import { entriesHeader } from "#domain/limits.ts";
import { jsonLines } from "#server/kit/http/body.ts";
import { StreamedResponse } from "#server/kit/rest/streamedResponse.ts";
import { route } from "#server/kit/rest/route.ts";
import { importLines, importWeight } from "./importLines.ts";
import { exportArchive } from "./exportArchive.ts";

const count = z.number().int();

const namedEntry = z
  .object({
    id: z.string(),
    version: count.describe("Raised by each edit."),
    localDate: z.string(),
    time: z.string().describe("As its clock showed it, such as 21:15."),
    isEdited: z.boolean(),
    words: z.string().describe("A piece of its words."),
    inFile: z.string().optional().describe("The words of the line at the same place, where they differ."),
  })
  .meta({ id: "NamedEntry", description: "An entry of the diary that a line of a dry run is compared with." });

const importResult = z
  .object({
    saved: count.describe("New entries; in a dry run, the entries that would be new."),
    alreadyHere: count.describe("Entries whose id already exists. They stay unchanged."),
    refused: count,
    lines: z.array(
      z.object({
        line: count.describe("The number of the line, from 1."),
        id: z.string().nullable(),
        outcome: z.enum(importOutcomes),
        message: z.string().optional().describe("The reason of the refusal."),
        field: z.string().optional(),
        entry: namedEntry.optional().describe("In a dry run: the entry that a line from another app is."),
        isChanged: z.boolean().optional().describe("True if that entry has other words than the line."),
        near: z
          .array(namedEntry)
          .optional()
          .describe("In a dry run: entries of the same moment from the same app with other words."),
      }),
    ),
  })
  .meta({ id: "ImportResult" });

export const archiveRoutes = [
  route(
    "get",
    "/user/export",
    {
      summary: "Everything the person wrote, received and set, as a ZIP that can be imported (docs/export.md).",
      file: "application/zip",
      isMadeToOrder: true,
      access: "expired",
    },
    async (viewer) => {
      const { name, entries, chunks } = await exportArchive(viewer);
      const headers = {
        "Content-Type": "application/zip",
        "Content-Disposition": `attachment; filename="${name}"`,
        [entriesHeader]: `${entries}`,
      };
      return new StreamedResponse(headers, chunks);
    },
  ),

  route(
    "post",
    "/user/import",
    {
      summary: "Imports lines of an archive's entries.jsonl, each independently (docs/import.md).",
      body: jsonLines,
      query: z.object({
        dryRun: z
          .enum(["true", "false"])
          .default("false")
          .describe(
            `If true, nothing is written. A call accepts ${importLimits.lines} lines or ${importLimits.bytes / 1_000} kB.`,
          ),
      }),
      answers: importResult,
      weight: importWeight,
    },
    async (viewer, { body, query }) => {
      const lines = await importLines(viewer, body, query.dryRun === "true");
      const counts = importOutcomes.map((outcome) => [
        outcome,
        lines.filter((line) => line.outcome === outcome).length,
      ]);
      return { ...Object.fromEntries(counts), lines };
    },
  ),
];
