import { paint } from "../theme/paint.ts";
import { breath, flicker, twinkle } from "./Cast.css.ts";

interface Placed {
  /** Where it stands, by its foot, and how large. A negative first scale has it look the other way. */
  transform?: string;
}

export function Bird({ transform }: Placed) {
  return (
    <g transform={transform}>
      <g className={breath}>
        <path d="M-3.5-1.5V3M1.5-1.5V3" stroke={paint("ink")} strokeWidth="1.3" strokeLinecap="round" opacity=".75" />
        <path
          d="M-22-10l9.5-1.5C-11-19-3-23.5 4-22c5.5 1 8.5 4.5 8.5 9.5C12.5-5 6-.5-1-.5c-5.5 0-9.5-2.5-11.5-6Z"
          fill={paint("bird")}
        />
        <path d="M12.3-14.5c.9 7.5-5 14-13 14C5-2.5 5-9 7.5-13.5Z" fill={paint("breast")} />
        <path d="M-13-9.5c3-5.5 9.5-6.5 13.5-2.5-1.5 6-9 8-13.5 2.5Z" fill={paint("birdDeep")} />
        <path d="M11.7-17.5l6.8 2.2-6.4 2.4Z" fill={paint("ember")} />
        <circle cx="6.5" cy="-16.5" r="1.5" fill={paint("eye")} />
      </g>
    </g>
  );
}

export function Fire({ transform }: Placed) {
  return (
    <g transform={transform}>
      <ellipse cy="1" rx="26" ry="4" fill={paint("shade")} />
      <g className={flicker}>
        <path
          d="M0-44c4 12 19 16 19 30a19 16 0 0 1-38 1c0-8 4-11 7-15 0 5 2 7 6 9 2-9-1-17 6-25Z"
          fill={paint("flame")}
        />
        <path d="M1-21c2 6 9 9 9 15a9.5 8 0 0 1-19 0c0-6 7-9 10-15Z" fill={paint("ember")} />
      </g>
      <path d="M-22 0 18-9l2 5L-20 4.5ZM22 0-18-9l-2 5L20 4.5Z" fill={paint("bark")} />
      <path d="M22 0-18-9l-.8 2L21 2Z" fill={paint("gleam")} opacity=".16" />
    </g>
  );
}

export function Pine({ transform }: Placed) {
  return (
    <g transform={transform}>
      <path d="M-3-6h6V2h-6Z" fill={paint("bark")} />
      <path d="M0-62 19-6c-12 4-26 4-38 0Z" fill={paint("leafDeep")} />
      <path d="M0-62-19-6c5 2 9 2.6 14 3Z" fill={paint("leaf")} />
    </g>
  );
}

export function Tree({ transform }: Placed) {
  return (
    <g transform={transform}>
      <path d="M-4 2c1-14 0-24-1-34h9c-1 10-1 20 1 34Z" fill={paint("bark")} />
      <path
        d="M-34-40c-3-13 8-22 16-22 2-14 24-18 32-5 13-2 22 9 18 20 5 9-4 19-15 17-9 8-25 8-31 0-10 3-20-2-20-10Z"
        fill={paint("leafDeep")}
      />
      <path
        d="M-31-45c-2-11 8-18 15-18 2-12 20-15 27-5 9-1 14 3 16 8-10-4-18 0-21 8-9-5-17 1-19 8-7-3-14-3-18-1Z"
        fill={paint("leaf")}
      />
    </g>
  );
}

export function House({ transform }: Placed) {
  return (
    <g transform={transform}>
      <path d="M-24 0v-26L0-44l24 18V0Z" fill={paint("wall")} />
      <path d="M0-44 24-26V0H8v-37Z" fill={paint("shade")} opacity=".6" />
      <path d="M-30-24 0-49l30 25-4 4L0-41l-26 21ZM12-48h7v12l-7-6Z" fill={paint("roof")} />
      <path d="M-15-20h11v11h-11Z" fill={paint("window")} />
      <path d="M5-18h10V0H5Z" fill={paint("bark")} />
      <path d="M-9.5-20v11M-15-14.5h11" stroke={paint("wall")} strokeWidth="1.4" />
    </g>
  );
}

export function Flower({ transform, petal = paint("petal") }: Placed & { petal?: string }) {
  return (
    <g transform={transform}>
      <path d="M0 0c0-6 0-10 1-15" stroke={paint("leafDeep")} strokeWidth="1.8" fill="none" strokeLinecap="round" />
      <path d="M0-4c3-1 5-3 6-6-4 0-6 2-6 6Z" fill={paint("leaf")} />
      <path
        d="M1-20.5h0M-3-17.5h0M5-17.5h0M-1.5-13.5h0M3.5-13.5h0"
        stroke={petal}
        strokeWidth="6.4"
        strokeLinecap="round"
      />
      <circle cx="1" cy="-16.5" r="2.2" fill={paint("page")} />
    </g>
  );
}

export function Tuft({ transform }: Placed) {
  return (
    <path
      transform={transform}
      d="M0 0c-1-6-4-10-8-12M0 0c0-7 1-12 4-16M0 0c2-5 5-8 10-9"
      stroke={paint("leaf")}
      strokeWidth="2"
      fill="none"
      strokeLinecap="round"
    />
  );
}

/** The moon at night. */
export function Sun({ transform }: Placed) {
  return (
    <g transform={transform}>
      <g opacity={paint("dayShown")}>
        <circle r="74" fill={paint("sunHalo")} />
        <circle r="46" fill={paint("sun")} />
      </g>
      <g opacity={paint("nightShown")}>
        <circle r="62" fill={paint("sunHalo")} />
        <path d="M14-40a42 42 0 1 0 26 54A35 35 0 0 1 14-40Z" fill={paint("sun")} />
      </g>
    </g>
  );
}

export function Sparkle({ transform }: Placed) {
  return (
    <g transform={transform}>
      <path
        className={twinkle}
        d="M0-7C.8-1.8 1.8-.8 7 0 1.8.8.8 1.8 0 7-.8 1.8-1.8.8-7 0-1.8-.8-.8-1.8 0-7Z"
        fill={paint("star")}
      />
    </g>
  );
}

/** The meadow of the small pictures, wide enough to run on past their sides. */
export function Ground() {
  return (
    <>
      <path d="M-300 104C-160 76-40 72 60 72s220 4 360 30v60H-300Z" fill={paint("hillNear")} />
      <path
        d="M-300 104C-160 76-40 72 60 72s220 4 360 30v10C280 86 150 82 50 83S-170 92-300 118Z"
        fill={paint("hillLit")}
      />
    </>
  );
}
