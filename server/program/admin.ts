import { brand } from "#domain/brand.ts";
import { flushBus } from "#server/base/bus.ts";
import { reconcile, takesPayments } from "#server/nouns/billing/billing.ts";
import { ledgerGaps } from "./checkLedger.ts";
import { checkSealed } from "./checkSealed.ts";
import { config } from "#server/base/config.ts";
import { noteSeen } from "#server/base/helplines.ts";
import { borrowEmbedded, defaultDataDir } from "#server/store/database/embedded.ts";
import { closeDatabase, openDatabase } from "#server/store/db.ts";
import { deletedUser, exchangeLabels } from "#domain/exchanges.ts";
import { resetLinkMinutes } from "#domain/limits.ts";
import { idOf } from "#server/nouns/account/people.ts";
import { makeResetLink } from "#server/nouns/account/resetPassword.ts";
import { sweepDeleted } from "#server/nouns/account/deletion.ts";
import { endSessions } from "#server/nouns/account/signOut.ts";
import { renew } from "#server/store/keys/renewal.ts";
import { rotate } from "#server/store/keys/rotation.ts";
import { openVault } from "#server/store/keys/vault.ts";
import { dateText } from "#server/store/pages.ts";
import { root } from "#server/base/root.ts";
import { openReports, resolveReport } from "#server/nouns/safety/reviewReports.ts";
import { suspendSending } from "#server/nouns/safety/suspend.ts";

/** What an operator can have done. It says what it found, and gives whether all is well. */
interface Verb {
  does: string;
  /** What it is told, such as USER. */
  takes?: string;
  /** Whether it opens what is sealed. */
  opensKeys?: boolean;
  run: (words: readonly string[]) => Promise<boolean>;
}

const verbs: Record<string, Verb> = {
  "check:ledger": { does: "proves that every total is the sum of its entries", run: checkLedger },
  "check:sealed": {
    does: "opens every sealed value, and names those that do not open",
    opensKeys: true,
    run: checkSeals,
  },
  "helplines:seen": {
    does: "notes that you opened the sites of a country's helplines, and saw their numbers there",
    takes: "COUNTRY",
    run: seeHelplines,
  },
  "key:rotate": { does: "wraps every key by the first line of the master key", opensKeys: true, run: rotateKeys },
  "key:renew": {
    does: "seals all of a person's texts under a new key",
    takes: "USERNAME",
    opensKeys: true,
    run: ofPerson(renewKey),
  },
  "billing:reconcile": {
    does: "asks Stripe about every customer, whose events may have been missed",
    run: reconcileBilling,
  },
  "password:link": {
    does: "makes a link by which a person sets a new password, once within 30 minutes",
    takes: "USERNAME",
    run: ofPerson(linkToPassword),
  },
  "report:resolve": { does: "closes a report that was dealt with", takes: "ID", run: closeReport },
  reports: { does: "shows the reports that are open", opensKeys: true, run: showReports },
  "sending:resume": { does: "lets a person send to others again", takes: "USERNAME", run: ofPerson(resume) },
  "sending:suspend": {
    does: "keeps a person from asking others and writing to them",
    takes: "USERNAME",
    run: ofPerson(suspend),
  },
  "sessions:end": { does: "signs a person out everywhere", takes: "USERNAME", run: ofPerson(signOut) },
  sweep: { does: "finishes deletions of accounts that were cut short", run: sweep },
};

// `npm run admin -- VERB`, beside a running server or without one.
const [name = "", ...words] = process.argv.slice(2);
const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
process.exit((verb ? await runVerb(verb) : listVerbs()) ? 0 : 1);

function listVerbs(): false {
  const lines = Object.entries(verbs).map(
    ([each, { does, takes }]) => `  ${(takes ? `${each} ${takes}` : each).padEnd(22)}${does}`,
  );
  console.error(`${name && `${brand} has no verb ${name}. `}npm run admin -- VERB, of these:\n${lines.join("\n")}`);
  return false;
}

function seeHelplines(country: readonly string[]): Promise<boolean> {
  const today = new Date().toISOString().slice(0, 10);
  const { by, sites } = noteSeen(config.dataDir ?? defaultDataDir(root), country.join(" "), today);
  console.log(`${by} saw ${sites.join(", ")} on ${today}. Servers show it from their next start.`);
  return Promise.resolve(true);
}

async function runVerb({ run, opensKeys }: Verb): Promise<boolean> {
  const embedded = config.databaseUrl
    ? undefined
    : await borrowEmbedded({ dataDir: config.dataDir ?? defaultDataDir(root), log: () => undefined });
  try {
    const url = config.databaseUrl ?? embedded?.url ?? "";
    if (opensKeys) await openVault(url);
    openDatabase(url);
    return await run(words);
  } catch (error) {
    console.error(error instanceof Error && error.message ? error.message : error);
    return false;
  } finally {
    await flushBus();
    await closeDatabase();
    await embedded?.stop();
  }
}

