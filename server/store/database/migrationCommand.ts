import { checkMigrations, newMigration } from "./newMigration.ts";
import { startTemporary } from "./temporary.ts";

// `new NAME` or `check`, each on a temporary database: no server needs to run.
const [command, name = ""] = process.argv.slice(2);
process.exit(await main());

async function main(): Promise<number> {
  if (command !== "check" && !/\w/.test(name)) {
    console.error("Say in a word or two what changes: npm run migrate:new add_pictures");
    return 1;
  }
  return withTemporaryCluster(command === "check" ? check : write);
}

async function check(url: string): Promise<number> {
  const missing = await checkMigrations(url);
  if (!missing) return 0;
  console.error(
    `prisma/schema.prisma says more than prisma/migrations. Run npm run migrate:new NAME for this:\n\n${missing}`,
  );
  return 1;
}

async function write(url: string): Promise<number> {
  const folder = await newMigration(url, name);
  console.log(
    folder
      ? `Wrote prisma/migrations/${folder}/migration.sql. Read it before you commit it, and decide on its first line.`
      : "Nothing to change.",
  );
  return 0;
}

async function withTemporaryCluster(work: (url: string) => Promise<number>): Promise<number> {
  const database = await startTemporary();
  try {
    return await work(database.url);
  } finally {
    await database.stop();
  }
}
