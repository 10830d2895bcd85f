export const kilobyte = 1024;
export const megabyte = 1024 * kilobyte;

/** The maximum size of a body (docs/rules.md, Bodies). */
export const bodyBytes = {
  /** A visitor's: a form. */
  visitor: 16 * kilobyte,
  /** A visitor's: a GraphQL document or a Stripe event. */
  visitorsDocument: 256 * kilobyte,
  /** What any route takes, so that nobody who has signed in may send less than a visitor. */
  least: 16 * kilobyte,
  /** What any route without a picture takes. */
  most: megabyte,
  picture: 8 * megabyte,
} as const;

/** "16 kB", or "8 MB" for whole megabytes. */
export function sizeInWords(bytes: number): string {
  return bytes % megabyte === 0 ? `${bytes / megabyte} MB` : `${Math.floor(bytes / kilobyte)} kB`;
}
