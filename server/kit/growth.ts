import { callHere } from "#server/base/call.ts";
import { config } from "#server/base/config.ts";
import { DiaryFull } from "#server/base/errors.ts";
import { noteWrite } from "#server/store/accountSizes.ts";
import { refuseWithoutSpace } from "#server/store/space.ts";
import { spend } from "./allowances.ts";

/**
 * Admits a write of this call before it writes anything. What needs no space goes on while the disk or the account is
 * full.
 * @throws Unavailable if the disk is nearly full, DiaryFull if the account is, TooMany if it has sent too much today.
 */
export async function admitWrite(needsSpace: boolean): Promise<void> {
  if (needsSpace) await refuseWithoutSpace();
  const call = callHere();
  if (call.identity.kind !== "signedIn") return;
  const { id, kilobytes } = call.identity.viewer;
  const bytes = call.unspentBytes ?? 0;
  // A document with several mutations has one body.
  call.unspentBytes = 0;
  const isFull = kilobytes >= config.accountMegabytes * 1_000;
  noteWrite(id, bytes, isFull);
  if (!needsSpace) return;
  if (isFull) throw new DiaryFull(config.accountMegabytes);
  if (bytes > 0) await spend("writtenKilobytes", id, Math.ceil(bytes / 1_000));
}
