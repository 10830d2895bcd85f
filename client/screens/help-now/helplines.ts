import { useEffect, useState } from "react";
import type { CountryHelp } from "#domain/helplines.ts";

/**
 * Returns the helplines bundled with the page: Kindling's own, or the operator's (domain/helplines.ts). A first page
 * leaves out Kindling's own; client/chrome/frame/useLoadedAhead.ts loads them as a chunk.
 */
export function useHelplines(): readonly CountryHelp[] {
  const [lines, setLines] = useState(linesInPage);
  const areLater = lines === null;

  useEffect(() => {
    const load = async () => {
      const { helplines } = await import("#domain/content/helplines.ts").catch(() => ({ helplines: [] }));
      setLines(helplines);
    };
    if (areLater) void load();
  }, [areLater]);

  return lines ?? [];
}

function linesInPage(): readonly CountryHelp[] | null {
  try {
    return JSON.parse(document.getElementById("helplines")?.textContent ?? "[]") as CountryHelp[] | null;
  } catch {
    // The help page must work even if they failed to load.
    return [];
  }
}
