import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/**
 * Start time and command line of process `pid`, undefined if it has ended. Process id and start time together are
 * unique.
 */
export function processAt(pid) {
  return process.platform === "linux" ? fromProc(pid) : fromPs(pid);
}

/** The ids of all running processes. */
export function processes() {
  if (process.platform === "linux") return readdirSync("/proc").map(Number).filter(Boolean);
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid="], { encoding: "utf8" });
  return (stdout ?? "").split("\n").map(Number).filter(Boolean);
}

/** Processor time in seconds of all ended children and their children; undefined if the system does not report it. */
export function childCpuSeconds() {
  if (process.platform !== "linux") return undefined;
  const stat = readFileSync("/proc/self/stat", "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  // Linux reports 100 ticks per second (proc(5), cutime and cstime: fields 16 and 17).
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

function fromProc(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name in brackets may contain anything, so fields are counted from its end: state is the 3rd, start the 22nd.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (isEnded(fields[0])) return undefined;

    const commandLine = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
    return { startedAt: fields[19] ?? "", commandLine };
  } catch {
    return undefined;
  }
}

function fromPs(pid) {
  const columns = ["-o", "state=", "-o", "lstart=", "-o", "command="];
  const { stdout } = spawnSync("ps", ["-ww", ...columns, "-p", `${pid}`], {
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C", TZ: "UTC" },
  });
  const [, state, start, commandLine] = /^\s*(\S+)\s+(\w+\s+\w+\s+\d+\s+\S+\s+\d+)\s+(.*)/.exec(stdout ?? "") ?? [];
  if (start === undefined || isEnded(state)) return undefined;

  return { startedAt: `${Date.parse(`${start} UTC`)}`, commandLine: (commandLine ?? "").trim() };
}

function isEnded(state) {
  return state === undefined || /^[ZX]/.test(state);
}
