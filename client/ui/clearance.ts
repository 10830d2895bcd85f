/** Marks what a toast never covers: header, navigation, docks, the prompt. */
export const keptClear = { "data-kept-clear": "" };

const controls = "a[href], button, input, select, textarea, [tabindex='0']";

interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** What a toast must not lie on: what is marked so, the controls of an open dialog, and what has the focus. */
export function obstacles(toast: Element): Box[] {
  const marked = [...document.querySelectorAll("[data-kept-clear]")];
  const inDialogs = [...document.querySelectorAll("[role='dialog'], [role='alertdialog']")].flatMap((dialog) => [
    ...dialog.querySelectorAll(controls),
  ]);
  const focused = document.activeElement;
  const hasFocus = focused?.matches(controls) ? [focused] : [];
  return [...marked, ...inDialogs, ...hasFocus]
    .filter((element) => !toast.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

/**
 * How far a box at the bottom of a window rises, in CSS pixels, until it lies on none of the obstacles; 0 where there is no
 * such place below the window's top.
 */
export function clearRise(box: Box, boxes: readonly Box[], gap = 12): number {
  const height = box.bottom - box.top;
  let top = box.top;
  const below = boxes
    .filter(({ left, right }) => left < box.right && right > box.left)
    .toSorted((a, b) => b.bottom - a.bottom);
  for (const obstacle of below) {
    if (obstacle.bottom > top && obstacle.top < top + height) top = obstacle.top - gap - height;
  }
  return top < gap ? 0 : box.top - top;
}
