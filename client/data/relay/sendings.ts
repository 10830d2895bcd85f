/** How many waiting items were sent so far, by this tab or as another one has told. What was asked before may be older. */
export const sendings = { count: 0 };
