import { createHash } from "node:crypto";
import { readCompatibleLine } from "#server/store/database/compatibility.ts";

/** The last migration before the rules. Existing databases hold its checksum and those of earlier migrations. */
export const lastBeforeLaw = "20261123092701_latest_moods";

/** The digest of all migrations up to `lastBeforeLaw`. Neither they nor this may change. */
export const digestBeforeLaw = "d18805638019703c7ee60735e148b2bb591fa30aefa43738ed7226f67347d295";

/** A migration, by its folder's name. */
export interface Migration {
  name: string;
  text: string;
}

export function digestOf(migrations: readonly Migration[]): string {
  const hash = createHash("sha256");
  for (const { name, text } of migrations) hash.update(`${name}\n${text}\n`);
  return hash.digest("hex");
}

const stopLine = /^-- Stop all older servers before this migration: \S.*\.$/;

/** Statements that remove something older servers use, or require something they do not do. */
const needReason: readonly (readonly [form: RegExp, what: string])[] = [
  [/\bdrop\s+(?:table|column|view|function|type|schema|constraint|index|not\s+null|default)\b/i, "drops something"],
  [/\brename\b/i, "renames something"],
  [/\bset\s+not\s+null\b/i, "makes a column required"],
  [/\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i, "changes the type of a column"],
  [/\badd\s+column\b[^,;]*\bnot\s+null\b(?![^,;]*\bdefault\b)/i, "adds a required column without a default"],
  [/\badd\s+constraint\b(?![^;]*\b(?:foreign|primary)\s+key\b)/i, "adds a constraint"],
  [/\bcreate\s+unique\b/i, "adds a constraint"],
  [/\b(?:insert\s+into|update|delete\s+from)\s+"/i, "changes rows, which older servers go on writing"],
];

const neverAllowed: readonly (readonly [form: RegExp, what: string])[] = [
  [
    /\block_timeout\b/i,
    "sets lock_timeout. The server sets it for each migration (server/store/database/migrations.ts)",
  ],
  [/\b(?:begin|commit|rollback)\s*;/i, "begins or ends a transaction. Each migration is one already"],
];

/** Lists a migration's problems, with what to do. `earlier` are the names of the migrations before it. */
export function migrationProblems({ name, text }: Migration, earlier: readonly string[]): string[] {
  if (name <= lastBeforeLaw) return [];
  const [first = "", ...rest] = text.split("\n");
  const sql = rest.join("\n").replaceAll(/--.*$/gm, "");
  const found = neverAllowed.filter(([form]) => form.test(sql)).map(([, what]) => `${name} ${what}.`);
  const compatible = readCompatibleLine(first);
  if (!compatible) {
    const says = stopLine.test(first)
      ? []
      : [`${name} does not say on its first line which servers may go on beside it.`];
    return [...says, ...found];
  }
  const { migration, reason } = compatible;
  if (migration < lastBeforeLaw || !earlier.includes(migration))
    found.push(`${name} names ${migration}. Name a migration before it, ${lastBeforeLaw} or a later one.`);
  const reliesOn = needReason.filter(([form]) => form.test(sql));
  if (reason === undefined)
    for (const [, what] of reliesOn)
      found.push(
        `${name} ${what}. Say after a colon on its first line why servers with ${migration} go on all the same.`,
      );
  return found;
}
