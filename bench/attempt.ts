/** Why something could not be done, and which aims were missed. */
export const problems: string[] = [];

/** Does one part, and notes why where it cannot be done, so that the rest goes on. */
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

/** Has something stopped or removed at the end, however that comes; what was named last goes first. */
export function atTheEnd(stop: () => Promise<void> | void): void {
  ending.push(stop);
}

export async function end(): Promise<void> {
  for (const stop of ending.splice(0).toReversed()) await attempt("Stopping a server", stop);
}
