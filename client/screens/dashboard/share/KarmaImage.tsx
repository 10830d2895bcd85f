import type { Ref } from "react";
import { CoinIcon, LumpIcon } from "#client/pictures/KarmaShapes.tsx";
import { BalanceScale } from "#client/ui/display/BalanceScale.tsx";
import { longNameOfDay } from "#domain/dayNames.ts";
import type { LocalDate, Range } from "#domain/days.ts";
import type { Karma } from "#domain/karma.ts";
import { coalLabel } from "#domain/karmaWords.ts";
import { card, dateLine, inside, caption } from "./card.css.ts";
import { rangeNames } from "#domain/rangeNames.ts";
import { ImageFoot } from "./ImageFoot.tsx";
import { bullet, counts, label, line, list, number, scale, washes } from "./KarmaImage.css.ts";

interface KarmaImageProps extends Karma {
  ref: Ref<HTMLDivElement>;
  achievements: readonly string[];
  /** Named where it is not today. */
  range: Range;
  date: LocalDate;
  description: string;
}

/** The content of karma-{date}.png. */
export function KarmaImage({ ref, gold, coal, achievements, range, date, description }: KarmaImageProps) {
  return (
    <div ref={ref} className={card} data-day>
      <div className={inside}>
        <p className={dateLine}>
          {range !== "today" && `${rangeNames[range]} · `}
          {longNameOfDay(date)}
        </p>
        <div className={scale}>
          <BalanceScale gold={gold} coal={coal} />
        </div>
        <div className={counts}>
          <div className={washes.gold}>
            <CoinIcon size={26} />
            <b className={number}>{gold.toLocaleString("en")}</b>
            <span className={label}>Good Karma</span>
          </div>
          <div className={washes.coal}>
            <LumpIcon size={26} />
            <b className={number}>{coal.toLocaleString("en")}</b>
            <span className={label}>{coalLabel(coal)}</span>
          </div>
        </div>
        {achievements.length > 0 && (
          <ul className={list}>
            {achievements.map((achievement) => (
              <li key={achievement} className={line}>
                <span className={bullet} />
                {achievement}
              </li>
            ))}
          </ul>
        )}
        {description && (
          <p className={caption} dir="auto">
            {description}
          </p>
        )}
      </div>
      <ImageFoot />
    </div>
  );
}
