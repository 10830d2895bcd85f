import { brand } from "#domain/brand.ts";
import { clock } from "#server/base/clock.ts";
import { flushBus } from "#server/base/bus.ts";
import { reconcile, takesPayments } from "#server/nouns/billing/billing.ts";
import { backupVerbs } from "./backupVerbs.ts";
import { checkLedger, checkSeals } from "./checkVerbs.ts";
import { config } from "#server/base/config.ts";
import { recordSiteCheck } from "#server/base/helplines.ts";
import { borrowEmbedded, defaultDataDir } from "#server/store/database/embedded.ts";
import { closeDatabase, openDatabase, sql } from "#server/store/db.ts";
import { sqlNow } from "#server/store/sqlNow.ts";
import { deletedUser, exchangeLabels } from "#domain/exchanges.ts";
import { resetLinkMinutes } from "#domain/limits.ts";
import { idOf } from "#server/nouns/account/people.ts";
import { makeResetLink } from "#server/nouns/account/resetPassword.ts";
import { sweepDeleted } from "#server/nouns/account/deletion.ts";
import { endSessions } from "#server/nouns/account/signOut.ts";
import { renew } from "#server/store/keys/renewal.ts";
import { rotate } from "#server/store/keys/rotation.ts";
import { openVault } from "#server/store/keys/vault.ts";
import { root } from "#server/base/root.ts";
import { openReports, resolveReport } from "#server/nouns/safety/reviewReports.ts";
import { suspendSending } from "#server/nouns/safety/suspend.ts";
import { distributionVerbs } from "./distributionVerbs.ts";
import { examine } from "./doctor.ts";
import type { Verb } from "./verb.ts";

const verbs: Record<string, Verb> = {
  ...backupVerbs,
  ...distributionVerbs,
  "check:ledger": { does: "proves that every total is the sum of its entries", run: checkLedger },
  "check:sealed": {
    does: "decrypts every sealed value, and lists those that fail",
    opensKeys: true,
    run: checkSeals,
  },
  doctor: { does: "looks for everything that can go wrong, and says what to do", run: (_words, url) => examine(url) },
  freeze: {
    does: "lets people only read, until thaw; every server follows within 5 seconds",
    run: freeze,
  },
  "helplines:seen": {
    does: "records that you opened the sites of a country's helplines and saw their numbers",
    takes: "COUNTRY",
    run: seeHelplines,
  },
  "key:rotate": { does: "wraps every key with the first line of the master key", opensKeys: true, run: rotateKeys },
  "key:renew": {
    does: "encrypts all of a person's texts under a new key",
    takes: "USERNAME",
    opensKeys: true,
    run: ofPerson(renewKey),
  },
  "billing:reconcile": {
    does: "reads every customer's state from Stripe, in case events were missed",
    run: reconcileBilling,
  },
  "password:link": {
    does: `makes a link to set a new password, which works once within ${resetLinkMinutes} minutes`,
    takes: "USERNAME",
    run: ofPerson(linkToPassword),
  },
  "report:resolve": { does: "closes a report", takes: "ID", run: closeReport },
  reports: { does: "shows the reports that are open", opensKeys: true, run: showReports },
  "sending:resume": {
    does: "allows a person to send requests and messages again",
    takes: "USERNAME",
    run: ofPerson(resume),
  },
  "sending:suspend": {
    does: "stops a person from sending requests and messages",
    takes: "USERNAME",
    run: ofPerson(suspend),
  },
  "sessions:end": {
    does: "signs a person out everywhere, and voids their password links",
    takes: "USERNAME",
    run: ofPerson(signOut),
  },
  sweep: { does: "finishes interrupted deletions of accounts", run: sweep },
  thaw: { does: "ends freeze", run: thaw },
};

// `npm run admin -- VERB`, with or without a running server.
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
  const today = clock.date().toISOString().slice(0, 10);
  const { by, sites } = recordSiteCheck(config.dataDir ?? defaultDataDir(root), country.join(" "), today);
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
    return await run(words, url);
  } catch (error) {
    console.error(error instanceof Error && error.message ? error.message : error);
    return false;
  } finally {
    await flushBus();
    await closeDatabase();
    await embedded?.stop();
  }
}

async function rotateKeys(): Promise<boolean> {
  const { to, rewrapped, others } = await rotate();
  console.log(`Keys wrapped again: ${rewrapped}. New keys are wrapped by ${to}.`);
  for (const { id, named } of others) {
    const isUsed =
      named > 0 ? `still wraps ${named}: run this again` : "wraps nothing any more: its line can be removed";
    console.log(`${id} ${isUsed}.`);
  }
  return others.every(({ named }) => named === 0);
}

/** A command about the person whose username is its argument. It prints the result. */
function ofPerson(work: (userId: string, username: string) => Promise<string>) {
  return async ([username = ""]: readonly string[]): Promise<boolean> => {
    const userId = username ? await idOf(username) : undefined;
    if (userId === undefined)
      console.error(username ? `No account has the username ${username}.` : "Please give a USERNAME.");
    else console.log(await work(userId, username));
    return userId !== undefined;
  };
}

async function renewKey(userId: string, username: string): Promise<string> {
  const { version, resealed } = await renew(userId);
  return `${resealed} rows of ${username} were encrypted again, under version ${version} of their key; older ones are gone.`;
}

async function linkToPassword(userId: string): Promise<string> {
  const token = await makeResetLink(userId);
  return `${config.publicUrl}/reset-password#${token}\nIt works once, for ${resetLinkMinutes} minutes. Give it only to that person.`;
}

async function suspend(userId: string, username: string): Promise<string> {
  await suspendSending(userId, true);
  return `${username} can no longer send requests and messages. To undo this: sending:resume ${username}.`;
}

async function resume(userId: string, username: string): Promise<string> {
  await suspendSending(userId, false);
  return `${username} can send requests and messages again.`;
}

async function signOut(userId: string, username: string): Promise<string> {
  return `Sessions of ${username} that were ended: ${await endSessions(userId)}.`;
}

async function showReports(): Promise<boolean> {
  const reports = await openReports();
  for (const { id, createdAt, reporter, against, texts } of reports) {
    const who = `${id}  ${createdAt.toISOString()}  ${reporter ?? deletedUser} reports ${against ?? deletedUser}`;
    if (!texts) {
      console.log(`${who}: the report's texts cannot be opened`);
      continue;
    }
    const { reason, details, type, sentAt, message } = texts;
    console.log(`${who}: ${reason}`);
    if (details) console.log(indented(details));
    console.log(`  The ${exchangeLabels[type].toLowerCase()} of ${sentAt}:\n${indented(message)}`);
  }
  console.log(reports.length === 0 ? "No report is open." : `Open reports: ${reports.length}.`);
  return true;
}

/** Indents a text on its own lines and replaces characters that a terminal would interpret. */
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
  console.log(`Stripe was asked about ${asked} customers. ${changed} people's subscriptions were corrected.`);
  return true;
}

async function freeze(): Promise<boolean> {
  await sql`insert into "Freeze" (since) select ${sqlNow} where not exists (select 1 from "Freeze")`;
  console.log("Frozen. Within 5 seconds every server lets people only read. To end this: thaw.");
  return true;
}

async function thaw(): Promise<boolean> {
  await sql`delete from "Freeze"`;
  console.log("Thawed. Within 5 seconds people can write on every server.");
  return true;
}

async function sweep(): Promise<boolean> {
  const count = await sweepDeleted();
  console.log(count === 0 ? "No deletion was left unfinished." : `Deletions finished: ${count}.`);
  return true;
}
