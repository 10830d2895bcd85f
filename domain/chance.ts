/** One of the items, by a chance such as Math.random's: the one picked before only when it is the only one. */
export function pickedFrom<Item>(items: readonly Item[], chance: number, before?: Item): Item | undefined {
  const others = items.filter((item) => item !== before);
  const open = others.length > 0 ? others : items;
  return open[Math.floor(chance * open.length)];
}
