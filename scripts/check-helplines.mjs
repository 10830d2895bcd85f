import { helplineSources, regulatedNumbers, sourcesReadOn } from "#domain/content/helplineSources.ts";
import { helplines } from "#domain/content/helplines.ts";
import { sourceProblems } from "#domain/helplines.ts";

const problems = sourceProblems(helplines, helplineSources, regulatedNumbers, sourcesReadOn);

for (const problem of problems) console.error(`domain/content/helplines.ts: ${problem}.`);
process.exit(problems.length > 0 ? 1 : 0);
