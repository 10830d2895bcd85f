import { hitsIn, termsOf } from "#domain/finding.ts";
import { localDateOf } from "#domain/days.ts";
import { fullNameOfDay } from "#domain/dayNames.ts";
import type { Hits } from "../../_finding/hits.ts";
import { excerptOf } from "./excerpts.ts";

/** How the results of a search are drawn. */
export function hitsOf(query: string): Hits {
  const terms = termsOf(query);

  return {
    partsOf: (text) => {
      const hits = hitsIn(text, terms);
      const parts = hits.flatMap(({ from, to }, index) => [
        { text: text.slice(hits[index - 1]?.to ?? 0, from), isHit: false },
        { text: text.slice(from, to), isHit: true },
      ]);
      return [...parts, { text: text.slice(hits.at(-1)?.to ?? 0), isHit: false }].filter((part) => part.text !== "");
    },
    aroundIn: (words) => {
      const around = words.map((word) => {
        const hits = hitsIn(word.text, terms);
        return { isHit: hits.length > 0, words: { ...word, text: excerptOf(word.text, hits) } };
      });
      const withHits = around.filter(({ isHit }) => isHit);
      const shown = (withHits.length > 0 ? withHits : around.slice(0, 1)).map((each) => each.words);
      const isWhole = shown.length === words.length && shown.every(({ text }, index) => text === words[index]?.text);
      return isWhole ? undefined : shown;
    },
    dayOf: (instant, zone) => shortDay(localDateOf(instant, zone)),
  };
}

/** A day such as "Mon 23". The month is in the heading above. */
function shortDay(day: string): string {
  const [weekday = "", date = ""] = fullNameOfDay(day).split(" ");
  return `${weekday.slice(0, 3)} ${date}`;
}
