/** The time that stands for a word such as "evening", which is all that some tables say of it. */
export function partOfDay(text: string): { hour: number; minute: number } | undefined {
  const word = text.trim().toLowerCase();
  const found = partsOfDay.find(([names]) => names.includes(word));
  return found && { hour: found[1], minute: 0 };
}

const partsOfDay: readonly [names: readonly string[], hour: number][] = [
  [["am", "morning", "pre"], 9],
  [["mid", "midday", "noon", "afternoon"], 13],
  [["pm", "evening", "night", "all day"], 20],
];
