/** How many waiting items were sent so far, by this tab or as another one has told. What was asked before may be older. */
export const sendings = { count: 0 };

/** How many writes the server has answered. */
export const writes = { count: 0 };
