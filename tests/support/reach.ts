import type { Page } from "playwright-core";
import { expect } from "vitest";

/** The focused element, and the part of it that is hidden. */
interface Focused {
  name: string;
  /** Empty if it is entirely visible. */
  hidden: string;
}

/**
 * Tabs through a page and checks that each focused control is entirely visible (WCAG 2.4.11 and 2.4.12). For elements
 * taller than the window, only their start.
 *
 * @returns The names of the controls, in order.
 */
export async function expectFocusInSight(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    (document.activeElement as HTMLElement | null)?.blur();
  });

  const seen: string[] = [];
  const hidden: string[] = [];
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press("Tab");
    let focused = await lookAtFocus(page);
    // Scrolling may start a moment later.
    for (let looks = 0; focused?.hidden && looks < 20; looks += 1) focused = await lookAtFocus(page);
    if (!focused || (seen.length > 1 && focused.name === seen[0])) break;
    seen.push(focused.name);
    if (focused.hidden) hidden.push(`${focused.name}: ${focused.hidden}`);
  }

  const { pathname } = new URL(page.url());
  expect(hidden, `controls on ${pathname} that had the focus and were not wholly in sight`).toEqual([]);
  return seen;
}

/** Waits until the page is still and describes the focused element. */
export function lookAtFocus(page: Page): Promise<Focused | null> {
  return page.evaluate(async () => {
    for (let last = Number.NaN; last !== window.scrollY;) {
      last = window.scrollY;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;

    const { top, right, bottom, left, width, height } = focused.getBoundingClientRect();
    const label = focused.getAttribute("aria-label") ?? (focused as HTMLElement).innerText;
    const name = `${focused.tagName.toLowerCase()} ${label || focused.getAttribute("name") || focused.id}`.slice(0, 60);
    const outside = [
      top < -0.5 && `${-top} px above the window`,
      left < -0.5 && `${-left} px left of it`,
      right > window.innerWidth + 0.5 && `${right - window.innerWidth} px right of it`,
      height <= window.innerHeight && bottom > window.innerHeight + 0.5 && `${bottom - window.innerHeight} px below it`,
    ].filter(Boolean);

    const middle = [left + width / 2, top + Math.min(height, window.innerHeight) / 2] as const;
    const lowest = Math.min(bottom, window.innerHeight) - 2;
    // A link in text may wrap over lines, and its padding lies below the neighbouring words.
    const isText = getComputedStyle(focused).display === "inline";
    const [line] = focused.getClientRects();
    const inLine = line ? ([line.left + line.width / 2, line.top + line.height / 2] as const) : middle;
    const around = [
      middle,
      [middle[0], top + 2],
      [middle[0], lowest],
      [left + 2, middle[1]],
      [right - 2, middle[1]],
    ] as const;
    const points = isText ? [inLine] : around;
    const over = points
      .map(([x, y]) => document.elementFromPoint(x, y))
      .find((met) => met && !focused.contains(met) && !met.contains(focused) && !met.closest("label"));
    const under =
      over && `under ${over.tagName.toLowerCase()}.${over.getAttribute("class")} "${over.textContent?.slice(0, 30)}"`;
    return { name, hidden: [...outside, under].filter(Boolean).join(", ") };
  });
}

/** Controls with a target under 24 by 24 CSS pixels, except links in text (WCAG 2.5.8). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("a[href], button, input, select, textarea, [role='radio'], [role='tab']")]
      .filter((control) => !control.closest("p, [hidden], [inert]"))
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && (box.width < 24 || box.height < 24))
      .map(({ control, box }) => `${control.outerHTML.slice(0, 80)} ${box.width}x${box.height}`),
  );
}
