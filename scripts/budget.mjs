// Measures each page's gzipped JavaScript against its budget (docs/review.md, Cost). Usage: node scripts/budget.mjs
// [folder of the built client]
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const folder = process.argv[2] ?? "dist/client";
// The budget of a first page, with a line for each change that adds to it. The sum is at most 175,000.
const firstPage = [
  164_300, // everything before
  4_500, // the published router
  1_500, // help beside the hardest moods and negative events
  400, // the place of today's small question
  300, // the bird that answers, and the email that is left alone under a cursor
  3_000, // what a device keeps and sends later
  500, // the definition of each kind of entry
  1_000, // a mood with one press, and toasts that make room
];
const limits = { first: firstPage.reduce((sum, bytes) => sum + bytes, 0), further: 41_000, apart: 115_000 };

const manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8"));
/** The start of every page (vite.config.ts). */
const main = Object.keys(manifest).find((key) => manifest[key].name === "main");
const shell = {
  visitor: [main, "chrome/frame/SignedOutLayout.tsx"],
  person: [main, "chrome/frame/SignedInLayout.tsx"],
};
const firstPages = {
  "/ signed out": [...shell.visitor, "screens/landing/LandingScreen.tsx"],
  "/ signed in": [...shell.person, "screens/dashboard/DashboardScreen.tsx"],
};
/** Chunks that carry a large library and are loaded when needed. Any other import of the library is counted. */
const apart = /recharts|html2canvas/;
/** Loaded by client/chrome/frame/useLoadedAhead.ts once a first page stands. */
const aheadParts = ["Dialog", "Choices", "Tabs"];

const first = Object.entries(firstPages).map(([page, modules]) => weighed(page, chunksOf(modules), limits.first));
const known = new Set(Object.values(firstPages).flat());
const ahead = Object.keys(manifest).filter((key) => aheadParts.some((part) => key.startsWith(`_${part}-`)));
const visitors = chunksOf([...firstPages["/ signed out"], ...ahead]);
const persons = chunksOf([...shell.person, ...ahead]);
const aheadAlone = weighed("ahead", minus(chunksOf(ahead), chunksOf(shell.person)), limits.further);

const later = Object.entries(manifest)
  .filter(([key, { isDynamicEntry }]) => isDynamicEntry && !known.has(key) && !ahead.includes(key))
  .map(([key]) =>
    weighed(key, minus(chunksOf([key]), standingFor(key)), apart.test(key) ? limits.apart : limits.further),
  );

const rows = [...first, aheadAlone, ...later];
console.table(Object.fromEntries(rows.map(({ page, ...row }) => [page, row])));
const heavy = rows.filter(({ kB, limit }) => kB > limit);
for (const { page, kB, limit } of heavy)
  console.error(`${page} weighs ${kB} kB of JavaScript; ${limit} kB is the limit.`);
process.exit(heavy.length > 0 ? 1 : 0);

// The shell, and the screen that a part belongs to.
function standingFor(key) {
  const page = /^screens\/[^/]+\//.exec(key)?.[0];
  const shellOf = page === "screens/landing/" ? visitors : persons;
  const screen = Object.keys(manifest).find((other) => page && other.startsWith(page) && other.endsWith("Screen.tsx"));
  return screen && screen !== key ? new Set([...shellOf, ...chunksOf([screen])]) : shellOf;
}

function weighed(page, files, limit) {
  const bytes = [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
    0,
  );
  return { page, kB: Math.round(bytes / 100) / 10, limit: limit / 1000 };
}

function chunksOf(modules) {
  const keys = new Set();
  const visit = (key) => {
    if (keys.has(key)) return;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}. Name the module that the page loads in firstPages.`);
    keys.add(key);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return new Set([...keys].map((key) => manifest[key].file).filter((file) => file.endsWith(".js")));
}

function minus(files, others) {
  return new Set([...files].filter((file) => !others.has(file)));
}
