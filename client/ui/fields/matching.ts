/** Sorts matches: options that start with the text, then options with a word that starts with it, then the rest. */
export function matching<Option extends { label: string }>(
  options: readonly Option[],
  typed: string,
): readonly Option[] {
  const wanted = plain(typed.trim());
  if (!wanted) return options;

  const ranked = options.map((option) => ({ option, rank: rankOf(plain(option.label), wanted) }));
  return ranked
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ option }) => option);
}

function rankOf(text: string, wanted: string): number {
  if (text.startsWith(wanted)) return 3;
  if (text.includes(` ${wanted}`)) return 2;
  return text.includes(wanted) ? 1 : 0;
}

/** Lets "Cote d'Ivoire" find "Côte d’Ivoire". */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{Diacritic}/gu, "")
    .replaceAll("’", "'")
    .toLowerCase();
}
