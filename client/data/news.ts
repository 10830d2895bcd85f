/** The event on the window when somebody else has changed what the screen shows. */
export const newsEvent = "kindling.news";

let changes = 0;
const changesBefore = new WeakMap<object, number>();

/** Has the screen read again: the one that is shown now, and one that is on its way once it is there. */
export function tellScreen(): void {
  noteChange();
  window.dispatchEvent(new Event(newsEvent));
}

/** Notes that what was asked for before now may not tell of everything. */
export function noteChange(): void {
  changes += 1;
}

/** Notes that a screen's data is being asked for, by whatever stands for that reading. */
export function noteAsked<Reading extends object>(reading: Reading): Reading {
  changesBefore.set(reading, changes);
  return reading;
}

/** Whether there was news, or a write of one's own was answered, after this was asked for. */
export function isOlderThanNews(reading: object): boolean {
  return (changesBefore.get(reading) ?? Infinity) < changes;
}
