import { act } from "@testing-library/react";
import { onTestFinished, vi } from "vitest";

// The clock of actions that wait for some seconds until they are sent. A test presses in between, however slow its machine is.

/** Fakes the timers until the test ends. They run at a tenth of the real speed, so that short waits still end by themselves. */
export function holdClock(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const ticking = setInterval(() => void vi.advanceTimersByTime(1), 10);
  onTestFinished(() => {
    clearInterval(ticking);
    vi.useRealTimers();
  });
}

/** Lets this time pass at once. */
export function pass(milliseconds: number): void {
  act(() => void vi.advanceTimersByTime(milliseconds));
}
