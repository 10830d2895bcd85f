import type { ComponentProps } from "react";
import { Held } from "#client/ui/layout/Held.tsx";
import { InsightsCard } from "../_insights/InsightsCard.tsx";
import { FindOnHome } from "./FindOnHome.tsx";

type FindAndInsightsProps = ComponentProps<typeof InsightsCard> & Pick<ComponentProps<typeof Held>, "isHeld">;

/** The search and the insights, below home's numbers. */
export function FindAndInsights({ isHeld, viewer }: FindAndInsightsProps) {
  return (
    <>
      <FindOnHome />
      <Held isHeld={isHeld}>
        <InsightsCard viewer={viewer} />
      </Held>
    </>
  );
}
