import type { Pose } from "#client/pictures/BirdFigure.tsx";

/** A pose, and when it is reached. */
interface Frame extends Pose {
  atMs: number;
}

/** What the bird does at one event. Its last frame stays. With reduced motion only that frame is shown (docs/rules.md, The bird). */
export type Play = readonly Frame[];

/** The distance that it sits nearer to the coal: 30 px of the drawing that it was made from. */
const closer = 16;

const letter = { kind: "letter", x: -23, y: 3, turn: -7 } as const;
const flown = { flies: true, inBeak: "letter", side: -1 } as const;

export const plays = {
  coin: [
    { atMs: 0, side: -1, head: -24 },
    { atMs: 400, side: -1, head: -6, squash: 0.88 },
    { atMs: 460, side: -1, y: -6, body: -6, head: -10, wing: "loose", flies: true, hasOpenBeak: true, by: "spring" },
    { atMs: 560, side: -1, squash: 0.94 },
    { atMs: 620, side: -1, head: 12 },
  ],
  coal: [
    { atMs: 0, head: -16 },
    { atMs: 400, squash: 0.9, isBlinking: true },
    { atMs: 520, isBlinking: true, isFluffed: true, dust: true },
    { atMs: 680, body: -10, wing: "loose", isBlinking: true, isFluffed: true, dust: true },
    { atMs: 880, x: closer / 2, y: -3, body: 3, wing: "loose", flies: true, by: "spring" },
    { atMs: 1_100, x: closer, head: 14 },
  ],
  message: [
    { atMs: 0, ...flown, x: 120, y: -30, size: 0.78, wing: "up", body: 6, by: "cut" },
    { atMs: 220, ...flown, x: 50, y: -18, size: 0.9, wing: "down", body: -4 },
    { atMs: 440, ...flown, x: 8, y: -8, wing: "up", body: 14 },
    { atMs: 640, side: -1, x: 3, head: -28, wing: "loose", beside: letter },
    { atMs: 900, side: -1, x: 3, beside: letter },
  ],
  /** Off the scale, to the mood's card. */
  leaves: [
    { atMs: 0, body: -8, wing: "loose" },
    { atMs: 200, flies: true, x: 16, y: -14, wing: "up", body: -10 },
    { atMs: 420, flies: true, x: 60, y: -34, size: 0.7, wing: "spread", isAway: true },
  ],
  /** On the mood's card, from its upper edge. */
  lands: [
    { atMs: 0, isAway: true, side: -1, x: 30, y: -112, by: "cut" },
    { atMs: 200, side: -1, flies: true, x: 26, y: -76, wing: "spread", body: -4 },
    { atMs: 420, side: -1, flies: true, x: 6, y: -24, wing: "up", body: 14 },
    { atMs: 560, side: -1, squash: 0.92, wing: "loose" },
    { atMs: 700, side: -1, head: -20 },
  ],
  /** To one of the six hardest moods, from the side. It does not look up. */
  walks: [
    { atMs: 0, side: -1, x: 62, by: "cut" },
    { atMs: 300, side: -1, x: 44, y: -2 },
    { atMs: 600, side: -1, x: 26 },
    { atMs: 900, side: -1, x: 10, y: -2 },
    { atMs: 1_200, side: -1, head: 10 },
  ],
  night: [
    { atMs: 0, head: -16, isBlinking: true, hasOpenBeak: true },
    { atMs: 500, isBlinking: true, isFluffed: true },
    { atMs: 900, head: 34, isBlinking: true, isFluffed: true, wing: "loose" },
    { atMs: 1_300, isAsleep: true },
  ],
  back: [
    {
      atMs: 0,
      isAway: true,
      beside: { kind: "feather", x: -13, y: -3, turn: -14 },
      x: 90,
      y: -40,
      size: 0.3,
      by: "cut",
    },
    {
      atMs: 500,
      side: -1,
      x: 60,
      y: -32,
      size: 0.4,
      wing: "up",
      beside: { kind: "feather", x: -13, y: -3, turn: -14 },
    },
    {
      atMs: 1_000,
      side: -1,
      x: 26,
      y: -19,
      size: 0.7,
      wing: "spread",
      body: -4,
      inBeak: "twig",
      flies: true,
      beside: { kind: "feather", x: -13, y: -3, turn: -14 },
    },
    {
      atMs: 1_400,
      side: -1,
      x: 5,
      y: -6,
      wing: "up",
      body: 12,
      inBeak: "twig",
      flies: true,
      beside: { kind: "feather", x: -30, y: -19, turn: 30 },
    },
    {
      atMs: 1_700,
      side: -1,
      x: 1,
      body: 6,
      isFluffed: true,
      isBlinking: true,
      inBeak: "twig",
      beside: { kind: "feather", x: -38, y: -4, turn: 8, hidden: true },
    },
    { atMs: 2_100, side: -1, x: 2, head: -6, beside: { kind: "twig", x: -25, y: 1, turn: 0 } },
  ],
} as const satisfies Record<string, Play>;
