import { FileProblem } from "../_archive/fileProblem.ts";
import type { Elsewhere } from "./elsewhere/elsewhere.ts";
import { bytesOf } from "./source/bytes.ts";
import { folderOf } from "./source/folder.ts";
import { certainEncoding, lettersOf, type Letters } from "./source/letters.ts";
import type { FoundDiary, GivenFile } from "./source/source.ts";
import { openZip } from "./source/zip.ts";
import { otherApps } from "./otherApps.ts";
import { whatItSeems, whatItSeemsIfNoText } from "./seems.ts";
import { sources } from "./sources.ts";
import { tableIn, type Table } from "./table/table.ts";

/** What a file turned out to be. */
export type Given = { diary: FoundDiary } | { elsewhere: Elsewhere } | { table: Table; letters?: Letters };

/** Opens a file of any kind that is known. A text may have an encoding that the person chose. Throws FileProblem. */
export async function openFile(blob: Blob, chosen?: string): Promise<Given> {
  if (blob.size === 0) throw new FileProblem("This file is empty.");
  const zip = await openZip(blob);
  const encoding = zip ? undefined : await certainEncoding(blob);
  const noText = zip || encoding?.startsWith("utf-16") ? undefined : await whatItSeemsIfNoText(blob);
  if (noText !== undefined) throw new FileProblem(noText);
  if (!zip && encoding === undefined) return openInOldEncoding(blob, chosen);
  const file = { blob, zip };
  const given = await openBySources(file);
  if (given) return given;
  const table = await tableIn(file);
  if (table) return { table };
  throw new FileProblem(await whatItSeems(file));
}

/** Opens files together, if they are one diary, and says which of them are. Undefined if they are none. */
export async function openTogether(
  files: readonly File[],
): Promise<{ given: Exclude<Given, { table: Table }>; taken: number[] } | undefined> {
  const [first] = files;
  if (!first) return undefined;
  const folder = folderOf(files);
  // A file that cannot be read says so when its own turn comes.
  const given = await openBySources({ blob: first, zip: folder.zip }).catch(() => undefined);
  return given && { given, taken: "diary" in given ? files.map((_file, place) => place) : folder.read() };
}

/** Opens a file, or a folder of files, by the first source that knows it. Throws FileProblem. */
async function openBySources(file: GivenFile): Promise<Exclude<Given, { table: Table }> | undefined> {
  for (const source of sources) {
    const diary = await source.open(file);
    if (diary) return { diary };
  }
  for (const source of otherApps) if (await source.recognizes(file)) return { elsewhere: await source.read(file) };
  return undefined;
}

/** Apps write UTF-8. Something else is a table at most, and the person sees how its letters are read. */
async function openInOldEncoding(blob: Blob, chosen: string | undefined): Promise<Given> {
  const { used = chosen, readings } = await lettersOf(blob);
  const encoding = chosen ?? used ?? readings[0]?.encoding;
  const table = encoding === undefined ? undefined : await tableIn({ blob, zip: undefined, encoding });
  if (table) return { table, letters: { used: chosen ?? used, readings } };
  throw new FileProblem(await whatItSeems({ blob, zip: undefined, ...(encoding === undefined ? {} : { encoding }) }));
}

/** A file that is encrypted to a passphrase, opened with it; any other as it is. Throws FileProblem. */
export async function plainOf(file: Blob, passphrase: string | undefined): Promise<Blob> {
  const head = new TextDecoder().decode(await bytesOf(file, 0, 40));
  if (!head.startsWith("age-encryption.org/")) return file;
  if (!head.includes("-> scrypt "))
    throw new FileProblem(
      "This file is encrypted with a key, not with a passphrase. Decrypt it with the program “age” first.",
    );
  if (passphrase === undefined) throw new FileProblem("This file is encrypted.", { needsPassphrase: true });
  const { unsealed } = await import("../_archive/sealedFile.ts");
  return unsealed(file, passphrase);
}
