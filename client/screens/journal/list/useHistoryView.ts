import { useMemo } from "react";
import { createSearchParams, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { viewIn, type HistoryView } from "./historyView.ts";

/** Returns the view in the address and a setter. The setter replaces the address, so Back leaves the screen. */
export function useHistoryView(): [view: HistoryView, change: (next: Partial<HistoryView>) => void] {
  const [search] = useSearchParams();
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const { filter, month, day } = viewIn(search);
  const view = useMemo(() => ({ filter, month, day }), [filter, month, day]);

  const change = (next: Partial<HistoryView>) => {
    // The address knows of a change that the screen may not show yet.
    const now = viewIn(new URLSearchParams(window.location.search));
    // Keeps the search, which is in the hash and the state.
    void navigate(
      { search: `${createSearchParams(addressOf({ ...now, ...next }))}`, hash },
      { replace: true, preventScrollReset: true, state },
    );
  };
  return [view, change];
}

function addressOf({ filter, month, day }: HistoryView): Record<string, string> {
  const period: Record<string, string> = day ? { day } : month ? { month: month.slice(0, 7) } : {};
  return { ...(filter === "all" ? {} : { show: filter }), ...period };
}
