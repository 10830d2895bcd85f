/** Marks what a toast never covers: header, navigation, docks, the prompt. */
export const keptClear = { "data-kept-clear": "" };

const controls = "a[href], button, input, select, textarea, [tabindex='0']";

interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** What a toast must not lie on: what is marked so, and what has the focus. An open dialog makes room by itself. */
export function obstacles(toast: Element): Box[] {
  if (openDialog()) return [];
  const focused = document.activeElement;
  const hasFocus = focused?.matches(controls) ? [focused] : [];
  return [...document.querySelectorAll("[data-kept-clear]"), ...hasFocus]
    .filter((element) => !toast.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

/** Tells dialogs how much of the window's foot a toast takes, in CSS pixels; 0 for none. */
export function takeFoot(height: number): void {
  document.documentElement.style.setProperty("--toast-room", `${height}px`);
  // What has the focus may have been pushed out of the dialog's sight.
  if (height > 0 && openDialog()?.contains(document.activeElement))
    document.activeElement?.scrollIntoView({ block: "nearest" });
}

function openDialog(): Element | null {
  return document.querySelector("[role='dialog'], [role='alertdialog']");
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
