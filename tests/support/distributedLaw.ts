import { sharedTables } from "./schemaLaw.ts";

/** A rule about statements that a PostgreSQL of several nodes (Citus) refuses, or obeys on one copy of a shared table only. */
export type DistributedRule =
  | "row version"
  | "lateral join"
  | "lock over a join"
  | "conflict by more than values"
  | "clock inside a choice"
  | "select in returning"
  | "shared table beside another";

const aboutLevels: Partial<Record<DistributedRule, RegExp>> = {
  // Its plan gives such a lock to the wrong part.
  "lock over a join": /\bjoin\b[^]*\bfor (?:no key update|update|share)\b/i,
};

const aboutTexts: Partial<Record<DistributedRule, RegExp>> = {
  // Each copy of a shared table has row versions of its own.
  "row version": /\b(?:xmin|ctid)\b/,
  "lateral join": /\blateral\b/i,
  "conflict by more than values": /\bdo update set\b(?:(?!\breturning\b)[^])*(?:\bselect\b|\bnow\(|\binterval\b)/i,
  "clock inside a choice":
    /\b(?:coalesce|least|greatest)\((?:[^()]|\([^()]*\))*\bnow\(|\bcase\b(?:(?!\bend\b)[^])*\bnow\(/i,
  "select in returning": /\breturning\b[^()]*\(\s*select\b/i,
};

/** The rules that a statement breaks, as far as its text tells. */
export function distributedProblems(statement: string): DistributedRule[] {
  const levels = levelsOf(statement);
  const broken = [
    ...named(aboutTexts).filter(([, form]) => form.test(statement)),
    ...named(aboutLevels).filter(([, form]) => levels.some((level) => form.test(level))),
  ].map(([rule]) => rule);
  return writesSharedBesideOther(statement) ? [...broken, "shared table beside another"] : broken;
}

/** A write to one copy of a shared table: it is a part of a statement that is sent to where another table's rows are. */
function writesSharedBesideOther(statement: string): boolean {
  const written = [...statement.matchAll(/\b(?:insert into|update|delete from) "(\w+)"/gi)].map(
    ([, name = ""]) => name,
  );
  const all = [...statement.matchAll(/\b(?:from|join|insert into|update) "(\w+)"/gi)].map(([, name = ""]) => name);
  return written.some((name) => name in sharedTables && all.some((other) => other !== name));
}

function named(forms: Partial<Record<DistributedRule, RegExp>>): [DistributedRule, RegExp][] {
  return Object.entries(forms) as [DistributedRule, RegExp][];
}

/** The text of each pair of parentheses without those inside it, and the text outside of all. */
function levelsOf(statement: string): string[] {
  const levels: string[] = [];
  let rest = statement;
  for (;;) {
    const next = rest.replaceAll(/\(([^()]*)\)/g, (_all, inner: string) => {
      levels.push(inner);
      return "<>";
    });
    if (next === rest) return [...levels, rest];
    rest = next;
  }
}

/** The SQL among the template literals of code without comments, with `$` for each value or part. A part is a text of its own. */
export function sqlIn(code: string): string[] {
  return templatesIn(code).filter((text) =>
    /\b(?:select|insert into|update|delete from|join|returning|xmin)\b/i.test(text),
  );
}

function templatesIn(source: string): string[] {
  const found: string[] = [];
  readCode(source, 0, found);
  return found;
}

/** Reads code until its closing brace, and gives where it ends. */
function readCode(source: string, start: number, found: string[]): number {
  let open = 0;
  for (let at = start; at < source.length; at += 1) {
    const character = source[at];
    if (character === "`") at = readTemplate(source, at + 1, found);
    else if (character === "{") open += 1;
    else if (character === "}" && open === 0) return at;
    else if (character === "}") open -= 1;
  }
  return source.length;
}

/** Reads a template until its closing backtick, and gives where that is. */
function readTemplate(source: string, start: number, found: string[]): number {
  let text = "";
  for (let at = start; at < source.length; at += 1) {
    if (source[at] === "`") {
      found.push(text);
      return at;
    }
    if (source.startsWith("${", at)) {
      at = readCode(source, at + 2, found);
      text += "$";
    } else if (source[at] === "\\") at += 1;
    else text += source[at];
  }
  return source.length;
}
