/**
 * Runs in each page before its own scripts: gives the browser ten seconds to open the device's store, instead of half a
 * second (docs/rules.md, Writing without a server). On a busy machine a test would have none. It changes the one timer
 * that is started together with the opening.
 */
export function waitForStore(): void {
  // oxlint-disable-next-line typescript/unbound-method -- it is replaced on its prototype, and called with `this`
  const { open } = IDBFactory.prototype;
  const later = window.setTimeout.bind(window);
  let isOpening = false;

  IDBFactory.prototype.open = function (this: IDBFactory, ...args) {
    isOpening = true;
    queueMicrotask(() => {
      isOpening = false;
    });
    return open.apply(this, args);
  };
  window.setTimeout = ((work: () => void, ms?: number, ...args: unknown[]) =>
    later(work, isOpening && ms === 500 ? 10_000 : ms, ...args)) as typeof window.setTimeout;
}
