import type { ComponentProps } from "react";
import { InsightsCard } from "../_insights/InsightsCard.tsx";
import { FindOnHome } from "./FindOnHome.tsx";

/** The search and the insights, below home's numbers. */
export function FindAndInsights(props: ComponentProps<typeof InsightsCard>) {
  return (
    <>
      <FindOnHome />
      <InsightsCard {...props} />
    </>
  );
}
