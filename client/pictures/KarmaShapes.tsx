import * as css from "./KarmaShapes.css.ts";

interface IconProps {
  /** In px. */
  size: number;
}

/** Shown beside every word or number of good karma. */
export function CoinIcon({ size }: IconProps) {
  return (
    <svg className={css.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <StandingCoin />
    </svg>
  );
}

/** Shown beside every word or number of coal karma. */
export function LumpIcon({ size }: IconProps) {
  return (
    <svg className={css.icon} width={size} height={size} viewBox="-17 -15 34 28" aria-hidden="true">
      <Lump />
    </svg>
  );
}

/** Drawn on a 24 x 24 grid, facing the viewer. */
export function StandingCoin({ transform }: { transform?: string }) {
  return (
    <g transform={transform}>
      <circle className={css.coinEdge} cx="12" cy="12.9" r="10" />
      <circle className={css.coinFace} cx="12" cy="11.3" r="10" />
      <circle className={css.coinRing} cx="12" cy="11.3" r="7.3" />
      <path
        className={css.coinEdge}
        d="M12 6.6c.9 2.3 3.5 3 3.5 5.9a3.5 3.5 0 0 1-7 0c0-1.4.7-2.2 1.4-2.9.1 1 .5 1.5 1.2 1.8.3-1.8-.1-3.2.9-4.8Z"
      />
    </g>
  );
}

/** A coin lying in a pan of the scale. */
export function LyingCoin() {
  return (
    <>
      <path className={css.coinEdge} d="M-17 0v5.5a17 6.8 0 0 0 34 0v-5.5Z" />
      <ellipse className={css.coinFace} rx="17" ry="6.8" />
      <ellipse className={css.coinRing} cy="-.2" rx="12" ry="4.3" />
    </>
  );
}

export function Lump() {
  return (
    <>
      <path className={css.lump} d="M-15 4-12-7-2-12 10-9 15 0 11 8-4 9Z" />
      <path className={css.lumpLit} d="M-12-7-2-12 1-3-8 0Z" />
      <path className={css.lumpMid} d="M-2-12 10-9 6-2 1-3Z" />
      <path className={css.lumpMid} opacity=".6" d="M6-2 15 0 11 8 4 5Z" />
    </>
  );
}
