/**
 * One of several, never the one before.
 *
 * @param chance From 0 to just below 1, as Math.random gives it.
 * @param before What was picked the last time, if anything. It may be picked again only when there is nothing else.
 */
export function pickedFrom<Item>(items: readonly Item[], chance: number, before?: Item): Item | undefined {
  const others = items.filter((item) => item !== before);
  const open = others.length > 0 ? others : items;
  return open[Math.floor(chance * open.length)];
}
