import type { ReactNode } from "react";
import { coinsShown } from "#domain/balance.ts";
import { Lump, LyingCoin } from "#client/pictures/KarmaShapes.tsx";
import * as css from "./BalanceScale.css.ts";

interface PileProps {
  count: number;
  /** How many pieces were there before; the rest fall in. */
  before: number | undefined;
}

export function CoinPile(props: PileProps) {
  return <Pile {...props} places={coinPlaces} one={<LyingCoin />} />;
}

export function CoalPile(props: PileProps) {
  return <Pile {...props} places={lumpPlaces} one={<Lump />} />;
}

/** Drawn in an empty gold pan. */
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

// Each piece has a fixed place. Later pieces are drawn over earlier ones.
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

function Pile({ count, before = count, places, one }: PileProps & { places: readonly Place[]; one: ReactNode }) {
  const shown = coinsShown(count);
  const lay = coinsShown(before);
  // A full pan shows no more pieces, but earned ones still fall and land on the last place.
  const onTop = coinsShown(count - Math.max(before, shown));
  const last = places[shown - 1];

  return (
    <>
      {places.slice(0, shown).map((place, index) => (
        <g key={`${place.x} ${place.y}`} data-karma-piece>
          <Piece place={place} order={index - lay}>
            {one}
          </Piece>
        </g>
      ))}
      {last &&
        Array.from({ length: onTop }, (_, index) => (
          <Piece key={index} place={last} order={shown - lay + index}>
            {one}
          </Piece>
        ))}
    </>
  );
}

interface PieceProps {
  place: Place;
  /** Position among the falling pieces, from 0. Negative for pieces already in the pan. */
  order: number;
  children: ReactNode;
}

function Piece({ place: { x, y, turn = 0, size = 1 }, order, children }: PieceProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={order < 0 ? undefined : css.falling} style={{ "--order": order }}>
        <g transform={`rotate(${turn}) scale(${size})`}>{children}</g>
      </g>
    </g>
  );
}
