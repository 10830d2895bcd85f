import { paint } from "#client/theme/paint.ts";
import { Flower, House, Pine } from "./Cast.tsx";
import { Cloud } from "./Cloud.tsx";
import { land } from "./Land.css.ts";

/** A bird that carries a letter over the hills to a house. */
export function InvitationLand() {
  return (
    <svg className={land} viewBox="0 0 420 190" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Cloud transform="translate(322 44) scale(.42)" opacity=".9" />
      <path
        d="M-400 140c120-30 240-44 360-20 80-34 150-22 230-10s160-22 280-4c120 10 240-6 360 14v90H-400Z"
        fill={paint("hillFar")}
      />
      <Pine transform="translate(196 126) scale(.5)" />
      <path
        d="M-400 160c120-20 260-18 360-14 100-24 200-16 290-8s150-8 220-2c130-6 250-4 360 4v60H-400Z"
        fill={paint("hillMid")}
      />
      <House transform="translate(346 146) scale(.8)" />
      <path
        d="M-20 152c80-8 160 16 344-4"
        stroke={paint("page")}
        strokeWidth="3"
        strokeDasharray="1 8"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M-400 176c120-10 240-8 360-4 120-18 240-14 330-10s120-4 180 0c130 2 250 2 360 6v40H-400Z"
        fill={paint("hillNear")}
      />
      <FlyingBird transform="translate(262 122) scale(1.2)" />
      <Flower transform="translate(262 176) scale(.9)" />
    </svg>
  );
}

function FlyingBird({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path d="M4-15c6-5 13-7 21-6-3 6-9 9-16 10Z" fill={paint("birdDeep")} opacity=".7" />
      <path
        d="M-22-10l9.5-1.5C-11-19-3-23.5 4-22c5.500 1 8.500 4.500 8.500 9.500C12.500-5 6-.5-1-.5c-5.500 0-9.500-2.500-11.500-6Z"
        fill={paint("bird")}
      />
      <path d="M12.300-14.500c.9 7.500-5 14-13 14C5-2.500 5-9 7.500-13.500Z" fill={paint("breast")} />
      <path d="M11.700-17.500l6.800 2.200-6.400 2.400Z" fill={paint("ember")} />
      <circle cx="6.5" cy="-16.5" r="1.5" fill={paint("eye")} />
      <g transform="translate(21 -11) rotate(9)">
        <path d="M-8-5h16v11H-8Z" fill={paint("page")} />
        <path d="M-8-5 0 1.800 8-5" fill="none" stroke={paint("pageShade")} strokeWidth="1.3" />
        <circle cy="1.6" r="2.1" fill={paint("cloth")} />
      </g>
      <path d="M1-13c-7-4-16-5-27-2 5 7 12 10 19 9 4-.8 7-3.500 8-7Z" fill={paint("birdDeep")} />
      <path d="M-26-15c9 2 17 3 26 2l1 0c-7-4-16-5-27-2Z" fill={paint("bird")} />
    </g>
  );
}
