import { useEffect, useState } from "react";
import type { CountryHelp } from "#domain/helplines.ts";

/**
 * The lines that came with the page: Kindling's own, or the operator's (domain/helplines.ts). Where the stay began on a first
 * page, which does not carry Kindling's own, they are a chunk that client/chrome/frame/useLoadedAhead.ts has loaded.
 */
export function useHelplines(): readonly CountryHelp[] {
  const [lines, setLines] = useState(linesInPage);
  const areLater = lines === null;

  useEffect(() => {
    if (!areLater) return;
    import("#domain/content/helplines.ts").then(
      ({ helplines }) => setLines(helplines),
      () => setLines([]),
    );
  }, [areLater]);

  return lines ?? [];
}

function linesInPage(): readonly CountryHelp[] | null {
  try {
    return JSON.parse(document.getElementById("helplines")?.textContent ?? "[]") as CountryHelp[] | null;
  } catch {
    // Whatever has become of them on the way, the page of help has to stand.
    return [];
  }
}
