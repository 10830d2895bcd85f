import { expect, test } from "vitest";
import { clearRise } from "#client/ui/overlays/clearance.ts";

/** A toast at the foot of a window of 740 px. */
const toast = { left: 12, right: 348, top: 660, bottom: 728 };
const bar = { left: 0, right: 360, top: 670, bottom: 740 };
const dock = { left: 0, right: 360, top: 600, bottom: 670 };

test("a toast with nothing below it stays where it is", () => {
  expect(clearRise(toast, [])).toBe(0);
  expect(clearRise(toast, [{ left: 0, right: 360, top: 0, bottom: 68 }])).toBe(0);
});

test("it rises above the navigation, and above a dock on top of that", () => {
  expect(bottomAfter([bar])).toBe(670 - 12);
  expect(bottomAfter([dock, bar])).toBe(600 - 12);
});

test("it rises above a control that it would lie on, whatever their order, and not for one beside it", () => {
  const control = { left: 20, right: 200, top: 560, bottom: 600 };

  expect(bottomAfter([control, bar, dock])).toBe(560 - 12);
  expect(bottomAfter([bar, { ...control, left: 360, right: 500, top: 600, bottom: 668 }])).toBe(670 - 12);
});

test("it rises no higher than the window, and then not at all", () => {
  expect(clearRise(toast, [{ left: 0, right: 360, top: 20, bottom: 740 }])).toBe(0);
});

function bottomAfter(obstacles: Parameters<typeof clearRise>[1]): number {
  return toast.bottom - clearRise(toast, obstacles);
}
