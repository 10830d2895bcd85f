import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { attempt, end, problems } from "./attempt.ts";
import { sayBusy } from "./busy.ts";
import { faultNames, printFaults } from "./faults.ts";
import { printGrowth } from "./growth.ts";
import { printKills } from "./kills.ts";
import { measure, parts } from "./measure.ts";
import { printMix } from "./mix.ts";
import { printSummary, type Kept } from "./report.ts";
import { printSoak } from "./soak.ts";
import { printStreams } from "./streams.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: "string" },
    rounds: { type: "string" },
    only: { type: "string" },
    profile: { type: "boolean", default: false },
    save: { type: "string" },
    against: { type: "string" },
    kills: { type: "string", default: "50" },
    writes: { type: "string", default: "100000" },
    streams: { type: "string", default: "1000" },
    rate: { type: "string", default: "120" },
    keep: { type: "boolean", default: false },
    workers: { type: "string", default: "1" },
  },
});
const [verb = "measure", ...words] = positionals;
/** Short laps, and enough of them for a middle that one disturbed lap does not move. */
const laps = { seconds: Number(values.seconds ?? 0.5), rounds: Number(values.rounds ?? 7) };
const growthLaps = { seconds: Number(values.seconds ?? 3), rounds: Number(values.rounds ?? 5) };
const streams = Number(values.streams);
const workers = Number(values.workers);
const plan = { kills: Number(values.kills), writes: Number(values.writes) };
const soakPlan = { minutes: Number(words[0] ?? 10), rate: Number(values.rate) };
const chosen = parts.filter((part) => values.only?.split(",").includes(part) ?? true);
const earlier = values.against ? (JSON.parse(readFileSync(values.against, "utf8")) as Kept[]) : [];
const isRun = ({ seconds, rounds }: typeof laps) => seconds > 0 && rounds >= 1;

const jobs: Record<string, { whenBusy: string; can: boolean; run: () => Promise<unknown> }> = {
  measure: {
    whenBusy: "go by the ratios",
    can: isRun(laps) && workers >= 1 && chosen.length > 0,
    run: () => attempt("The benchmark", printMeasured),
  },
  mix: {
    whenBusy: "go by the ratios",
    can: isRun(laps),
    run: () => attempt("The mix", () => printMix(laps)),
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
  streams: {
    whenBusy: "news takes longer",
    can: streams >= 2 && streams % 2 === 0,
    run: () => attempt("The streams", () => printStreams(streams)),
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
npm run bench -- mix [--seconds 0.5] [--rounds 7]
npm run bench -- soak [MINUTES] [--rate 120]
npm run bench -- faults [--only ${faultNames.join("|")}]
npm run bench -- kills [--kills 50] [--writes 100000]
npm run bench -- streams [--streams 1000]
npm run bench -- growth [--seconds 3] [--rounds 5] [--only "history,user list"] [--keep]`,
  );
  process.exit(1);
}
process.once("SIGINT", () => void end().then(() => process.exit(130)));

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
