import { inject } from "vitest";

// Before each file of screens and browsers: the programs that tests start, and the server's code that tests call, share the built
// server's clock. It stands before all that loads the server's clock.
process.env.KINDLING_CLOCK = `shift=${inject("servedShiftMs")}`;
