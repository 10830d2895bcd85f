/** The first line of a migration that older servers tolerate (docs/decisions/0031). */
const compatibleLine = /^-- Servers with migration (\S+) may go on beside this one(?:: (\S.*))?\.$/;

/** The first line of a migration that servers with `migration` tolerate. `reason` explains it if it is not obvious. */
export function compatibleLineFor(migration: string, reason?: string): string {
  return `-- Servers with migration ${migration} may go on beside this one${reason ? `: ${reason}` : ""}.`;
}

/**
 * Parses a first line of that form. Undefined for any other line: then only servers that know the migration may run
 * beside it.
 */
export function readCompatibleLine(line: string): { migration: string; reason?: string } | undefined {
  const [, migration, reason] = compatibleLine.exec(line) ?? [];
  return migration === undefined ? undefined : { migration, reason };
}

/** True if a server with the migrations `known` tolerates an unknown one that has this first line. */
export function mayGoOnBeside(line: string | null, known: readonly string[]): boolean {
  const compatible = readCompatibleLine(line ?? "");
  return compatible !== undefined && known.includes(compatible.migration);
}
