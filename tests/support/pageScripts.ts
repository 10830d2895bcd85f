// Scripts that run in each page before its own. Those that change timers come after Playwright's clock.

declare global {
  interface Window {
    /** What waits for an idle moment. */
    idleWork: Set<number>;
    ownPerformance: Performance;
    /** The layout shift so far, which `addUpShifts` adds up. */
    shifted: number;
  }
}

/** Before the clock: keeps the browser's own list of what it has loaded, which the clock empties. */
export function keepPerformance(): void {
  window.ownPerformance = window.performance;
}

/** After the clock: gives the page that list back. */
export function restoreEntries(): void {
  const own = window.ownPerformance;
  Object.assign(window.performance, {
    getEntries: () => own.getEntries(),
    getEntriesByName: (name: string, type?: string) => own.getEntriesByName(name, type),
    getEntriesByType: (type: string) => own.getEntriesByType(type),
  });
}

/** Adds up the layout shift that no press of the person has caused. */
export function addUpShifts(): void {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) window.shifted += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** Counts what waits for an idle moment. */
export function countIdleWork(): void {
  const ask = window.requestIdleCallback.bind(window);
  const cancel = window.cancelIdleCallback.bind(window);
  window.idleWork = new Set();
  window.requestIdleCallback = (work, options) => {
    const id = ask((deadline) => {
      window.idleWork.delete(id);
      work(deadline);
    }, options);
    window.idleWork.add(id);
    return id;
  };
  window.cancelIdleCallback = (id) => {
    window.idleWork.delete(id);
    cancel(id);
  };
}

/**
 * Gives the browser as long as it needs to open the device's store, instead of half a second (docs/rules.md, Writing without
 * a server). It changes the one timer that is started together with the opening.
 */
export function waitForStore(): void {
  // oxlint-disable-next-line typescript/unbound-method -- it is replaced on its prototype, and called with `this`
  const { open } = IDBFactory.prototype;
  const later = window.setTimeout.bind(window);
  const endless = 2 ** 31 - 1;
  let isOpening = false;

  IDBFactory.prototype.open = function (this: IDBFactory, ...args) {
    isOpening = true;
    queueMicrotask(() => {
      isOpening = false;
    });
    return open.apply(this, args);
  };
  window.setTimeout = ((work: () => void, ms?: number, ...args: unknown[]) =>
    later(work, isOpening && ms ? endless : ms, ...args)) as typeof window.setTimeout;
}

/** Keeps the last presses of the page, with what was under them, for `pressesOf`. */
export function keepPresses(): void {
  const presses: string[] = [];
  for (const name of ["pointerdown", "pointerup", "click"])
    window.addEventListener(
      name,
      ({ target }) => {
        const control =
          target instanceof Element ? (target.closest("a, button, input, label, [role]") ?? target) : null;
        const label = control?.getAttribute("aria-label") ?? control?.textContent?.slice(0, 40);
        presses.push(`${name} on ${control?.localName ?? "nothing"} "${label ?? ""}"`);
        presses.splice(0, presses.length - 12);
      },
      { capture: true },
    );
  Object.assign(window, { presses });
}

/** The last presses of a page that `keepPresses` watches. */
export function pressesOf(): readonly string[] {
  return (window as Window & { presses?: string[] }).presses ?? [];
}
