import { keptBesideId } from "#domain/archive.ts";
import { isRecord } from "#client/platform/problem.ts";
import type { Change } from "./asked.ts";

/** A line as its person chose it; undefined if it is left. */
export function changedLine(bytes: Uint8Array, change: Change): Uint8Array | undefined {
  if ("isLeft" in change) return undefined;
  const line: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (!isRecord(line)) return bytes;
  if ("instead" in change) return encoder.encode(JSON.stringify({ ...line, instead: change.instead }));
  const { source } = line;
  if (!isRecord(source) || typeof source.id !== "string" || typeof source.words !== "string") return bytes;
  const { words, ...rest } = source;
  return encoder.encode(JSON.stringify({ ...line, source: { ...rest, id: keptBesideId(source.id, words) } }));
}

/** How many bytes longer a line may become. */
export const longestChange = 120;

const encoder = new TextEncoder();
