import { Lump } from "#client/pictures/KarmaShapes.tsx";
import { coal, coalCount, coalLit } from "./KarmaChart.css.ts";

interface HeapProps {
  x: number;
  y: number;
  width: number;
  /** It goes down from `y`. */
  height: number;
  count: number;
  isNumbered: boolean;
}

/** Up to five lumps one by one, more as one seam of the depth they would have. */
export function CoalHeap({ x, y, width, height, count, isNumbered }: HeapProps) {
  if (count <= 0) return null;
  const top = y + 6;
  const middle = x + width / 2;
  const size = Math.min(width / 44, 1.05);
  const isApart = count <= mostApart && width >= 20;

  return (
    <g>
      {isApart
        ? Array.from({ length: count }, (_, index) => (
            <g
              key={index}
              transform={`translate(${middle + (index % 2 === 0 ? -7 : 0) * size} ${top + 13 * size + (index * height) / count}) rotate(${turns[index]}) scale(${size})`}
            >
              <Lump />
            </g>
          ))
        : null}
      {!isApart && <Seam x={x} y={top} width={width} height={height} />}
      {isNumbered && (
        <text className={coalCount} x={middle + (isApart ? 14 : 24) * size} y={top + height / 2 + 4}>
          {count}
        </text>
      )}
    </g>
  );
}

/** A rough column. */
function Seam({ x, y, width: w, height: h }: { x: number; y: number; width: number; height: number }) {
  if (w < 6) return <rect className={coal} x={x} y={y} width={w} height={h} rx={w / 3} />;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        className={coal}
        d={`M${w * 0.1} 0 ${w * 0.5} ${h * 0.04}L${w * 0.92} 0 ${w} ${h * 0.3} ${w * 0.9} ${h * 0.62} ${w * 0.96} ${h * 0.9} ${w * 0.6} ${h} ${w * 0.2} ${h * 0.94} 0 ${h * 0.7} ${w * 0.08} ${h * 0.35}Z`}
      />
      <path
        className={coalLit}
        d={`M${w * 0.1} 0 ${w * 0.5} ${h * 0.04}L${w * 0.3} ${h * 0.2} ${w * 0.08} ${h * 0.35}Z`}
      />
    </g>
  );
}

const turns = [-8, 30, 172, 12, -26];
const mostApart = 5;
