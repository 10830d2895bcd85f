export const kilobyte = 1024;
export const megabyte = 1024 * kilobyte;

/** The maximum size of a visitor's body in kilobytes: 16 for a form, 256 for a GraphQL document or a Stripe event. */
export type VisitorsKilobytes = 16 | typeof largestOfVisitor;
export const largestOfVisitor = 256;

/** "16 kB", or "8 MB" for whole megabytes. */
export function sizeInWords(bytes: number): string {
  return bytes % megabyte === 0 ? `${bytes / megabyte} MB` : `${Math.floor(bytes / kilobyte)} kB`;
}
