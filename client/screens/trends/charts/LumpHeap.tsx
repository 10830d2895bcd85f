import { Lump } from "#client/pictures/KarmaShapes.tsx";
import { coal, coalCount } from "./KarmaChart.css.ts";

interface LumpHeapProps {
  /** The ground above it, in its middle. */
  x: number;
  y: number;
  /** How large a lump is drawn; one is 30 pixels wide at 1. */
  size: number;
  count: number;
  isNumbered: boolean;
}

/** One lump for each Learning Point, up to three; more are one lump and their number. */
export function LumpHeap({ x, y, size, count, isNumbered }: LumpHeapProps) {
  if (count <= 0) return null;
  if (size < narrow)
    return (
      <rect className={coal} x={x - size * 15} y={y + 10} width={size * 30} height={Math.min(44, count * 6)} rx="1" />
    );

  const isApart = count <= mostApart;
  const step = Math.max(11, 13 * size);
  const first = y + 8 + 12 * size;
  return (
    <g>
      {Array.from({ length: isApart ? count : 1 }, (_, index) => (
        <g
          key={index}
          transform={`translate(${x + (index % 2 === 0 ? -4 : 5) * size} ${first + index * step}) rotate(${turns[index]}) scale(${size})`}
        >
          <Lump />
        </g>
      ))}
      {isNumbered && (
        <text className={coalCount} x={x + 20 * size} y={first + 4} textAnchor="start">
          {count}
        </text>
      )}
      {!isNumbered && !isApart && (
        <text className={coalCount} x={x} y={first + 22 * size + 10} textAnchor="middle">
          {count}
        </text>
      )}
    </g>
  );
}

const turns = [-8, 30, -14];
const mostApart = 3;
/** Below this size a lump is a part of a bar. */
const narrow = 0.2;
