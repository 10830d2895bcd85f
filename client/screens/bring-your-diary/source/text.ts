import { openingLimits } from "#domain/archive.ts";
import { FileProblem } from "../../_archive/fileProblem.ts";
import { bytesOf } from "./bytes.ts";
import type { GivenFile } from "./source.ts";

/** The text of a file that is no ZIP, in UTF-8, UTF-16 or the old code page of Windows. Throws FileProblem. */
export async function textOf(blob: Blob): Promise<string> {
  if (blob.size > openingLimits.appBytes)
    throw new FileProblem("This file is larger than a diary, so it was not opened.");
  const bytes = await bytesOf(blob, 0, blob.size);
  const mark =
    bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff && "utf-16be";
  if (mark) return new TextDecoder(mark).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The beginning of a file that is no ZIP; empty for a ZIP. */
export async function headOf({ blob, zip }: GivenFile): Promise<string> {
  return zip ? "" : textOf(blob.slice(0, 4_000));
}
