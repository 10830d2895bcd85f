import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "#server/base/root.ts";
import { printRows } from "../report.ts";
import { startChromium, type Stage } from "./stage.ts";

/** The aim of each screen (docs/performance.md). */
const aims = { performance: 97, rest: 100, blockingMs: 100 };

export const screens = {
  landing: { path: "/", as: "visitor" },
  dashboard: { path: "/", as: "person" },
  journal: { path: "/journal", as: "person" },
  trends: { path: "/trends", as: "person" },
} as const;

export type ScreenName = keyof typeof screens;

const categories = {
  performance: "score",
  accessibility: "accessibility",
  "best-practices": "best practices",
  seo: "SEO",
} as const;
type Category = keyof typeof categories;

const metrics = {
  "FCP ms": "first-contentful-paint",
  "LCP ms": "largest-contentful-paint",
  "TBT ms": "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;

/** The fields of a Lighthouse report that we read. `npm run audit` installs Lighthouse. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; numericValue?: number; details?: object }>;
}

interface Lighthouse {
  default: (
    url: string,
    flags: { port: number; logLevel: "error"; onlyCategories: string[] },
  ) => Promise<{ lhr: Report } | undefined>;
}

/** One measurement of a screen, by the table's column names. */
type Look = Record<string, number>;

/** Measures each screen several times on an emulated slow phone and prints the medians. Returns the missed aims. */
export async function printScreens(stage: Stage, names: readonly ScreenName[], times: number): Promise<string[]> {
  const missed: string[] = [];
  const rows: string[][] = [];
  let head: string[] = [];
  for (const name of names) {
    const looks: Look[] = [];
    const complaints = new Set<string>();
    for (let time = 0; time < times; time += 1) {
      const result = await lookAt(stage, name);
      looks.push(columnsOf(result));
      for (const complaint of complaintsIn(result)) complaints.add(complaint);
    }
    const middle = middleOf(looks);
    head = ["", ...Object.keys(middle)];
    rows.push([name, ...Object.entries(middle).map(([column, value]) => value.toFixed(column === "CLS" ? 3 : 0))]);
    missed.push(...[...missedBy(middle), ...complaints].map((what) => `${name}: ${what}`));
  }
  printRows(`Lighthouse, mobile, simulated, the middle of ${times}`, head, rows);
  return missed;
}

async function lookAt(stage: Stage, name: ScreenName): Promise<Report> {
  const { path, as } = screens[name];
  const { default: lighthouse } = await lighthouseOfItsOwn();
  const chromium = await startChromium(stage, as);
  try {
    const run = await lighthouse(`${stage.url}${path}`, {
      port: chromium.port,
      logLevel: "error",
      onlyCategories: Object.keys(categories),
    });
    if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.message ?? "Lighthouse says nothing.");
    return run.lhr;
  } finally {
    await chromium.stop();
  }
}

function lighthouseOfItsOwn(): Promise<Lighthouse> {
  const file = createRequire(join(root, "scripts", "audit", "package.json")).resolve("lighthouse");
  return import(pathToFileURL(file).href);
}

function columnsOf({ categories: scored, audits }: Report): Look {
  const { items = [] } = (audits["network-requests"]?.details ?? {}) as { items?: Sent[] };
  const scripts = items.filter(({ resourceType }) => resourceType === "Script");
  return {
    ...Object.fromEntries(
      Object.entries(categories).map(([id, column]) => [column, (scored[id]?.score ?? Number.NaN) * 100]),
    ),
    ...Object.fromEntries(
      Object.entries(metrics).map(([column, id]) => [column, audits[id]?.numericValue ?? Number.NaN]),
    ),
    // Includes chunks loaded after the first screen; scripts/budget.mjs counts what the screen itself needs.
    "all JS kB": scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
  };
}

interface Sent {
  resourceType: string;
  transferSize: number;
}

/** The failed audits of categories that must score 100. */
function complaintsIn({ categories: scored, audits }: Report): string[] {
  const others = (Object.keys(categories) as Category[]).filter((id) => id !== "performance");
  return others
    .flatMap((id) => scored[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${id}: ${audits[id]?.title} ${JSON.stringify(audits[id]?.details ?? "").slice(0, 600)}`);
}

function middleOf(looks: readonly Look[]): Look {
  const columns = Object.keys(looks[0] ?? {});
  return Object.fromEntries(
    columns.map((column) => {
      const sorted = looks.map((look) => look[column] ?? Number.NaN).toSorted((a, b) => a - b);
      return [column, sorted[sorted.length >> 1] ?? Number.NaN];
    }),
  );
}

function missedBy(look: Look): string[] {
  const { score = 0, "TBT ms": blocking = Infinity } = look;
  return [
    score >= aims.performance ? [] : `score ${score.toFixed(0)}, not ${aims.performance}`,
    blocking <= aims.blockingMs ? [] : `blocking time ${blocking.toFixed(0)} ms, not ${aims.blockingMs}`,
    ...Object.values(categories)
      .filter((column) => column !== "score" && (look[column] ?? 0) < aims.rest)
      .map((column) => `${column} ${look[column]?.toFixed(0)}, not ${aims.rest}`),
  ].flat();
}
