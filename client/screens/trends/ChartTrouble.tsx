import { Text } from "#client/ui/display/Text.tsx";
import { box } from "./ChartTrouble.css.ts";

/** Replaces a chart that failed to load. */
export function ChartTrouble() {
  return (
    <div className={box}>
      <Text tone="soft" centered>
        The chart didn’t load. The list has the same numbers.
      </Text>
    </div>
  );
}
