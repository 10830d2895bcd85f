import { Text } from "#client/ui/display/Text.tsx";
import { box } from "./ChartTrouble.css.ts";

/** In the place of a chart that could not be loaded. */
export function ChartTrouble() {
  return (
    <div className={box}>
      <Text tone="soft" centered>
        The chart didn’t load. The table has the same numbers.
      </Text>
    </div>
  );
}
