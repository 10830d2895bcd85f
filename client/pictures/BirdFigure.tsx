import { paint } from "#client/theme/paint.ts";
import { breath, passes } from "./BirdFigure.css.ts";

/** A thing beside the bird. */
interface Thing {
  kind: "letter" | "feather" | "twig";
  x: number;
  y: number;
  turn: number;
  hidden?: boolean;
}

/** The bird's pose in one frame. Distances are in units of the scale's drawing, angles in degrees. */
export interface Pose {
  /** From its place on the beam, by its feet. */
  x?: number;
  y?: number;
  size?: number;
  /** 1 looks to the right. */
  side?: 1 | -1;
  /** Of its height, from the feet. */
  squash?: number;
  body?: number;
  head?: number;
  wing?: WingName;
  isFluffed?: boolean;
  isBlinking?: boolean;
  hasOpenBeak?: boolean;
  /** Its feet hang in the air. */
  flies?: boolean;
  inBeak?: "letter" | "twig";
  isAsleep?: boolean;
  isAway?: boolean;
  dust?: boolean;
  beside?: Thing;
  /** How it comes here from the frame before. */
  by?: keyof typeof passes;
}

/** A bird by the parts that move. Only transforms and opacities change between frames; wings are swapped. */
export function BirdFigure(pose: Pose) {
  const { x = 0, y = 0, size = 1, side = 1, squash = 1, isAway = false, isAsleep = false, by = "ease" } = pose;
  return (
    <>
      {pose.beside && <Beside thing={pose.beside} by={by} />}
      <g
        className={passes[by]}
        style={{
          transform: `translate(${x}px, ${y}px) scale(${size * side}, ${size * squash})`,
          opacity: isAway ? 0 : 1,
        }}
      >
        {isAsleep ? <Sleeper /> : <Awake {...pose} by={by} />}
      </g>
      {pose.dust && <Dust />}
    </>
  );
}

function Awake({ body = 0, head = 0, wing = "rest", by = "ease", inBeak, ...pose }: Pose) {
  return (
    <>
      <path
        d={pose.flies ? "M-3.5-1.5-6 2M1.5-1.5-1 2.5" : "M-3.5-1.5V3M1.5-1.5V3"}
        stroke={paint("ink")}
        strokeWidth="1.3"
        strokeLinecap="round"
        opacity=".75"
      />
      <g className={passes[by]} style={{ transform: about(body, 0, -4) }}>
        {wings[wing].behind && <path d={wings[wing].behind} fill={paint("birdDeep")} opacity=".75" />}
        <path d={pose.isFluffed ? fluffed : smooth} fill={paint("bird")} />
        <path d="M12.3-14.5c.9 7.5-5 14-13 14C5-2.5 5-9 7.5-13.5Z" fill={paint("breast")} />
        <g className={passes[by]} style={{ transform: about(head, 3, -14) }}>
          <path d="M-5-15C-4-20.5 0-23 4-22.6c5 .6 8.5 4.3 8.4 9.1C8-9-3-9-5-15Z" fill={paint("bird")} />
          <path d="M12.4-14.2c-1.2 2.4-3.5 3.6-6.4 3.8C5.8-12 6.4-13.2 7.5-14.2Z" fill={paint("breast")} />
          <path
            d={pose.hasOpenBeak ? "M11.5-18.3l7-1.2-5.6 3.8ZM12.3-15.4l5.2 2.7-5.6-.2Z" : "M11.7-17.5l6.8 2.2-6.4 2.4Z"}
            fill={paint("ember")}
          />
          {pose.isBlinking ? (
            <path
              d="M4.9-16.3c.9 1.1 2.5 1.1 3.4 0"
              stroke={paint("eye")}
              strokeWidth="1"
              fill="none"
              strokeLinecap="round"
            />
          ) : (
            <circle cx="6.5" cy="-16.5" r="1.5" fill={paint("eye")} />
          )}
          {inBeak === "letter" && (
            <g transform="translate(21 -11) rotate(9) scale(.57)">
              <Letter />
            </g>
          )}
          {inBeak === "twig" && (
            <g transform="translate(22 -15) scale(.6)">
              <Twig />
            </g>
          )}
        </g>
        <path d={wings[wing].near} fill={paint("birdDeep")} />
        {wings[wing].edge && <path d={wings[wing].edge} fill={paint("bird")} />}
      </g>
    </>
  );
}

