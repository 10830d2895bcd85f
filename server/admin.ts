import { brand } from "#domain/brand.ts";
import { ledgerGaps } from "./checkLedger.ts";
import { config } from "./config.ts";
import { borrowEmbedded, defaultDataDir } from "./database/embedded.ts";
import { closeDatabase, openDatabase } from "./db.ts";
import { dateText } from "./pages.ts";
import { root } from "./root.ts";

/** What an operator can have done. It says what it found, and gives whether all is well. */
interface Verb {
  does: string;
  run: (words: readonly string[]) => Promise<boolean>;
}

const verbs: Record<string, Verb> = {
  "check:ledger": { does: "proves that every total is the sum of its entries", run: checkLedger },
};

// `npm run admin -- VERB`, beside a running server or without one.
const [name = "", ...words] = process.argv.slice(2);
const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
process.exit((verb ? await runVerb(verb) : listVerbs()) ? 0 : 1);

function listVerbs(): false {
  const lines = Object.entries(verbs).map(([each, { does }]) => `  ${each.padEnd(16)}${does}`);
  console.error(`${name && `${brand} has no verb ${name}. `}npm run admin -- VERB, of these:\n${lines.join("\n")}`);
  return false;
}

async function runVerb({ run }: Verb): Promise<boolean> {
  const embedded = config.databaseUrl
    ? undefined
    : await borrowEmbedded({ dataDir: config.dataDir ?? defaultDataDir(root), log: () => undefined });
  try {
    openDatabase(config.databaseUrl ?? embedded?.url ?? "");
    return await run(words);
  } catch (error) {
    console.error(error instanceof Error && error.message ? error.message : error);
    return false;
  } finally {
    await closeDatabase();
    await embedded?.stop();
  }
}

async function checkLedger(): Promise<boolean> {
  const gaps = await ledgerGaps();
  for (const { userId, period, date, column, total, facts } of gaps) {
    console.error(`${userId} ${period} ${dateText(date)}: ${column} says ${total}, the entries say ${facts}`);
  }
  console.log(
    gaps.length === 0
      ? "The ledger is right: every total is the sum of its entries."
      : `${gaps.length} totals are wrong.`,
  );
  return gaps.length === 0;
}
