/** A number with its separators, and what it counts: "1,497 entries". */
export function counted(count: number, one = "", many = `${one}s`): string {
  return one === "" ? count.toLocaleString("en") : `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}
