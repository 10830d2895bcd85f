/**
 * Keeps the focused control in sight (WCAG 2.4.11) when something above it appears or grows, such as the mood prompt, a
 * bar or a late part of the screen. If the person has scrolled away from the control, the page stays. Call it once.
 */
export function keepFocusInSight(): void {
  let [wasInSight, place] = [true, 0];
  // Tells after each frame, so it still knows the frame before the page has grown.
  const sight = new IntersectionObserver(([focused]) => void (wasInSight = focused!.isIntersecting), {
    threshold: 0.9,
  });
  document.addEventListener("focusin", ({ target }) => {
    const focused = target as Element;
    sight.disconnect();
    [wasInSight, place] = [true, placeOf(focused)];
    sight.observe(focused);
  });
  new ResizeObserver(() => {
    const focused = document.querySelector(":focus-visible");
    if (!focused) return;
    const before = place;
    place = placeOf(focused);
    // A field that grows while a person types in it stays where it is.
    if (wasInSight && place !== before) focused.scrollIntoView({ block: "nearest" });
  }).observe(document.body);
}

function placeOf(control: Element): number {
  return control.getBoundingClientRect().top + window.scrollY;
}
