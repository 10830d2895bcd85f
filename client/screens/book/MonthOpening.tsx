import { CoinIcon, LumpIcon } from "#client/pictures/KarmaShapes.tsx";
import { MonthLand } from "#client/pictures/MonthLand.tsx";
import { weather as weatherColors } from "#client/theme/weather.css.ts";
import { visuallyHidden } from "#client/ui/display/VisuallyHidden.css.ts";
import { countOfPages } from "#domain/book.ts";
import { commonest } from "#domain/book.ts";
import { nameOfMonth } from "#domain/dayNames.ts";
import { coalLabel } from "#domain/karmaWords.ts";
import { weatherNames } from "#domain/weathers.ts";
import * as css from "./MonthOpening.css.ts";
import type { OpenMonth } from "./openMonth.ts";
import type { MonthOfBook } from "./useBook.ts";

interface MonthOpeningProps {
  month: MonthOfBook;
  open: OpenMonth;
}

/** Begins a month: its most frequent weather, its name, its days by their weather, and its sums. */
export function MonthOpening({ month: { firstDay, pages }, open: { gold, coal, days } }: MonthOpeningProps) {
  const name = nameOfMonth(firstDay);

  return (
    <div className={css.opening}>
      <div className={css.picture}>
        <MonthLand weather={commonest(days.map(({ weather }) => weather))} />
      </div>
      <h2 className={css.name}>
        <span className={css.month}>{name.slice(0, -5)}</span> <span className={css.year}>{name.slice(-4)}</span>
      </h2>
      <ol className={css.stones} aria-label="Days by the weather of their mood">
        {days.map(({ date, weather }) => (
          <li key={date} className={weather ? `${css.stone} ${css.lit} ${weatherColors[weather]}` : css.stone}>
            {Number(date.slice(-2))}
            {weather && <span className={visuallyHidden}>: {weatherNames[weather]}</span>}
          </li>
        ))}
      </ol>
      <p className={css.sums}>
        <span className={css.sum}>
          <CoinIcon size={18} /> {gold.toLocaleString("en")} Good Karma
        </span>{" "}
        <span className={css.sum}>
          <LumpIcon size={18} /> {coal.toLocaleString("en")} {coalLabel(coal)}
        </span>{" "}
        {pages > 0 && <span className={css.sum}>{countOfPages(pages)}</span>}
      </p>
    </div>
  );
}
