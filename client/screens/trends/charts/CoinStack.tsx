import { coinBar, coinEdge, coinFace, coinRing, coinSeam, goldCount } from "./KarmaChart.css.ts";

interface PileProps {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How much karma it is. */
  count: number;
  isNumbered: boolean;
}

/** Up to five coins one by one, more as one stack of the height they would have. */
export function CoinStack({ x, y, width, height, count, isNumbered }: PileProps) {
  if (count <= 0) return null;
  const radius = width / 2;
  const middle = x + radius;
  const tilt = Math.min(radius * 0.34, 9);
  const foot = y + height - tilt / 2;

  if (width < narrow) return <rect className={coinBar} x={x} y={y} width={width} height={height} rx={width / 3} />;
  const isApart = count <= mostApart;
  const coins = isApart ? count : 1;
  const thick = height / coins;

  return (
    <g>
      {Array.from({ length: coins }, (_, index) => (
        <g
          key={index}
          transform={`translate(${middle + (isApart ? (index % 2 === 0 ? -1 : 1) * radius * 0.045 : 0)} ${foot - (index + 1) * thick})`}
        >
          <path className={coinEdge} d={`M${-radius} 0v${thick}a${radius} ${tilt} 0 0 0 ${width} 0v${-thick}Z`} />
          {!isApart && <Seams radius={radius} tilt={tilt} height={thick} count={count} />}
          <ellipse className={coinFace} rx={radius} ry={tilt} />
          {width > 14 && <ellipse className={coinRing} cy={-0.2} rx={radius * 0.7} ry={tilt * 0.62} />}
        </g>
      ))}
      {isNumbered && (
        <text className={goldCount} x={middle} y={foot - height - tilt - 7}>
          {count}
        </text>
      )}
    </g>
  );
}

interface SeamsProps {
  radius: number;
  tilt: number;
  height: number;
  count: number;
}

function Seams({ radius, tilt, height, count }: SeamsProps) {
  const seams = Math.min(count, Math.floor(height / 6)) - 1;
  return Array.from({ length: Math.max(0, seams) }, (_, index) => (
    <path
      key={index}
      className={coinSeam}
      d={`M${-radius} ${((index + 1) * height) / (seams + 1)}a${radius} ${tilt} 0 0 0 ${2 * radius} 0`}
    />
  ));
}

/** More are one stack (the second look). */
const mostApart = 5;
/** Below this a coin is a bar. */
const narrow = 6;
