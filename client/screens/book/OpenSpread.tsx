import { Fragment } from "react";
import type { LocalDate } from "#domain/days.ts";
import { ContentsLeaf } from "./ContentsLeaf.tsx";
import { DaysLeaf } from "./DaysLeaf.tsx";
import { leaves } from "./leaves.css.ts";
import { MonthAway } from "./MonthAway.tsx";
import { MonthOpening } from "./MonthOpening.tsx";
import * as css from "./OpenSpread.css.ts";
import type { Side } from "./spreads.ts";
import type { MonthOfBook, Spread } from "./useBook.ts";
import type { MonthState } from "./useOpenMonths.ts";

interface OpenSpreadProps {
  spread: Spread;
  /** Draws one of two sides alone. */
  only: 0 | 1 | undefined;
  /** The current month's. */
  state: MonthState;
  isWide: boolean;
  months: readonly MonthOfBook[];
  onRetry: () => void;
  onMonth: (firstDay: LocalDate) => void;
}

/** One leaf, or two beside each other. */
export function OpenSpread({ spread, only, isWide, ...rest }: OpenSpreadProps) {
  const sides: readonly (Side | undefined)[] = spread.sides.length > 0 ? spread.sides : unread[isWide ? "two" : "one"];
  const places = isWide ? (["left", "right"] as const) : (["single"] as const);

  return (
    <div className={isWide && only === undefined ? css.two : css.one}>
      {places.map((place, index) => (
        <Fragment key={place}>
          {(only ?? index) === index && (
            <div className={leaves[place]}>
              <OpenSide side={sides[index]} isSecond={index === 1} spread={spread} {...rest} />
            </div>
          )}
        </Fragment>
      ))}
    </div>
  );
}

const unread = { one: [undefined], two: [undefined, undefined] } as const;

interface OpenSideProps extends Omit<OpenSpreadProps, "only" | "isWide"> {
  side: Side | undefined;
  isSecond: boolean;
}

function OpenSide({ side, isSecond, spread, state, months, onRetry, onMonth }: OpenSideProps) {
  const { month, open } = spread;
  if (!side || !open) return <MonthAway month={month} state={state} onRetry={onRetry} isQuiet={isSecond} />;
  if (side.is === "contents") return <ContentsLeaf months={months} current={month} onMonth={onMonth} />;
  if (side.is === "opening") return <MonthOpening month={month} open={open} />;
  return <DaysLeaf leaf={side.leaf} month={month} open={open} state={state} onRetry={onRetry} />;
}
