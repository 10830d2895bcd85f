import { FileProblem } from "../_archive/fileProblem.ts";
import type { Elsewhere } from "./elsewhere/elsewhere.ts";
import { bytesOf } from "./source/bytes.ts";
import type { FoundDiary } from "./source/source.ts";
import { openZip } from "./source/zip.ts";
import { otherApps } from "./otherApps.ts";
import { sources } from "./sources.ts";
import { tableIn, type Table } from "./table/table.ts";

/** What a file turned out to be. */
export type Given = { diary: FoundDiary } | { elsewhere: Elsewhere } | { table: Table };

/** Opens a file of any kind that is known. Throws FileProblem. */
export async function openFile(blob: Blob): Promise<Given> {
  if (blob.size === 0) throw new FileProblem("This file is empty.");
  const file = { blob, zip: await openZip(blob) };
  for (const source of sources) {
    const diary = await source.open(file);
    if (diary) return { diary };
  }
  for (const source of otherApps) if (await source.recognizes(file)) return { elsewhere: await source.read(file) };
  const table = await tableIn(file);
  if (table) return { table };
  throw new FileProblem(
    file.zip
      ? "This ZIP holds no diary that Kindling knows. Choose the ZIP that “Take everything” or another app gave you."
      : "This is not a ZIP. Choose the ZIP that “Take everything” gave you, the export of another app, or a table (CSV).",
  );
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
