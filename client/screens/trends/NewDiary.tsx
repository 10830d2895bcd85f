import { LinkButton } from "#client/ui/controls/LinkButton.tsx";
import { FirstDaysLand } from "#client/pictures/FirstDaysLand.tsx";
import { trendsBeginIn } from "#domain/trendWords.ts";
import { fewestTrendDays } from "#domain/trends.ts";
import { body, picture, sheet, title as titleStyle, words } from "./NewDiary.css.ts";

/** Stands alone on Trends until enough days have an entry (docs/rules.md, Trends). */
export function NewDiary({ days }: { days: number }) {
  const { title, text } = trendsBeginIn(days);

  return (
    <section className={sheet} aria-labelledby="new-diary">
      <div className={picture}>
        <FirstDaysLand days={days} of={fewestTrendDays} />
      </div>
      <div className={body}>
        <h2 id="new-diary" className={titleStyle}>
          {title}
        </h2>
        <p className={words}>{text}</p>
        <LinkButton to="/log-action">Log Action</LinkButton>
      </div>
    </section>
  );
}
