import { useCallback, useEffect, useRef, useState } from "react";
import { useRelayEnvironment } from "react-relay";
import { fetchQuery, type Subscription } from "relay-runtime";
import type { OpenMonthQuery } from "#client/__generated__/OpenMonthQuery.graphql.ts";
import { newsEvent } from "#client/data/relay/news.ts";
import type { LocalDate } from "#domain/days.ts";
import { pageSize } from "#domain/limits.ts";
import { openMonthFrom, openMonthQuery, type OpenMonth } from "./openMonth.ts";

/** The first month goes without its name, so that a new book can ask for it before its contents are here. */
export type MonthKey = LocalDate | null;

export type MonthState =
  | { is: "loading" }
  | { is: "failed"; error: Error }
  /** `failed` if its next entries could not be read. */
  | { is: "open"; month: OpenMonth; failed?: Error };

export interface OpenMonths {
  of: (key: MonthKey) => MonthState;
  /** Reads a month, unless it is here or on its way. Again if it failed. */
  open: (key: MonthKey) => void;
  /** Reads the next entries of a month that has more. */
  readOn: (key: MonthKey) => void;
}

/**
 * The months of the book that were opened in this visit. Each request reads one month, at most a hundred of its entries
 * (docs/rules.md, Book).
 */
export function useOpenMonths(begin: MonthKey): OpenMonths {
  const environment = useRelayEnvironment();
  const [states, setStates] = useState<ReadonlyMap<MonthKey, MonthState>>(new Map());
  const asked = useRef(new Map<MonthKey, Subscription>());

  const ask = useCallback(
    (key: MonthKey, before?: OpenMonth) => {
      const put = (state: MonthState) => setStates((known) => new Map(known).set(key, state));
      const variables = { month: key, count: pageSize.most, cursor: before?.next ?? null };
      const subscription = fetchQuery<OpenMonthQuery>(environment, openMonthQuery, variables).subscribe({
        next: (data) => {
          const month = openMonthFrom(data);
          put({ is: "open", month: before ? { ...month, entries: [...before.entries, ...month.entries] } : month });
        },
        complete: () => asked.current.delete(key),
        error: (error: Error) => {
          asked.current.delete(key);
          put(before ? { is: "open", month: before, failed: error } : { is: "failed", error });
        },
      });
      if (!subscription.closed) asked.current.set(key, subscription);
    },
    [environment],
  );
  const open = useCallback(
    (key: MonthKey) => {
      if (!asked.current.has(key) && states.get(key)?.is !== "open") ask(key);
    },
    [ask, states],
  );
  const readOn = useCallback(
    (key: MonthKey) => {
      const state = states.get(key);
      if (!asked.current.has(key) && state?.is === "open" && state.month.next) ask(key, state.month);
    },
    [ask, states],
  );

  useEffect(() => {
    const subscriptions = asked.current;
    ask(begin);
    return () => {
      for (const subscription of subscriptions.values()) subscription.unsubscribe();
      subscriptions.clear();
    };
  }, [ask, begin]);
  // The server answers again.
  useEffect(() => {
    const again = () => {
      for (const [key, state] of states) {
        if (state.is === "failed") open(key);
        else if (state.is === "open" && state.failed) readOn(key);
      }
    };
    for (const event of ["online", newsEvent]) window.addEventListener(event, again);
    return () => {
      for (const event of ["online", newsEvent]) window.removeEventListener(event, again);
    };
  }, [open, readOn, states]);

  return { of: (key) => states.get(key) ?? loading, open, readOn };
}

const loading: MonthState = { is: "loading" };
