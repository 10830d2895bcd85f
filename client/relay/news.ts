/** The event on the window when somebody else has changed what the screen shows. */
export const newsEvent = "kindling.news";

let changedAt = -Infinity;
const askedAt = new WeakMap<object, number>();

/** Has the screen read again: the one that is shown now, and one that is on its way once it is there. */
export function tellScreen(): void {
  noteChange();
  window.dispatchEvent(new Event(newsEvent));
}

/** Notes that what was asked for before now may not tell of everything. */
export function noteChange(): void {
  changedAt = performance.now();
}

/** Notes that a screen's data is being asked for. */
export function noteAsked<QueryRef extends object>(queryRef: QueryRef): QueryRef {
  askedAt.set(queryRef, performance.now());
  return queryRef;
}

/** Whether there was news, or a write of one's own was answered, after this was asked for. */
export function isOlderThanNews(queryRef: object): boolean {
  return (askedAt.get(queryRef) ?? Infinity) < changedAt;
}
