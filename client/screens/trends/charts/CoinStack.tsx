import { coinBar, coinEdge, coinFace, coinRing, coinSeam } from "./KarmaChart.css.ts";
import { mostApart } from "./plan.ts";

interface CoinStackProps {
  /** The middle of its foot. */
  x: number;
  y: number;
  radius: number;
  /** The height of a coin. */
  step: number;
  count: number;
  /** Shifts its coins a little, so that no two stacks are alike. */
  turn: number;
}

/** One coin for each Good Karma, up to 20; more are one stack as high as 20. */
export function CoinStack({ x, y, radius, step, count, turn }: CoinStackProps) {
  const coins = Math.min(count, mostApart);
  if (coins <= 0) return null;
  const height = coins * step;
  if (radius < narrow)
    return (
      <rect className={coinBar} x={x - radius} y={y - height} width={2 * radius} height={height} rx={radius / 2} />
    );

  const tilt = radius * 0.4;
  const edge = step - 1;
  if (count > mostApart)
    return (
      <g transform={`translate(${x} ${y})`}>
        <path className={coinEdge} d={`M${-radius}${-height}V-1a${radius} ${tilt} 0 0 0 ${2 * radius} 0V${-height}Z`} />
        {Array.from({ length: 12 }, (_, index) => (
          <path
            key={index}
            className={coinSeam}
            d={`M${-radius} ${(-height * (index + 1)) / 13}a${radius} ${tilt} 0 0 0 ${2 * radius} 0`}
          />
        ))}
        <Face y={-height} radius={radius} tilt={tilt} />
      </g>
    );
  return Array.from({ length: coins }, (_, index) => (
    <g key={index} transform={`translate(${round(x + shiftOf(index + turn) * radius)} ${round(y - index * step)})`}>
      <path className={coinEdge} d={`M${-radius}${-step}v${edge}a${radius} ${tilt} 0 0 0 ${2 * radius} 0v${-edge}Z`} />
      <Face y={-step} radius={radius} tilt={tilt} />
    </g>
  ));
}

function Face({ y, radius, tilt }: { y: number; radius: number; tilt: number }) {
  return (
    <>
      <ellipse className={coinFace} cy={y} rx={radius} ry={tilt} />
      <ellipse className={coinRing} cy={y} rx={radius * 0.66} ry={tilt * 0.58} style={{ strokeWidth: radius * 0.11 }} />
    </>
  );
}

function shiftOf(turn: number): number {
  return (((turn * 7) % 5) - 2) * 0.05;
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}

/** In pixels: a coin with less radius is a part of a bar. */
const narrow = 3;
