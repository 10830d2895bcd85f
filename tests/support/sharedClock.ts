import { inject } from "vitest";
import { clocksAreShifted } from "./present.ts";

// Runs before each file of browser tests: tests, browsers, and the programs that tests start have the time of the built server.
const shiftMs = inject("servedShiftMs");
clocksAreShifted(shiftMs);
process.env.KINDLING_CLOCK = `shift=${shiftMs}`;
