const words = "one two three four five six seven eight nine ten eleven twelve".split(" ");

/** A count in words, such as "seven"; in figures from 13. */
export function numberWord(count: number): string {
  return words[count - 1] ?? `${count}`;
}

/** The same where a sentence begins with it: "Seven". */
export function firstWord(count: number): string {
  const word = numberWord(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
