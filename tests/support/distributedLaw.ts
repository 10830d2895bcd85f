import { isCopied, placements } from "#server/store/placement.ts";

/**
 * A rule about statements that a PostgreSQL of several nodes (Citus) refuses, or applies to only one copy of a shared
 * table (docs/decisions/0036).
 */
export type DistributedRule =
  | "generic plan"
  | "row version"
  | "lateral join"
  | "person from another row"
  | "two people at once"
  | "lock over a join"
  | "conflict by more than values"
  | "clock inside a choice"
  | "select in returning"
  | "clock in returning"
  | "shared row beside a personal one"
  | "shared lock beside a shared insert";

/** What to write instead. */
export const insteadOf: Readonly<Record<DistributedRule, string>> = {
  "generic plan": "Let the database choose, where it is distributed (server/store/pool.ts)",
  "row version": "Raise a column `version` in the row's own write, compare what was read, or name rows by their key",
  "lateral join": "Join a subquery that names its person by a value",
  "person from another row": "Say whose rows of this table are meant by a value, also where another table says it",
  "two people at once": "Make a part of the statement for each of the two people",
  "lock over a join": "Lock one table, and ask for the others by `exists` or a subquery",
  "conflict by more than values":
    "Use columns of the row and of `excluded` alone: no clock, no other table, no interval added",
  "clock inside a choice": "Use `least(…, now())`, a moment from another part of the statement, or a value",
  "select in returning": "Return columns from a part of the statement, and join the rest after it",
  "clock in returning": "Cast a day by `::timestamp` before `date_trunc`, and give a moment as a value",
  "shared row beside a personal one":
    "Write the shared table in a statement of its own, in one transaction or in the order that a later run finishes",
  "shared lock beside a shared insert":
    "Take no lock, or `for no key update`: each of two statements would hold the shared table, and wait for the other",
};

type Check = (statement: string) => boolean;

const checks: Readonly<Record<DistributedRule, Check>> = {
  "generic plan": (text) => /plan_cache_mode=force_generic_plan/.test(text),
  // Each copy of a shared table has its own row versions.
  "row version": (text) => /\b(?:xmin|xmax|ctid)\b/.test(text),
  "lateral join": (text) => {
    const inner = text.matchAll(/\bleft join lateral \(\s*select\b[^]*?\bfrom "(\w+)"/gi);
    return [...inner].some(([, table = ""]) => isPersonal(table));
  },
  "person from another row": (text) => {
    const mentions = text.matchAll(/\b(?:from|join|update) "(\w+)" (?:as )?(\w+)\b/gi);
    return [...mentions].some(
      ([, table = "", alias = ""]) =>
        isPersonal(table) &&
        new RegExp(`\\b${alias}\\."userId" = (?!me\\b|q\\b)\\w+\\.id\\b`).test(text) &&
        !text.includes(`${alias}."userId" = $`),
    );
  },
  "two people at once": (text) => /"userId" = \$[^()]*\)\s+or\s+\((?:\w+\.)?"userId" = \$/i.test(text),
  // Its plan gives such a lock to the wrong part.
  "lock over a join": (text) =>
    levelsOf(text).some((level) =>
      /(?:\bjoin\b|\bfrom [^\s,]+(?: (?:as )?\w+)?,)[^]*\bfor (?:no key update|update|key share|share|\$)/i.test(
        level.replaceAll(/\s+/g, " "),
      ),
    ),
  "conflict by more than values": (text) =>
    updatesIn(text).some((update) =>
      /\bnow\(|[+-]\s*interval\b|\bexists \(|(?<!\bdistinct )\b(?:from|join) (?!unnest\b|\()/i.test(update),
    ),
  "clock inside a choice": (text) =>
    /\bcoalesce\((?:[^()]|\([^()]*\))*\bnow\(|\bcase\b(?:(?!\bend\b)[^])*\bnow\(/i.test(text),
  "select in returning": (text) => /\breturning\b[^()]*\(\s*select\b/i.test(text),
  // Of a day, `date_trunc` depends on the time zone of the connection.
  "clock in returning": (text) => /\breturning\b[^()]*\b(?:now\(|date_trunc\('\w+', "?\w+"?\))/i.test(text),
  "shared row beside a personal one": (text) => {
    // With an insertion the whole statement is run part by part, and each part reaches every copy.
    if (/\binsert into\b/i.test(text)) return false;
    const changed = [...text.matchAll(/\b(?:update|delete from) "(\w+)"/gi)].map(([, name = ""]) => name);
    const named = [...text.matchAll(/\b(?:from|join|update) "(\w+)"/gi)].map(([, name = ""]) => name);
    return changed.some(isCopied) && named.some(isPersonal);
  },
  // Its lock is of the whole table, and it then asks for a stronger one.
  "shared lock beside a shared insert": (text) => {
    const inserted = [...text.matchAll(/\binsert into "(\w+)"/gi)].map(([, name = ""]) => name);
    if (!inserted.some(isCopied)) return false;
    return levelsOf(text).some((level) => {
      const [, locked = ""] = /\bfrom "(\w+)"[^]*\bfor (?:key )?share\b/i.exec(level) ?? [];
      return isCopied(locked);
    });
  },
};

function isPersonal(table: string): boolean {
  return placements[table]?.place === "personal";
}

/** The rules that a statement's text breaks. */
export function distributedProblems(statement: string): DistributedRule[] {
  return (Object.keys(checks) as DistributedRule[]).filter((rule) => checks[rule](statement));
}

/** What is wrong with the statements and settings in a source text, each as a sentence. */
export function distributedWords(code: string): string[] {
  const settings = checks["generic plan"](code) ? ["generic plan" as const] : [];
  const broken = [...settings, ...sqlIn(code).flatMap(distributedProblems)];
  return broken.map((rule) => `breaks the rule "${rule}". ${insteadOf[rule]}.`);
}

/** The text of each pair of parentheses without nested ones, and the text outside all. */
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

/** What each `do update set` of a statement sets, up to its `returning` or the end of its part. */
function updatesIn(statement: string): string[] {
  return [...statement.matchAll(/\bdo\s+update\s+set\b/gi)].map(({ index }) => {
    let open = 0;
    const rest = statement.slice(index);
    const end = rest.split("").findIndex((character) => {
      if (character === "(") open += 1;
      else if (character === ")") open -= 1;
      return open < 0;
    });
    return (end < 0 ? rest : rest.slice(0, end)).split(/\breturning\b/i)[0] ?? "";
  });
}

/** The SQL in template literals, without comments, with `$` for each value or part. A part is a separate text. */
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

/** Reads code up to its closing brace and returns the position. */
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

/** Reads a template up to its closing backtick and returns the position. */
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
