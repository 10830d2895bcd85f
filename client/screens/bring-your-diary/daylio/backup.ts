import { openingLimits } from "#domain/archive.ts";
import { FileProblem } from "../../_archive/fileProblem.ts";
import type { GivenFile } from "../source/source.ts";
import { headOf, textOf } from "../source/text.ts";
import { recordIn } from "../elsewhere/json.ts";

/** The content of a Daylio backup; undefined if the file is no such backup. Throws FileProblem. */
export async function backupIn(file: GivenFile): Promise<Record<string, unknown> | undefined> {
  const packed = await packedText(file);
  if (packed === undefined) return undefined;
  const backup = recordIn(unpacked(packed));
  if (!backup)
    throw new FileProblem("This Daylio backup cannot be read: it is damaged or encrypted. Please make a new one.");
  if (!Array.isArray(backup.dayEntries))
    throw new FileProblem(
      "This Daylio backup has no list of entries. A newer Daylio may have made it. Please export a CSV from Daylio instead.",
    );
  return backup;
}

/** Newer backups are a ZIP with the photos, older ones the text alone. */
async function packedText(file: GivenFile): Promise<string | undefined> {
  const { blob, zip } = file;
  if (!zip) return /^\s*eyJ/.test(await headOf(file)) ? textOf(blob) : undefined;
  const name = [...zip.names].find((each) => each === fileName || each.endsWith(`/${fileName}`));
  return name === undefined ? undefined : zip.text(name, openingLimits.appBytes);
}

const fileName = "backup.daylio";

/** The text is JSON in Base64. */
function unpacked(text: string): string {
  if (text.trimStart().startsWith("{")) return text;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll(/\s/g, "")), (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(bytes);
  } catch {
    return "";
  }
}
