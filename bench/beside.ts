import { zone } from "./seed.ts";

/** Some requests are over in milliseconds, where chance alone makes such a difference. */
const aims = { ratio: 1.5, noticedMs: 15 } as const;

/** A row for a request's times, alone and beside somebody else's work, with its aim. */
export function compared(what: string, alone: readonly number[], beside: readonly number[]): string[] {
  const [before, after] = [median(alone), median(beside)];
  const isMet = after <= before * aims.ratio || after - before <= aims.noticedMs;
  return [
    `${what}, median`,
    `${after.toFixed(1)} ms beside ${before.toFixed(1)} ms alone: ${(after / before).toFixed(2)}`,
    verdict(isMet, `${aims.ratio} times, or ${aims.noticedMs} ms more`),
  ];
}

/** An aim, and whether it was met. */
export function verdict(isMet: boolean, most: string): string {
  return `${most} at most: ${isMet ? "met" : "missed"}`;
}

/** Throws if one of these rows missed its aim. */
export function throwIfMissed(rows: readonly string[][]): void {
  const missed = rows.filter(([, , aim]) => aim?.endsWith("missed"));
  if (missed.length > 0) throw new Error(`missed: ${missed.map(([what]) => what).join("; ")}.`);
}

/** Sends a request as a person. A text is sent as JSON lines. Throws unless it is answered well. */
export async function send(
  url: string,
  token: string,
  method: string,
  path: string,
  body?: object | string,
): Promise<Response> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      "Content-Type": typeof body === "string" ? "application/jsonl" : "application/json",
      "X-Time-Zone": zone,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** The milliseconds that work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}
