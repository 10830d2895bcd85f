import { expect } from "vitest";
import { closeDatabase, openDatabase } from "#server/store/db.ts";
import { borrowEmbedded } from "#server/store/database/embedded.ts";
import { ledgerGaps } from "#server/program/checkLedger.ts";
import { compare, kindNames, sendAgain, type Diary } from "./devices.ts";
import { granted } from "./door.ts";
import { restDoor } from "./restDoor.ts";

/**
 * Sends again what was not acknowledged. Then compares the diary, its balance and the ledger in a data folder with the
 * acknowledged entries, to the last character.
 */
export async function expectWhole(diary: Diary, dataDir: string): Promise<void> {
  await sendAgain(diary);
  const acknowledged = [...diary.acknowledged.values()];
  const [actions = 0, moods = 0, pages = 0] = kindNames.map(
    (name) => acknowledged.filter(({ kind }) => kind === name).length,
  );

  expect(Math.min(actions, moods, pages)).toBeGreaterThan(0);
  expect(await compare(diary)).toEqual({ lost: [], altered: [], strange: [] });
  expect(granted(await restDoor({ as: diary }).balance("all"))).toEqual({ gold: 2 * actions + pages, coal: 0 });
  expect(await gapsIn(dataDir)).toEqual([]);
}

async function gapsIn(dataDir: string) {
  const { url } = await borrowEmbedded({ dataDir, log: () => {} });
  openDatabase(url);
  return ledgerGaps().finally(closeDatabase);
}
