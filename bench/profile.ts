import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Profile {
  nodes: { id: number; callFrame: { functionName: string; url: string; lineNumber: number } }[];
  samples: number[];
  /** In microseconds, like the profile's other times. */
  timeDeltas: number[];
  startTime: number;
  endTime: number;
}

/**
 * Prints where the server's time went in the last `seconds` of the profile in `folder`. Lists packages first, then the
 * functions with the most own time.
 */
export function printProfile(title: string, folder: string, seconds: number): void {
  const file = readdirSync(folder).find((name) => name.endsWith(".cpuprofile"));
  if (!file) throw new Error(`There is no profile in ${folder}.`);
  const { nodes, samples, timeDeltas, startTime, endTime }: Profile = JSON.parse(
    readFileSync(join(folder, file), "utf8"),
  );

  const nodeOf = new Map(nodes.map((node) => [node.id, node]));
  const packages = new Map<string, number>();
  const functions = new Map<string, number>();
  let busy = 0;
  let at = startTime;
  for (const [index, id] of samples.entries()) {
    at += timeDeltas[index] ?? 0;
    const frame = nodeOf.get(id)?.callFrame;
    if (at < endTime - seconds * 1e6 || !frame || ["(idle)", "(root)"].includes(frame.functionName)) continue;
    const took = timeDeltas[index] ?? 0;
    const owner = packageOf(frame.url) || frame.functionName || "node";
    busy += took;
    add(packages, owner, took);
    add(
      functions,
      `${frame.functionName || "(anonymous)"} · ${owner} ${frame.url.split("/").at(-1)}:${frame.lineNumber + 1}`,
      took,
    );
  }
  console.log(`\n${title}: ${(busy / 1e6).toFixed(1)} s at work`);
  printTop("by package", packages, busy, 16);
  printTop("by function, its own time", functions, busy, 30);
}

function packageOf(url: string): string {
  const inPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1];
  if (inPackage) return inPackage;
  if (url.startsWith("node:")) return url.split("/").slice(0, 2).join("/");
  return url === "" ? "" : "kindling";
}

function printTop(title: string, times: Map<string, number>, busy: number, most: number): void {
  console.log(`  ${title}`);
  const sorted = [...times].toSorted(([, a], [, b]) => b - a).slice(0, most);
  for (const [name, took] of sorted) console.log(`  ${((took / busy) * 100).toFixed(1).padStart(6)} %  ${name}`);
}

function add(times: Map<string, number>, name: string, took: number): void {
  times.set(name, (times.get(name) ?? 0) + took);
}
