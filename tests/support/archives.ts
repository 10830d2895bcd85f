import { unzipSync } from "fflate";
import { archiveFiles, importLimits } from "#domain/archive.ts";
import { serverUrl } from "./address.ts";
import { bearer, sendRequest, type Answer } from "./requests.ts";

type Caller = { token: string };

export interface ImportAnswer {
  saved: number;
  alreadyHere: number;
  refused: number;
  lines: LineAnswer[];
}

interface LineAnswer {
  line: number;
  id: string | null;
  outcome: string;
  message?: string;
  field?: string;
  entry?: NamedEntry;
  isChanged?: boolean;
  near?: NamedEntry[];
}

/** An entry of the diary, as a dry run names it. */
interface NamedEntry {
  id: string;
  version: number;
  localDate: string;
  time: string;
  isEdited: boolean;
  words: string;
  inFile?: string;
}

/** Downloads a person's archive. */
export async function archiveOf(somebody: Caller) {
  const response = await fetch(`${serverUrl()}/api/user/export`, {
    headers: { authorization: `Bearer ${somebody.token}` },
  });
  if (!response.ok) throw new Error(`The export answered ${response.status}: ${await response.text()}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const files = unzipSync(bytes);
  const textOf = (name: string) => Buffer.from(files[name] ?? "").toString("utf8");
  return {
    headers: response.headers,
    bytes,
    files,
    textOf,
    /** The exact text of entries.jsonl. */
    entries: textOf(archiveFiles.entries),
    lines: linesOf(textOf(archiveFiles.entries)),
  };
}

/** Sends lines to the import in calls of its size. */
export async function bringBack(somebody: Caller, lines: readonly string[]): Promise<ImportAnswer[]> {
  const answers: ImportAnswer[] = [];
  for (let from = 0; from < lines.length; from += importLimits.lines) {
    const { status, json } = await sendLines(somebody, lines.slice(from, from + importLimits.lines));
    if (status !== 200) throw new Error(`The import answered ${status}: ${JSON.stringify(json)}`);
    answers.push(json as ImportAnswer);
  }
  return answers;
}

/** One call of the import. */
export function sendLines(somebody: Caller, lines: readonly string[], query = ""): Promise<Answer> {
  return sendRequest("POST", `/api/user/import${query}`, {
    headers: { ...bearer(somebody), "content-type": "application/jsonl" },
    body: lines.map((line) => `${line}\n`).join(""),
  });
}

function linesOf(text: string): string[] {
  return text.split("\n").filter(Boolean);
}
