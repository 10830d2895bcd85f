import { draftsUnder, keepDraft, newClientId } from "#client/platform/drafts.ts";
import { counted } from "../_archive/counted.ts";
import { numberOf } from "./elsewhere/ids.ts";
import { bytesOf } from "./source/bytes.ts";
import type { Stage } from "./stage.ts";

// Until an import is done, this device keeps a note of it under the fingerprint of its file. After a reload the same file
// continues the same import, so that taking it back takes all of it.

/** Where the import stopped, its id if another app has written the file, and the file's fingerprint. */
type Note = readonly [stopped: string, importId: string, fingerprint: string];

/** The same for the same file. A ZIP ends with the checksums of all its files, so no more than the ends is read. */
export async function fingerprintOf(file: File): Promise<string> {
  const ends = [await bytesOf(file, 0, endBytes), await bytesOf(file, Math.max(0, file.size - endBytes), file.size)];
  return numberOf(ends.reduce((text, bytes) => text + latin.decode(bytes), `${file.size} `));
}

const endBytes = 100_000;
const latin = new TextDecoder("latin1");

/** Notes how far an import has come. */
export function noteStopped(fingerprint: string, { file, found, tally }: Extract<Stage, { step: "bring" }>): void {
  const stopped = `“${file.name}” stopped after ${counted(tally.lines)} of ${counted(found.lines)} entries`;
  keepDraft(draftOf(fingerprint), [stopped, found.importId ?? "", fingerprint] satisfies Note);
}

/** Forgets an import that is done. */
export function forgetStopped(fingerprint: string): void {
  keepDraft(draftOf(fingerprint), null);
}

/** Forgets an import that was taken back. */
export function forgetImport(importId: string): void {
  for (const [, id, fingerprint] of notesUnder("")) if (id === importId) forgetStopped(fingerprint);
}

/** Where each import stopped that is not done. */
export function stoppedImports(): string[] {
  return notesUnder("").map(([stopped]) => stopped);
}

/** The id of an import of this file that is not done. */
export function stoppedImportId(fingerprint: string): string | undefined {
  const [[, importId] = ["", ""]] = notesUnder(fingerprint);
  return importId || undefined;
}

/** A UUID. Browsers lack randomUUID on plain http. */
export function newImportId(): string {
  const hex = newClientId();
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)];
  return parts.join("-");
}

function notesUnder(fingerprint: string): Note[] {
  return draftsUnder<readonly unknown[]>(draftOf(fingerprint), []).filter(isNote);
}

function isNote(kept: readonly unknown[]): kept is Note {
  return kept.length === 3 && kept.every((each) => typeof each === "string");
}

function draftOf(fingerprint: string): string {
  return `bringing.${fingerprint}`;
}
