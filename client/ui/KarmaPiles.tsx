import { useState, type ReactNode } from "react";
import * as css from "./BalanceScale.css.ts";

interface PileProps {
  shown: number;
  /** Whether the pieces there from the start drop in too. */
  animate: boolean;
}

export function CoinPile(props: PileProps) {
  return <Pile {...props} places={coinPlaces} one={<Coin />} />;
}

export function CoalPile(props: PileProps) {
  return <Pile {...props} places={lumpPlaces} one={<Lump />} />;
}

/** Drawn in a gold pan that is still empty. */
export function WaitingCoin() {
  return (
    <g transform="translate(0 84)" className={`${css.waiting} ${css.waitingGold}`}>
      <path d="M-22 0v7a22 8.8 0 0 0 44 0v-7a22 8.8 0 0 0-44 0a22 8.8 0 0 0 44 0" />
      <path className={css.glint} d="M0-22v-9M-19-18l-5-7M19-18l5-7" />
    </g>
  );
}

export function WaitingLump() {
  return (
    <g transform="translate(0 82) scale(1.25)" className={css.waiting}>
      <path d="M-15 4-12-7-2-12 10-9 15 0 11 8-4 9Z" />
    </g>
  );
}

interface Place {
  x: number;
  y: number;
  turn?: number;
  size?: number;
}

// Each piece keeps its place as others come and go; later ones are drawn over earlier ones.
const coinPlaces: readonly Place[] = [
  { x: 0, y: 87 },
  { x: -32, y: 88 },
  { x: 32, y: 88 },
  { x: -16, y: 78 },
  { x: 17, y: 78 },
  { x: 0, y: 69 },
  { x: 2, y: 60.5 },
  { x: -1.5, y: 52 },
];

const lumpPlaces: readonly Place[] = [
  { x: 1, y: 84, turn: 6 },
  { x: -28, y: 85, turn: -14 },
  { x: 28, y: 85, turn: 28 },
  { x: -14, y: 70, turn: -4 },
  { x: 16, y: 70, turn: 196 },
  { x: 1, y: 56, turn: 14 },
  { x: -16, y: 90, turn: 38, size: 0.78 },
  { x: 15, y: 91, turn: -30, size: 0.74 },
];

function Pile({ shown, animate, places, one }: PileProps & { places: readonly Place[]; one: ReactNode }) {
  // Pieces before `settled` were there before the number last changed, so only the others drop.
  const [last, setLast] = useState({ settled: animate ? 0 : shown, shown });
  if (last.shown !== shown) setLast({ settled: last.shown, shown });

  return places.slice(0, shown).map(({ x, y, turn = 0, size = 1 }, index) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} data-karma-piece>
      <g
        className={index < last.settled ? undefined : css.dropping}
        style={{ "--wait": `${(index - last.settled) * 60}ms` }}
      >
        <g transform={`rotate(${turn}) scale(${size})`}>{one}</g>
      </g>
    </g>
  ));
}

function Coin() {
  return (
    <>
      <path className={css.coinEdge} d="M-17 0v5.5a17 6.8 0 0 0 34 0v-5.5Z" />
      <ellipse className={css.coinFace} rx="17" ry="6.8" />
      <ellipse className={css.coinRing} cy="-.2" rx="12" ry="4.3" />
    </>
  );
}

function Lump() {
  return (
    <>
      <path className={css.lump} d="M-15 4-12-7-2-12 10-9 15 0 11 8-4 9Z" />
      <path className={css.lumpLit} d="M-12-7-2-12 1-3-8 0Z" />
      <path className={css.lumpMid} d="M-2-12 10-9 6-2 1-3Z" />
      <path className={css.lumpMid} opacity=".6" d="M6-2 15 0 11 8 4 5Z" />
    </>
  );
}
