/** Gives ids that occur twice in a file an ending, so that each entry has its own: "x", "x#2". */
export function eachOnce(): (id: string) => string {
  const counts = new Map<string, number>();
  return (id) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : `${id}#${count}`;
  };
}

/** An id that the import takes: a longer one ends with a number made of all of it. */
export function shortId(id: string): string {
  return id.length <= longest ? id : `${id.slice(0, longest - 20)}~${numberOf(id)}`;
}

/** The same few letters for the same text. */
export function numberOf(text: string): string {
  let [one, other] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01000193);
    other = Math.imul(other ^ (unit + at), 0x85ebca6b);
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36);
}

/** Room is left for the endings of further parts. */
const longest = 160;
