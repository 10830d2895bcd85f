import { helplines } from "#domain/content/helplines.ts";
import { outdatedLines, sourceProblems } from "#domain/helplines.ts";

const today = new Date().toISOString().slice(0, 10);
const outdated = outdatedLines(helplines, today).map((line) => `${line}: that is more than 18 months ago`);
const problems = [...sourceProblems(helplines), ...outdated];

for (const problem of problems) console.error(`domain/content/helplines.ts: ${problem}.`);
process.exit(problems.length > 0 ? 1 : 0);