async function checkLedger(): Promise<boolean> {
  const gaps = await ledgerGaps();
  for (const { userId, period, date, column, total, facts } of gaps) {
    const when = period === "all time" ? period : `${period} ${dateText(date)}`;
    console.error(`${userId} ${when}: ${column} says ${total}, the entries say ${facts}`);
  }
  console.log(
    gaps.length === 0
      ? "The ledger is right: every total is the sum of its entries."
      : `${gaps.length} totals are wrong.`,
  );
  return gaps.length === 0;
}

async function checkSeals(): Promise<boolean> {
  let unopened = 0;
  const looked = await checkSealed(({ table, column, id, userId }) => {
    unopened += 1;
    console.error(`${table}.${column} ${id} of ${userId} does not open`);
  });
  console.log(
    unopened === 0
      ? `All ${looked} sealed values open.`
      : `${unopened} of ${looked} sealed values do not open. docs/operations.md says what can be done.`,
  );
  return unopened === 0;
}

async function rotateKeys(): Promise<boolean> {
  const { to, rewrapped, others } = await rotate();
  console.log(`${rewrapped} keys were wrapped anew. All that is new is wrapped by ${to}.`);
  for (const { id, named } of others) {
    const isUsed =
      named > 0 ? `still wraps ${named}: run this again` : "wraps nothing any more: its line can be taken away";
    console.log(`${id} ${isUsed}.`);
  }
  return others.every(({ named }) => named === 0);
}

/** A verb about the person it is told the name of. It says what was done. */
function ofPerson(work: (userId: string, username: string) => Promise<string>) {
  return async ([username = ""]: readonly string[]): Promise<boolean> => {
    const userId = username ? await idOf(username) : undefined;
    if (userId === undefined) console.error(username ? `Nobody is called ${username}.` : "Who? Give a USERNAME.");
    else console.log(await work(userId, username));
    return userId !== undefined;
  };
}

async function renewKey(userId: string, username: string): Promise<string> {
  const { version, resealed } = await renew(userId);
  return `${resealed} rows of ${username} were sealed anew, under version ${version} of their key; older ones are gone.`;
}

async function linkToPassword(userId: string): Promise<string> {
  const token = await makeResetLink(userId);
  return `${config.publicUrl}/reset-password#${token}\nIt works once, for ${resetLinkMinutes} minutes. Give it to nobody but the person.`;
}

async function suspend(userId: string, username: string): Promise<string> {
  await suspendSending(userId, true);
  return `${username} can send nothing to others any more. sending:resume ends that.`;
}

async function resume(userId: string, username: string): Promise<string> {
  await suspendSending(userId, false);
  return `${username} can send to others.`;
}

async function signOut(userId: string, username: string): Promise<string> {
  return `${await endSessions(userId)} sessions of ${username} were ended.`;
}

async function showReports(): Promise<boolean> {
  const reports = await openReports();
  for (const { id, createdAt, reporter, against, texts } of reports) {
    const who = `${id}  ${createdAt.toISOString()}  ${reporter ?? deletedUser} reports ${against ?? deletedUser}`;
    if (!texts) {
      console.log(`${who}: what they say cannot be opened`);
      continue;
    }
    const { reason, details, type, sentAt, message } = texts;
    console.log(`${who}: ${reason}`);
    if (details) console.log(indented(details));
    console.log(`  The ${exchangeLabels[type].toLowerCase()} of ${sentAt}:\n${indented(message)}`);
  }
  console.log(reports.length === 0 ? "No report is open." : `${reports.length} reports are open.`);
  return true;
}

/** On lines of its own, without what a terminal would take for a command. */
function indented(text: string): string {
  return text.replaceAll(/[^\P{C}\n]/gu, "\u{FFFD}").replaceAll(/^/gm, "    ");
}

async function closeReport([id = ""]: readonly string[]): Promise<boolean> {
  const isClosed = await resolveReport(id);
  if (isClosed) console.log("The report is closed.");
  else console.error("No open report has this id. `reports` shows them.");
  return isClosed;
}

async function reconcileBilling(): Promise<boolean> {
  if (!takesPayments) {
    console.error("No payments are taken: STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PRICE_ID are not set.");
    return false;
  }
  const { asked, changed } = await reconcile();
  console.log(`Stripe was asked about ${asked} customers. ${changed} people's subscriptions stood otherwise here.`);
  return true;
}

async function sweep(): Promise<boolean> {
  const count = await sweepDeleted();
  console.log(count === 0 ? "No deletion was left unfinished." : `${count} deletions were finished.`);
  return true;
}
