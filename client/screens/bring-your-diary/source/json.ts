import { openingLimits } from "#domain/archive.ts";
import { FileProblem } from "../../_archive/fileProblem.ts";
import type { GivenFile } from "./source.ts";
import { headOf, textOf } from "./text.ts";

/** A text of JSON in a file. */
interface GivenJson {
  /** Its path in the ZIP; empty if the file itself is the JSON. */
  name: string;
  /** Its beginning, which may be all that can be read. */
  head: string;
  /** Undefined if it is no JSON. */
  json: unknown;
  /** Why it could not be read, if it is JSON at all. */
  problem?: FileProblem;
}

/**
 * Every JSON of a file: that of the file itself, or those in a ZIP, in the ZIP's order.
 *
 * @param path What the paths in a ZIP look like.
 */
export async function* jsonsIn(file: GivenFile, path = /\.json$/i): AsyncGenerator<GivenJson> {
  for (const name of file.zip ? namesOf(file.zip.names, path) : [""]) {
    const head = await beginningOf(file, name);
    if (!/^\uFEFF?\s*[[{]/.test(head)) continue;
    try {
      yield { name, head, json: await jsonIn(file, name) };
    } catch (problem) {
      if (!(problem instanceof FileProblem)) throw problem;
      yield { name, head, json: undefined, problem };
    }
  }
}

/** The value of one JSON; undefined if the text is none. Throws FileProblem. */
export async function jsonIn(file: GivenFile, name = ""): Promise<unknown> {
  const before = lastRead.get(file);
  if (before?.name === name) return before.json;
  const text = file.zip ? await file.zip.text(name, openingLimits.appBytes) : await textOf(file.blob);
  const json = parsed(text.replace(/^\uFEFF/, ""));
  lastRead.set(file, { name, json });
  return json;
}

/** Each source asks for the same JSON. Only the last one is kept, because a file may hold many. */
const lastRead = new WeakMap<GivenFile, Pick<GivenJson, "name" | "json">>();

function namesOf(names: ReadonlySet<string>, path: RegExp): string[] {
  return [...names].filter((name) => path.test(name) && !name.startsWith("__MACOSX/"));
}

async function beginningOf(file: GivenFile, name: string): Promise<string> {
  if (!file.zip) return headOf(file);
  for await (const piece of file.zip.pieces(name, openingLimits.appBytes))
    return new TextDecoder().decode(piece.subarray(0, 4_000));
  return "";
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
