import "./programClock.ts";
import { inject } from "vitest";
import { clocksAreShifted } from "./present.ts";

// Runs before each file of browser tests: tests and browsers have the time of the built server.
clocksAreShifted(inject("servedShiftMs"));
