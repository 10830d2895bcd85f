import { startEmbedded } from "#server/store/database/embedded.ts";

// A process with an embedded PostgreSQL, for tests to kill. It prints its address, or an error, on one line.
const [, , dataDir = ""] = process.argv;
try {
  const database = await startEmbedded({ dataDir, log: () => {} });
  process.once("SIGTERM", () => void database.stop().then(() => process.exit(0)));
  console.log(database.url);
} catch (error) {
  console.log(String(error));
  process.exitCode = 1;
}
