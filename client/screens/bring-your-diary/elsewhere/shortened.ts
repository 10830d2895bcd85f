/** The first characters of a text of somebody's file, on one line. */
export function shortened(text: string, most = 40): string {
  // Some characters take two places.
  const letters = Array.from(
    text
      .slice(0, most * 4)
      .trim()
      .replaceAll(/\s+/g, " "),
  );
  const isWhole = letters.length <= most && text.length <= most * 4;
  return isWhole ? letters.join("") : `${letters.slice(0, most).join("")}…`;
}
