import { usePlotArea, useYAxisScale } from "recharts";
import { Flower, Tuft } from "#client/pictures/Cast.tsx";
import { Bird } from "#client/pictures/LivelyCast.tsx";
import { grass, soil } from "./KarmaChart.css.ts";

/** The land that coins stand on and coal lies in, level with 0. While it is bare, a bird waits there. */
export function Ground({ isBare }: { isBare: boolean }) {
  const area = usePlotArea();
  const level = useYAxisScale()?.(0);
  if (!area || level === undefined) return null;

  const { x, width, y, height } = area;
  const [half, top, foot] = [width / 2, level - 5, y + height - level + 35];
  const hill = `M${x} ${top + 4}q${half / 2}-6 ${half}-4t${half}-2`;
  return (
    <g aria-hidden="true">
      <path className={soil} d={`${hill}v${foot}h${-width}Z`} />
      <path className={grass} d={`${hill}v8q${-half / 2} 4 ${-half} 3t${-half} 4Z`} />
      {isBare && (
        <g transform={`translate(${x + half} ${top})`}>
          <Tuft transform="translate(-46 3)" />
          <Flower transform="translate(38 1)" />
          <Bird transform="scale(2.2)" />
        </g>
      )}
    </g>
  );
}
