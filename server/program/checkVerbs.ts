import { dateText } from "#server/store/pages.ts";
import { ledgerGaps } from "./checkLedger.ts";
import { checkSealed } from "./checkSealed.ts";

/** Prints each total that is not the sum of its entries. Returns true if there is none. */
export async function checkLedger(): Promise<boolean> {
  const gaps = await ledgerGaps();
  for (const { userId, period, date, column, total, facts } of gaps) {
    const when = period === "all time" ? period : `${period} ${dateText(date)}`;
    console.error(`${userId} ${when}: ${column} says ${total}, the entries say ${facts}`);
  }
  console.log(
    gaps.length === 0
      ? "The ledger is right: every total is the sum of its entries."
      : `Totals that are wrong: ${gaps.length}.`,
  );
  return gaps.length === 0;
}

/** Prints each sealed value that does not open. Returns true if there is none. */
export async function checkSeals(): Promise<boolean> {
  let unopened = 0;
  const looked = await checkSealed(({ table, column, id, userId }) => {
    unopened += 1;
    console.error(`${table}.${column} ${id} of ${userId} does not open`);
  });
  console.log(
    unopened === 0
      ? `All ${looked} sealed values open.`
      : `Sealed values that do not open: ${unopened} of ${looked}. docs/operations.md says what can be done.`,
  );
  return unopened === 0;
}
