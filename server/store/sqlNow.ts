import { clock } from "#server/base/clock.ts";
import { sqlText, sqlWord, type SqlText } from "./sqlText.ts";

/** SQL of the present: the database's, so that several servers agree, moved as far as the clock of this program is. */
export const sqlNow: SqlText =
  clock.shift() === 0
    ? sqlText`now()`
    : sqlText`(now() + interval ${sqlWord(`${Math.round(clock.shift())} milliseconds`)})`;