/** Its head is under its wing. */
function Sleeper() {
  return (
    <g className={breath}>
      <path d="M-3-1.5V2.5M2-1.5V2.5" stroke={paint("ink")} strokeWidth="1.3" strokeLinecap="round" opacity=".75" />
      <path
        d="M-24-6l9-3C-15-17-7-23 1-22.5c8 .4 13 6 12.5 12.5C13-3.5 7 0-1 0c-6.5 0-11-2-13-4.5Z"
        fill={paint("bird")}
      />
      <path d="M13.5-10.5C13-3.5 7 0-1 0c5-2 8.5-5 9.5-11Z" fill={paint("breast")} />
      <path d="M-14-9c1-9 12-14 19-8 3 8-9 17-19 8Z" fill={paint("birdDeep")} />
      <path
        d="M-11-9.5c2.5-5.5 8-8.5 13.5-6.5"
        stroke={paint("bird")}
        strokeWidth="1.3"
        fill="none"
        strokeLinecap="round"
        opacity=".7"
      />
    </g>
  );
}

function Beside({ thing: { kind, x, y, turn, hidden = false }, by }: { thing: Thing; by: keyof typeof passes }) {
  return (
    <g
      className={passes[by]}
      style={{ transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(.55)`, opacity: hidden ? 0 : 1 }}
    >
      {kind === "letter" ? <Letter /> : kind === "twig" ? <Twig /> : <Feather />}
    </g>
  );
}

function Letter() {
  return (
    <>
      <path d="M-14-19h28V0h-28Z" fill={paint("page")} />
      <path d="M-14-19 0-8l14-11M-14-1h28" fill="none" stroke={paint("pageShade")} strokeWidth="2" />
      <circle cy="-8.5" r="3.6" fill={paint("cloth")} />
    </>
  );
}

function Feather() {
  return (
    <>
      <path d="M-12 3C-8-4 2-7 13-6 9 2 0 6-12 3Z" fill={paint("bird")} />
      <path d="M-14 4C-6 1 2-2 11-5" stroke={paint("birdDeep")} strokeWidth="1.2" fill="none" />
    </>
  );
}

function Twig() {
  return (
    <>
      <path d="M-16 2C-4 4 8 2 18-2" stroke={paint("bark")} strokeWidth="3" strokeLinecap="round" fill="none" />
      <path d="M4 1c1-7 7-9 12-9 0 6-5 10-12 9Z" fill={paint("leaf")} />
    </>
  );
}

function Dust() {
  return (
    <path
      d="M14-26h0M20-20h0M22-12h0M8-30h0M-6-28h0M-16-20h0"
      stroke={paint("smoke")}
      strokeWidth="2.4"
      strokeLinecap="round"
    />
  );
}

const smooth = "M-22-10l9.5-1.5C-11-19-3-23.5 4-22c5.5 1 8.5 4.5 8.5 9.5C12.5-5 6-.5-1-.5c-5.5 0-9.5-2.5-11.5-6Z";
const fluffed =
  "M-22-9.5l8-1.5-1.5-2.5 3 .3-.6-3 3 1.2.2-3.2 2.8 2 1-3 2.3 2.5C-2-22-.5-23 4-22.8c5.8.5 9.5 4.3 9.8 9.8l2 1.8-2.4 1 1 2.4-2.8 0 " +
  ".2 2.5-2.7-1-.6 2.4-2.5-1.6C2.5-.5 0 0-2-.2l-1.8-.3-2.2 1-.5-2-2.8.4.2-2.2-2.8-.4 1-2Z";

type WingName = "rest" | "loose" | "up" | "down" | "spread";

interface Wing {
  near: string;
  /** Of a wing that is lifted. */
  edge?: string;
  behind?: string;
}

const wings: Readonly<Record<WingName, Wing>> = {
  rest: { near: "M-13-9.5c3-5.5 9.5-6.5 13.5-2.5-1.5 6-9 8-13.5 2.5Z" },
  loose: { near: "M-17-15c4.5-3 11-2.5 16 2.5-4 4.5-12 5-16-2.5Z" },
  up: {
    near: "M2-12C-1-22-9-29-19-32c0 9 3 16 10 21 4 2.5 8 2.5 11-1Z",
    edge: "M-19-32c4 8 9 14 17 18.5L2-12C-1-22-9-29-19-32Z",
    behind: "M5-14c1-9 0-16-5-23-4 7-4 15-1 21Z",
  },
  down: {
    near: "M1-12C-3-4-9 3-19 7c-1-8 1-14 6-18 5-3 10-3.5 14-1Z",
    edge: "M-19 7C-13 1-7-5 0-12.5l1 .5C-3-4-9 3-19 7Z",
    behind: "M5-10c1 6 0 11-3 15-4-4-5-9-3-14Z",
  },
  spread: {
    near: "M1-13c-7-4-16-5-27-2 5 7 12 10 19 9 4-.8 7-3.5 8-7Z",
    edge: "M-26-15c9 2 17 3 26 2l1 0c-7-4-16-5-27-2Z",
    behind: "M4-15c6-5 13-7 21-6-3 6-9 9-16 10Z",
  },
};

function about(degrees: number, x: number, y: number): string {
  return `translate(${x}px, ${y}px) rotate(${degrees}deg) translate(${-x}px, ${-y}px)`;
}
