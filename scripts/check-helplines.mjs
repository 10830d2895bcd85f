import { helplineSources, regulatedNumbers } from "#domain/content/helplineSources.ts";
import { helplines } from "#domain/content/helplines.ts";
import { outdatedLines, sourceProblems } from "#domain/helplines.ts";

const today = new Date().toISOString().slice(0, 10);
const problems = sourceProblems(helplines, helplineSources, regulatedNumbers);

for (const line of outdatedLines(helplines, today, 12))
  console.warn(`domain/content/helplines.ts: ${line}: that is more than 12 months ago.`);
for (const problem of problems) console.error(`domain/content/helplines.ts: ${problem}.`);
process.exit(problems.length > 0 ? 1 : 0);
