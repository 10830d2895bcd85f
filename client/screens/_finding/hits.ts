import { createContext } from "react";

/** How entries are drawn among search results. */
export interface Hits {
  /** Splits a text into hits and the pieces between them, in order. */
  partsOf: (text: string) => readonly { text: string; isHit: boolean }[];
  /** Returns the texts cut to the parts around their hits. Undefined if they are short enough to be shown whole. */
  aroundIn: <Words extends { text: string }>(words: readonly Words[]) => Words[] | undefined;
  /** Names the day of a time in a zone, because a month's results are of many days. */
  dayOf: (instant: Date, zone: string) => string;
}

/** Undefined outside search results. */
export const HitsContext = createContext<Hits | undefined>(undefined);
