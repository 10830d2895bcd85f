import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withClient } from "#server/store/database/migrations.ts";
import { launchVerb, type Program } from "./kindling.ts";

/** The tables that no backup holds. */
export const leftOut = ["Session", "ResetLink", "SearchMonth", "Freeze", "_prisma_migrations"];

const folders: string[] = [];

/** A folder for backups, apart from the key. `removeFolders` removes it. */
export function backupFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "kindling-backups-"));
  folders.push(folder);
  return folder;
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** Runs an operator's command as built. Returns its exit code and output. */
export async function verb(
  words: readonly string[],
  url: string,
  env: Record<string, string> = {},
): Promise<{ code: number | null; said: string }> {
  return outcomeOf(launchVerb(words, url, env));
}

export async function outcomeOf({ ended, said }: Program): Promise<{ code: number | null; said: string }> {
  const { code } = await ended;
  return { code, said: said.join("\n") };
}

/** A copy of this run's master key, in a folder of its own. */
export function copyOfKey(): string {
  const copy = join(backupFolder(), "copy-of-the-key");
  copyFileSync(process.env.MASTER_KEY_FILE ?? "", copy);
  return copy;
}

/** A digest of each table's rows, by name, of a database with or without tables. */
export function rowsIn(url: string, without: readonly string[] = []): Promise<Record<string, string>> {
  return withClient({ connectionString: url }, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
    );
    const digests: Record<string, string> = {};
    for (const { name } of tables.filter((table) => !without.includes(table.name))) {
      const { rows } = await client.query<{ digest: string }>(
        `select count(*) || ' ' || md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as digest from "${name}" t`,
      );
      digests[name] = rows[0]?.digest ?? "";
    }
    return digests;
  });
}
