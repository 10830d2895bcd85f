/** A mood's name with its finer word, by its key or GraphQL name: "Anxious, restless". */
export function withFinerWord(label: string, finerWord: string | null | undefined): string {
  return finerWord ? `${label}, ${finerWord.toLowerCase()}` : label;
}
