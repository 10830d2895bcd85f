import { openingLimits } from "#domain/archive.ts";
import { brand } from "#domain/brand.ts";
import { isRecord } from "#client/platform/problem.ts";
import { FileProblem } from "../../_archive/fileProblem.ts";
import { piecesOf } from "../source/bytes.ts";
import { linesIn } from "../source/jsonLines.ts";
import type { Source } from "../source/source.ts";
import { leftOutOf } from "./archive.ts";

/** The file entries.jsonl alone: some browsers unpack a ZIP by themselves, and anybody may write such a file. */
export const kindlingLines: Source = {
  open: async ({ blob, zip }) => {
    if (zip || !(await beginsWithEntry(blob))) return undefined;
    if (blob.size > openingLimits.entriesBytes)
      throw new FileProblem("This file is larger than a diary, so it was not opened.");
    return { source: brand, leftOut: leftOutOf(undefined), lines: () => linesIn(piecesOf(blob)) };
  },
};

async function beginsWithEntry(blob: Blob): Promise<boolean> {
  for await (const { bytes } of linesIn(piecesOf(blob, 0, Math.min(blob.size, beginning)))) {
    try {
      // One that is too long is left out later, like any other.
      if (!bytes) continue;
      const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
      return isRecord(value) && typeof value.kind === "string" && typeof value.occurredAt === "string";
    } catch {
      return false;
    }
  }
  return false;
}

/** How far the first entry is looked for. */
const beginning = 10_000_000;
