import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { beamTilt } from "#domain/balance.ts";
import type { Karma } from "#domain/karma.ts";
import { coalLabel } from "#domain/karmaWords.ts";
import * as css from "./BalanceScale.css.ts";
import { CoalPile, CoinPile, WaitingCoin, WaitingLump } from "./KarmaPiles.tsx";
import { later } from "../motion/later.ts";

const Bird = later(async () => (await import("#client/pictures/LivelyCast.tsx")).Bird);

/** Karma being earned. It falls into the pans, and the beam tilts when it lands. */
export interface Earning {
  before: Karma;
  hasLanded: boolean;
  onLanding: () => void;
}

interface BalanceScaleProps extends Karma {
  earning?: Earning | undefined;
  /** On the beam, in place of one that only breathes. */
  bird?: ReactNode;
  /** In degrees, in place of the rule's. */
  tilt?: number;
}

/** The scale (docs/rules.md, Balances): gold on the left, coal on the right. The heavier side is lower. */
export function BalanceScale({ gold, coal, earning, bird, tilt }: BalanceScaleProps) {
  const drawing = useRef<SVGSVGElement>(null);
  useLanding(drawing, earning);

  const weighed = earning && !earning.hasLanded ? earning.before : { gold, coal };
  const isEmpty = gold === 0 && coal === 0;

  return (
    <svg
      ref={drawing}
      className={css.scale}
      viewBox="0 20 460 254"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> cannot take its colours from the page
      role="img"
      aria-label={`Balance scale: ${gold} Good Karma, ${coal} ${coalLabel(coal)}`}
      style={{ "--tilt": `${tilt ?? beamTilt(weighed.gold, weighed.coal)}deg` }}
    >
      <Stand />
      {bird ?? <Bird transform="translate(230 51) scale(.92)" />}
      <g transform="translate(230 66)">
        <g className={css.beam}>
          <Beam />
          <g transform="translate(-152 0)">
            <g className={css.hanging}>
              <Pan>
                {isEmpty && <WaitingCoin />}
                <CoinPile count={gold} before={earning?.before.gold} />
              </Pan>
            </g>
          </g>
          <g transform="translate(152 0)">
            <g className={css.hanging}>
              <Pan>
                {isEmpty && <WaitingLump />}
                <CoalPile count={coal} before={earning?.before.coal} />
              </Pan>
            </g>
          </g>
        </g>
        <circle className={css.pivot} r="11" />
        <path className={css.frame} d="M0-4.5c.8 2 2.8 2.6 2.8 4.8a2.8 2.8 0 0 1-5.6 0C-2.8-1.5-.6-2 0-4.5Z" />
      </g>
    </svg>
  );
}

/** Reports the first landing. Without falling pieces it reports once the old state has been painted. */
function useLanding(drawing: { readonly current: SVGSVGElement | null }, earning: Earning | undefined): void {
  const hasLanded = earning?.hasLanded ?? true;
  const tell = useEffectEvent(() => earning?.onLanding());

  useEffect(() => {
    if (hasLanded) return undefined;
    let frame = 0;
    let isCurrent = true;
    const land = () => {
      if (isCurrent) tell();
    };
    const fall = drawing.current
      ?.getAnimations?.({ subtree: true })
      .find((each) => "animationName" in each && each.animationName === css.falls);
    if (fall) fall.finished.then(land, land);
    else
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(land);
      });

    return () => {
      isCurrent = false;
      cancelAnimationFrame(frame);
    };
  }, [drawing, hasLanded]);
}

function Stand() {
  return (
    <>
      <ellipse className={css.ground} cx="230" cy="262" rx="108" ry="8" />
      <path className={css.frame} d="M225.5 70h9l2.5 150c.3 10 5 14 12 17h-38c7-3 11.7-7 12-17Z" />
      <path className={css.ring} d="M218 128h24v6h-24ZM220 206h20v5h-20Z" />
      <path className={css.frame} d="M156 261c2-17 40-26 74-26s72 9 74 26c0 2-2 3-4 3H160c-2 0-4-1-4-3Z" />
      <path className={css.gleam} strokeWidth="2.4" d="M176 251c12-7 32-10.5 50-11M229 92l-1.2 30" />
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
      <path className={css.gleam} strokeWidth="1.6" d="M-130-3.5C-90-5-50-6.5-20-8" />
      <circle className={css.hook} cx="-152" r="4.5" />
      <circle className={css.hook} cx="152" r="4.5" />
    </>
  );
}

function Pan({ children }: { children: ReactNode }) {
  return (
    <>
      <path className={css.string} d="M-2 5-58 90M2 5 58 90M0 5V86" />
      <ellipse className={css.inside} cy="91" rx="63" ry="7.5" />
      {children}
      <path className={css.bowl} d="M-63 91a63 7 0 0 0 126 0c0 24-28 37-63 37s-63-13-63-37Z" />
      <path className={css.glaze} d="M-52 104c10 12 30 17 52 17 10 0 20-1 28-3" />
    </>
  );
}
