const controls = "a[href], button, input, select, textarea, [tabindex='0']";

interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Controls of a form that a person may be filling in. */
const fields =
  "input:not([type='hidden']), select, textarea, [role='radio'], [role='checkbox'], [role='switch'], [role='combobox']";

/** Controls that stay free even outside the form in use. */
const choices = "[role='tab'], [role='switch'], input[type='checkbox']";

/**
 * The boxes that a toast must not cover, as three sets, the strictest first. Each has marked elements and
 * the focused one. The first two also have the fields of the form in use, and the first has tabs and checkboxes. An open dialog moves by itself.
 */
export function obstacles(toast: Element): readonly (readonly Box[])[] {
  if (openDialog()) return [];
  const focused = document.activeElement;
  const least = [
    ...document.querySelectorAll("[data-toast-obstacle]"),
    ...(focused?.matches(controls) ? [focused] : []),
  ];
  const inUse = [...least, ...(focused?.closest("form, fieldset")?.querySelectorAll(fields) ?? [])];
  const most = [...inUse, ...document.querySelectorAll(choices)];

  return [most, inUse, least].map((elements) =>
    [...new Set(elements)]
      .filter((element) => !toast.contains(element))
      // A checkbox is as large as its label.
      .map((element) => (element.closest("label") ?? element).getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0),
  );
}

/** Sets how much space a toast takes at the bottom of the window, in CSS pixels, for open dialogs. */
export function reserveToastSpace(height: number): void {
  document.documentElement.style.setProperty("--toast-room", `${height}px`);
  // The focused element may have been pushed out of view.
  if (height > 0 && openDialog()?.contains(document.activeElement))
    document.activeElement?.scrollIntoView({ block: "nearest" });
}

/** A list that opens below a field has the role of a dialog, too, but does not move. */
function openDialog(): Element | null {
  return document.querySelector("[role='dialog']:not([data-toast-obstacle]), [role='alertdialog']");
}

/** Returns how far a box must move up to clear the first set that leaves room for it; 0 if none does. */
export function riseAboveObstacles(box: Box, sets: readonly (readonly Box[])[]): number {
  for (const boxes of sets) {
    const rise = clearRise(box, boxes);
    if (rise !== undefined) return rise;
  }
  return 0;
}

/**
 * Returns how far a box at the bottom must move up, in CSS pixels, to clear all obstacles. Returns undefined if nothing
 * below the window's top is free.
 */
export function clearRise(box: Box, boxes: readonly Box[], gap = 12): number | undefined {
  const height = box.bottom - box.top;
  let top = box.top;
  const below = boxes
    .filter(({ left, right }) => left < box.right && right > box.left)
    .toSorted((a, b) => b.bottom - a.bottom);
  for (const obstacle of below) {
    if (obstacle.bottom > top && obstacle.top < top + height) top = obstacle.top - gap - height;
  }
  return top < gap ? undefined : box.top - top;
}
