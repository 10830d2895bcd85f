/**
 * Runs a job in one tab for all tabs of the browser. The last tab that became visible leads. A hidden leader hands over
 * to a visible tab; a closed leader is replaced. Without locks, as on plain http, every tab runs the job.
 *
 * @param name Name of the job; only one `work` runs for each name.
 * @param work Must end when its signal aborts, and only then.
 * @param ended Stops the job in this tab.
 */
export function lead(name: string, work: (signal: AbortSignal) => Promise<void>, ended: AbortSignal): void {
  const { locks } = navigator as Partial<Pick<Navigator, "locks">>;
  if (!locks) return void work(ended);

  const hiddenLeader = new BroadcastChannel(`${name} leader is hidden`);
  let asking: AbortController | undefined;
  let term: AbortController | undefined;

  const ask = async (takesOver: boolean): Promise<void> => {
    asking?.abort();
    const own = (asking = new AbortController());
    const leading = new AbortController();
    const serve = () => {
      term = leading;
      offer();
      // A request that never gets a response must not hold the lock.
      return Promise.race([work(leading.signal), abortOf(leading.signal)]);
    };
    // Rejected when another tab takes over or this tab requests again.
    await locks.request(name, takesOver ? { steal: true } : { signal: own.signal }, serve).catch(() => undefined);
    leading.abort();
    if (asking !== own || ended.aborted) return;
    term = undefined;
    void ask(false);
  };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
  const offer = () => term && isHidden() && hiddenLeader.postMessage(null);
  const takeOver = () => !term && !isHidden() && void ask(true);
  const look = () => (isHidden() ? offer() : takeOver());

  hiddenLeader.addEventListener("message", takeOver);
  document.addEventListener("visibilitychange", look);
  ended.addEventListener("abort", () => {
    document.removeEventListener("visibilitychange", look);
    hiddenLeader.close();
    asking?.abort();
    term?.abort();
  });
  void ask(!isHidden());
}

function isHidden(): boolean {
  return document.visibilityState === "hidden";
}

function abortOf(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve()));
}
