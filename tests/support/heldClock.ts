import { act } from "@testing-library/react";
import { inject, vi } from "vitest";

// The clock of the device under test. Its date goes on like the server's. What waits for a time stands still until the test lets that
// time pass, or until a wait finds that nothing else is left to happen (screen.ts).

/** Where the date of the machine is, if another copy of this module has replaced it. */
const ofMachine = Symbol.for("kindling.date");
const RealDate = (Reflect.get(Date, ofMachine) ?? Date) as DateConstructor;
/** How far the date is from the machine's, in milliseconds. */
let shiftMs = 0;
/** The date that stands still. */
let standing: number | undefined;

const now = () => standing ?? RealDate.now() + shiftMs;

const DeviceDate = new Proxy(RealDate, {
  construct: (target, args) => Reflect.construct(target, args.length > 0 ? args : [now()]) as Date,
  get: (target, name) => (name === "now" ? now : name === ofMachine ? target : (Reflect.get(target, name) as unknown)),
});

/** Gives the device its clock. The network, promises and React have none. */
export function holdClock(): void {
  if (!vi.isFakeTimers()) holdTimers();
  globalThis.Date = DeviceDate;
  // jsdom's own frames run by its own clock.
  globalThis.requestAnimationFrame = (draw) => Number(setTimeout(() => draw(performance.now()), frameMs));
  globalThis.cancelAnimationFrame = (id) => clearTimeout(id);
  followServer();
}

/** How long a frame is on screen, in milliseconds. */
export const frameMs = 16;

/** The timers stand still for all files of this process, because the client's code stays, with what it waits for. */
function holdTimers(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  const { setTimeout: later } = globalThis;
  // A timer without a delay is a turn of the event loop, which no test has to let pass.
  globalThis.setTimeout = Object.assign((work: () => void, ms = 0, ...args: []) => {
    if (!(ms > 0)) setImmediate(() => vi.isFakeTimers() && vi.advanceTimersByTime(0));
    return later(work, ms, ...args);
  }, later);
}

/** Has the date go on with the server's. */
export function followServer(): void {
  shiftMs = inject("servedShiftMs");
  standing = undefined;
}

/** Has the date stand still until the test ends: at this instant in milliseconds since 1970, or where it is. Timers do not run by it. */
export function standAt(instant = now()): void {
  standing = instant;
}

/** Lets this time pass at once, in milliseconds. */
export function pass(milliseconds: number): void {
  if (standing !== undefined) standing += milliseconds;
  act(() => advance(milliseconds));
}

/** Runs the timers of this time, while React draws by itself. A date that stands stays where it is. */
export function advance(milliseconds: number): void {
  shiftMs += milliseconds;
  vi.advanceTimersByTime(milliseconds);
}
