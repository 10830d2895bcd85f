import { refuseWithoutSpace } from "#server/store/space.ts";

/**
 * Admits a write before it writes anything. What needs no space goes on while the disk is full.
 * @throws Unavailable if the disk is nearly full.
 */
export async function admitWrite(needsSpace: boolean): Promise<void> {
  if (needsSpace) await refuseWithoutSpace();
}
