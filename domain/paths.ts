import type { LocalDate } from "./days.ts";

/** Where a browser would send a form by itself, which leads home and reads nothing. */
export const formPath = "/form";

/** A made-up week to look at before signing in. */
export const lookInsidePath = "/look-inside";

/** Where to turn when it is too much: open to all, and shown without asking the server anything. */
export const helpPath = "/help-now";

/** Where a single day of the diary can be read. */
export function dayPath(day: LocalDate): string {
  return `/journal?day=${day}`;
}

/** A signed-in person's addresses (docs/rules.md, Addresses), but for those that are open to all. */
export const signedInPaths = [
  "/",
  "/log-action",
  "/journal",
  "/mood",
  "/karma-exchange",
  "/exchange",
  "/trends",
  "/settings",
  "/edit-profile",
  "/user-list",
  "/connection-requests",
  "/connected-users",
] as const;
