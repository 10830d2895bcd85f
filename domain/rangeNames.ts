import type { Range } from "./days.ts";

/** The names of home's ranges. */
export const rangeNames: Record<Range, string> = {
  today: "Today",
  week: "This Week",
  month: "This Month",
  year: "This Year",
  all: "All Time",
};
