/** "aa" to "zz", among which are the codes of languages and regions. */
export function pairsOfLetters(): string[] {
  const letters = Array.from({ length: 26 }, (_each, index) => String.fromCharCode(97 + index));
  return letters.flatMap((one) => letters.map((other) => one + other));
}

/** The codes of all regions that the browser knows, such as "AT". */
export function regions(): string[] {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  return pairsOfLetters()
    .map((pair) => pair.toUpperCase())
    .filter((region) => names.of(region) !== undefined);
}
