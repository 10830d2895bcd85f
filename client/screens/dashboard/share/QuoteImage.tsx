import type { Ref } from "react";
import { paint } from "#client/theme/paint.ts";
import { brand } from "#domain/brand.ts";
import { quoteTagline } from "#domain/sharing.ts";
import * as css from "./QuoteImage.css.ts";

interface QuoteImageProps {
  ref: Ref<HTMLDivElement>;
  text: string;
  category: string;
  /** The emoji of a meditating person. */
  sitting: string;
}

/** The content of daily-quote.png. */
export function QuoteImage({ ref, text, category, sitting }: QuoteImageProps) {
  return (
    <div ref={ref} className={css.card} data-day>
      <span className={css.sitting} aria-hidden="true">
        {sitting}
      </span>
      <h2 className={css.heading}>Daily Inspiration</h2>
      <span className={css.badge}>{category}</span>
      <blockquote className={text.length > longText ? css.longQuote : css.quote}>“{text}”</blockquote>
      <p className={css.from}>From {brand}</p>
      <p className={css.tagline}>{quoteTagline}</p>
      <span className={css.start}>Start Your Karma Journey</span>
      <div className={css.land}>
        <svg className={css.drawing} width="400" height="66" viewBox="0 0 400 66" aria-hidden="true">
          <path d="M0 30c70-22 140-20 200-8s130-4 200-16v60H0Z" fill={paint("hillFar")} opacity=".5" />
          <path d="M0 52c110-22 260-18 400-6v20H0Z" fill={paint("hillLit")} opacity=".7" />
        </svg>
      </div>
    </div>
  );
}

/** Longer quotes, in characters, use smaller text. */
const longText = 90;
