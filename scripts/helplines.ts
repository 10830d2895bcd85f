import { emergencySources, helplineSources } from "#domain/content/helplineSources.ts";
import { helplines } from "#domain/content/helplines.ts";
import { emergencyProblems, outdatedLines, sourceProblems } from "#domain/helplines.ts";

const problems = [...sourceProblems(helplines, helplineSources), ...emergencyProblems(helplines, emergencySources)];
const old = outdatedLines(helplines, new Date().toISOString().slice(0, 10), 12);

for (const line of old) console.warn(`domain/content/helplines.ts: ${line}: that is more than a year ago.`);
for (const problem of problems) console.error(`domain/content/helplines.ts: ${problem}.`);
process.exit(problems.length > 0 ? 1 : 0);
