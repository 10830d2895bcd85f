/** Picks an item by a random number like Math.random's. Picks `before` again only if it is the only item. */
export function pickedFrom<Item>(items: readonly Item[], chance: number, before?: Item): Item | undefined {
  const others = items.filter((item) => item !== before);
  const open = others.length > 0 ? others : items;
  return open[Math.floor(chance * open.length)];
}

/**
 * A random number generator like Math.random, with the same sequence for the same seed (Chris Doty-Humphrey's sfc32).
 */
export function seededChance(seed: string): () => number {
  let [a, b, c, count] = [hashOf(seed, 1), hashOf(seed, 2), hashOf(seed, 3), 1];
  const next = () => {
    const sum = (((a + b) | 0) + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  // The first numbers of similar seeds are similar.
  for (let skipped = 0; skipped < 20; skipped++) next();
  return next;
}

/** FNV-1a, 32 bits. */
function hashOf(text: string, start: number): number {
  let hash = 2_166_136_261 ^ start;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  return hash;
}
