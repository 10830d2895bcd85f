import { borneLine } from "#server/store/database/migrations.ts";

/** The last migration of before the law. Its file and those before it never change: their checksums stand in people's databases. */
export const lastBeforeTheLaw = "20261123092701_latest_moods";

const notBorneLine = /^-- Older servers do not bear this migration: \S.*\S\.$/;

/** What takes something away that a server of the release before uses, or asks of it what it does not do. */
const contractions: readonly (readonly [form: RegExp, what: string])[] = [
  [/\bdrop\s+(?:table|column|view|function|type|schema|constraint|index)\b/i, "drops something"],
  [/\brename\b/i, "renames something"],
  [/\bset\s+not\s+null\b/i, "makes a column necessary"],
  [/\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i, "changes the type of a column"],
  [/\badd\s+column\b[^,;]*\bnot\s+null\b(?![^,;]*\bdefault\b)/i, "adds a necessary column without a default"],
  [/\badd\s+constraint\b(?![^;]*\bnot\s+valid\b)(?![^;]*\b(?:foreign|primary)\s+key\b)/i, "adds a constraint"],
];

/** What is wrong with a migration, a sentence each: nothing with those of before the law. */
export function migrationProblems(name: string, text: string): string[] {
  if (name <= lastBeforeTheLaw) return [];
  const [first = "", ...rest] = text.split("\n");
  const sql = rest.join("\n").replaceAll(/--.*$/gm, "");
  const isBorne = first === borneLine;
  return [
    ...(isBorne || notBorneLine.test(first)
      ? []
      : [`${name} does not say on its first line whether older servers bear it.`]),
    ...contractions
      .filter(([form]) => isBorne && form.test(sql))
      .map(([, what]) => `${name} ${what}, so older servers do not bear it. Expand first, contract a release later.`),
    ...(/\block_timeout\b/i.test(sql)
      ? [`${name} sets lock_timeout, which is set for every migration (server/store/database/migrations.ts).`]
      : []),
    ...(/\b(?:begin|commit|rollback)\s*;/i.test(sql)
      ? [`${name} ends the transaction that it runs in, and the limits of that.`]
      : []),
  ];
}
