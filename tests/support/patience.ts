// On a busy machine a request waits for its turn of the processor, for longer than a server lets people wait. So servers under test are
// patient where a test is not about that wait. It names its own then (`changeWaits`, or the program's environment).

/** How long a request in the process of a test may wait for the database, in milliseconds. */
export const databasePatienceMs = 60_000;

/** How long a request may wait for earlier ones of its account, a search may look, and a health check may wait, in milliseconds. */
export const patientWaits = { queue: 600_000, search: 60_000, ready: 60_000 };

/** The same for a program that a test starts. An operator may not allow more. */
export const patientProgram = { DATABASE_PATIENCE_MS: "12000" };

/** The value of KINDLING_CLOCK with patient waits and these parts, such as `grace=500`. */
export function patientClock(...parts: (string | undefined)[]): string {
  const waits = Object.entries(patientWaits).map(([name, ms]) => `${name}=${ms}`);
  return [...waits, ...parts].filter(Boolean).join(",");
}
