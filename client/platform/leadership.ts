/**
 * Has one tab of a browser do something for all, for as long as none of them takes it over: the one that was last come back to, or where
 * that is closed another. A leader that is hidden hands over to a tab that is not. Without locks, as where a page did not come safely,
 * each tab does it for itself.
 *
 * @param name Of what is done; one of `work` runs under each.
 * @param work Ends when its signal does, and only then.
 * @param ended Ends all of it here.
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
      // A request that is never answered must not keep the lock.
      return Promise.race([work(leading.signal), abortOf(leading.signal)]);
    };
    // Refused when another takes over, or this one asks anew.
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
