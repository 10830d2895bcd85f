/** What older servers do about a migration that they do not know, as its first line says (docs/decisions/0031). */
const compatibleLine = /^-- Servers with migration (\S+) may go on beside this one(?:: (\S.*))?\.$/;

/** The first line of a migration beside which servers go on that have `migration`. `reason` says why, where that is not plain. */
export function compatibleLineFor(migration: string, reason?: string): string {
  return `-- Servers with migration ${migration} may go on beside this one${reason ? `: ${reason}` : ""}.`;
}

/** What a compatible first line says; undefined where the line is another, and only servers that know the migration may go on. */
export function readCompatibleLine(line: string): { migration: string; reason?: string } | undefined {
  const [, migration, reason] = compatibleLine.exec(line) ?? [];
  return migration === undefined ? undefined : { migration, reason };
}

/** Whether a server that has the migrations `known` may go on beside one that it does not know, by that one's first line. */
export function mayGoOnBeside(line: string | null, known: readonly string[]): boolean {
  const compatible = readCompatibleLine(line ?? "");
  return compatible !== undefined && known.includes(compatible.migration);
}
