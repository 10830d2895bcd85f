import { Directory, Filesystem } from "@capacitor/filesystem";
import { Share } from "@capacitor/share";
import type { NamedBlob } from "./request.ts";

/** Opens the device's share sheet. Fails as a browser's does: with an AbortError when somebody closes it. */
export async function shareContent({ title, text, files = [] }: ShareData): Promise<void> {
  const kept = await Promise.all(files.map(keepFile));
  const said = { ...(title === undefined ? {} : { title }), ...(text === undefined ? {} : { text }) };
  try {
    await Share.share({ ...said, ...(kept.length > 0 ? { files: kept } : {}) });
  } catch (error) {
    if (error instanceof Error && /cancel/i.test(error.message)) throw new DOMException(error.message, "AbortError");
    throw error;
  }
}

/** Hands a file to the share sheet, where the device's own "save" stands. An app has no downloads. */
export async function saveFile(file: NamedBlob): Promise<void> {
  const kept = await keepFile(file);
  // Closing the sheet is an answer, too.
  await Share.share({ files: [kept] }).catch(() => undefined);
}

/** The file's address in the cache of the app, from which the device clears it away. */
async function keepFile(file: NamedBlob): Promise<string> {
  const data = await base64Of(file);
  return (await Filesystem.writeFile({ path: file.name, data, directory: Directory.Cache })).uri;
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = "";
  for (let start = 0; start < bytes.length; start += mostArguments)
    text += String.fromCharCode(...bytes.subarray(start, start + mostArguments));
  return btoa(text);
}

const mostArguments = 32_768;
