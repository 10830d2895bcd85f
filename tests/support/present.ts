let shiftMs = 0;

/** Sets how far the clocks of the server under test and of its browsers are from the machine's, in milliseconds. */
export function clocksAreShifted(byMs: number): void {
  shiftMs = byMs;
}

/** Whether they differ from the machine's. */
export function isShifted(): boolean {
  return shiftMs !== 0;
}

/** The time on those clocks. */
export function present(): Date {
  return new Date(Date.now() + shiftMs);
}
