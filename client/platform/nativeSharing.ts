import { Directory, Filesystem } from "@capacitor/filesystem";
import { Share } from "@capacitor/share";
import type { NamedBlob } from "./request.ts";

/** Opens the device's share sheet. Closing it throws an AbortError, as in a browser. */
export async function shareContent({ title, text, files = [] }: ShareData): Promise<void> {
  const kept = await Promise.all(files.map(keepFile));
  const texts = { ...(title === undefined ? {} : { title }), ...(text === undefined ? {} : { text }) };
  try {
    await Share.share({ ...texts, ...(kept.length > 0 ? { files: kept } : {}) });
  } catch (error) {
    if (error instanceof Error && /cancel/i.test(error.message)) throw new DOMException(error.message, "AbortError");
    throw error;
  }
}

/** Opens the share sheet with a file, because an app has no downloads. */
export async function saveFile(file: NamedBlob): Promise<void> {
  const kept = await keepFile(file);
  // The person closed the sheet.
  await Share.share({ files: [kept] }).catch(() => undefined);
}

/** Writes the file to the app's cache, which the device clears, and returns its address. */
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
