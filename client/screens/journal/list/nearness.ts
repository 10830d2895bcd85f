/** One and a half screens above and below. */
const margin = "150% 0px";

type Listener = (isNear: boolean) => void;

const listeners = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | undefined;

/** Calls `listener` when an element enters or leaves the area near the viewport. Returns a function that stops it. */
export function watchNearness(element: Element, listener: Listener): () => void {
  if (!("IntersectionObserver" in window)) return () => undefined;
  observer ??= new IntersectionObserver(
    (changes) => {
      for (const { target, isIntersecting } of changes) listeners.get(target)?.(isIntersecting);
    },
    { rootMargin: margin },
  );
  listeners.set(element, listener);
  observer.observe(element);

  return () => {
    listeners.delete(element);
    observer?.unobserve(element);
  };
}
