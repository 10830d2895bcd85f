import { inject } from "vitest";
import { clocksAreShifted, present } from "./present.ts";

// Runs before each file of browser tests: tests, browsers, and the programs that tests start have the time of the built server.
clocksAreShifted(inject("servedShiftMs"));
process.env.KINDLING_CLOCK = `at=${present().toISOString()}`;
