import { expect, test } from "vitest";
import { clearRise, obstacles, riseAboveObstacles } from "#client/ui/overlays/clearance.ts";
import { render, screen } from "#tests/support/screen.ts";

/** A toast at the bottom of a window of 740 px. */
const toast = { left: 12, right: 348, top: 660, bottom: 728 };
const bar = { left: 0, right: 360, top: 670, bottom: 740 };
const dock = { left: 0, right: 360, top: 600, bottom: 670 };

test("a toast with nothing below it stays where it is", () => {
  expect(clearRise(toast, [])).toBe(0);
  expect(clearRise(toast, [{ left: 0, right: 360, top: 0, bottom: 68 }])).toBe(0);
});

test("a toast rises above the navigation, and above a dock on top of it", () => {
  expect(bottomAfter([bar])).toBe(670 - 12);
  expect(bottomAfter([dock, bar])).toBe(600 - 12);
});

test("a toast rises above controls that it would cover, in any order, and ignores those beside it", () => {
  const control = { left: 20, right: 200, top: 560, bottom: 600 };

  expect(bottomAfter([control, bar, dock])).toBe(560 - 12);
  expect(bottomAfter([bar, { ...control, left: 360, right: 500, top: 600, bottom: 668 }])).toBe(670 - 12);
});

test("a toast never rises out of the window: it then ignores fields, and finally everything", () => {
  const form = { left: 0, right: 360, top: 20, bottom: 740 };

  expect(clearRise(toast, [form])).toBeUndefined();
  expect(riseAboveObstacles(toast, [[bar, form], [bar]])).toBe(toast.bottom - (670 - 12));
  expect(riseAboveObstacles(toast, [[form]])).toBe(0);
});

test("the strictest set has all tabs and the form's fields, the second the fields, the third only the focused element", () => {
  drawn();
  screen.getByRole("textbox", { name: "Note" }).focus();
  const [most = [], inUse = [], least = []] = obstacles(document.createElement("div"));

  expect([most.length, inUse.length, least.length]).toEqual([4, 3, 1]);
});

test("a checkbox counts as large as its label", () => {
  drawn();
  const label = screen.getByText("Terms");
  label.getBoundingClientRect = () => new DOMRect(0, 500, 300, 44);
  screen.getByRole("checkbox").focus();

  expect(obstacles(document.createElement("div")).at(-1)).toContainEqual(expect.objectContaining({ width: 300 }));
});

/** A form with a note, a face and a box, beside a tab and another form. */
function drawn() {
  // jsdom lays nothing out.
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);
  render(
    <>
      <form>
        <textarea aria-label="Note" />
        <input type="radio" aria-label="Calm" />
        <label>
          <input type="checkbox" />
          Terms
        </label>
      </form>
      <button role="tab">All</button>
      <form>
        <input aria-label="Search" />
      </form>
    </>,
  );
}

function bottomAfter(boxes: Parameters<typeof clearRise>[1]): number {
  return toast.bottom - (clearRise(toast, boxes) ?? 0);
}
