import { clock } from "#client/platform/clock.ts";
import { platform } from "#client/platform/platform.ts";
import { RequestError } from "#client/platform/requestError.ts";

export const waitsMs = [500, 1_000, 2_000, 4_000, 8_000, 14_500, 15_000, 15_000];

/**
 * Asks again for a minute. While servers are replaced one by one, some know this build's queries and some do not. If
 * none answers, the page is older than the server and reloads.
 *
 * @param build Another one for each build of the client.
 */
export async function askAgain<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal,
  build: string,
): Promise<Answer> {
  for (const [tries, ms] of waitsMs.entries()) {
    await pause(ms, signal);
    try {
      return await ask();
    } catch (error) {
      if (!isUnknownQuery(error)) throw error;
      if (tries < waitsMs.length - 1) continue;
      catchUp(build);
      throw error;
    }
  }
  throw new Error("There is at least one wait.");
}

/** Whether the server that answered does not know the query, because it is of another build. */
function isUnknownQuery(error: unknown): boolean {
  return error instanceof RequestError && error.code === "PERSISTED_QUERY_NOT_IN_LIST";
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, resolve);
    signal.addEventListener("abort", () => {
      cancel();
      reject(new RequestError("cancelled"));
    });
  });
}

const caughtUpName = "kindling.caught-up";

/** Reloads a page that is older than the server, once per build: a second reload would not make the query known. */
function catchUp(build: string): void {
  const { tab } = platform.storage;
  if (tab.read(caughtUpName) === build) return;
  tab.write(caughtUpName, build);
  // Without storage we could not detect a second attempt, and the page would reload forever.
  if (tab.read(caughtUpName)) platform.leave.reload();
}
