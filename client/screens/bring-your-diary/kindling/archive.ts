import { archiveFiles, archiveFormat, openingLimits } from "#domain/archive.ts";
import { brand } from "#domain/brand.ts";
import { isRecord } from "#client/platform/problem.ts";
import { FileProblem } from "../../_archive/fileProblem.ts";
import { linesIn } from "../source/jsonLines.ts";
import type { LeftOut, Source } from "../source/source.ts";
import type { Zip } from "../source/zip.ts";

/** The archive that "Take everything" makes (docs/export.md). */
export const kindlingArchive: Source = {
  open: async ({ zip }) => {
    if (!zip?.names.has(archiveFiles.manifest)) return undefined;
    const manifest = await manifestOf(zip);
    if (manifest?.format !== archiveFormat.name) return undefined;
    const { version, counts } = manifest;
    if (typeof version !== "number" || version > archiveFormat.version)
      throw new FileProblem(`A newer ${brand} made this archive. This server needs an update before it can read it.`);
    return {
      source: brand,
      leftOut: leftOutOf(isRecord(counts) ? counts.messages : undefined),
      // Archives of older versions have none.
      ...(zip.names.has(archiveFiles.words)
        ? { words: () => linesIn(zip.pieces(archiveFiles.words, openingLimits.manifestBytes)) }
        : {}),
      ...(zip.names.has(archiveFiles.days)
        ? { days: () => linesIn(zip.pieces(archiveFiles.days, openingLimits.manifestBytes)) }
        : {}),
      lines: () => linesIn(zip.pieces(archiveFiles.entries, openingLimits.entriesBytes)),
    };
  },
};

async function manifestOf(zip: Zip): Promise<Record<string, unknown> | undefined> {
  const text = await zip.text(archiveFiles.manifest, openingLimits.manifestBytes);
  try {
    const manifest: unknown = JSON.parse(text);
    return isRecord(manifest) ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/** What the import never brings. */
export function leftOutOf(messages: unknown): LeftOut[] {
  const count = typeof messages === "number" ? messages : 0;
  const what = count === 1 ? "1 message" : count > 0 ? `${count.toLocaleString("en")} messages` : "Messages";
  return [
    {
      what: `${what}, and the gold that messages brought`,
      why: "Messages belong to two people, so they are not brought in.",
    },
    { what: "Profile, settings and connections", why: "They stay as they are in this account." },
  ];
}
