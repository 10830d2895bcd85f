import { createContext, useContext } from "react";
import type { Cost } from "#domain/cost.ts";

/** For pages that are made at build, where no document names the cost. */
export const CostContext = createContext<Cost>(undefined);

/** What Kindling costs, as the server has written it into the page. */
export function useCost(): Cost {
  return useContext(CostContext) ?? costInPage();
}

function costInPage(): Cost {
  if (typeof document === "undefined") return undefined;
  return (JSON.parse(document.getElementById("cost")?.textContent ?? "null") as Cost | null) ?? undefined;
}
