import { paint } from "#client/theme/paint.ts";

export interface Placed {
  /** An SVG transform. It places the figure by its foot and scales it; a negative x scale mirrors it. */
  transform?: string;
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

/** The meadow of the small pictures. It extends beyond their sides. */
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
