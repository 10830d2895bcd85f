import type { LocalDate } from "./days.ts";

/** The target of forms submitted without JavaScript. It redirects home and reads nothing. */
export const formPath = "/form";

/** The landing, at its card for signing in. */
export const signInPath = "/#sign-in";

/** The landing, with the registration in its card. */
export const registerPath = "/#register";

/** A made-up week to look at before signing in. */
export const lookInsidePath = "/look-inside";

/** The help page, open to everybody and shown without a request to the server. */
export const helpPath = "/help-now";

/** The pages that the service worker keeps: one for anybody, and one for a person who is signed in on this device. */
export const keptPages = { bare: "/index.html", frame: "/frame.html" } as const;

/** What waits on this device until the server has it. */
export const notSentPath = "/not-sent";

/** The person's tags and own moods, which Settings shows in its place. */
export const tagsPath = "/settings?show=tags";

/** Brings a diary from a file. */
export const bringPath = "/bring-your-diary";

/** The diary as a book, turned page by page. */
export const bookPath = "/book";

/** The path of one day of the diary. */
export function dayPath(day: LocalDate): string {
  return `/journal?day=${day}`;
}

/** The path of Trends, open on the week of a day. */
export function weekPath(day: LocalDate): string {
  return `/trends?week=${day}`;
}

/** The paths open to everybody. Any other shows a visitor the landing, as "/" does. */
export const openPaths = [
  helpPath,
  lookInsidePath,
  "/privacy-policy",
  "/terms-conditions",
  "/subscription-expired",
  "/reset-password",
] as const;

/** The paths for signed-in people (docs/rules.md, Addresses), without those open to everybody. */
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
  notSentPath,
  bringPath,
  bookPath,
] as const;
