import { statfs } from "node:fs/promises";
import { clock } from "#server/base/clock.ts";
import { noSpace } from "#server/base/errors.ts";
import { log } from "#server/base/log.ts";
import { noteSpace } from "#server/base/metrics.ts";

const megabyte = 1_000_000;
/** PostgreSQL needs 16 MB for the next file of its log alone, and deletions and sign-ins go on. */
export const leastFreeBytes = 100 * megabyte;
/** More, so that saves do not begin and end with each file that comes and goes. */
export const enoughFreeBytes = 120 * megabyte;
export const readAgainMs = 250;

/** Gives the free bytes of the disk of the own database. */
type FreeBytes = () => Promise<number>;

let watched: FreeBytes | undefined;
let reading: Promise<void> | undefined;
let readAt = -Infinity;
let isLow = false;

/** The free bytes of a folder's disk, as far as programs without special rights may use them. */
export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Has this process watch a disk. Without one it learns from the database alone that nothing can be saved. */
export function watchSpace(freeBytes: FreeBytes | undefined): void {
  watched = freeBytes;
  readAt = -Infinity;
  if (!freeBytes) note(false);
}

/** Whether nothing that grows is saved, as last read. */
export function isSpaceLow(): boolean {
  return isLow;
}

/** Reads how much is free. Of a disk that cannot be read, the last reading stands. */
export async function readSpace(): Promise<void> {
  if (!watched) return;
  readAt = clock.elapsed();
  const free = await watched().catch(() => undefined);
  if (free !== undefined) note(isLow ? free < enoughFreeBytes : free < leastFreeBytes);
}

/** Throws Unavailable while the disk is nearly full. Call it before anything that grows is written. */
export async function refuseWithoutSpace(): Promise<void> {
  if (watched && clock.elapsed() - readAt > readAgainMs) {
    reading ??= readSpace().finally(() => (reading = undefined));
    await reading;
  }
  if (isLow) throw noSpace();
}

function note(isLowNow: boolean): void {
  noteSpace(isLowNow);
  if (isLowNow === isLow) return;
  isLow = isLowNow;
  if (isLow)
    log.error(
      { leastFree: leastFreeBytes },
      "the disk of DATA_DIR is nearly full: people can read, and nothing that grows is saved",
    );
  else log.info("the disk of DATA_DIR has space again");
}
