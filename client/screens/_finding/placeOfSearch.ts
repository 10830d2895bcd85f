/**
 * Marks the address of a search. The term itself is only in the browser's history state
 * (docs/rules.md, Search). A change of the hash alone also loads nothing again.
 */
export const findHash = "#find";

/** The place of a search in the history, for the router. Without a term it is the history itself. */
export function placeOfSearch(term: string) {
  return { place: { pathname: "/journal", hash: term ? findHash : "" }, options: { state: { find: term } } };
}

/** The term that finds a name as a whole: a name of several words is a phrase. */
export function termOf(name: string): string {
  const plain = name.replaceAll(/["“”„«»]/gu, " ").trim();
  return /\s/u.test(plain) ? `"${plain}"` : plain;
}
