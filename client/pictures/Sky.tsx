import { Cloud } from "./Cloud.tsx";
import { cloud, sky, sparkle, stars } from "./Sky.css.ts";

/** The background of every page. Clouds and stars stay at the edges and the top, away from text. */
export function Sky() {
  return (
    <div className={sky} aria-hidden="true">
      {clouds.map(({ across, top, width, crossing }) => (
        <svg
          key={across}
          className={cloud}
          style={{ top, "--across": `${across}px`, "--crossing": `${crossing}s` }}
          width={width}
          viewBox="0 -16 171 76"
        >
          <Cloud />
        </svg>
      ))}
      <svg className={stars} width="1920" height="560">
        <path
          strokeWidth="2.2"
          d="M430 34h0M590 11h0M972 12h0M1160 9h0M1330 13h0M70 120h0M240 410h0M1850 90h0M1690 470h0"
        />
        <path
          strokeWidth="1.6"
          d="M690 12h0M862 8h0M1020 9h0M150 260h0M300 30h0M1600 28h0M1740 210h0M1880 330h0M40 480h0"
        />
        <path className={sparkle} d={`M300 150${ray}M1660 320${ray}M120 350${ray}M1800 40${ray}`} />
      </svg>
    </div>
  );
}

/** Pixels from the centre and from the top; seconds from one end of the path to the other. */
const clouds = [
  { across: -15, top: 14, width: 134, crossing: 84 },
  { across: -660, top: 82, width: 184, crossing: 60 },
  { across: 460, top: 62, width: 160, crossing: 72 },
  { across: 690, top: 300, width: 150, crossing: 84 },
  { across: -900, top: 360, width: 170, crossing: 72 },
];

const ray = "m0-7c.8 5.2 1.8 6.2 7 7-5.2.8-6.2 1.8-7 7-.8-5.2-1.8-6.2-7-7 5.2-.8 6.2-1.8 7-7Z";
