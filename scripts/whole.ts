import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { projects } from "../vitest.config.ts";
import { git } from "./changes.mjs";
import { describeMachine } from "./machine.ts";
import { childCpuSeconds } from "./processes.mjs";
import { bin, root, run } from "./run.mjs";

// Runs every test, and writes docs/measurements/whole.md. Each project runs in a vitest of its own: servers and browsers are children of a
// run, so only the CPU time of a whole process is true.

/** What vitest's JSON reporter writes of a run, as far as it is used here. */
export interface Report {
  testResults: {
    /** The file, with its folders on this machine. */
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** The result of one project. */
export interface Result {
  name: string;
  passed: number;
  /** Sentences, each about a test, a file or the project itself. */
  failed: string[];
  files: number;
  /** Seconds of clock, summed over the files, which run beside each other. */
  seconds: number;
  /** Seconds of CPU with all servers, databases and browsers; undefined where the system does not count them. */
  cpuSeconds: number | undefined;
}

/** Where and when a run took place. */
export interface Run {
  commit: string;
  isClean: boolean;
  day: string;
  machine: string;
  clockSeconds: number;
  missing: readonly { name: string; lacks: string }[];
}

/** Counts a project's report. Without one, or with a bad exit `code` that no test explains, the project itself failed. */
export function resultOf(name: string, code: number, report: Report | undefined, cpuSeconds?: number): Result {
  const files = report?.testResults ?? [];
  const tests = files.flatMap((file) => file.assertionResults.map((one) => ({ ...one, file: fileOf(file.name) })));
  const failed = [
    ...tests.filter(({ status }) => status === "failed").map(({ file, fullName }) => `\`${file}\`: ${fullName}`),
    ...files
      .filter(({ status, assertionResults: all }) => status === "failed" && all.every((one) => one.status !== "failed"))
      .map((file) => `\`${fileOf(file.name)}\`, outside its tests`),
  ];
  if (code !== 0 && failed.length === 0) failed.push(`vitest of ${name} ended with code ${code}, outside its tests`);
  return {
    name,
    passed: tests.filter(({ status }) => status === "passed").length,
    failed,
    files: files.length,
    seconds: files.reduce((sum, { startTime, endTime }) => sum + (endTime - startTime) / 1000, 0),
    cpuSeconds,
  };
}

/** The text of docs/measurements/whole.md. */
export function wholeText(ran: Run, results: readonly Result[]): string {
  const failed = results.flatMap((result) => result.failed);
  const cpuSeconds = results.map((result) => result.cpuSeconds ?? Number.NaN).reduce(add, 0);
  return `# The whole suite

\`npm run test:all\` writes this file. [Measurements](../measurements.md) has the benches.

- Commit: \`${ran.commit}\`${ran.isClean ? "" : ", with changes that were not committed"}
- Day: ${ran.day}
- Machine: ${ran.machine}
- Tests: ${results.map(({ passed }) => passed).reduce(add, 0)} passed, ${failed.length} failed
- Time: ${minutes(ran.clockSeconds)} minutes of clock, ${Number.isNaN(cpuSeconds) ? "unknown" : minutes(cpuSeconds)} of CPU

Clock is the sum over a project's files, which run beside each other. CPU includes servers, databases and browsers, and the start of the
project.

| project | passed | failed | files | clock, s | CPU, s |
| --- | --: | --: | --: | --: | --: |
${results.map(rowOf).join("\n")}

${listed(
  "Could not run",
  ran.missing.map(({ name, lacks }) => `${name}: ${lacks} is not installed`),
)}
${listed("Failed", failed)}`;
}

const add = (one: number, other: number) => one + other;
const minutes = (seconds: number) => (seconds / 60).toFixed(1);

function rowOf({ name, passed, failed, files, seconds, cpuSeconds }: Result): string {
  return `| ${name} | ${passed} | ${failed.length} | ${files} | ${seconds.toFixed(0)} | ${cpuSeconds?.toFixed(0) ?? ""} |`;
}

function listed(title: string, lines: readonly string[]): string {
  return `## ${title}\n\n${lines.length > 0 ? lines.map((line) => `- ${line}`).join("\n") : "Nothing."}\n`;
}

function fileOf(place: string): string {
  return relative(root, place).replaceAll("\\", "/");
}

async function resultOfRun(name: string, folder: string): Promise<Result> {
  const file = join(folder, "report.json");
  rmSync(file, { force: true });
  const before = childCpuSeconds();
  const args = ["run", "--project", name, "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  console.log(`\nThe project ${name}.`);
  const code = await run([bin("vitest"), ...args]);
  const after = childCpuSeconds();
  return resultOf(name, code, reportIn(file), after === undefined ? undefined : after - (before ?? 0));
}

function reportIn(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

async function runAll(): Promise<number> {
  const place = join(root, "docs/measurements/whole.md");
  const began = Date.now();
  const [commit = "unknown"] = git("rev-parse", "--short", "HEAD") ?? [];
  const isClean = git("status", "--porcelain")?.length === 0;
  const folder = mkdtempSync(join(tmpdir(), "kindling-whole-"));
  const results: Result[] = [];
  try {
    for (const { name, lacks } of projects) if (lacks === undefined) results.push(await resultOfRun(name, folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const whole = {
    commit,
    isClean,
    day: new Date(began).toISOString().slice(0, 10),
    machine: describeMachine(),
    clockSeconds: (Date.now() - began) / 1000,
    missing: projects.flatMap(({ name, lacks }) => (lacks === undefined ? [] : [{ name, lacks }])),
  };
  writeFileSync(place, wholeText(whole, results));
  await run([bin("prettier"), "--write", "--log-level", "warn", place]);
  const failed = results.flatMap((result) => result.failed);
  console.log(["", ...failed.map((words) => `Failed: ${words}`), `${relative(root, place)} has the whole.`].join("\n"));
  return failed.length > 0 ? 1 : 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(await runAll());
