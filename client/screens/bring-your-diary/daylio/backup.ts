import { openingLimits } from "#domain/archive.ts";
import { FileProblem } from "../../_archive/fileProblem.ts";
import type { GivenFile } from "../source/source.ts";
import { headOf, textOf } from "../source/text.ts";
import type { Zip } from "../source/zip.ts";
import { recordIn } from "../elsewhere/json.ts";

/** Whether a file is a backup of Daylio. Newer ones are a ZIP with the photos, older ones the text alone. */
export async function isBackup(file: GivenFile): Promise<boolean> {
  return file.zip ? nameIn(file.zip) !== undefined : /^\s*eyJ/.test(await headOf(file));
}

/** The content of a Daylio backup. Throws FileProblem. */
export async function backupIn({ blob, zip }: GivenFile): Promise<Record<string, unknown>> {
  const name = zip && nameIn(zip);
  const packed = zip && name !== undefined ? await zip.text(name, openingLimits.appBytes) : await textOf(blob);
  const backup = recordIn(unpacked(packed));
  if (!backup)
    throw new FileProblem("This Daylio backup cannot be read: it is damaged or encrypted. Please make a new one.");
  if (!Array.isArray(backup.dayEntries))
    throw new FileProblem(
      "This Daylio backup has no list of entries. A newer Daylio may have made it. Please export a CSV from Daylio instead.",
    );
  return backup;
}

function nameIn(zip: Zip): string | undefined {
  return [...zip.names].find((each) => each === fileName || each.endsWith(`/${fileName}`));
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
