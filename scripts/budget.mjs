// Measures each page's gzipped JavaScript against what it weighed (scripts/weights.json; docs/review.md, Cost).
// Usage: node scripts/budget.mjs [folder of the built client] [--keep]
// With --keep it writes down the weights as they are now. Say in the commit what a page got for what it gained.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { root } from "./run.mjs";

const folder = process.argv.slice(2).find((arg) => !arg.startsWith("--")) ?? "dist/client";
const keeps = process.argv.includes("--keep");
const weightsFile = join(root, "scripts", "weights.json");
/** What each page weighed in kB. */
const weights = JSON.parse(readFileSync(weightsFile, "utf8"));
/** No page may weigh more, in kB. */
const most = { first: 205, further: 41, apart: 115 };
/** A page may weigh 2 % more than it did. Small ones differ by some bytes with the names of their chunks. */
const allowedOf = (page) => Math.max(weights[page] * 1.02, weights[page] + 0.3);

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

const first = Object.entries(firstPages).map(([page, modules]) => weighed(page, chunksOf(modules), most.first));
const known = new Set(Object.values(firstPages).flat());
const ahead = Object.keys(manifest).filter((key) => aheadParts.some((part) => key.startsWith(`_${part}-`)));
const visitors = chunksOf([...firstPages["/ signed out"], ...ahead]);
const persons = chunksOf([...shell.person, ...ahead]);
const aheadAlone = weighed("ahead", minus(chunksOf(ahead), chunksOf(shell.person)), most.further);

const later = Object.entries(manifest)
  .filter(([key, { isDynamicEntry }]) => isDynamicEntry && !known.has(key) && !ahead.includes(key))
  .map(([key]) => weighed(key, minus(chunksOf([key]), standingFor(key)), apart.test(key) ? most.apart : most.further));

const rows = [...first, aheadAlone, ...later];
if (keeps) {
  const now = Object.fromEntries(rows.map(({ page, kB }) => [page, kB]));
  writeFileSync(weightsFile, `${JSON.stringify(now, undefined, 2)}\n`);
  Object.assign(weights, now);
}
const judged = rows.map(({ page, kB, limit }) => ({
  page,
  kB,
  kept: weights[page],
  allowed: Math.min(allowedOf(page), limit),
}));
console.table(Object.fromEntries(judged.map(({ page, kB, kept }) => [page, { kB, kept }])));
// A page without a weight has no number to compare with.
const heavy = judged.filter(({ kB, allowed }) => !(kB <= allowed));
for (const { page, kB, kept, allowed } of heavy)
  console.error(
    kept === undefined
      ? `${page} is new and weighs ${kB} kB of JavaScript. Run node scripts/budget.mjs ${folder} --keep.`
      : `${page} weighs ${kB} kB of JavaScript; ${allowed.toFixed(1)} kB is the limit. What it gains must be worth it: then run node scripts/budget.mjs ${folder} --keep.`,
  );
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
  return { page, kB: Math.round(bytes / 100) / 10, limit };
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
