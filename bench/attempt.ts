/** What failed. */
export const problems: string[] = [];

/** Runs one part. Records an error instead of throwing it, so that the other parts still run. */
export async function attempt<Result>(what: string, work: () => Result | Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    problems.push(`${what} failed: ${error instanceof Error ? error.message : String(error)}`);
    console.error(`\n${problems.at(-1)}`);
    return undefined;
  }
}

const ending: (() => Promise<void> | void)[] = [];

/** Registers a function to call before the program exits. The last one registered is called first. */
export function atTheEnd(stop: () => Promise<void> | void): void {
  ending.push(stop);
}

export async function end(): Promise<void> {
  for (const stop of ending.splice(0).toReversed()) await attempt("Stopping a server", stop);
}
