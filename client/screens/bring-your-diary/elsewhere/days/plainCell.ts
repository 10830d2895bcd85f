/** A cell with digits from 0 to 9 and usual spaces, and without marks that only say how it is drawn. */
export function plainCell(text: string): string {
  // oxlint-disable-next-line no-control-regex -- the plain ASCII cells, which are nearly all
  if (/^[\x00-\x7F]*$/.test(text)) return text.trim();
  return text
    .normalize("NFKC")
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\p{Nd}/gu, (digit) => digits().get(digit) ?? digit)
    .replaceAll("\u2212", "-")
    .replaceAll(/\s/g, " ")
    .trim();
}

/** A name as the tables of words have it: its words in small letters, with one space between. */
export function wordKey(name: string): string {
  return (
    plainCell(name)
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? []
  ).join(" ");
}

/** A cell within a sentence. */
export function shown(cell: string): string {
  return cell.length > 60 ? `${cell.slice(0, 60)}…` : cell;
}

/** The digits of all scripts. */
function digits(): ReadonlyMap<string, string> {
  known ??= new Map(
    Intl.supportedValuesOf("numberingSystem").flatMap((numberingSystem) => {
      const format = new Intl.NumberFormat("en", { numberingSystem });
      return Array.from({ length: 10 }, (_each, digit): [string, string] => [format.format(digit), `${digit}`]);
    }),
  );
  return known;
}

let known: Map<string, string> | undefined;
