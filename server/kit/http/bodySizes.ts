export const kilobyte = 1024;
export const megabyte = 1024 * kilobyte;

/** How many kilobytes a visitor's body may have: most are a short form, and some are a document or what Stripe tells. */
export type VisitorsKilobytes = 16 | typeof largestOfVisitor;
export const largestOfVisitor = 256;
