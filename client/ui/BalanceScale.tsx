import type { ReactNode } from "react";
import { beamTilt, coinsShown } from "#domain/balance.ts";
import type { Karma } from "#domain/karma.ts";
import { coalLabel } from "#domain/karmaWords.ts";
import * as css from "./BalanceScale.css.ts";
import { CoalPile, CoinPile, WaitingCoin, WaitingLump } from "./KarmaPiles.tsx";

interface BalanceScaleProps extends Karma {
  /** Whether it swings when it first appears; a change of numbers always swings. */
  animate?: boolean;
}

/** The scale of spec sections 4 and 9: gold on the left, coal on the right, the heavier side down. */
export function BalanceScale({ gold, coal, animate = false }: BalanceScaleProps) {
  const weighs = animate ? ` ${css.fromLevel}` : "";
  const isEmpty = gold === 0 && coal === 0;

  return (
    <svg
      className={css.scale}
      viewBox="0 20 460 254"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> cannot take its colours from the page
      role="img"
      aria-label={`Balance scale: ${gold} Good Karma, ${coal} ${coalLabel(coal)}`}
      style={{ "--tilt": `${beamTilt(gold, coal)}deg` }}
    >
      <Stand />
      <g transform="translate(230 66)">
        <g className={css.beam + weighs}>
          <Beam />
          <g transform="translate(-152 0)">
            <g className={css.hanging + weighs}>
              <Pan>
                {isEmpty && <WaitingCoin />}
                <CoinPile shown={coinsShown(gold)} animate={animate} />
              </Pan>
            </g>
          </g>
          <g transform="translate(152 0)">
            <g className={css.hanging + weighs}>
              <Pan>
                {isEmpty && <WaitingLump />}
                <CoalPile shown={coinsShown(coal)} animate={animate} />
              </Pan>
            </g>
          </g>
        </g>
        <circle className={css.pivot} r="11" />
      </g>
    </svg>
  );
}

function Stand() {
  return (
    <>
      <ellipse className={css.ground} cx="230" cy="262" rx="104" ry="8" />
      <path className={css.frame} d="M226 70h8l2.5 150c.3 10 5 14 12 17h-37c7-3 11.7-7 12-17Z" />
      <path className={css.frame} d="M156 261c2-17 40-26 74-26s72 9 74 26c0 2-2 3-4 3H160c-2 0-4-1-4-3Z" />
      <path className={css.gleam} strokeWidth="3" d="M174 252c12-7 32-10.5 52-11" />
      <path className={css.gleam} strokeWidth="2" d="M228.4 92l-1.2 112" />
    </>
  );
}

function Beam() {
  return (
    <>
      <path
        className={css.frame}
        d="M-152-2.500C-100-3.5-50-7-14-9.500h28C50-7 100-3.5 152-2.500a2.5 2.5 0 0 1 0 5C100 3.5 50 4 14 5.500h-28C-50 4-100 3.5-152 2.500a2.5 2.5 0 0 1 0-5Z"
      />
      <circle className={css.hook} cx="-152" r="4.5" />
      <circle className={css.hook} cx="152" r="4.5" />
    </>
  );
}

function Pan({ children }: { children: ReactNode }) {
  return (
    <>
      <path className={css.string} d="M-2 5-58 90M2 5 58 90" />
      <ellipse className={css.inside} cy="91" rx="63" ry="7" />
      {children}
      <path className={css.bowl} d="M-63 91a63 7 0 0 0 126 0c0 23-28 35-63 35s-63-12-63-35Z" />
    </>
  );
}
