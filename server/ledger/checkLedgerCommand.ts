import { config } from "#server/config.ts";
import { closeDatabase, openDatabase } from "#server/db.ts";
import { borrowEmbedded, defaultDataDir } from "#server/database/embedded.ts";
import { root } from "#server/root.ts";
import { dateText } from "#server/pages.ts";
import { ledgerGaps } from "#server/checkLedger.ts";

// `npm run check:ledger`: beside a running server or without one.
const embedded = config.databaseUrl
  ? undefined
  : await borrowEmbedded({ dataDir: config.dataDir ?? defaultDataDir(root), log: () => undefined });
openDatabase(config.databaseUrl ?? embedded?.url ?? "");

const gaps = await ledgerGaps();
for (const { userId, period, date, column, total, facts } of gaps) {
  console.error(`${userId} ${period} ${dateText(date)}: ${column} says ${total}, the entries say ${facts}`);
}
console.log(
  gaps.length === 0
    ? "The ledger is right: every total is the sum of its entries."
    : `${gaps.length} totals are wrong.`,
);

await closeDatabase();
await embedded?.stop();
process.exit(gaps.length === 0 ? 0 : 1);
