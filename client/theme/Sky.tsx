import { cloud, sky, stars, twinkling } from "./Sky.css.ts";

export function Sky() {
  return (
    <div className={sky} aria-hidden="true">
      {clouds.map((each) => (
        <Cloud key={each.top} {...each} />
      ))}
      <svg className={stars}>
        {starField.map(([x, y, r], index) => (
          <circle
            key={`${x} ${y}`}
            cx={`${x}%`}
            cy={`${y}%`}
            r={r}
            className={index % 5 === 0 ? twinkling : undefined}
          />
        ))}
      </svg>
    </div>
  );
}

interface CloudProps {
  top: number;
  width: number;
  thick: number;
  /** Seconds from one side to the other. */
  crossing: number;
  /** How much of the way is done when the page opens, 0 to 1; with reduced motion the cloud stays there. */
  done: number;
}

function Cloud({ top, width, thick, crossing, done }: CloudProps) {
  const style = {
    top,
    "--thick": thick,
    "--crossing": `${crossing}s`,
    "--under-way": `${-crossing * done}s`,
    "--resting": `${done * 100}vw`,
  };

  return (
    <svg className={cloud} style={style} width={width} viewBox="0 0 168 62">
      <path d="M20 60a26 26 0 0 1 6-51 38 38 0 0 1 70-2 30 30 0 0 1 52 14 20 20 0 0 1 2 39Z" />
    </svg>
  );
}

const clouds: readonly CloudProps[] = [
  { top: 48, width: 214, thick: 0.75, crossing: 210, done: 0.18 },
  { top: 14, width: 284, thick: 0.8, crossing: 260, done: 0.78 },
  { top: 142, width: 150, thick: 0.6, crossing: 170, done: 0.46 },
  { top: 206, width: 168, thick: 0.55, crossing: 190, done: 0.95 },
  { top: 262, width: 134, thick: 0.5, crossing: 150, done: 0.3 },
];

/** Per cent across, per cent down, radius. Denser at the top, where no card lies. */
const starField: readonly (readonly [number, number, number])[] = [
  [4, 12, 0.8], [9, 4, 1.1], [13, 22, 0.7], [19, 8, 0.9], [24, 15, 0.6], [29, 3, 0.8], [33, 26, 0.7], [38, 9, 1],
  [44, 5, 0.7], [49, 18, 0.8], [55, 7, 1.2], [59, 28, 0.6], [64, 13, 0.8], [69, 4, 0.7], [73, 21, 1], [78, 10, 0.8],
  [83, 30, 0.7], [87, 6, 1.1], [92, 17, 0.8], [96, 9, 0.7], [2, 38, 0.8], [7, 55, 0.7], [97, 43, 0.9], [93, 61, 0.6],
  [5, 76, 0.6], [96, 80, 0.7], [16, 44, 0.6], [81, 50, 0.6],
]; // prettier-ignore
