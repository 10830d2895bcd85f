export const kilobyte = 1024;
export const megabyte = 1024 * kilobyte;

/** The maximum size of a visitor's body in kilobytes: 16 for a form, 256 for a GraphQL document or a Stripe event. */
export type VisitorsKilobytes = 16 | typeof largestOfVisitor;
export const largestOfVisitor = 256;
