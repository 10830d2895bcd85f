import { isRecord } from "#client/platform/problem.ts";

/** A note, split into its front matter and its words. */
export interface Parts {
  front: Record<string, unknown>;
  body: string;
  /** The front matter is no YAML, so it stays words of the note. */
  isDamaged: boolean;
}

/** Reads the YAML between two lines of "---" at the beginning of a note, and the properties of a page in Logseq. */
export async function partsOf(text: string): Promise<Parts> {
  const plain = text.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
  const [whole = "", yaml] = /^---[ \t]*\n([^]*?)(?:^|\n)(?:---|\.\.\.)[ \t]*(?:\n|$)/.exec(plain) ?? [];
  if (yaml === undefined) return { ...withProperties({}, plain), isDamaged: false };
  const front = yaml.trim() === "" ? {} : await recordOf(yaml);
  if (!front) return { front: {}, body: plain, isDamaged: true };
  return { ...withProperties(front, plain.slice(whole.length)), isDamaged: false };
}

/** Undefined if it is no YAML, or no list of names and values. */
async function recordOf(yaml: string): Promise<Record<string, unknown> | undefined> {
  if (yaml.length > longest) return undefined;
  const { parse } = await import("yaml");
  try {
    const value: unknown = parse(yaml, { uniqueKeys: false, logLevel: "error" });
    return isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name.trim().toLowerCase(), each]))
      : undefined;
  } catch {
    return undefined;
  }
}

/** Longer ones are no properties, and could take long to read. */
const longest = 30_000;

/** The first lines of a page in Logseq may be properties: "mood:: good". Those that are not known stay words. */
function withProperties(front: Record<string, unknown>, body: string): Pick<Parts, "front" | "body"> {
  const found = { ...front };
  const lines = body.split("\n");
  let at = 0;
  for (; at < lines.length; at += 1) {
    const [, name = "", value = ""] = /^(?:- )?([\p{L}][\p{L}\d_-]*):: ?(.*)$/u.exec(lines[at] ?? "") ?? [];
    if (!properties.has(name.toLowerCase())) break;
    found[name.toLowerCase()] = value.trim();
  }
  return { front: found, body: lines.slice(at).join("\n") };
}

const properties = new Set(["date", "day", "time", "title", "tags", "mood", "feeling"]);
