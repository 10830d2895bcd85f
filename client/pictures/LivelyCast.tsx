import { paint } from "#client/theme/paint.ts";
import type { Placed } from "./Cast.tsx";
import { breath, flicker, twinkle } from "./LivelyCast.css.ts";

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
