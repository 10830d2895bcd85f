import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { describeMachine } from "#scripts/machine.ts";
import { attempt, end, problems } from "./attempt.ts";
import { printBackup } from "./backup.ts";
import { sayBusy } from "./busy.ts";
import { hasCluster, printCitus } from "./citus.ts";
import { faultNames, printFaults } from "./faults.ts";
import { printGrowth } from "./growth.ts";
import { printHa } from "./ha.ts";
import { printKills } from "./kills.ts";
import { measure, parts } from "./measure.ts";
import { printSummary, type SavedLine } from "./report.ts";
import { printSearches } from "./search.ts";
import { printSoak } from "./soak.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: "string" },
    rounds: { type: "string" },
    only: { type: "string" },
    profile: { type: "boolean", default: false },
    save: { type: "string" },
    against: { type: "string" },
    kills: { type: "string" },
    writes: { type: "string", default: "100000" },
    rate: { type: "string", default: "120" },
    keep: { type: "boolean", default: false },
    workers: { type: "string", default: "1" },
  },
});
const [verb = "measure", ...words] = positionals;
/** Many short laps, so that one disturbed lap does not change the median. */
const laps = { seconds: Number(values.seconds ?? 0.5), rounds: Number(values.rounds ?? 7) };
const growthLaps = { seconds: Number(values.seconds ?? 3), rounds: Number(values.rounds ?? 5) };
const workers = Number(values.workers);
const plan = { kills: Number(values.kills ?? 50), writes: Number(values.writes) };
const primaryKills = Number(values.kills ?? 10);
const soakPlan = { minutes: Number(words[0] ?? 10), rate: Number(values.rate) };
const megabytes = Number(words[0] ?? 1_000);
const chosen = parts.filter((part) => values.only?.split(",").includes(part) ?? true);
const earlier = values.against ? (JSON.parse(readFileSync(values.against, "utf8")) as SavedLine[]) : [];
const isRun = ({ seconds, rounds }: typeof laps) => seconds > 0 && rounds >= 1;

const jobs: Record<string, { whenBusy: string; can: boolean; run: () => Promise<unknown> }> = {
  measure: {
    whenBusy: "go by the ratios",
    can: isRun(laps) && workers >= 1 && chosen.length > 0,
    run: () => attempt("The benchmark", printMeasured),
  },
  soak: {
    whenBusy: "fewer requests are made in a minute",
    can: Number.isInteger(soakPlan.minutes) && soakPlan.minutes >= 1 && soakPlan.rate > 0,
    run: () => attempt("The soak", () => printSoak(soakPlan)),
  },
  faults: {
    whenBusy: "what is promised in seconds may be missed for that alone",
    can: values.only === undefined || faultNames.includes(values.only),
    run: () => attempt("The faults", () => printFaults(values.only)),
  },
  kills: {
    whenBusy: "it takes longer",
    can: plan.kills >= 1 && plan.writes >= 1,
    run: () => attempt("The kills", () => printKills(plan)),
  },
  ha: {
    whenBusy: "a machine without time may be taken for dead",
    can: primaryKills >= 1,
    run: () => attempt("The primary that dies", () => printHa(primaryKills)),
  },
  search: {
    whenBusy: "the aims in milliseconds may be missed for that alone",
    can: true,
    run: () => attempt("The search", printSearches),
  },
  backup: {
    whenBusy: "it takes longer",
    can: megabytes >= 1,
    run: () => attempt("The backup", () => printBackup(megabytes)),
  },
  citus: {
    whenBusy: "go by the ratios",
    can: hasCluster && isRun(growthLaps),
    run: () => attempt("The cluster", () => printCitus(growthLaps)),
  },
  growth: {
    whenBusy: "go by the ratios",
    can: isRun(growthLaps),
    run: () => attempt("Growth", () => printGrowth({ ...growthLaps, only: values.only, keep: values.keep })),
  },
};
const job = jobs[verb];
if (!job?.can) {
  console.error(
    `npm run bench -- [--seconds 0.5] [--rounds 7] [--workers 1] [--only ${parts.join(",")}] [--profile] [--save FILE] [--against FILE]
npm run bench -- soak [MINUTES] [--rate 120]
npm run bench -- faults [--only ${faultNames.join("|")}]
npm run bench -- kills [--kills 50] [--writes 100000]
npm run bench -- ha [--kills 10]
npm run bench -- search
npm run bench -- backup [MEGABYTES]
CITUS_URL=… npm run bench -- citus [--seconds 3] [--rounds 5]
npm run bench -- growth [--seconds 3] [--rounds 5] [--only "history,user list"] [--keep]`,
  );
  process.exit(1);
}
process.once("SIGINT", () => void end().then(() => process.exit(130)));

console.log(`Machine: ${describeMachine()}, ${new Date().toISOString().slice(0, 10)}.`);
sayBusy(job.whenBusy);
await job.run();
await end();
for (const problem of problems) console.error(`\n${problem}`);
process.exit(problems.length > 0 ? 1 : 0);

async function printMeasured(): Promise<void> {
  const measured = await measure({ ...laps, chosen, workers, profile: values.profile });
  if (measured.length > 0) printSummary(measured, earlier);
  const kept = ["what", "perSecond", "cpuEach", "databaseCpuEach", "share", "middle", "from", "to"];
  if (values.save) writeFileSync(values.save, JSON.stringify(measured, kept, 1));
}
