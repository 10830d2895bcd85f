import { openingLimits } from "#domain/archive.ts";
import { FileProblem } from "../../_archive/fileProblem.ts";
import { bytesOf } from "./bytes.ts";
import { certainEncoding, lettersOf } from "./letters.ts";
import type { GivenFile } from "./source.ts";

/**
 * The text of a file that is no ZIP: in this encoding, else in the one that it has for certain, else in the likeliest.
 *
 * @throws FileProblem if it is larger than a diary.
 */
export async function textOf(blob: Blob, encoding?: string): Promise<string> {
  if (blob.size > openingLimits.appBytes)
    throw new FileProblem("This file is larger than a diary, so it was not opened.");
  const bytes = await bytesOf(blob, 0, blob.size);
  return new TextDecoder(encoding ?? (await likeliestEncoding(blob))).decode(bytes);
}

async function likeliestEncoding(blob: Blob): Promise<string | undefined> {
  return (await certainEncoding(blob)) ?? (await lettersOf(blob)).readings[0]?.encoding;
}

/** The beginning of a file that is no ZIP; empty for a ZIP. */
export async function headOf({ blob, zip, encoding }: GivenFile): Promise<string> {
  if (zip) return "";
  const head = blob.slice(0, headBytes);
  return textOf(head, encoding ?? (await likeliestEncoding(head)));
}

const headBytes = 4_000;
