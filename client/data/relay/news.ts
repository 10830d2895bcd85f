/** Window event: another person, or another tab, has changed data on the current screen. */
export const newsEvent = "kindling.news";

let changes = 0;
const changesBefore = new WeakMap<object, number>();

/** Refetches the current screen, and also a screen that is still loading once it has loaded. */
export function refetchScreen(): void {
  markOutdated();
  window.dispatchEvent(new Event(newsEvent));
}

/** Marks all data requested before now as possibly out of date. */
export function markOutdated(): void {
  changes += 1;
}

/** Records when data was requested. Returns the object that identifies the request. */
export function recordRequest<Reading extends object>(reading: Reading): Reading {
  changesBefore.set(reading, changes);
  return reading;
}

/** Whether news arrived, or the person's own write finished, after this request was sent. */
export function isOutdated(reading: object): boolean {
  return (changesBefore.get(reading) ?? Infinity) < changes;
}
