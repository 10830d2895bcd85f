import type { CSSProperties, MouseEvent, ReactNode, Ref } from "react";
import type { LocalDate } from "#domain/days.ts";
import { OpenSpread } from "./OpenSpread.tsx";
import * as css from "./Stage.css.ts";
import type { MonthOfBook, Spread, useBook } from "./useBook.ts";
import { useSwipe } from "./useSwipe.ts";
import type { Moving, useTurning } from "./useTurning.ts";

interface StageProps {
  /** The open leaves. They take the focus after a jump. */
  ref: Ref<HTMLDivElement>;
  book: ReturnType<typeof useBook>;
  turning: ReturnType<typeof useTurning>;
  isWide: boolean;
  months: readonly MonthOfBook[];
  onTurn: (step: 1 | -1) => void;
  onMonth: (firstDay: LocalDate) => void;
}

/** The open book, and the leaf that turns over it. A tap on its outer fifth turns it, as does a finger. */
export function Stage({ ref, book, turning, isWide, months, onTurn, onMonth }: StageProps) {
  const { current, state, retry } = book;
  const { moving } = turning;
  const swipe = useSwipe(turning);
  if (!current) return null;

  const draw: Draw = (spread, only) => (
    <OpenSpread
      spread={spread}
      only={only}
      state={state}
      isWide={isWide}
      months={months}
      onRetry={retry}
      onMonth={onMonth}
    />
  );
  const touch = ({ clientX, currentTarget, target }: MouseEvent<HTMLElement>) => {
    const isOther = target instanceof Element && target.closest("a, button");
    if (isOther || window.getSelection()?.isCollapsed === false) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (clientX - left) / width;
    if (share < outer) onTurn(-1);
    else if (share > 1 - outer) onTurn(1);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- its buttons and keys do the same
    <div className={css.stage} onClick={touch} {...(isWide ? {} : swipe)}>
      {/* Grows with its text, and scrolls with the window. */}
      <section
        ref={ref}
        tabIndex={-1}
        aria-label={current.spoken}
        className={realClass(moving, isWide)}
        style={startOf(moving)}
      >
        {draw(current)}
      </section>
      {moving && (
        <div className={isWide ? css.turning : pictureClass(moving)} style={startOf(moving)} aria-hidden="true" inert>
          {isWide ? <FlyingLeaf moving={moving} current={current} draw={draw} /> : draw(moving.picture)}
        </div>
      )}
      {moving && !isWide && <span className={curlClass(moving)} style={startOf(moving)} />}
      <span className={css.ribbon} />
    </div>
  );
}

/** Draws a spread, or only one of its two sides. */
type Draw = (spread: Spread, only?: 0 | 1) => ReactNode;

/** The part at each side of the book that turns a leaf. */
const outer = 1 / 5;

function startOf(moving: Moving | undefined): CSSProperties | undefined {
  return moving?.to === undefined ? undefined : { "--from": moving.from };
}

/** The way of the upper leaf of a phone. */
function wayOf({ to }: Moving): string {
  return to === undefined ? css.held : to === 0 ? css.goes : css.comes;
}

function realClass(moving: Moving | undefined, isWide: boolean): string {
  if (!moving || isWide) return css.open;
  return moving.isOnTop ? css.open : `${css.open} ${css.upper} ${wayOf(moving)}`;
}

function pictureClass(moving: Moving): string {
  return moving.isOnTop ? `${css.picture} ${css.upper} ${wayOf(moving)}` : css.picture;
}

function curlClass({ to }: Moving): string {
  const way = to === undefined ? css.curlHeld : to === 0 ? css.curlGoes : css.curlComes;
  return `${css.curl} ${way}`;
}

interface FlyingLeafProps {
  moving: Moving;
  current: Spread;
  draw: Draw;
}

/**
 * A leaf that turns about the spine: the old page on its one side, the new one on the other. The other old page lies still
 * until it is covered.
 */
function FlyingLeaf({ moving: { picture, step }, current, draw }: FlyingLeafProps) {
  const isForward = step === 1;

  return (
    <>
      <div className={css.staying[isForward ? "left" : "right"]}>{draw(picture, isForward ? 0 : 1)}</div>
      <div className={css.flying[isForward ? "forward" : "backward"]}>
        <div className={css.front}>{draw(picture, isForward ? 1 : 0)}</div>
        <div className={css.back}>{draw(current, isForward ? 0 : 1)}</div>
      </div>
    </>
  );
}
