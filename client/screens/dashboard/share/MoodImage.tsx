import type { Ref } from "react";
import { longNameOfDay } from "#domain/dayNames.ts";
import type { LocalDate } from "#domain/days.ts";
import type { Face } from "#domain/emotions.ts";
import { card, dateLine, inside, caption } from "./card.css.ts";
import { ImageFoot } from "./ImageFoot.tsx";
import { decorationPlace, face, name, pebble } from "./MoodImage.css.ts";

interface MoodImageProps extends Face {
  ref: Ref<HTMLDivElement>;
  decoration: string;
  date: LocalDate;
  description: string;
}

/** The content of mood-{date}.png. */
export function MoodImage({ ref, emoji, label, decoration, date, description }: MoodImageProps) {
  return (
    <div ref={ref} className={card} data-day>
      <div className={inside}>
        <p className={dateLine}>{longNameOfDay(date)}</p>
        <div className={face} aria-hidden="true">
          <span className={pebble}>{emoji}</span>
          <span className={decorationPlace}>{decoration}</span>
        </div>
        <p className={name}>{label}</p>
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
