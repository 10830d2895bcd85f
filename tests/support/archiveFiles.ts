import { Encrypter } from "age-encryption";
import { zipSync, strToU8, type ZipOptions } from "fflate";
import { archiveFiles, archiveFormat } from "#domain/archive.ts";
import { zipOf, type ArchiveFile } from "#server/nouns/archive/zip.ts";

/** A mood as a line of entries.jsonl. Each number is an hour after the one before, from 2025 on. */
export function moodLine(number: number, note = `Note ${number}`): string {
  const at = new Date(Date.UTC(2025, 0, 1) + number * 3_600_000).toISOString();
  const id = `00000000-0000-4000-8000-${`${number}`.padStart(12, "0")}`;
  const times = { occurredAt: at, timeZone: "UTC", localDate: at.slice(0, 10), recordedAt: at, editedAt: null };
  return JSON.stringify({ kind: "mood", id, ...times, value: "calm", journalTitle: null, note });
}

/** A mood of another app as a line of the import. */
export function lineFrom(app: string, id: string, line: Record<string, unknown> = {}): string {
  const when = { occurredAt: "2021-03-02T20:15:00Z", timeZone: "Europe/Berlin", localDate: "2021-03-02" };
  const importId = "0b6f7a52-4c1e-4d38-9a0f-6a1f5d2c7e90";
  return JSON.stringify({ kind: "mood", import: importId, source: { app, id }, ...when, value: "happy", ...line });
}

export function entriesText(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join("");
}

export function manifestText({ version = archiveFormat.version as number, messages = 0 }): string {
  return JSON.stringify({ format: archiveFormat.name, version, counts: { messages } });
}

interface Made {
  lines: readonly string[];
  /** Lines of words.jsonl. */
  words?: readonly string[];
  version?: number;
  messages?: number;
}

/** An archive as the export writes it. */
export async function archiveBlob({ lines, words, ...manifest }: Made): Promise<Blob> {
  const files = async function* (): AsyncGenerator<ArchiveFile> {
    yield { name: archiveFiles.entries, parts: [entriesText(lines)] };
    if (words) yield { name: archiveFiles.words, parts: [entriesText(words)] };
    yield { name: archiveFiles.manifest, parts: [manifestText(manifest)] };
  };
  const chunks: BlobPart[] = [];
  for await (const chunk of zipOf(files(), new Map())) chunks.push(chunk as Uint8Array<ArrayBuffer>);
  return new Blob(chunks);
}

/** The file encrypted to a passphrase, with less computing than the client asks for. */
export async function sealedBlob(file: Blob, passphrase: string): Promise<Blob> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(2);
  const encrypted = await encrypter.encrypt(new Uint8Array(await file.arrayBuffer()));
  return new Blob([encrypted as Uint8Array<ArrayBuffer>]);
}

/** A ZIP as another program packs it. */
export function zipBlob(files: Record<string, string>, options: ZipOptions = {}): Blob {
  const bytes = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]));
  return new Blob([zipSync(bytes, { level: 0, ...options })]);
}
